/**
 * Address helpers (STUN, RFC 8489; TURN, RFC 8656) as a person writes them in the settings. Law: none are built in;
 * without any, browsers find each other within one network only.
 *
 * `stun:host`, `stun:host:port`, `turn:user:password@host:port`; also `stuns:` and `turns:`; apart by space or comma.
 */

const ADDRESS = /^(stuns?|turns?):(?:([^:@\s]+):([^@\s]+)@)?([A-Za-z0-9.-]+|\[[0-9a-fA-F:.]+\])(:[0-9]{1,5})?$/;

/**
 * @param {string} text
 * @returns {{servers: RTCIceServer[], wrong: string[]}} what can be used, and the words that can't be read
 */
export function helpersOf(text) {
  /** @type {RTCIceServer[]} */
  const servers = [];
  /** @type {string[]} */
  const wrong = [];
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const found = ADDRESS.exec(word);
    const [, scheme, username, credential, host, port = ""] = found ?? [];
    const relay = scheme?.startsWith("turn");
    if (!found || relay !== (username !== undefined)) wrong.push(word);
    else if (relay) servers.push({ urls: `${scheme}:${host}${port}`, username, credential });
    else servers.push({ urls: `${scheme}:${host}${port}` });
  }
  return { servers, wrong };
}
