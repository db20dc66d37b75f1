// Random playouts inside Pyodide under node: the same Python as in CPython.   node tests/bench/playouts_in_pyodide.mjs 3
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1", HOME: "/home/pyodide" } });
python.FS.mkdirTree("/repo");
python.mountNodeFS("/repo", root);
const told = python.runPython(`
import json, sys
sys.path.insert(0, "/repo/tests/bench")
from playouts import measure
json.dumps(measure(${Number(process.argv[2] ?? 3)}))`);
process.stdout.write(`${told}\n`);
