/**
 * Faults of the link: errors that name what went wrong by a message key, never by a sentence.
 *
 * Keys: `code-broken` (damaged or cut off), `code-version` (made by another version of the page), `code-wrong-kind`
 * (an answer where an invite belongs, or the other way round), `code-other-room`, `code-old` (belongs to an invite that
 * this device no longer knows), `code-used` (all seats of the invite are taken), `code-own` (the invite is one's own),
 * `link-no-network` (the browser offers no address), `link-unsupported` (no WebRTC), `link-bad-frame`, `link-too-big`,
 * `link-flood`, `link-version`, `qr-too-long`, `qr-none`, `camera-refused`, `camera-missing`, `camera-failed`,
 * `scan-stopped`.
 *
 * @typedef {Error & {key: string}} Fault
 */

/**
 * @param {string} key
 * @param {unknown} [cause]
 * @returns {Fault}
 */
export function fault(key, cause) {
  return Object.assign(new Error(key, { cause }), { key });
}
