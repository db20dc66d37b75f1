// Builds dist/site and dist/taktbrett.html.   node tools/build.mjs
// Law: the same sources give the same bytes, and every address in the site is relative.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { bundleCrypto, bundlePlainWorker, bundleSite } from "./site/bundle.mjs";
import { dist, hash, modules, put, putHashed, read, readJson, root, site, step, walk } from "./site/common.mjs";
import { buildFonts } from "./site/fonts.mjs";
import { licences } from "./site/licences.mjs";
import { buildOffline } from "./site/offline.mjs";
import { dataUrl, sitePage } from "./site/page.mjs";
import { pythonZips } from "./site/python_zips.mjs";
import { buildSingle } from "./site/single.mjs";

const pyodideFiles = path.join(modules, "pyodide");
const pyscriptFiles = path.join(modules, "@pyscript", "core", "dist");
const python = path.join(root, ".venv", "bin", "python");
const { version } = readJson(path.join(root, "package.json"));
const ICONS = `<link rel="icon" href="./assets/icons/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="./assets/icons/apple-180.png">`;
const EMPTY_LOCK = `{"info":{"abi_version":"2026_0","arch":"wasm32","platform":"emscripten_5_0_3","python":"3.14.2"},"packages":{}}\n`;

step("facts of the engines");
execFileSync(python, [path.join(root, "tools", "export_facts.py")], { stdio: "inherit" });

step("Python: standard library and engines as .pyc");
const { stdlib, engines } = await pythonZips();

fs.rmSync(site, { recursive: true, force: true });

step("Python: runtime");
const runtimeFiles = {
  "pyodide.mjs": withoutMap(read(path.join(pyodideFiles, "pyodide.mjs"))),
  "pyodide.asm.mjs": read(path.join(pyodideFiles, "pyodide.asm.mjs")),
  "pyodide.asm.wasm": read(path.join(pyodideFiles, "pyodide.asm.wasm")),
  "python_stdlib.zip": stdlib,
  "pyodide-lock.json": Buffer.from(EMPTY_LOCK),
};
const plainWorker = await bundlePlainWorker(false);
const pythonDir = `python/${hash(...Object.values(runtimeFiles), plainWorker)}`;
for (const [name, data] of Object.entries(runtimeFiles)) put(`${pythonDir}/${name}`, data);
const plain = put(`${pythonDir}/plain.js`, plainWorker);
const enginesZip = putHashed("python/engines.zip", engines);
const worker = putHashed("python/worker.py", read(path.join(root, "py", "app", "worker.py")));
const crypto = await bundleCrypto();
const cryptoModule = crypto && putHashed("python/crypto.js", crypto.text);

step("PyScript");
const pyscriptVersion = readJson(path.join(modules, "@pyscript", "core", "package.json")).version;
const pyscriptNames = fs.readdirSync(pyscriptFiles).filter((name) => /^(core(-\w+)?|error-\w+)\.js$/.test(name));
const pyscriptData = pyscriptNames.map((name) => withoutMap(read(path.join(pyscriptFiles, name))));
const pyscriptDir = `pyscript/${hash(pyscriptVersion, ...pyscriptData)}`;
pyscriptNames.forEach((name, i) => put(`${pyscriptDir}/${name}`, pyscriptData[i]));
const pyscriptMain = `${pyscriptDir}/core.js`;
const pyscriptCore = pyscriptNames.find((name) => name.startsWith("core-"));

step("fonts");
await buildFonts();

step("page");
const bundle = await bundleSite();
for (const name of walk(path.join(root, "assets")).filter(shippedAsset)) put(`assets/${name}`, read(path.join(root, "assets", name)));
const manifest = put("manifest.webmanifest", read(path.join(root, "web", "manifest.webmanifest")));
const list = licences([...bundle.inputs, ...(crypto?.inputs ?? [])]);
const licenceFile = putHashed("licences.json", JSON.stringify(list));

step("single file");
const icon = dataUrl(path.join(root, "assets", "icons", "icon.svg"));
const single = await buildSingle({
  wasm: path.join(pyodideFiles, "pyodide.asm.wasm"), stdlib, engines, version, icon, licences: list,
});
fs.writeFileSync(path.join(dist, "taktbrett.html"), single);
put("taktbrett.html", single);

const first = [`${pythonDir}/pyodide.asm.wasm`, `${pythonDir}/python_stdlib.zip`, `${pythonDir}/pyodide.asm.mjs`, enginesZip];
const runtime = {
  version,
  single: false,
  pyscript: pyscriptMain,
  pyodide: `${pythonDir}/pyodide.mjs`,
  plain,
  worker,
  engines: enginesZip,
  crypto: cryptoModule,
  files: first.map((url) => ({ url, size: fs.statSync(path.join(site, url)).size })),
  config: pyscriptConfig(),
  licences: licenceFile,
  standalone: { url: `taktbrett.html?v=${hash(single)}`, size: Buffer.byteLength(single) },
};
put(
  "index.html",
  sitePage({
    ...bundle,
    later: [pyscriptMain, `${pyscriptDir}/${pyscriptCore}`],
    fonts: walk(path.join(site, "app")).filter((name) => /^figtree-[A-Z0-9]+\.woff2$/.test(name)).map((name) => `app/${name}`),
    runtime,
    manifest,
    icons: ICONS,
  }),
);
put(".nojekyll", "");

step("service worker");
const stored = await buildOffline();

const gz = (/** @type {string} */ name) => zlib.gzipSync(read(path.join(site, name)), { level: 9 }).length;
console.log(`dist/site: ${stored.count} files for offline use, ${(stored.size / 1e6).toFixed(1)} MB`);
console.log(`first visit (gz): Python ${kB(first.reduce((sum, name) => sum + gz(name), 0))}, app ${kB([bundle.script, ...bundle.parts, bundle.style].reduce((sum, name) => sum + gz(name), 0))}`);
console.log(`dist/taktbrett.html: ${(Buffer.byteLength(single) / 1e6).toFixed(1)} MB`);

/** @param {number} bytes */
function kB(bytes) {
  return `${Math.round(bytes / 1000)} kB`;
}

/** Source maps are not shipped. @param {Buffer} data @returns {Buffer} */
function withoutMap(data) {
  return Buffer.from(data.toString("utf8").replace(/\n\/\/# sourceMappingURL=\S+\s*$/, "\n"));
}

/** Texts are in the bundle. @param {string} name */
function shippedAsset(name) {
  return !name.startsWith("locales/") && !/\.(md|js)$/.test(name);
}

/** pyscript.toml with the names of this build. @returns {Record<string, any>} */
function pyscriptConfig() {
  const code = "import json, sys, tomllib; print(json.dumps(tomllib.load(open(sys.argv[1], 'rb'))))";
  const config = JSON.parse(execFileSync(python, ["-c", code, path.join(root, "pyscript.toml")], { encoding: "utf8" }));
  delete config.interpreter; // the page gives the address of this build
  config.files = { [enginesZip]: config.files["./python/engines.zip"] };
  const name = config.js_modules.worker["./python/crypto.js"];
  if (cryptoModule) config.js_modules = { worker: { [cryptoModule]: name } };
  else delete config.js_modules;
  return config;
}
