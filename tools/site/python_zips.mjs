// Compiles the standard library and the engines to .pyc inside Pyodide's own Python.
// Law: what the page may import is in the zips, what it can never use is not; the same sources give the same bytes.
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";
import { cache, hash, modules, read, root, walk } from "./common.mjs";

/**
 * Parts of the standard library that need a terminal, a process, a socket or a server, or serve other formats.
 * A name covers the module and everything below it.
 */
const UNUSED = `
  __hello__ __phello__ _aix_support _android_support _apple_support _ast_unparse _compat_pickle _ios_support _markupbase
  _osx_support _py_abc _pydatetime _pydecimal _pyio _pylong _pyrepl _sysconfigdata__emscripten_wasm32-emscripten
  antigravity argparse asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events asyncio/windows_utils
  bdb cProfile cmd code compileall concurrent/futures/interpreter concurrent/futures/process concurrent/interpreters
  configparser csv ctypes curses dbm difflib doctest email ensurepip filecmp fileinput ftplib getopt getpass gettext
  graphlib html/parser http idlelib imaplib importlib/metadata importlib/readers importlib/resources importlib/simple
  json/__main__ json/tool logging/config logging/handlers mailbox modulefinder multiprocessing netrc nturl2path optparse
  pdb pickle pickletools platform plistlib poplib profile pstats pty py_compile pyclbr pydoc pydoc_data
  pyodide/_nodesock_transport pyodide/console quopri rlcompleter runpy sched shelve shlex smtplib socketserver sqlite3
  sre_compile sre_constants sre_parse stringprep symtable sysconfig tabnanny tarfile this timeit tkinter tomllib trace
  tracemalloc tty turtle unittest urllib/error urllib/request urllib/response urllib/robotparser uuid venv wave
  webbrowser wsgiref xml xmlrpc zipapp zipfile/__main__ zoneinfo
`.trim().split(/\s+/);

/** Codecs that the web and Python itself meet; the others are tables of old code pages. */
const CODECS = "__init__ aliases ascii latin_1 utf_8 utf_8_sig utf_16 utf_16_le utf_16_be cp437 raw_unicode_escape unicode_escape".split(" ");

/**
 * What PyScript's worker imports of its own package. PyScript writes the sources there at every start; unchecked .pyc files
 * beside them spare the compiling (PEP 552).
 */
const PYSCRIPT = "__init__ context display events fetch ffi flatted storage util websocket".split(" ");
const pyscriptSources = path.join(modules, "@pyscript", "core", "src", "stdlib", "pyscript");

/** Docstrings that Pyodide reads at start. */
const KEEP_DOCS = ["pyodide", "_pyodide"];

const COMPILE = `
import importlib._bootstrap_external as external
import importlib.util
import io
import zipfile

def compiled(name, source, root, optimize):
    code = compile(source, root + name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(external._code_to_hash_pyc(code, importlib.util.source_hash(source), False))

def stored(name):
    package, _, module = name.rpartition("/")
    return f"pyscript/__pycache__/{module[:-3]}.cpython-314.pyc" if package == "pyscript" else name + "c"

def pack(files, root, keep_docs=()):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files.items()):
            python = name.endswith(".py")
            if python:
                data = compiled(name, data, root, 0 if name.split("/")[0] in keep_docs else 2)
            entry = zipfile.ZipInfo(stored(name) if python else name, (2026, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return out.getvalue()

def unpack(data):
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {i.filename: archive.read(i) for i in archive.infolist() if not i.is_dir()}
`;

/** @param {string} name file in the zip of the standard library */
function used(name) {
  if (!name.endsWith(".py")) return false;
  const stem = name.replace(/\.py$/, "").replace(/\/__init__$/, "");
  if (name.startsWith("encodings/")) return CODECS.includes(path.posix.basename(name, ".py"));
  return !UNUSED.some((unused) => stem === unused || name.startsWith(`${unused}/`));
}

/** Sources of the engines, tests left out. @returns {Record<string, Buffer>} */
export function engineSources() {
  const base = path.join(root, "py");
  const names = walk(base).filter((name) => name.endsWith(".py"));
  return Object.fromEntries(names.map((name) => [name, read(path.join(base, name))]));
}

/** @returns {Record<string, Buffer>} */
function sourcesOfPyscript() {
  return Object.fromEntries(PYSCRIPT.map((name) => [`pyscript/${name}.py`, read(path.join(pyscriptSources, `${name}.py`))]));
}

/**
 * @returns {Promise<{stdlib: Buffer, engines: Buffer}>} the two zips
 */
export async function pythonZips() {
  const library = read(path.join(modules, "pyodide", "python_stdlib.zip"));
  const sources = { ...engineSources(), ...sourcesOfPyscript() };
  const rules = read(new URL(import.meta.url).pathname);
  const key = hash(library, rules, ...Object.entries(sources).flat());
  const dir = path.join(cache, "python", key);
  if (!fs.existsSync(path.join(dir, "engines.zip"))) await compileInto(dir, library, sources);
  return { stdlib: read(path.join(dir, "stdlib.zip")), engines: read(path.join(dir, "engines.zip")) };
}

/** @param {string} dir @param {Buffer} library @param {Record<string, Buffer>} sources */
async function compileInto(dir, library, sources) {
  const python = await loadPyodide();
  python.runPython(COMPILE);
  const [pack, unpack] = ["pack", "unpack"].map((name) => python.globals.get(name));
  /** @param {any} proxy */
  const bytes = (proxy) => Buffer.from(proxy.toJs());
  const all = unpack(python.toPy(new Uint8Array(library)).tobytes());
  const kept = python.globals.get("dict")();
  for (const name of all) if (used(name)) kept.set(name, all.get(name));
  const stdlib = bytes(pack(kept, "/lib/python314.zip/", python.toPy(KEEP_DOCS)));

  const files = python.globals.get("dict")();
  for (const [name, data] of Object.entries(sources)) files.set(name, python.toPy(new Uint8Array(data)).tobytes());
  const engines = bytes(pack(files, "/app/"));

  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(path.join(dir, "stdlib.zip"), stdlib);
  fs.writeFileSync(path.join(dir, "engines.zip"), engines);
}
