// Runs the unit tests inside Pyodide under node, without network. Law: the same files, the same pytest, another Python.
//   node tools/pytest_in_pyodide.mjs tests/unit -q        a folder is shared out between two processes
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const wheels = path.join(root, ".cache", "wheels");
const site = "/lib/python3.14/site-packages";

const asked = process.argv.slice(2);
const folder = asked.find((arg) => !arg.startsWith("-") && fs.existsSync(arg) && fs.statSync(arg).isDirectory());
process.exitCode = folder ? await shareOut(folder, asked) : await run(asked);

/**
 * Half of the test files each for two processes: Pyodide has one thread.
 * @param {string} dir @param {string[]} args @returns {Promise<number>} exit code, 0 only if both passed
 */
async function shareOut(dir, args) {
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((name) => /^test_.*\.py$/.test(path.basename(name)))
    .map((name) => path.join(dir, name))
    .sort((a, b) => fs.statSync(b).size - fs.statSync(a).size);
  const rest = args.filter((arg) => arg !== dir);
  const codes = await Promise.all(
    [0, 1].map((half) => {
      const own = files.filter((_, i) => i % 2 === half);
      const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...own, ...rest], { stdio: "inherit" });
      return new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
    }),
  );
  return Math.max(...codes);
}

/** @param {string[]} args of pytest @returns {Promise<number>} its exit code */
async function run(args) {
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

  python.globals.set("pytest_args", python.toPy([...args, "-p", "no:cacheprovider", "-m", "not native"]));
  return python.runPythonAsync(`
import os
os.chdir("/repo")
import pytest
int(pytest.main(list(pytest_args)))
  `);
}
