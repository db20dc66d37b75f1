/**
 * Messages as frames of a data channel, without input or output. Law: whatever the other side sends, `take` returns a
 * verdict and never throws, and it never holds more than one message of 256 kB.
 *
 * A frame is text whose first letter is its kind: `m` whole message, `c` part of a message, `e` its last part,
 * `h` hello, `k` doors (see peer.js), `p` ping, `q` pong, `b` bye
 * (left on purpose), `g` going (the page unloads). The channel is reliable and in order, so parts need
 * no numbers.
 */

/** Largest message, in bytes of UTF-8. */
export const MAX_MESSAGE = 256 * 1024;
/** Characters of a part; at most 3 bytes each, so a frame stays below 48 kB, and 16 kB for plain JSON. */
const PART = 16_000;
const MAX_PARTS = Math.ceil(MAX_MESSAGE / PART) + 2;
const MAX_CONTROL = 16_000;

/** A full bucket of frames, and how many flow back a second. */
const BURST = 2000;
const PER_SECOND = 400;

/** Whether a message is within the limit; a UTF-16 unit takes at most 3 bytes. @param {string} text */
function fits(text) {
  return text.length * 3 <= MAX_MESSAGE || (text.length <= MAX_MESSAGE && new TextEncoder().encode(text).length <= MAX_MESSAGE);
}

/**
 * @param {string} text
 * @returns {string[] | null} frames, or null when the message is too big
 */
export function cut(text) {
  if (!fits(text)) return null;
  const parts = [];
  for (let at = 0; at < text.length || !parts.length; ) {
    let end = Math.min(at + PART, text.length);
    // A pair of surrogates is one character: cut between its halves it would not survive UTF-8.
    if (end < text.length && /[\uD800-\uDBFF]/.test(text[end - 1])) end -= 1;
    parts.push(text.slice(at, end));
    at = end;
  }
  if (parts.length === 1) return ["m" + parts[0]];
  return parts.map((part, index) => (index < parts.length - 1 ? "c" : "e") + part);
}

/**
 * @typedef {{kind: "message", text: string} | {kind: "hello" | "doors" | "ping" | "pong", text: string}
 *   | {kind: "bye" | "going" | "more"} | {kind: "bad", key: string} | {kind: "flood"}} Verdict
 */

/**
 * @param {{allow(now: number): boolean}} bucket
 */
export function createInbox(bucket) {
  let held = "";
  let parts = 0;
  const bad = (/** @type {string} */ key) => {
    held = "";
    parts = 0;
    return /** @type {Verdict} */ ({ kind: "bad", key });
  };
  const controls = /** @type {Record<string, "hello" | "doors" | "ping" | "pong">} */ ({ h: "hello", k: "doors", p: "ping", q: "pong" });
  return {
    /**
     * @param {unknown} frame
     * @param {number} now ms
     * @returns {Verdict}
     */
    take(frame, now) {
      if (!bucket.allow(now)) return { kind: "flood" };
      if (typeof frame !== "string" || !frame) return bad("link-bad-frame");
      const kind = frame[0];
      if (kind === "b") return { kind: "bye" };
      if (kind === "g") return { kind: "going" };
      if (controls[kind]) {
        return frame.length > MAX_CONTROL ? bad("link-too-big") : { kind: controls[kind], text: frame.slice(1) };
      }
      if (kind === "m") {
        const text = frame.slice(1);
        return fits(text) ? { kind: "message", text } : bad("link-too-big");
      }
      if (kind !== "c" && kind !== "e") return bad("link-bad-frame");
      parts += 1;
      if (parts > MAX_PARTS || held.length + frame.length - 1 > MAX_MESSAGE) return bad("link-too-big");
      held += frame.slice(1);
      if (kind === "c") return { kind: "more" };
      const text = held;
      held = "";
      parts = 0;
      return fits(text) ? { kind: "message", text } : bad("link-too-big");
    },
  };
}

/** A token bucket that outlives single connections, so that reconnecting gives a flooder nothing. */
export function createBucket() {
  let tokens = BURST;
  let last = /** @type {number | null} */ (null);
  return {
    /** @param {number} now ms */
    allow(now) {
      tokens = Math.min(BURST, tokens + ((now - (last ?? now)) / 1000) * PER_SECOND);
      last = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
