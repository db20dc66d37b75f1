/**
 * The link: text messages between browsers, without any server. It knows nothing of games. Law: bytes get across, come
 * back after every kind of interruption, and a peer keeps its id for ever; who the person behind it is, is proven by
 * the signed protocol above.
 *
 * One link is one room (one table at this device). `store` keeps what a reload needs: `link/<scope>` (plain data) and
 * `link/<scope>/cert` (an RTCCertificate, which IndexedDB can clone). One tab at a time may use a scope (lock.js).
 *
 *     const link = createLink({ store, scope: tableId, onOpen, onClose, onMessage, onState, onFault });
 *     host   code = await link.invite(room, 1, extra)      -> inviteUrl(base, code)
 *     guest  { answer } = await link.answer(code)          -> answerUrl(base, answer)
 *     host   peer = await link.accept(answer)
 *     both   link.send(peer, text)  after onOpen(peer)
 *     after a reload  { peers, invite, answer } = await link.resume()
 *     in state "needs-code"  code = await link.returnCode(peer), accepted by the page that stayed with link.accept;
 *                            null: both pages are gone, so one invites and the other answers again (same room, same ids)
 *
 * Without `iceServers` browsers give out only names for the local network (mDNS, RFC 8828), so the two devices must share
 * one; across the internet both need a STUN server of the person's choice, and TURN where both routers are strict. What
 * `iceServers` says is used when the link is made.
 *
 * @typedef {import("./peer.js").Memory} Memory
 * @typedef {import("./peer.js").State} State
 * @typedef {{get(key: string): Promise<any>, put(key: string, value: any): Promise<any>, del(key: string): Promise<any>}} Store
 * @typedef {{code: string, slots: import("./sdp.js").Credentials[], taken: string[]}} OpenInvite
 * @typedef {{me: string, room: string, invites: OpenInvite[], answer: {code: string, host: string} | null,
 *   peers: Record<string, Memory>}} Record_
 * @typedef {{store: Store, scope?: string, me?: string, iceServers?: RTCIceServer[],
 *   onOpen?(peer: string): void, onClose?(peer: string): void, onMessage?(peer: string, text: string): void,
 *   onState?(peer: string, state: State): void, onFault?(peer: string, key: string): void}} Setup
 */

import { peekAnswer, peekInvite, roomTag, writeAnswer, writeInvite } from "./codes.js";
import { fault } from "./fault.js";
import { createPeer } from "./peer.js";
import { EVERY } from "./pulse.js";
import { canChoose, newCertificate, openAnswer, openOffer, takeAnswer } from "./rtc.js";
import { toBase64Url } from "./text.js";

export { answerUrl, inviteUrl, parseHash, peekAnswer, peekInvite, qrText } from "./codes.js";
export { MAX_MESSAGE } from "./frames.js";

/** Open invites that are remembered; an older one is answered with `code-old`. */
const MAX_INVITES = 4;

/** @param {Setup} setup */
export function createLink({ store, scope = "", me, iceServers = [], ...on }) {
  const place = `link/${scope}`;
  /** @type {Map<string, ReturnType<typeof createPeer>>} */
  const peers = new Map();
  /** The offers of this page's invites, by the name of their slot. @type {Map<string, import("./rtc.js").Wire>} */
  const slots = new Map();
  let saving = Promise.resolve();
  const started = start();
  // A failed start is told by the call that needs it.
  started.catch(() => {});

  /** @param {string} name @param {unknown[]} args */
  function tell(name, ...args) {
    try {
      /** @type {any} */ (on)[name]?.(...args);
    } catch (error) {
      reportError(error);
    }
  }

  async function start() {
    const [kept, chooses, cert] = await Promise.all([store.get(place), canChoose(), certificate()]);
    /** @type {Record_} */
    const record = kept ?? {
      me: me ?? toBase64Url(crypto.getRandomValues(new Uint8Array(8))),
      room: "",
      invites: [],
      answer: null,
      peers: {},
    };
    const rtc = { cert, iceServers };
    const save = () => {
      saving = saving.then(() => store.put(place, record)).catch(() => tell("onFault", "", "link-not-kept"));
      return saving;
    };
    /** @type {import("./peer.js").Surroundings} */
    const around = {
      me: record.me,
      rtc,
      chooses,
      save,
      onOpen: (peer) => {
        record.answer = null;
        void save();
        tell("onOpen", peer);
      },
      onClose: (peer) => tell("onClose", peer),
      onMessage: (peer, text) => tell("onMessage", peer, text),
      onState: (peer, state) => tell("onState", peer, state),
      onFault: (peer, key) => tell("onFault", peer, key),
    };
    return { record, rtc, chooses, save, around };
  }

  async function certificate() {
    const kept = await store.get(`${place}/cert`);
    if (kept && kept.expires > Date.now() + 24 * 3600 * 1000) return /** @type {RTCCertificate} */ (kept);
    const fresh = await newCertificate();
    // A store that cannot hold it costs the return after a reload, nothing else.
    await Promise.resolve(store.put(`${place}/cert`, fresh)).catch(() => tell("onFault", "", "link-not-kept"));
    return fresh;
  }

  /** @param {string} id @param {Uint8Array} fp */
  async function peerFor(id, fp) {
    const { record, around } = await started;
    const memory = (record.peers[id] ??= { fp, keys: [], met: false });
    memory.fp = fp;
    const known = peers.get(id) ?? createPeer(id, memory, around);
    peers.set(id, known);
    return known;
  }

  const timer = setInterval(() => tick(), EVERY);
  const tick = () => {
    for (const peer of peers.values()) peer.tick(Date.now());
  };
  const moved = () => {
    for (const peer of peers.values()) peer.moved();
  };
  // Estimates of speed change all the time; only another kind of network means other addresses.
  const network = /** @type {any} */ (globalThis.navigator)?.connection;
  let kind = network?.type;
  const changed = () => {
    if (network.type !== kind) moved();
    kind = network.type;
  };
  const going = () => {
    for (const peer of peers.values()) peer.going();
  };
  globalThis.addEventListener?.("online", moved);
  globalThis.addEventListener?.("pagehide", going);
  globalThis.document?.addEventListener("visibilitychange", tick);
  network?.addEventListener?.("change", changed);

  return {
    /**
     * Opens slots for a room. The code stays good when this page is reloaded (where the browser lets it, see rtc.js).
     * @param {string} room at most 63 bytes
     * @param {number} [count] 1..9 guests
     * @param {Uint8Array} [extra] at most 400 bytes for the app
     * @returns {Promise<string>}
     */
    invite: async (room, count = 1, extra = new Uint8Array()) => {
      const { record, rtc, save } = await started;
      if (record.room && record.room !== room) throw fault("code-other-room");
      if (extra.length > 400) throw fault("link-too-big");
      const offers = await Promise.all(Array.from({ length: count }, () => openOffer(rtc)));
      const ends = offers.map(({ end }) => end);
      const code = writeInvite({ kind: "invite", room, from: record.me, extra, fp: ends[0].fp, slots: ends });
      for (const offer of offers) slots.set(offer.end.ufrag, offer);
      record.room = room;
      record.invites.push({ code, slots: ends.map(({ ufrag, pwd }) => ({ ufrag, pwd })), taken: [] });
      for (const old of record.invites.splice(0, record.invites.length - MAX_INVITES)) {
        for (const { ufrag } of old.slots) closeSlot(ufrag);
      }
      await save();
      return code;
    },

    /**
     * @param {string} code an invite
     * @returns {Promise<{answer: string, peer: string, room: string}>}
     */
    answer: async (code) => {
      const invite = peekInvite(code);
      const { record, rtc, save } = await started;
      if (record.room && record.room !== invite.room) throw fault("code-other-room");
      if (invite.from === record.me) throw fault("code-own");
      const slot = invite.slots[Math.floor(Math.random() * invite.slots.length)];
      const wire = await refused(openAnswer(rtc, { ...slot, fp: invite.fp }));
      const end = await wire.gathered();
      const peer = await peerFor(invite.from, invite.fp);
      // The invite is a door like any other, so that a reload before it opens changes nothing.
      if (peer.state() !== "open") peer.memory.keys = [{ end: slot, own: { ufrag: end.ufrag, pwd: end.pwd }, used: 1 }];
      peer.adopt(wire, "caller");
      const answer = writeAnswer({ kind: "answer", tag: roomTag(invite.room), from: record.me, slot: slot.ufrag, end });
      record.room = invite.room;
      record.answer = { code: answer, host: invite.from };
      await save();
      return { answer, peer: invite.from, room: invite.room };
    },

    /**
     * Lets in whoever made this answer, or a page that comes back with a return code.
     * @param {string} code
     * @returns {Promise<string>} the peer; `onOpen` follows when it is connected
     */
    accept: async (code) => {
      const { tag, from, slot, end } = peekAnswer(code);
      const { record, rtc, chooses, save } = await started;
      if (tag !== roomTag(record.room)) throw fault("code-other-room");
      if (from === record.me) throw fault("code-own");
      if (await refused(peers.get(from)?.letIn(slot, end))) return from;
      const invite = record.invites.find((open) => open.slots.some(({ ufrag }) => ufrag === slot));
      if (!invite) throw fault("code-old");
      if (!invite.taken.includes(from) && invite.taken.length >= invite.slots.length) throw fault("code-used");
      if (invite.taken.includes(from) && peers.get(from)?.state() === "open") return from;
      // The offer of this slot is gone after a reload, or another guest took it: it is built again under its old name.
      const own = invite.slots.find(({ ufrag }) => ufrag === slot);
      if (!slots.has(slot) && !chooses) throw fault("code-old");
      const wire = slots.get(slot) ?? (await openOffer(rtc, own));
      slots.delete(slot);
      const peer = await peerFor(from, end.fp);
      const line = peer.adopt(wire, "door");
      await refused(takeAnswer(wire, end), () => line.close());
      if (!invite.taken.includes(from)) invite.taken.push(from);
      await save();
      return from;
    },

    /**
     * After a reload: calls everyone of this room who was connected or is about to be.
     * @returns {Promise<{room: string, me: string, peers: string[], invite: string | null, answer: string | null}>}
     *   `invite`: the last code with open slots; `answer`: the code that still waits to be handed over
     */
    resume: async () => {
      const { record } = await started;
      for (const [id, memory] of Object.entries(record.peers)) (await peerFor(id, memory.fp)).resume();
      const open = record.invites.filter((invite) => invite.taken.length < invite.slots.length).at(-1);
      return {
        room: record.room,
        me: record.me,
        peers: Object.keys(record.peers),
        invite: open?.code ?? null,
        answer: record.answer?.code ?? null,
      };
    },

    /**
     * One code from the page that came back, for the page that stayed to `accept`.
     * @param {string} id
     * @returns {Promise<string | null>} null: nothing is known to come back to, `invite` and `answer` again
     */
    returnCode: async (id) => {
      const { record } = await started;
      const back = (await peers.get(id)?.returnEnd()) ?? null;
      return back && writeAnswer({ kind: "answer", tag: roomTag(record.room), from: record.me, ...back });
    },

    /** @param {string} peer @param {string} text @returns {boolean} false: not connected, or more than 256 kB */
    send: (peer, text) => peers.get(peer)?.send(text) ?? false,

    /** @returns {{id: string, state: State}[]} */
    peers: () => [...peers.values()].map((peer) => ({ id: peer.id, state: peer.state() })),

    /** Own peer id. */
    me: async () => (await started).record.me,

    /** Leaves with a goodbye; what is kept stays, so that `resume` on a new link finds back. */
    close,

    /** Closes and forgets the room at this device. */
    forget: async () => {
      close();
      await saving;
      await store.del(place);
      await store.del(`${place}/cert`);
    },
  };

  function close() {
    clearInterval(timer);
    globalThis.removeEventListener?.("online", moved);
    globalThis.removeEventListener?.("pagehide", going);
    globalThis.document?.removeEventListener("visibilitychange", tick);
    network?.removeEventListener?.("change", changed);
    for (const peer of peers.values()) peer.close();
    for (const ufrag of [...slots.keys()]) closeSlot(ufrag);
  }

  /** @param {string} ufrag */
  function closeSlot(ufrag) {
    slots.get(ufrag)?.pc.close();
    slots.delete(ufrag);
  }
}

/**
 * A code with a sound checksum may still hold what the browser refuses.
 * @template T
 * @param {Promise<T> | undefined} promise
 * @param {() => void} [undo]
 */
async function refused(promise, undo) {
  try {
    return /** @type {T} */ (await promise);
  } catch (error) {
    undo?.();
    throw /** @type {any} */ (error)?.key ? error : fault("code-broken", error);
  }
}
