/**
 * The games that this page knows, with the page parts of each. Law: nothing outside this file names a game.
 */
import * as flagge from "../boards/flagge/index.js";
import { fromHome, toHome } from "../boards/flagge/draft.js";
import { facts } from "../build/facts.js";

/** Doors of the start page, in order; those without a kit are still coming. */
export const DOORS = ["flagge", "taki", "takto", "taktik"];

/** @type {Record<string, typeof flagge & {facts: any, fromHome: typeof fromHome, toHome: typeof toHome}>} */
const KITS = Object.assign(Object.create(null), {
  flagge: { ...flagge, facts: /** @type {any} */ (facts).games.flagge, fromHome, toHome },
});

/** @param {string} game */
export const kitOf = (game) => KITS[game] ?? null;
export const VERSION = /** @type {{version: string}} */ (facts).version;
