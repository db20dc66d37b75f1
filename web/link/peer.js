/**
 * One other player's browser, through every interruption. Law: there is one peer for one id, however often either page
 * is reloaded; `onOpen` and `onClose` alternate, and after every `onOpen` messages may have been lost in between, so
 * the protocol above fills its gaps then.
 *
 * States: "connecting" before the first time, "open", "quiet" (4 s without a sign of life), "reconnecting" (gone, being
 * looked for), "lost" (this page stayed and holds its doors open: the other may come back at any time),
 * "needs-code" (this page came back and its calls are not heard; they go on, but a code handed over is quicker).
 * See rtc.js for doors and keys, doors.js for this page's own doors.
 *
 * @typedef {import("./sdp.js").End} End
 * @typedef {import("./sdp.js").Credentials} Credentials
 * @typedef {import("./codes.js").Slot} Slot
 * @typedef {import("./wire.js").Line} Line
 * @typedef {"connecting" | "open" | "quiet" | "lost" | "reconnecting" | "needs-code"} State
 * @typedef {{end: Slot, own: Credentials, used: number}} Key  the other's door, the credentials it waits for, calls made
 * @typedef {{fp: Uint8Array, keys: Key[], met: boolean}} Memory  what outlives a reload; met: was connected once
 * @typedef {{
 *   me: string, rtc: import("./rtc.js").Env, chooses: boolean, save(): Promise<void>,
 *   onOpen(peer: string): void, onClose(peer: string): void, onMessage(peer: string, text: string): void,
 *   onState(peer: string, state: State): void, onFault(peer: string, key: string): void }} Surroundings
 */

import { createDoors, readKeys } from "./doors.js";
import { createBucket } from "./frames.js";
import { openAnswer } from "./rtc.js";
import { createLine } from "./wire.js";

/** A call that is not answered within this is followed by one at the next door, beside the first. */
const NEXT_DOOR_MS = 2500;
/** How long a call is kept up, and the pause until the next round: first, and longest. */
const CALL_MS = 12_000;
const PAUSE_MS = 3000;
const LONG_PAUSE_MS = 15_000;
/** From then on the person is told how to help. */
const HOPE_MS = 10_000;
/** The other reloads more often than its network fails: give it time to call before calling it. */
const AFTER_GONE_MS = 4000;
/** Both saw the network fail: the one with the smaller id calls first. */
const AFTER_FAILED_MS = 3000;
/** A line that was silent for this long when another opens is dead. */
const STALE_MS = 3000;

/**
 * @param {string} id
 * @param {Memory} memory changed in place; kept by `around.save`
 * @param {Surroundings} around
 */
export function createPeer(id, memory, around) {
  const bucket = createBucket();
  /** @type {Set<Line>} */
  const lines = new Set();
  /** @type {Line | null} */
  let active = null;
  /** @type {State} */
  let state = "connecting";
  let closed = false;
  /** This page was connected since it was loaded, so its doors stand. */
  let stayed = false;
  let goneSince = Date.now();
  let calling = false;
  let pause = PAUSE_MS;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let nextRound;

  /** @param {State} next */
  function setState(next) {
    if (next === state || closed) return;
    state = next;
    around.onState(id, next);
  }

  /** @type {import("./wire.js").Handlers} */
  const handlers = {
    onReady: (line) => use(line),
    onHello: (line) => void doors.tend(line),
    onAlive: (line) => {
      if (!active) use(line);
    },
    onText: (_line, text) => around.onMessage(id, text),
    onDoors: (_line, text) => {
      try {
        memory.keys = readKeys(text);
      } catch {
        return around.onFault(id, "link-bad-frame");
      }
      void around.save();
    },
    onBad: (_line, key) => around.onFault(id, key),
    onDown: (line, reason) => {
      lines.delete(line);
      doors.without(line);
      if (line === active) lose(reason);
    },
  };

  const doors = createDoors({
    rtc: around.rtc,
    fp: () => memory.fp,
    watch: (wire) => watch(wire, "door"),
    hangUp,
    newest: () => (closed ? null : active),
    onFault: (key) => around.onFault(id, key),
  });

  /**
   * @param {import("./rtc.js").Wire} wire
   * @param {import("./wire.js").Role} role
   */
  function watch(wire, role) {
    const line = createLine(wire, role, { bucket, chooses: around.chooses, wanted: () => !closed && !active }, handlers);
    lines.add(line);
    return line;
  }

  /** @param {Line} line */
  function use(line) {
    if (active === line) return;
    const before = active;
    active = line;
    doors.without(line);
    stayed = true;
    pause = PAUSE_MS;
    memory.met = true;
    clearTimeout(nextRound);
    if (before) around.onClose(id);
    for (const other of lines) {
      if (other !== line && other.ready && other.silence() > STALE_MS) hangUp(other);
    }
    setState("open");
    around.onOpen(id);
  }

  /** @param {Line} line */
  function hangUp(line) {
    lines.delete(line);
    line.close();
  }

  /** @param {string} reason */
  function lose(reason) {
    active = null;
    around.onClose(id);
    const other = [...lines].find((line) => line.ready && line.silence() < STALE_MS);
    if (other) return use(other);
    goneSince = Date.now();
    setState(reason === "bye" ? "lost" : "reconnecting");
    if (reason === "gone") callLater(AFTER_GONE_MS);
    else if (reason === "failed") callLater(around.me < id ? 0 : AFTER_FAILED_MS);
  }

  /** @param {number} ms */
  function callLater(ms) {
    clearTimeout(nextRound);
    if (!closed) nextRound = setTimeout(() => void callRound(), ms);
  }

  /** Calls at the doors one after the other, the untouched ones first, until one opens. */
  async function callRound() {
    if (calling || active || closed) return;
    if (!around.chooses || !memory.keys.length) return despair();
    calling = true;
    /** @type {Line[]} */
    const calls = [];
    try {
      for (const key of [...memory.keys].sort((a, b) => a.used - b.used)) {
        key.used += 1;
        await around.save();
        const remote = { ...key.end, fp: memory.fp };
        calls.push(watch(await openAnswer(around.rtc, remote, key.own), "caller"));
        // Own doors stand ready when this is answered, or the other would have none to call at if it went right then.
        doors.prepare();
        if (await opened(NEXT_DOOR_MS)) break;
      }
      if (!active) await opened(CALL_MS - NEXT_DOOR_MS);
    } catch (error) {
      around.onFault(id, /** @type {any} */ (error)?.key ?? "link-no-network");
    } finally {
      calling = false;
      for (const call of calls) if (!call.ready) hangUp(call);
    }
    if (active) return;
    // Before the first meeting the answer may be handed over at any moment, so the calls hardly pause.
    callLater(memory.met ? pause : PAUSE_MS / 10);
    pause = Math.min(pause * 2, LONG_PAUSE_MS);
  }

  /** @param {number} ms @returns {Promise<boolean>} */
  function opened(ms) {
    const until = Date.now() + ms;
    return new Promise((resolve) => {
      const look = () => {
        if (active || closed || Date.now() >= until) resolve(Boolean(active));
        else setTimeout(look, 50);
      };
      look();
    });
  }

  function despair() {
    if (!active && memory.met) setState(stayed ? "lost" : "needs-code");
  }

  return {
    id,
    memory,
    state: () => state,
    /** @param {string} text @returns {boolean} */
    send: (text) => active?.send(text) ?? false,

    /**
     * A connection made by codes.
     * @param {import("./rtc.js").Wire} wire
     * @param {import("./wire.js").Role} role
     */
    adopt: (wire, role) => {
      for (const other of lines) if (role === "caller" && other.role === "caller" && !other.ready) hangUp(other);
      doors.prepare();
      return watch(wire, role);
    },

    /** After a reload: call at once. */
    resume: () => {
      if (memory.met) setState("reconnecting");
      callLater(0);
    },

    /**
     * The end for one code from a page that came back to the page that stayed.
     * @returns {Promise<{slot: string, end: End} | null>} null: no door is known, an invite is needed
     */
    returnEnd: async () => {
      const key = memory.keys.at(-1);
      if (!key || active) return null;
      const wire = await openAnswer(around.rtc, { ...key.end, fp: memory.fp }, around.chooses ? key.own : undefined);
      watch(wire, "caller");
      return { slot: key.end.ufrag, end: await wire.gathered() };
    },

    letIn: doors.letIn,

    /** The own addresses changed: the doors stand elsewhere now, and a call may get through. */
    moved: () => {
      doors.close();
      if (active) void doors.tend(active);
      else if (memory.keys.length) callLater(0);
    },

    /** The page is about to go: the other need not wait to miss it. */
    going: () => {
      for (const line of lines) line.going();
    },

    /** @param {number} now */
    tick: (now) => {
      for (const line of lines) {
        if (!line.ready) continue;
        const pulse = line.tick(now);
        line.ping();
        if (line !== active) continue;
        if (pulse === "lost") lose("failed");
        else setState(pulse);
      }
      if (!active && memory.met && now - goneSince > HOPE_MS && state !== "lost") despair();
    },

    close: () => {
      for (const line of lines) line.close(true);
      closed = true;
      doors.close();
      clearTimeout(nextRound);
    },
  };
}
