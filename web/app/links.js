/**
 * The links of the tables that are played between browsers: which codes are open, who is connected, what to tell the
 * person. Law: it carries texts between link and Python and never reads them.
 *
 * @typedef {import("./types.js").LinkState} LinkState
 */
import { waitForAnswers } from "../link/handover.js";
import { createLink } from "../link/link.js";
import { fromBase64Url } from "../link/text.js";
import { problemOf } from "./engines.js";

/**
 * @param {{store: import("../link/link.js").Store,
 *   ask: (method: string, args: Record<string, unknown>) => Promise<any>,
 *   iceServers: () => RTCIceServer[], onLink: (id: string, state: LinkState) => void}} parts
 */
export function createLinks({ store, ask, iceServers, onLink }) {
  /** @type {Map<string, ReturnType<typeof connect>>} one link a scope */
  const links = new Map();
  /** Tables that follow another go on with its link. @type {Map<string, string>} */
  const scopes = new Map();

  /** @param {string} id */
  const scopeOf = (id) => scopes.get(id) ?? id;
  /** @param {string} id */
  const linkOf = (id) => links.get(scopeOf(id));

  /** @param {string} scope @param {string} table @param {"host"|"guest"} role */
  function connect(scope, table, role) {
    let id = table;
    let quit = () => {};
    /** @type {LinkState} */
    let state = {
      id, role, state: "waiting", peer: null, invite: null, answer: null, code: null, problem: null, busy: false, met: false,
    };
    /** @param {Partial<LinkState>} patch */
    function set(patch) {
      state = { ...state, ...patch, id };
      onLink(id, state);
    }
    const link = createLink({
      store,
      scope,
      iceServers: iceServers(),
      onOpen(peer) {
        set({ peer, state: "open", met: true, invite: null, answer: null, code: null, problem: null, busy: false });
        ask("link.open", { id, peer }).catch((error) => set({ problem: problemOf(error) }));
      },
      onClose(peer) {
        ask("link.lost", { id, peer }).catch(() => {});
      },
      onMessage(peer, text) {
        ask("link.receive", { id, peer, text }).catch((error) => set({ problem: problemOf(error) }));
      },
      async onState(peer, next) {
        set({ peer, state: next });
        if (next !== "needs-code") return;
        const code = await link.returnCode(peer).catch(() => null);
        if (state.state === "needs-code") set({ code });
      },
      onFault(_peer, key) {
        set({ problem: { key } });
      },
    });

    /** @param {string} code */
    async function accept(code) {
      set({ busy: true, problem: null });
      try {
        await link.accept(code);
        set({ busy: false });
      } catch (error) {
        set({ busy: false, problem: problemOf(error) });
      }
    }

    return {
      link,
      accept,
      state: () => state,
      /** The next game of the same two. @param {string} next */
      move(next) {
        id = next;
        set({});
      },
      /** A game that goes on takes the link from the one before it, which was opened first. @param {string} next */
      take(next) {
        if (id === next) return set({});
        id = next;
        set({});
        if (state.peer && link.peers().some((peer) => peer.id === state.peer && peer.state === "open")) {
          ask("link.open", { id, peer: state.peer }).catch((error) => set({ problem: problemOf(error) }));
        }
      },
      /** @param {string} room */
      listen(room) {
        quit();
        quit = waitForAnswers(room, (code) => void accept(code));
      },
      set,
      close() {
        quit();
        link.close();
      },
    };
  }

  /** @param {string} id @param {"host"|"guest"} role */
  function open(id, role) {
    const scope = scopeOf(id);
    const known = links.get(scope);
    if (known) return known;
    const made = connect(scope, id, role);
    links.set(scope, made);
    return made;
  }

  return {
    /** Opens a table to a friend. @param {string} id @param {string} extra base64url */
    async host(id, extra) {
      const one = open(id, "host");
      try {
        one.set({ invite: await one.link.invite(scopeOf(id), 1, fromBase64Url(extra) ?? new Uint8Array()), problem: null });
        one.listen(scopeOf(id));
      } catch (error) {
        one.set({ problem: problemOf(error) });
      }
    },
    /** Answers an invite. @param {string} id @param {string} code */
    async join(id, code) {
      const one = open(id, "guest");
      const before = one.state();
      // What was to be handed over until now must not be taken for the new answer.
      one.set({ answer: null, code: null, problem: null, busy: true });
      try {
        const { answer, peer, room } = await one.link.answer(code);
        one.set({ answer, peer, state: "waiting", busy: false });
        one.listen(room);
      } catch (error) {
        one.set({ answer: before.answer, code: before.code, busy: false, problem: problemOf(error) });
        throw error;
      }
    },
    /** After a reload. @param {string} id @param {"host"|"guest"} role @param {boolean} over a game that is over leaves the link to the next one */
    async resume(id, role, over) {
      const known = linkOf(id);
      if (known) return over ? known.set({}) : known.take(id);
      const one = open(id, role);
      const { room, peers, invite, answer } = await one.link.resume();
      if (room) one.listen(room);
      one.set({ peer: peers[0] ?? null, invite, answer, met: !invite && !answer && peers.length > 0 });
    },
    /** @param {string} id @param {string} code an answer or a return code */
    accept: (id, code) => linkOf(id)?.accept(code),
    /** @param {string} id @param {string} peer @param {string} text */
    send: (id, peer, text) => linkOf(id)?.link.send(peer, text) ?? false,
    /** @param {string} id @param {string} before the table whose link goes on */
    follow(id, before) {
      scopes.set(id, scopeOf(before));
      linkOf(id)?.move(id);
    },
    /** @param {string} id */
    scope: scopeOf,
    /** @param {string} id @param {string} scope */
    remember: (id, scope) => void scopes.set(id, scope),
    /** @param {string} id */
    state: (id) => linkOf(id)?.state() ?? null,
    /** @param {string} id */
    close(id) {
      linkOf(id)?.close();
      links.delete(scopeOf(id));
    },
    /** @param {string} id */
    async forget(id) {
      const one = linkOf(id);
      links.delete(scopeOf(id));
      if (!one) {
        await store.del(`link/${scopeOf(id)}`);
        await store.del(`link/${scopeOf(id)}/cert`);
        return;
      }
      await one.link.forget();
      one.close();
    },
  };
}
