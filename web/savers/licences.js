/**
 * The licences of what is shipped, as the build wrote them down.
 */
import { unpackedText } from "../engine/packed.js";
import { absolute, runtime } from "../engine/runtime.js";

/** @returns {Promise<{name: string, version: string, licence: string, text: string}[]>} */
export async function readLicences() {
  if (runtime().single) return JSON.parse(await unpackedText("licences.json"));
  const answer = await fetch(absolute(runtime().licences));
  return answer.json();
}
