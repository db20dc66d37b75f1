/** A page with nothing but the link, for tests/e2e/test_link_transport.py: `page` holds what came in. */

import { openDB } from "idb";
import * as handover from "../../../web/link/handover.js";
import * as link from "../../../web/link/link.js";
import * as lock from "../../../web/link/lock.js";
import * as qr from "../../../web/link/qr.js";

const kv = openDB("link-test", 1, { upgrade: (db) => void db.createObjectStore("kv") });
const store = {
  get: async (/** @type {string} */ key) => (await kv).get("kv", key),
  put: async (/** @type {string} */ key, /** @type {unknown} */ value) => void (await (await kv).put("kv", value, key)),
  del: async (/** @type {string} */ key) => (await kv).delete("kv", key),
};

const page = {
  ...link,
  ...handover,
  ...lock,
  ...qr,
  store,
  /** @type {any[]} */ events: [],
  /** @type {any[]} */ inbox: [],
  /** @type {any} */ link: null,
  loaded: performance.now(),
  openedAt: 0,
  echo: false,
  start(/** @type {string} */ scope) {
    const note = (/** @type {string} */ name) => (/** @type {any[]} */ ...args) => void page.events.push([name, ...args]);
    page.link = link.createLink({
      store,
      scope,
      onOpen: (peer) => {
        page.openedAt = performance.now();
        note("open")(peer);
      },
      onClose: note("close"),
      onState: note("state"),
      onFault: note("fault"),
      onMessage: (peer, text) => {
        if (page.echo) page.link.send(peer, text);
        else page.inbox.push(text);
      },
    });
  },
  /** The key of the fault that a call ends with, or null. */
  async failure(/** @type {() => Promise<unknown>} */ call) {
    try {
      await call();
      return null;
    } catch (/** @type {any} */ error) {
      return error.key ?? String(error);
    }
  },
  states: () => Object.fromEntries(page.link.peers().map((/** @type {any} */ peer) => [peer.id, peer.state])),
};
Object.assign(globalThis, { page });
