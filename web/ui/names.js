/**
 * What players are called. Law: nobody is nameless; who gave no name is called by the role or the colour, in the language
 * of the reader.
 *
 * @typedef {{name: string, kind: string, level?: string, colour: string}} Named
 */

/** @param {import("../app/types.js").App} app @param {Named|undefined} seat @param {string} [mode] of the table */
export function nameOf({ t }, seat, mode = "") {
  if (!seat) return t("name-somebody");
  if (seat.kind === "bot") return t("bot-name", { level: seat.level ?? "" });
  return seat.name || (mode === "bot" ? t("name-you") : t("colour", { colour: seat.colour }));
}

/** "Anna against Ben". @param {import("../app/types.js").App} app @param {Named[]} seats @param {string} mode */
export const versus = (app, [one, two], mode) => app.t("versus", { one: nameOf(app, one, mode), two: nameOf(app, two, mode) });
