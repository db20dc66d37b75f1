/**
 * What the person chose, kept at once and readable before anything else (localStorage, so that the first picture has
 * the right colours and language). Law: a store that refuses costs the memory of the choice, nothing else.
 *
 * @typedef {{theme: "auto"|"light"|"dark", language: "auto"|"en"|"de", sound: boolean, numbers: "up"|"down",
 *   motion: "auto"|"none", name: string, level: string, helpers: string}} Settings
 */

const KEY = "taktbrett-settings";
/** @type {Settings} */
const DEFAULTS = {
  theme: "auto",
  language: "auto",
  sound: true,
  numbers: "up",
  motion: "auto",
  name: "",
  level: "medium",
  helpers: "",
};

/** @param {Storage|null} storage @returns {Settings} one live object: parts of the page keep a reference to it */
export function readSettings(storage = safeStorage()) {
  const kept = parsed(storage);
  /** @type {any} */
  const settings = { ...DEFAULTS };
  for (const [name, value] of Object.entries(DEFAULTS)) if (typeof kept[name] === typeof value) settings[name] = kept[name];
  return settings;
}

/** @param {Storage|null} storage @returns {any} */
function parsed(storage) {
  try {
    return JSON.parse(storage?.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {Settings} settings @param {Storage|null} storage */
export function keepSettings(settings, storage = safeStorage()) {
  try {
    storage?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Refused or full: the choice holds until the page is closed.
  }
}

/** @returns {Storage|null} */
function safeStorage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Puts theme, motion and language on the document. @param {Settings} settings @param {string} language */
export function applySettings(settings, language) {
  const root = document.documentElement;
  root.lang = language;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
}
