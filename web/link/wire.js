/**
 * One open data channel to one peer. Law: everything that comes in or breaks is told through the handlers, in
 * order, and never thrown.
 *
 * `role` says who decides: the *caller* opens its end towards a door or an invite and says hello when it chooses this
 * connection; the *door* takes the connection for real only with that hello. A caller that tries several doors
 * therefore never makes the other side switch back and forth.
 *
 * @typedef {"door" | "caller"} Role
 * @typedef {ReturnType<typeof createLine>} Line
 * @typedef {{
 *   onReady(line: Line): void,
 *   onHello(line: Line): void,
 *   onAlive(line: Line): void,
 *   onText(line: Line, text: string): void,
 *   onDoors(line: Line, text: string): void,
 *   onBad(line: Line, key: string): void,
 *   onDown(line: Line, reason: string): void }} Handlers
 */

import { createInbox, cut } from "./frames.js";
import { createPulse } from "./pulse.js";

const PROTOCOL = 1;
/** Unsent bytes above which sending is refused: the other side takes nothing any more. */
const MAX_BUFFERED = 4 * 1024 * 1024;
/** A connection that ICE calls "disconnected" often recovers by itself; after this it is given up. */
const RECOVER_MS = 4000;

/**
 * @param {import("./rtc.js").Wire} wire
 * @param {Role} role
 * @param {{bucket: {allow(now: number): boolean}, chooses: boolean, wanted: () => boolean}} about `chooses`: this browser
 *   may choose its ICE credentials; `wanted`: whether a caller still wants this connection when it opens
 * @param {Handlers} on
 */
export function createLine({ pc, dc }, role, about, on) {
  const inbox = createInbox(about.bucket);
  const pulse = createPulse(Date.now());
  let down = false;
  let quit = false;
  const line = {
    pc,
    role,
    /** Both sides said hello, or this side is the caller and chose it. */
    ready: false,
    /** The other's browser may choose its ICE credentials, so it can use doors. */
    otherChooses: false,
    /** The caller of this line has been heard at all: a door that is no longer fresh. */
    touched: () => !["new", "checking"].includes(pc.iceConnectionState) || dc.readyState === "open",
    /** @param {string} text @returns {boolean} false: not sent */
    send: (text) => {
      const frames = cut(text);
      return frames !== null && line.ready && dc.bufferedAmount < MAX_BUFFERED && frames.every(put);
    },
    /** @param {string} text */
    sendDoors: (text) => put("k" + text),
    ping: () => put("p" + Date.now()),
    /** @param {number} now */
    tick: (now) => pulse.tick(now),
    /** Awake ms without a sign of life. */
    silence: () => pulse.silence(),
    going: () => put("g"),
    /** @param {boolean} [bye] tell the other that this is meant */
    close: (bye) => {
      if (bye) put("b");
      quit = true;
      fall("closed");
    },
  };

  /** @param {string} frame */
  function put(frame) {
    if (dc.readyState !== "open") return false;
    try {
      dc.send(frame);
      return true;
    } catch {
      return false;
    }
  }

  /** @param {string} reason */
  function fall(reason) {
    if (down) return;
    down = true;
    line.ready = false;
    clearTimeout(recovering);
    // Closing the connection at once would drop a goodbye that is still in the buffer.
    if (reason === "closed" && dc.readyState === "open") setTimeout(() => pc.close(), 50);
    else pc.close();
    if (!quit) on.onDown(line, reason);
  }

  const greet = () => put("h" + JSON.stringify({ v: PROTOCOL, c: about.chooses ? 1 : 0 }));

  /** @param {string} text */
  function greeted(text) {
    let hello;
    try {
      hello = JSON.parse(text);
    } catch {
      return on.onBad(line, "link-bad-frame");
    }
    if (hello?.v !== PROTOCOL) {
      on.onBad(line, "link-version");
      return fall("link-version");
    }
    line.otherChooses = hello.c === 1;
    if (role === "door" && !line.ready) {
      line.ready = true;
      greet();
      on.onReady(line);
    }
    on.onHello(line);
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let recovering;

  dc.addEventListener("open", () => {
    if (role !== "caller") return;
    if (!about.wanted()) return line.close();
    line.ready = true;
    greet();
    on.onReady(line);
  });
  dc.addEventListener("close", () => fall("gone"));
  dc.addEventListener("message", ({ data }) => {
    if (down) return;
    pulse.heard();
    if (line.ready) on.onAlive(line);
    const got = inbox.take(data, Date.now());
    if (got.kind === "message") line.ready ? on.onText(line, got.text) : on.onBad(line, "link-bad-frame");
    else if (got.kind === "ping") put("q" + got.text.slice(0, 16));
    else if (got.kind === "hello") greeted(got.text);
    else if (got.kind === "doors") on.onDoors(line, got.text);
    else if (got.kind === "bye") fall("bye");
    else if (got.kind === "going") fall("gone");
    else if (got.kind === "bad") on.onBad(line, got.key);
    else if (got.kind === "flood") {
      on.onBad(line, "link-flood");
      fall("link-flood");
    }
  });
  pc.addEventListener("connectionstatechange", () => {
    clearTimeout(recovering);
    // Before it was ever open "failed" is no verdict: an answer may be handed over minutes later.
    if (dc.readyState === "connecting") return;
    if (pc.connectionState === "failed" || pc.connectionState === "closed") fall("failed");
    if (pc.connectionState === "disconnected") recovering = setTimeout(() => fall("failed"), RECOVER_MS);
  });
  return line;
}
