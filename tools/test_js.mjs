// Runs the JavaScript unit tests with node's own runner. Law: no test file found is a failure, not a success.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const here = path.join("tests", "unit", "js");
const found = fs
  .readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.test\.m?js$/.test(name))
  .map((name) => path.join(here, name))
  .sort();

if (found.length === 0) {
  console.error(`no tests in ${here}`);
  process.exit(1);
}
const files = process.argv.length > 2 ? process.argv.slice(2) : found;
const run = spawnSync(process.execPath, ["--test", ...files], { stdio: "inherit" });
process.exit(run.status ?? 1);
