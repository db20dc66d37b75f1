/**
 * The parts that the single file carries: gzip, written as base64 in `<script type="text/plain" data-part="name">`.
 * Law: a part is never changed in the page, so the file can be put together again byte by byte.
 */

/** @param {string} name @returns {string} base64 of the gzipped part */
export function packed(name) {
  const element = document.querySelector(`script[data-part="${name}"]`);
  if (!element) throw new Error(`part ${name} is missing`);
  return element.textContent ?? "";
}

/** @param {string} base64 @returns {Promise<ArrayBuffer>} */
export function unpack(base64) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** @param {string} name @returns {Promise<string>} */
export const unpackedText = async (name) => new TextDecoder().decode(await unpack(packed(name)));
