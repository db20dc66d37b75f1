// Style of the JavaScript. Law: the page never touches what a strict Content-Security-Policy forbids.
import js from "@eslint/js";
import globals from "globals";

/** Sinks that would turn text into markup or code. */
const noSinks = {
  "no-restricted-properties": [
    "error",
    { property: "innerHTML", message: "Use lit-html or textContent." },
    { property: "outerHTML", message: "Use lit-html or textContent." },
    { property: "insertAdjacentHTML", message: "Use lit-html or textContent." },
    { object: "document", property: "write", message: "Use lit-html." },
  ],
};

const style = {
  eqeqeq: ["error", "always", { null: "ignore" }],
  "no-eval": "error",
  "no-implied-eval": "error",
  "no-new-func": "error",
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", caughtErrorsIgnorePattern: "^_" }],
  "no-var": "error",
  "object-shorthand": ["error", "always"],
  "prefer-const": "error",
};

export default [
  { ignores: ["dist/", "node_modules/", "web/build/", ".cache/", ".venv/"] },
  js.configs.recommended,
  {
    files: ["web/**/*.js"],
    languageOptions: { globals: { ...globals.browser, ...globals.worker } },
    rules: { ...style, ...noSinks },
  },
  {
    files: ["tools/**/*.mjs", "tests/**/*.{js,mjs}", "*.js"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: style,
  },
];
