/**
 * "Save as one file": the whole of Taktbrett as one .html with the person's things inside. Law: what comes out differs
 * from the built file in the slot `#taktbrett-save` only.
 */
import { packed, unpackedText } from "../engine/packed.js";
import { absolute, runtime } from "../engine/runtime.js";

const SLOT = /(<script type="application\/json" id="taktbrett-save">)[^<]*(<\/script>)/;

/**
 * @param {string} saveJson JSON text; an empty string leaves the slot empty
 * @returns {Promise<Blob>} text/html
 * @throws {Error & {key: string}} `single-missing`: not online and not stored; `single-broken`: no slot in it
 */
export async function singleFile(saveJson) {
  const source = runtime().single ? await ownSource() : await siteSource();
  if (!SLOT.test(source)) throw failure("single-broken");
  const save = saveJson.replaceAll("<", "\\u003c");
  return new Blob([source.replace(SLOT, (_, open, close) => open + save + close)], { type: "text/html" });
}

/** What this file carries, as JSON text; empty in a fresh one and on the site. */
export const carriedSave = () => document.getElementById("taktbrett-save")?.textContent?.trim() ?? "";

async function siteSource() {
  const answer = await fetch(absolute(runtime().standalone.url)).catch((cause) => {
    throw failure("single-missing", cause);
  });
  if (!answer.ok) throw failure("single-missing");
  return answer.text();
}

/** The pattern of the file is one of its parts; the other parts stand in the page as they were. */
async function ownSource() {
  const pattern = await unpackedText("pattern.html");
  return pattern.replace(/\{\{(part|text):([\w.-]+)\}\}/g, (_, kind, name) =>
    kind === "part" ? packed(name) : (document.getElementById(name)?.textContent ?? ""),
  );
}

/** @param {string} key @param {unknown} [cause] */
const failure = (key, cause) => Object.assign(new Error(key, { cause }), { key, args: {} });
