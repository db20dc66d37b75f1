/**
 * The doors that this page holds open for one peer (why: rtc.js). Law: the other always knows every door that stands
 * fresh, and a door that was called at but not entered is not offered again.
 *
 * @typedef {import("./sdp.js").End} End
 * @typedef {import("./wire.js").Line} Line
 * @typedef {import("./rtc.js").Wire} Wire
 * @typedef {{wire: Wire, line: Line, end: End, guest: import("./sdp.js").Credentials, waiting: boolean}} Door
 */

import { slotFromText, slotToText } from "./codes.js";
import { fault } from "./fault.js";
import { addAddresses, newCredentials, openOffer, takeAnswer } from "./rtc.js";
import { isIce } from "./sdp.js";

/** Doors held open for one peer: as many reloads in quick succession are survived. */
const DOORS = 3;
const MAX_KEYS = 8;

/**
 * @param {{rtc: import("./rtc.js").Env, fp: () => Uint8Array, watch: (wire: Wire) => Line, hangUp: (line: Line) => void,
 *   newest: () => Line | null, onFault: (key: string) => void}} about `fp`: the other's certificate; `newest`: the line to
 *   tell on now
 */
export function createDoors({ rtc, fp, watch, hangUp, newest, onFault }) {
  /** @type {Door[]} */
  let doors = [];
  /** Offers made while a connection comes up, so that its first message can already be the doors. */
  /** @type {Promise<Wire & {end: End}>[]} */
  let prepared = [];
  let tending = false;

  /** @param {boolean} waiting its answer is set now, so that the other can come in without a code */
  async function open(waiting) {
    const wire = await (prepared.pop() ?? openOffer(rtc));
    const guest = newCredentials();
    const line = watch(wire);
    if (waiting) await takeAnswer(wire, { ...guest, fp: fp(), cands: [] });
    return { wire, line, end: wire.end, guest, waiting };
  }

  function dropPrepared() {
    for (const offer of prepared) offer.then(({ pc }) => pc.close()).catch(() => {});
    prepared = [];
  }

  const self = {
    prepare: () => {
      while (prepared.length + doors.length < DOORS) {
        const offer = openOffer(rtc);
        // Its failure is told when it is used.
        offer.catch(() => {});
        prepared.push(offer);
      }
    },

    /** Sets as many doors open as the other may need and tells it all of them. @param {Line} line */
    tend: async (line) => {
      if (tending) return;
      tending = true;
      try {
        const wanted = line.otherChooses ? DOORS : 1;
        for (const door of doors.filter((door) => door.line.touched())) hangUp(door.line);
        doors = doors.filter((door) => !door.line.touched());
        const missing = Array.from({ length: wanted - doors.length }, () => open(line.otherChooses));
        const opened = await Promise.all(missing);
        doors.push(...opened);
        dropPrepared();
        line.sendDoors(JSON.stringify(doors.map(({ end, guest }) => [slotToText(end), guest.ufrag, guest.pwd])));
      } catch (error) {
        onFault(/** @type {any} */ (error)?.key ?? "link-no-network");
      } finally {
        tending = false;
      }
      const now = newest();
      if (now && now !== line) await self.tend(now);
    },

    /** It was entered, or it fell. @param {Line} line */
    without: (line) => {
      doors = doors.filter((door) => door.line !== line);
    },

    /**
     * Somebody comes with a code instead of a call.
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

    close: () => {
      for (const door of doors) hangUp(door.line);
      doors = [];
      dropPrepared();
    },
  };
  return self;
}

/**
 * The keys to the doors that the other tells of.
 * @param {string} text
 * @returns {import("./peer.js").Key[]}
 * @throws on anything else
 */
export function readKeys(text) {
  const list = JSON.parse(text);
  if (!Array.isArray(list) || list.length > MAX_KEYS) throw fault("link-bad-frame");
  return list.map(([slot, ufrag, pwd]) => {
    if (!isIce(ufrag) || !isIce(pwd)) throw fault("link-bad-frame");
    return { end: slotFromText(slot), own: { ufrag, pwd }, used: 0 };
  });
}
