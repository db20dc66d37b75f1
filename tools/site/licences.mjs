// Licences of everything that is shipped. Law: what stands in the bundle stands in the list, with its text.
import fs from "node:fs";
import path from "node:path";
import { modules, readJson, root } from "./common.mjs";

const FILES = /^(licen[cs]e|copying|ofl)(\.(md|txt))?$/i;
/** Shipped beside the bundle, so no bundler sees them. */
const RUNTIME = ["pyodide", "@pyscript/core"];
/** PyScript's parts for editors and terminals are not shipped. */
const NOT_SHIPPED = /codemirror|xterm/;

/** @param {string} input a bundled file @returns {string|null} the package it is from */
function packageOf(input) {
  const match = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input);
  return match?.[1] ?? null;
}

/** A package and all that it needs, as installed. @param {string} name @param {Set<string>} seen */
function withNeeds(name, seen) {
  const file = path.join(modules, name, "package.json");
  if (seen.has(name) || NOT_SHIPPED.test(name) || name.startsWith("@types/") || !fs.existsSync(file)) return;
  seen.add(name);
  for (const need of Object.keys(readJson(file).dependencies ?? {})) withNeeds(need, seen);
}

/** @param {string} dir @returns {string} text of the licence file */
function licenceText(dir) {
  const file = fs.readdirSync(dir).sort().find((name) => FILES.test(name));
  return file ? fs.readFileSync(path.join(dir, file), "utf8").trim() : "";
}

/** @param {string} name */
function entry(name) {
  const dir = path.join(modules, name);
  const { version, license, author, homepage } = readJson(path.join(dir, "package.json"));
  const holder = typeof author === "string" ? author : author?.name;
  const notice = holder ? `Copyright ${holder.replace(/\s*<.*/, "")}\n\n` : `${homepage ?? name}\n\n`;
  const text = licenceText(dir) || notice + standardText(license);
  return { name, version, licence: license, text };
}

/** Packages without a file of their own say the licence by name; its text is kept here. @param {string} id */
function standardText(id) {
  const file = path.join(root, "tools", "site", "licences", `${id}.txt`);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim() : "";
}

/**
 * @param {string[]} inputs files that went into the bundles
 * @returns {{name: string, version: string, licence: string, text: string}[]} sorted by name
 */
export function licences(inputs) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const name of RUNTIME) withNeeds(name, names);
  names.delete("ws"); // only under node
  for (const input of inputs) {
    const name = packageOf(input);
    if (name) names.add(name);
  }
  names.add("@fontsource-variable/figtree");
  const python = {
    name: "CPython (inside Pyodide)",
    version: "3.14.2",
    licence: "PSF-2.0",
    text: standardText("PSF-2.0"),
  };
  return [python, ...[...names].map(entry)].sort((a, b) => (a.name < b.name ? -1 : 1));
}
