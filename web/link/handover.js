/**
 * An answer link opened in a new tab hands its code to the tab that waits for it, so that nobody has to copy. Law: a
 * code is taken by one tab or by none; the new tab learns which within `PATIENCE_MS`.
 *
 * Both sides are pages of one origin in one browser (BroadcastChannel). From file:// every browser decides for itself
 * whether two pages share an origin; where they do not, nobody takes the code and the person pastes it.
 */

import { peekAnswer, roomTag } from "./codes.js";
import { toBase64Url } from "./text.js";

const CHANNEL = "taktbrett-answers";
const PATIENCE_MS = 1500;

/**
 * Waits for answers to the invites of a room.
 * @param {string} room
 * @param {(code: string) => void} onCode
 * @returns {() => void} stops waiting
 */
export function waitForAnswers(room, onCode) {
  if (!globalThis.BroadcastChannel) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  const tag = roomTag(room);
  channel.onmessage = ({ data }) => {
    if (data?.kind === "offer" && data.tag === tag) channel.postMessage({ kind: "want", id: data.id, tab });
    if (data?.kind === "give" && data.tab === tab && typeof data.code === "string") {
      channel.postMessage({ kind: "taken", id: data.id });
      onCode(data.code);
    }
  };
  const tab = toBase64Url(crypto.getRandomValues(new Uint8Array(9)));
  return () => channel.close();
}

/**
 * Offers a code to the tabs that wait.
 * @param {string} code an answer, or a link that holds one
 * @returns {Promise<boolean>} whether a tab took it
 * @throws {import("./fault.js").Fault} when it is not a sound answer
 */
export function handOver(code) {
  const { tag } = peekAnswer(code);
  if (!globalThis.BroadcastChannel) return Promise.resolve(false);
  const channel = new BroadcastChannel(CHANNEL);
  const id = toBase64Url(crypto.getRandomValues(new Uint8Array(9)));
  return new Promise((resolve) => {
    let given = false;
    const end = (/** @type {boolean} */ taken) => {
      clearTimeout(patience);
      channel.close();
      resolve(taken);
    };
    const patience = setTimeout(() => end(false), PATIENCE_MS);
    channel.onmessage = ({ data }) => {
      if (data?.id !== id) return;
      if (data.kind === "want" && !given) {
        given = true;
        channel.postMessage({ kind: "give", id, tab: data.tab, code });
      }
      if (data.kind === "taken") end(true);
    };
    channel.postMessage({ kind: "offer", id, tag });
  });
}
