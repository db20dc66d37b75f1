/**
 * Texts by key, through Fluent. Law: a missing message falls back to English, then to its key, and is logged once; it
 * never throws.
 *
 * @typedef {"en"|"de"} Language
 * @typedef {Record<string, string|number>} Args
 * @typedef {(key: string, args?: Args) => string} Translate
 * @typedef {{t: Translate, has(key: string): boolean, use(language: Language): void, language(): Language}} Translator
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const FALLBACK = "en";

/**
 * @param {Record<string, string[]>} sources the texts of the catalogues (.ftl) by language
 * @param {Language} first
 * @param {(key: string, language: string) => void} [onMissing]
 * @returns {Translator}
 */
export function createTranslator(sources, first, onMissing = (key, language) => console.warn("message missing", language, key)) {
  /** @type {Map<string, FluentBundle>} */
  const bundles = new Map();
  const told = new Set();
  let language = first;

  /** @param {string} name */
  function bundle(name) {
    const known = bundles.get(name);
    if (known) return known;
    const made = new FluentBundle(name, { useIsolating: false });
    for (const source of sources[name] ?? []) made.addResource(new FluentResource(source));
    bundles.set(name, made);
    return made;
  }

  /** @param {string} key @param {string} name */
  const find = (key, name) => bundle(name).getMessage(key)?.value ?? null;

  /** @param {string} key @param {string} name */
  function miss(key, name) {
    if (told.has(`${name}/${key}`)) return;
    told.add(`${name}/${key}`);
    onMissing(key, name);
  }

  return {
    t(key, args = {}) {
      for (const name of language === FALLBACK ? [FALLBACK] : [language, FALLBACK]) {
        const pattern = find(key, name);
        if (!pattern) {
          miss(key, name);
          continue;
        }
        /** @type {Error[]} */
        const errors = [];
        const text = bundle(name).formatPattern(pattern, args, errors);
        for (const error of errors) miss(`${key}: ${error.message}`, name);
        return text;
      }
      return key;
    },
    has: (key) => find(key, language) !== null || find(key, FALLBACK) !== null,
    use(next) {
      language = next;
    },
    language: () => language,
  };
}

/**
 * The first language of the person that there is.
 * @param {readonly string[]} wanted as in `navigator.languages`
 * @param {readonly string[]} offered
 */
export function chooseLanguage(wanted, offered) {
  for (const tag of wanted) {
    const found = offered.find((one) => tag.toLowerCase() === one || tag.toLowerCase().startsWith(`${one}-`));
    if (found) return found;
  }
  return FALLBACK;
}
