// Places, hashes and small file helpers of the build. Law: a name carries the hash of its content.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
export const dist = path.join(root, "dist");
export const site = path.join(dist, "site");
export const cache = path.join(root, ".cache");
export const modules = path.join(root, "node_modules");

/** @param {...(string | Uint8Array)} parts @returns {string} the first 10 hex digits of SHA-256 */
export function hash(...parts) {
  const sum = crypto.createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 10);
}

/** @param {string} file path in node_modules or the project */
export const read = (file) => fs.readFileSync(file);

/** @param {string} file @returns {any} */
export const readJson = (file) => JSON.parse(fs.readFileSync(file, "utf8"));

/**
 * Writes a file into the site.
 * @param {string} name path below dist/site
 * @param {string | Uint8Array} data
 * @returns {string} the name
 */
export function put(name, data) {
  const file = path.join(site, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, data);
  return name;
}

/**
 * Writes a file whose name carries its hash.
 * @param {string} name `dir/stem.ext`
 * @param {string | Uint8Array} data
 * @returns {string} `dir/stem-hash.ext`
 */
export function putHashed(name, data) {
  const { dir, name: stem, ext } = path.posix.parse(name);
  return put(path.posix.join(dir, `${stem}-${hash(data)}${ext}`), data);
}

/** All files below a folder, as sorted relative posix paths. @param {string} dir @returns {string[]} */
export function walk(dir) {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath ?? entry.path, entry.name)).split(path.sep).join("/"))
    .sort();
}

/** @param {string} text a step of the build, shown while it runs */
export const step = (text) => console.log(`== ${text}`);
