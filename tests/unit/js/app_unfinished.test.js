/** A press that was not stored yet when its page was loaded again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSession } from "../../../web/app/session.js";
import { createUnfinished } from "../../../web/app/unfinished.js";

/** What a tab keeps over its reloads. */
function tab() {
  const kept = new Map();
  return {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
  };
}

const view = (/** @type {any} */ more = {}) => ({ id: "t", stage: "setup", plies: 0, turn: null, chat: [], seats: [{ seat: 0, kind: "user" }, { seat: 1, kind: "remote" }], ...more });

/** @param {ReturnType<typeof tab>} storage @param {{act: (args: any) => Promise<any>, live?: any, stored?: Promise<void>}} python */
function page(storage, { act, live = view(), stored = Promise.resolve() }) {
  return createSession({
    id: "t",
    ask: async (method, args) => (method === "table.act" ? act(args) : live),
    onState() {},
    onLive() {},
    unfinished: createUnfinished(storage),
    settled: () => stored,
  });
}

const never = () => new Promise(() => {});
const turns = async (n = 20) => {
  while (n--) await null;
};

test("a press that Python had not answered is done again after the reload, once", async () => {
  const storage = tab();
  const before = page(storage, { act: never });
  await before.refresh();
  void before.act({ setup: ["flag"] });
  /** @type {any[]} */
  const done = [];
  const after = page(storage, { act: async (args) => void done.push(args) });
  await after.refresh();
  await turns();
  await after.refresh();
  await turns();
  assert.deepEqual(done, [{ id: "t", seat: 0, setup: ["flag"] }]);
  await page(storage, { act: async (args) => void done.push(args) }).refresh();
  assert.equal(done.length, 1);
});

test("a press that is answered but not stored is done again, a stored one is not", async () => {
  for (const [stored, times] of /** @type {[Promise<any>, number][]} */ ([[never(), 1], [Promise.resolve(), 0]])) {
    const storage = tab();
    const before = page(storage, { act: async () => ({}), stored });
    await before.refresh();
    await before.act({ event: "0 move a1 a2" });
    await turns();
    let done = 0;
    await page(storage, { act: async () => void (done += 1) }).refresh();
    await turns();
    assert.equal(done, times);
  }
});

test("a second reload while it still waits for the other browser loses nothing", async () => {
  const storage = tab();
  const before = page(storage, { act: never });
  await before.refresh();
  void before.act({ setup: ["flag"] });
  const refusing = page(storage, { act: async () => Promise.reject(Object.assign(new Error("x"), { key: "link-first" })) });
  await refusing.refresh();
  await turns();
  let done = 0;
  await page(storage, { act: async () => void (done += 1) }).refresh();
  await turns();
  assert.equal(done, 1);
  assert.equal(createUnfinished(storage).left("t"), null);
});

test("it waits until the other browser's log was seen, and falls when the game has gone on", async () => {
  const storage = tab();
  const before = page(storage, { act: never });
  await before.refresh();
  void before.act({ setup: ["flag"] });
  let tries = 0;
  const waiting = page(storage, {
    act: async () => {
      tries += 1;
      if (tries < 3) throw Object.assign(new Error("x"), { key: "link-first" });
    },
  });
  for (const expected of [1, 2, 3, 3]) {
    await waiting.refresh();
    await turns();
    assert.equal(tries, expected);
  }
  const later = page(storage, { act: never, live: view({ stage: "play", plies: 4, turn: 0 }) });
  await later.refresh();
  void later.act({ event: "0 move a1 a2" });
  let done = 0;
  await page(storage, { act: async () => void (done += 1), live: view({ stage: "play", plies: 5, turn: 1 }) }).refresh();
  await turns();
  assert.equal(done, 0);
});

test("a refused press and a storage that throws leave nothing behind", async () => {
  const storage = tab();
  const one = page(storage, { act: async () => Promise.reject(Object.assign(new Error("x"), { key: "illegal-event" })) });
  await one.refresh();
  assert.deepEqual(await one.act({ event: "x" }), { err: { key: "illegal-event", args: {} } });
  assert.equal(createUnfinished(storage).left("t"), null);
  const broken = createUnfinished({ getItem: () => { throw new Error("refused"); }, setItem: () => { throw new Error("refused"); }, removeItem: () => { throw new Error("refused"); } });
  broken.begin("t", { seat: 0, moment: "", what: {} })();
  assert.equal(broken.left("t"), null);
});
