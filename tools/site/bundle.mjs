// Bundles the page's JavaScript and CSS. Law: the site is split and lazily loaded, the single file is one module.
import fs from "node:fs";
import path from "node:path";
import * as esbuild from "esbuild";
import { modules, root, site } from "./common.mjs";

const web = path.join(root, "web");
const pyodide = path.join(modules, "pyodide");
const TARGET = ["chrome111", "firefox114", "safari16.4"];

/** @type {esbuild.BuildOptions} */
const common = {
  absWorkingDir: root,
  bundle: true,
  charset: "utf8",
  format: "esm",
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
  minify: true,
  target: TARGET,
  loader: { ".ftl": "text", ".svg": "text", ".woff2": "file", ".png": "dataurl" },
};

/** The page's style: fonts first, then the app's own. */
const STYLE = { contents: '@import "./build/fonts.css";\n@import "./css/app.css";\n', resolveDir: web, loader: "css" };

/** @param {esbuild.Metafile} meta @param {string} entry @returns {string} path below dist/site */
function outputOf(meta, entry) {
  const found = Object.entries(meta.outputs).find(([, output]) => output.entryPoint === entry);
  if (!found) throw new Error(`no output of ${entry}`);
  return path.posix.relative("dist/site", found[0]);
}

/** @param {esbuild.Metafile} meta @param {string} file @returns {string[]} what the file imports at once, below dist/site */
function staticImports(meta, file) {
  const imports = meta.outputs[`dist/site/${file}`].imports;
  return imports.filter(({ kind }) => kind === "import-statement").map((i) => path.posix.relative("dist/site", i.path));
}

/** @returns {Promise<{script: string, parts: string[], style: string, inputs: string[]}>} names below dist/site */
export async function bundleSite() {
  const names = { entryNames: "[name]-[hash]", chunkNames: "part-[hash]", assetNames: "[name]-[hash]" };
  const outdir = path.join(site, "app");
  const app = await esbuild.build({ ...common, ...names, entryPoints: { app: "web/app.js" }, splitting: true, outdir });
  const style = await esbuild.build({ ...common, ...names, entryNames: "app-[hash]", stdin: /** @type {any} */ (STYLE), outdir });
  const css = Object.keys(style.metafile.outputs).find((name) => name.endsWith(".css")) ?? "";
  const script = outputOf(app.metafile, "web/app.js");
  return {
    script,
    parts: staticImports(app.metafile, script),
    style: path.posix.relative("dist/site", css),
    inputs: [...Object.keys(app.metafile.inputs), ...Object.keys(style.metafile.inputs)],
  };
}

/** @returns {Promise<{script: string, style: string}>} the texts for the single file, fonts inside */
export async function bundleSingle() {
  const loader = { ...common.loader, ".woff2": /** @type {const} */ ("dataurl") };
  const app = await esbuild.build({ ...common, loader, entryPoints: ["web/app.js"], write: false, outdir: "x" });
  const style = await esbuild.build({ ...common, loader, stdin: /** @type {any} */ (STYLE), write: false, outdir: "x" });
  return { script: app.outputFiles[0].text, style: style.outputFiles[0].text };
}

/** The crypto for Python as one module, or null while there is none. */
export async function bundleCrypto() {
  const entry = "web/crypto/worker.js";
  if (!fs.existsSync(path.join(root, entry))) return null;
  const built = await esbuild.build({ ...common, entryPoints: [entry], write: false, outdir: "x" });
  return { text: built.outputFiles[0].text, inputs: Object.keys(built.metafile.inputs) };
}

/**
 * The worker around plain Pyodide.
 * @param {boolean} packed true: Pyodide and the crypto inside (single file); false: it imports its neighbours
 * @returns {Promise<string>}
 */
export async function bundlePlainWorker(packed) {
  /** @type {esbuild.Plugin} */
  const parts = {
    name: "parts",
    setup(build) {
      build.onResolve({ filter: /^taktbrett:pyodide$/ }, () =>
        packed ? { path: path.join(pyodide, "pyodide.mjs") } : { path: "./pyodide.mjs", external: true },
      );
      build.onResolve({ filter: /^taktbrett:parts$/ }, () => ({ path: "parts", namespace: "taktbrett" }));
      build.onLoad({ filter: /.*/, namespace: "taktbrett" }, () => ({
        resolveDir: web,
        contents: packed ? packedParts() : SITE_PARTS,
      }));
    },
  };
  const external = ["node:*", "fs", "path", "url", "vm", "ws", "crypto", "child_process", "worker_threads"];
  const entryPoints = ["web/engine/plain_worker.js"];
  const built = await esbuild.build({ ...common, entryPoints, external, plugins: [parts], write: false, outdir: "x" });
  return built.outputFiles[0].text;
}

const SITE_PARTS = `
export const createPyodideModule = undefined;
export const cryptoModule = (url) => (url ? import(url) : null);
`;

function packedParts() {
  const crypto = fs.existsSync(path.join(web, "crypto", "worker.js"));
  return `
export { default as createPyodideModule } from ${JSON.stringify(path.join(pyodide, "pyodide.asm.mjs"))};
${crypto ? 'import * as crypto from "./crypto/worker.js";' : "const crypto = null;"}
export const cryptoModule = async () => crypto;
`;
}
