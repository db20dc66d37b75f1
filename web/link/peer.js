/**
 * One other player's browser, through every interruption. Law: there is one peer for one id, however often either page
 * is reloaded; `onOpen` and `onClose` alternate, and after every `onOpen` messages may have been lost in between, so
 * the protocol above fills its gaps then.
 *
 * States: "connecting" before the first time, "open", "quiet" (4 s without a sign of life), "reconnecting" (gone, being
 * looked for), "lost" (this page stayed and holds its doors open: the other may come back at any time),
 * "needs-code" (this page came back and its calls are not heard; they go on, but a code handed over is quicker).
 * See rtc.js for doors and keys.
 *
 * @typedef {import("./sdp.js").End} End
 * @typedef {import("./sdp.js").Credentials} Credentials
 * @typedef {import("./codes.js").Slot} Slot
 * @typedef {import("./wire.js").Line} Line
 * @typedef {"connecting" | "open" | "quiet" | "lost" | "reconnecting" | "needs-code"} State
 * @typedef {{end: Slot, own: Credentials, used: number}} Key  the other's door, the credentials it waits for, calls made
 * @typedef {{fp: Uint8Array, keys: Key[], met: boolean}} Memory  what outlives a reload; met: was connected once
 * @typedef {{wire: import("./rtc.js").Wire, line: Line, end: End, guest: Credentials, waiting: boolean}} Door
 * @typedef {{
 *   me: string, rtc: import("./rtc.js").Env, chooses: boolean, save(): Promise<void>,
 *   onOpen(peer: string): void, onClose(peer: string): void, onMessage(peer: string, text: string): void,
 *   onState(peer: string, state: State): void, onFault(peer: string, key: string): void }} Surroundings
 */

import { slotFromText, slotToText } from "./codes.js";
import { fault } from "./fault.js";
import { createBucket } from "./frames.js";
import { addAddresses, newCredentials, openAnswer, openOffer, takeAnswer } from "./rtc.js";
import { isIce } from "./sdp.js";
import { createLine } from "./wire.js";

/** Doors held open for one peer: as many reloads in quick succession are survived. */
const DOORS = 3;
const MAX_KEYS = 8;
/** A call that is not answered within this is followed by one at the next door, beside the first. */
const NEXT_DOOR_MS = 2500;
/** How long a call is kept up, and the pause until the next round. */
const CALL_MS = 12_000;
const PAUSE_MS = 3000;
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
  /** @type {Door[]} */
  let doors = [];
  /** Offers made while a connection comes up, so that its first message can already be the doors. */
  /** @type {ReturnType<typeof openOffer>[]} */
  let prepared = [];
  /** @type {Line | null} */
  let active = null;
  /** @type {State} */
  let state = "connecting";
  let closed = false;
  /** This page was connected since it was loaded, so its doors stand. */
  let stayed = false;
  let goneSince = Date.now();
  let calling = false;
  let tending = false;
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
    onHello: (line) => void tendDoors(line),
    onAlive: (line) => {
      if (!active) use(line);
    },
    onText: (_line, text) => around.onMessage(id, text),
    onDoors: (line, text) => {
      if (!takeKeys(text)) around.onFault(id, "link-bad-frame");
    },
    onBad: (_line, key) => around.onFault(id, key),
    onDown: (line, reason) => {
      lines.delete(line);
      doors = doors.filter((door) => door.line !== line);
      if (line === active) lose(reason);
    },
  };

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
    doors = doors.filter((door) => door.line !== line);
    stayed = true;
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

  /** Sets as many doors open as the other may need and tells it all of them. @param {Line} line */
  async function tendDoors(line) {
    if (tending || closed) return;
    tending = true;
    try {
      const wanted = line.otherChooses ? DOORS : 1;
      for (const door of doors.filter((door) => door.line.touched())) hangUp(door.line);
      doors = doors.filter((door) => lines.has(door.line));
      const missing = Array.from({ length: wanted - doors.length }, () => openDoor(line.otherChooses));
      doors.push(...(await Promise.all(missing)));
      dropPrepared();
      line.sendDoors(JSON.stringify(doors.map(({ end, guest }) => [slotToText(end), guest.ufrag, guest.pwd])));
    } catch (error) {
      around.onFault(id, /** @type {any} */ (error)?.key ?? "link-no-network");
    } finally {
      tending = false;
    }
  }

  function prepare() {
    while (prepared.length + doors.length < DOORS) {
      const offer = openOffer(around.rtc);
      // Its failure is told when it is used.
      offer.catch(() => {});
      prepared.push(offer);
    }
  }

  function dropPrepared() {
    for (const offer of prepared) offer.then(({ pc }) => pc.close()).catch(() => {});
    prepared = [];
  }

  /** @param {boolean} waiting its answer is set now, so that the other can come in without a code */
  async function openDoor(waiting) {
    const wire = await (prepared.pop() ?? openOffer(around.rtc));
    const guest = newCredentials();
    const line = watch(wire, "door");
    if (waiting) await takeAnswer(wire, { ...guest, fp: memory.fp, cands: [] });
    return { wire, line, end: wire.end, guest, waiting };
  }

  /** @param {string} text */
  function takeKeys(text) {
    try {
      /** @type {unknown} */
      const list = JSON.parse(text);
      if (!Array.isArray(list) || list.length > MAX_KEYS) return false;
      memory.keys = list.map(([slot, ufrag, pwd]) => {
        if (!isIce(ufrag) || !isIce(pwd)) throw fault("link-bad-frame");
        return { end: slotFromText(slot), own: { ufrag, pwd }, used: 0 };
      });
      void around.save();
      return true;
    } catch {
      return false;
    }
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
        if (await opened(NEXT_DOOR_MS)) break;
      }
      if (!active) await opened(CALL_MS - NEXT_DOOR_MS);
    } catch (error) {
      around.onFault(id, /** @type {any} */ (error)?.key ?? "link-no-network");
    } finally {
      calling = false;
      for (const call of calls) if (!call.ready) hangUp(call);
    }
    if (!active) callLater(memory.met ? PAUSE_MS : 0);
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
      prepare();
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

    /**
     * @param {string} slot
     * @param {End} end
     * @returns {Promise<boolean>} false: no such door
     */
    letIn: async (slot, end) => {
      const door = doors.find((door) => door.end.ufrag === slot);
      if (!door) return false;
      if (!door.waiting) await takeAnswer(door.wire, end);
      else if (end.ufrag === door.guest.ufrag && end.pwd === door.guest.pwd) await addAddresses(door.wire, end);
      else return false;
      return true;
    },

    /** The own addresses changed: the doors stand elsewhere now. */
    moved: () => {
      for (const door of doors) hangUp(door.line);
      doors = [];
      dropPrepared();
      if (active) void tendDoors(active);
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
      dropPrepared();
      clearTimeout(nextRound);
    },
  };
}
