/**
 * The parts of the page that decide what is shown and in which order things are done.
 */
import assert from "node:assert/strict";
import test from "node:test";
import { inOrder, isMyTurn } from "../../../web/app/cards.js";
import { createEffects } from "../../../web/app/effects.js";
import { readRoute } from "../../../web/app/router.js";
import { createSession } from "../../../web/app/session.js";
import { createUnfinished } from "../../../web/app/unfinished.js";
import { keepSettings, readSettings } from "../../../web/app/settings.js";
import { allThings, takeUp } from "../../../web/savers/bundle.js";
import { openShelf } from "../../../web/savers/shelf.js";
import { clockText } from "../../../web/ui/clock.js";

globalThis.document ??= /** @type {any} */ ({ addEventListener() {}, hidden: false });

/** @param {Partial<import("../../../web/savers/shelf.js").Card>} more @returns {any} */
const card = (more) => ({ id: "a", game: "flagge", mode: "bot", changed: 1, me: 0, stage: "play", turn: 0, ply: 1, over: null, seats: [], ...more });

test("an address leads to its screen, a code to joining or answering, anything else to a clear page", () => {
  assert.deepEqual(readRoute(""), { name: "start", arg: "", more: "" });
  assert.deepEqual(readRoute("#/play/abc"), { name: "play", arg: "abc", more: "" });
  assert.deepEqual(readRoute("#/new/flagge/link"), { name: "new", arg: "flagge", more: "link" });
  assert.equal(readRoute("#j=AbC_-").name, "join");
  assert.equal(readRoute("#a=AbC_-").arg, "AbC_-");
  assert.equal(readRoute("#/nowhere").name, "lost");
  assert.equal(readRoute("#/play/%E0%A4%A").name, "play");
});

test("my games: unfinished first, those that wait for me before the others, then the newest", () => {
  const cards = [
    card({ id: "over", over: { reason: "flag", winners: [0] }, changed: 9 }),
    card({ id: "theirs", turn: 1, changed: 8 }),
    card({ id: "mine-old", changed: 2 }),
    card({ id: "mine-new", changed: 3 }),
  ];
  assert.deepEqual(inOrder(cards).map(({ id }) => id), ["mine-new", "mine-old", "theirs", "over"]);
  assert.equal(isMyTurn(card({ mode: "local", me: null, turn: 1 })), true);
});

test("nothing is sent to another browser before what came before it is stored", async () => {
  /** @type {string[]} */
  const done = [];
  /** @type {(value?: unknown) => void} */
  let stored = () => {};
  const shelf = /** @type {any} */ ({ putLines: () => new Promise((next) => (stored = next)).then(() => done.push("stored")) });
  const effects = createEffects({
    shelf,
    ask: async () => ({}),
    send: () => void done.push("sent"),
    choose: async () => null,
    onView: () => void done.push("seen"),
    onNotice() {},
    onThinking() {},
    onStoreFailed: () => void done.push("failed"),
  });
  effects.run([
    { do: "store", id: "t", from: 0, lines: ["x"] },
    { do: "send", id: "t", peer: "p", text: "x" },
    { do: "view", id: "t" },
  ]);
  await new Promise((next) => setImmediate(next));
  assert.deepEqual(done, ["seen"]);
  stored();
  await effects.settled("t");
  assert.deepEqual(done, ["seen", "stored", "sent"]);
});

test("a storage that refuses is told, and the game goes on", async () => {
  /** @type {string[]} */
  const done = [];
  const effects = createEffects({
    shelf: /** @type {any} */ ({ putLines: () => Promise.reject(Object.assign(new Error("full"), { key: "storage-full" })) }),
    ask: async () => ({}),
    send: () => void done.push("sent"),
    choose: async () => null,
    onView() {},
    onNotice() {},
    onThinking() {},
    onStoreFailed: (error) => void done.push(error.key),
  });
  effects.run([
    { do: "store", id: "t", from: 0, lines: ["x"] },
    { do: "send", id: "t", peer: "p", text: "x" },
  ]);
  await effects.settled("t");
  assert.deepEqual(done, ["storage-full", "sent"]);
});

test("a bot that fails is answered for with no event, not with silence", async () => {
  /** @type {any[]} */
  const asked = [];
  const effects = createEffects({
    shelf: /** @type {any} */ ({}),
    ask: async (method, args) => void asked.push([method, args]),
    send() {},
    choose: () => Promise.reject(new Error("stopped")),
    onView() {},
    onNotice() {},
    onThinking: (_, on) => void asked.push(on),
    onStoreFailed() {},
  });
  effects.run([{ do: "bot", id: "t", seat: 1, token: "7", request: {}, pause: 0 }]);
  await new Promise((next) => setTimeout(next, 5));
  assert.deepEqual(asked, [true, ["table.bot", { id: "t", seat: 1, token: "7", event: null }], false]);
});

/** A table of two people at one device. @param {{turn: number|null, stage: string}} game */
function sharedTable(game) {
  /** @type {any[]} */
  const asked = [];
  /** @type {any} */
  let state = {};
  const session = createSession({
    id: "t",
    async ask(_, { seat, ply }) {
      asked.push(seat);
      const seats = [0, 1].map((one) => ({ seat: one, kind: "user", ready: game.stage !== "setup", colour: one ? "blue" : "red" }));
      return { id: "t", seats, stage: game.stage, turn: game.turn, plies: 3, ply: ply ?? 3, me: seat, clock: null, battle: null };
    },
    onState: (patch) => (state = { ...state, ...patch }),
    onLive() {},
    unfinished: createUnfinished(null),
    settled: async () => {},
  });
  return { session, asked, state: () => state };
}

test("F7: between two people at one device nobody's view is fetched before that person takes over", async () => {
  const game = { stage: "play", turn: 0 };
  const { session, asked, state } = sharedTable(game);
  await session.refresh();
  assert.ok(asked.every((seat) => seat === null));
  assert.equal(state().handTo, 0);
  await session.reveal(0);
  assert.equal(state().eyes, 0);
  game.turn = 1;
  await session.refresh();
  assert.ok(!asked.includes(1));
  assert.equal(state().handTo, 1);
  session.cover();
  assert.equal(state().shown, null);
  await new Promise((next) => setImmediate(next));
  assert.equal(state().eyes, null);
  assert.equal(state().live.me, null);
  assert.ok(!asked.includes(1));
  session.close();
});

/** A table with one person here, whose views come by themselves. @param {Promise<unknown>} [settled] */
function watchedTable(settled) {
  /** @type {any[]} */
  const asked = [];
  /** @type {any} */
  let state = {};
  /** @param {number} plies @param {any[]} log @param {any[]} chat */
  const view = (plies, log, chat = []) => ({
    id: "t", mode: "link", seats: [{ seat: 0, kind: "remote" }, { seat: 1, kind: "user" }], stage: "play", turn: 0, me: 1, plies, ply: plies, clock: null, battle: null, log, chat,
  });
  const first = view(2, [{ n: 1 }, { n: 2, result: "waiting" }], [{ text: "a" }]);
  const session = createSession({
    id: "t",
    async ask(method, args) {
      asked.push({ method, ...args });
      if (method === "table.act") await session.changed({ view: /** @type {any} */ (view(3, [{ n: 3 }])), kept: { log: 2, chat: 1 } });
      return { ...first, me: args.seat, ply: args.ply ?? 2 };
    },
    onState: (patch) => (state = { ...state, ...patch }),
    onLive() {},
    ...(settled && { settled: () => settled }),
  });
  return { session, asked, view, state: () => state };
}

test("what happens at a watched table is seen without another call, its lists going on from where they were", async () => {
  const { session, asked, view, state } = watchedTable();
  await session.refresh();
  assert.equal(asked.at(-1).watch, true);
  const before = asked.length;
  const [one] = state().live.log;
  void session.changed({ view: /** @type {any} */ (view(3, [{ n: 2, result: "both" }, { n: 3 }], [{ text: "b" }])), kept: { log: 1, chat: 1 } });
  assert.deepEqual(state().live.log, [{ n: 1 }, { n: 2, result: "both" }, { n: 3 }]);
  assert.equal(state().live.log[0], one); // the same item, so what was made of it can be kept
  assert.deepEqual(state().shown.chat, [{ text: "a" }, { text: "b" }]);
  assert.equal(asked.length, before);
  session.close();
});

test("who looks back through the game stays there when something happens", async () => {
  const { session, view, state } = watchedTable();
  await session.refresh();
  await session.replay(0);
  await session.changed({ view: /** @type {any} */ (view(3, [{ n: 3 }])), kept: { log: 2, chat: 1 } });
  assert.equal(state().ply, 0);
  assert.equal(state().shown.ply, 0);
  session.close();
});

test("an own move is on its way to the other browser before it is drawn", async () => {
  /** @type {(value?: unknown) => void} */
  let sent = () => {};
  const { session, state } = watchedTable(new Promise((next) => (sent = next)));
  await session.refresh();
  const acted = session.act({ event: "1 move a1 a2" });
  await new Promise((next) => setImmediate(next));
  assert.equal(state().live.plies, 2);
  sent();
  await acted;
  assert.equal(state().live.plies, 3);
  session.close();
});

test("a view that came without its contents is fetched", async () => {
  const { session, asked } = watchedTable();
  await session.refresh();
  const before = asked.length;
  await session.changed();
  assert.equal(asked.length, before + 1);
  session.close();
});

test("at the end the board is open to both", async () => {
  const game = { stage: "play", turn: /** @type {number|null} */ (0) };
  const { session, state } = sharedTable(game);
  await session.refresh();
  Object.assign(game, { stage: "over", turn: null });
  await session.refresh();
  assert.equal(state().handTo, null);
  assert.equal(state().eyes, 0);
  session.close();
});

test("F21: clocks are shown by the time they end at, rounded up", () => {
  assert.equal(clockText(90_000), "1:30");
  assert.equal(clockText(89_001), "1:30");
  assert.equal(clockText(900), "0:01");
  assert.equal(clockText(-5), "0:00");
});

test("settings that were kept in a strange form fall back to the usual ones", () => {
  const kept = new Map([["taktbrett-settings", '{"theme":"dark","sound":"loud","unknown":1}']]);
  const storage = /** @type {any} */ ({ getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value) });
  const settings = readSettings(storage);
  assert.equal(settings.theme, "dark");
  assert.equal(settings.sound, true);
  assert.ok(!("unknown" in settings));
  keepSettings({ ...settings, theme: "light" }, storage);
  assert.equal(readSettings(storage).theme, "light");
  assert.equal(readSettings(/** @type {any} */ ({ getItem: () => "{" })).theme, "auto");
});

test("what one file carries is taken up once, and never over a game that went on here", async () => {
  const from = await openShelf();
  assert.equal(from.durable, false); // no IndexedDB here: the shelf in memory
  await from.putCard(card({ id: "g" }));
  await from.putLines("g", 0, ["a", "b"]);
  await from.put("setups/flagge", [{ name: "mine", ranks: [] }]);
  await from.put("link/g", { secret: true });
  const text = await allThings(from);
  assert.ok(!text.includes("secret"));
  const to = await openShelf();
  await to.put("setups/flagge", [{ name: "other", ranks: [] }]);
  assert.equal(await takeUp(to, text), 1);
  assert.deepEqual(await to.lines("g"), ["a", "b"]);
  assert.deepEqual((await to.get("setups/flagge")).map((/** @type {any} */ one) => one.name), ["other", "mine"]);
  await to.putLines("g", 2, ["c"]);
  assert.equal(await takeUp(to, text), 0);
  assert.deepEqual(await to.lines("g"), ["a", "b", "c"]);
  await to.remove("g");
  assert.equal(await takeUp(to, text), 0);
  assert.equal(await takeUp(to, ""), 0);
});
