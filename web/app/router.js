/**
 * The address of a screen is the part after #, so that every screen can be opened, reloaded and gone back to on any
 * static host and from a file. Codes of other browsers come in the same way (`#j=` invite, `#a=` answer).
 *
 * @typedef {{name: "start"|"games"|"settings"|"about"|"join"|"answer"|"new"|"play"|"rules"|"lost", arg: string, more: string}} Route
 */
import { parseHash } from "../link/codes.js";

const PLAIN = ["games", "settings", "about"];
const WITH_ARG = ["new", "play", "rules"];

/** @param {string} hash @returns {Route} */
export function readRoute(hash) {
  const found = parseHash(hash);
  if (found) return { name: found.kind === "invite" ? "join" : "answer", arg: found.code, more: "" };
  const [name, arg = "", more = ""] = hash.replace(/^#\/?/, "").split("/").map(decode);
  if (!name) return { name: "start", arg, more };
  if (PLAIN.includes(name)) return { name: /** @type {any} */ (name), arg, more };
  if (WITH_ARG.includes(name) && arg) return { name: /** @type {any} */ (name), arg, more };
  return { name: "lost", arg: "", more: "" };
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {(route: Route) => void} onRoute */
export function createRouter(onRoute) {
  const look = () => onRoute(readRoute(location.hash));
  addEventListener("hashchange", look);
  return {
    look,
    /** @param {string} hash such as "#/games" */
    go(hash) {
      if (location.hash === hash) look();
      else location.hash = hash;
    },
    /** Goes there without a step to come back to. @param {string} hash */
    replace(hash) {
      history.replaceState(null, "", hash);
      look();
    },
  };
}
