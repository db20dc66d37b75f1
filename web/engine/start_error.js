/**
 * Why Python did not start, as a message key.
 * @param {"error-start-wasm"|"error-start-missing"|"error-start-python"|"error-engine-stopped"} key
 * @param {unknown} [cause]
 * @returns {Error & {key: string, args: Record<string, string>}}
 */
export function startError(key, cause) {
  const detail = cause === undefined ? "" : String(/** @type {any} */ (cause)?.message ?? cause).slice(0, 300);
  return Object.assign(new Error(detail ? `${key}: ${detail}` : key, { cause }), { key, args: { detail } });
}
