// Runs the unit tests inside Pyodide under node, without network. Law: the same files, the same pytest, another Python.
//   node tools/pytest_in_pyodide.mjs tests/unit -q
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const wheels = path.join(root, ".cache", "wheels");
const site = "/lib/python3.14/site-packages";

// HYPOTHESIS_PROFILE is read by tests/conftest.py; TAKTBRETT_PYODIDE marks the place for tests that ask.
const python = await loadPyodide({
  env: { PYTHONDONTWRITEBYTECODE: "1", HOME: "/home/pyodide", TAKTBRETT_PYODIDE: "1" },
});
for (const wheel of fs.readdirSync(wheels).filter((name) => name.endsWith(".whl")).sort()) {
  python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(wheels, wheel))), "wheel", { extractDir: site });
}
python.FS.mkdirTree("/repo");
python.mountNodeFS("/repo", root);

const crypto = await import("../web/crypto/worker.js");
python.registerJsModule("pyscript", { js_modules: { taktbrett_crypto: crypto } }); // as in the worker

const asked = process.argv.slice(2);
const args = [...(asked.length ? asked : ["tests/unit", "-q"]), "-p", "no:cacheprovider", "-m", "not native"];
python.globals.set("pytest_args", python.toPy(args));
const code = await python.runPythonAsync(`
import os
os.chdir("/repo")
import pytest
int(pytest.main(list(pytest_args)))
`);
process.exitCode = code;
