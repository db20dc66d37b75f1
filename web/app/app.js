/**
 * The page as one object: state, texts and everything a screen may ask for. Screens call it and never each other.
 */
import { handOver } from "../link/handover.js";
import { peekInvite } from "../link/codes.js";
import { takeUp } from "../savers/bundle.js";
import { carriedSave } from "../savers/single.js";
import { openShelf, whenOpen } from "../savers/shelf.js";
import { createSounds } from "../sound/index.js";
import { CATALOGUES, LANGUAGES } from "../i18n/catalogues.js";
import { chooseLanguage, createTranslator } from "../i18n/translate.js";
import { createCards } from "./cards.js";
import { createEffects } from "./effects.js";
import { createBotEngine, createTableEngine, problemOf } from "./engines.js";
import { createKeeping } from "./keeping.js";
import { helpersOf } from "../link/helpers.js";
import { DOORS } from "./kits.js";
import { createLinks } from "./links.js";
import { createNotices } from "./notices.js";
import { createRouter, readRoute } from "./router.js";
import { applySettings, keepSettings, readSettings } from "./settings.js";
import { createStore } from "./store.js";
import { createTables } from "./tables.js";

/** @typedef {import("./types.js").State} State */

export function createApp() {
  const settings = readSettings();
  const language = () =>
    /** @type {import("../i18n/translate.js").Language} */ (
      settings.language === "auto" ? chooseLanguage(navigator.languages, LANGUAGES) : settings.language
    );
  const translator = createTranslator(CATALOGUES, language());
  const { t } = translator;
  applySettings(settings, language());

  /** @type {ReturnType<typeof createStore<State>>} */
  const store = createStore(
    /** @type {State} */ ({
      route: readRoute(location.hash), language: language(), tick: 0,
      engine: { state: "off", part: 0, step: "" }, games: null, storage: "ok",
      table: null, wish: null, joining: null, handing: null,
      toasts: [], dialog: null, sheet: null, online: navigator.onLine, install: false, update: null, offline: false, licences: null,
    }),
  );
  const notices = createNotices(store);
  /** A problem in words; a reason inside of it that has words of its own is told in them. @param {import("./types.js").Problem} problem */
  function explain({ key, args = {} }) {
    if (!translator.has(key)) return t("error-bug", { detail: key });
    const { reason } = args;
    const plain = key === "link-fault" && typeof reason === "string" && translator.has(reason);
    return t(key, plain ? { ...args, reason: t(reason) } : args);
  }
  const sounds = createSounds({ muted: !settings.sound });
  const opening = openShelf();
  const shelf = whenOpen(opening);

  /** @param {any} error */
  function onStoreFailed(error) {
    const storage = error?.key === "storage-full" ? "full" : "refused";
    if (store.get().storage === storage) return;
    store.set({ storage });
    const id = store.get().table?.id;
    if (id) warnOfStorage(id);
  }

  const engine = createTableEngine({
    onState: (state) => store.set({ engine: state }),
    onEffects: (fx) => effects.run(fx),
  });
  const bots = createBotEngine();
  const ask = engine.ask;
  const cards = createCards({ shelf, onCards: (games) => store.set({ games }), onStoreFailed });
  const links = createLinks({ store: shelf, ask, iceServers: () => helpersOf(settings.helpers).servers, onLink });
  let arrived = false;
  const router = createRouter((route) => go(route));
  const tables = createTables({ store, shelf, ask, links, bots, effects: () => effects, router, cards, onLive });
  const keeping = createKeeping({ store, shelf, ask, cards, tables, notices, explain, t });
  const effects = createEffects({
    shelf,
    ask,
    send: links.send,
    choose: bots.choose.bind(bots),
    onView: tables.changed,
    onNotice: ({ key, args, level }) => notices.show(explain({ key, args }), { level }),
    onThinking: (id, thinking) => tables.patch({ thinking }, id),
    onStoreFailed,
  });

  /** @param {string} id @param {import("./types.js").LinkState} link */
  function onLink(id, link) {
    tables.patch({ link }, id);
    // Found each other again: the dialog that helped has done its work.
    if (link.state === "open" && store.get().dialog?.kind === "reconnect") {
      store.set({ dialog: null });
      notices.show(t("link-state-long", { state: "open" }));
    }
  }

  /** @type {{id: string, stage: string, turn: number|null, talk: number}} */
  let before = { id: "", stage: "", turn: null, talk: 0 };
  let warned = "";

  /** What the ears should know. @param {import("./types.js").View} view */
  function heard(view) {
    if (before.id !== view.id || view.mode === "local") return;
    const mine = view.turn !== null && view.turn === view.me && before.turn !== view.turn;
    if (mine && (document.hidden || view.mode === "link")) sounds.play("turn");
    if (mine) notices.announce(t("your-turn"));
    const last = view.chat.at(-1);
    if (!last || view.chat.length <= before.talk || last.seat === view.me) return;
    sounds.play("chat");
    notices.announce(`${view.seats[last.seat]?.name ?? ""}: ${last.text}`);
  }

  /** A game that is not kept is told once, with the way out. @param {string} id */
  function warnOfStorage(id) {
    const { storage } = store.get();
    if (storage === "ok" || warned === id + storage) return;
    warned = id + storage;
    notices.show(t("storage-problem", { storage }), {
      level: "warn",
      sticky: true,
      action: { label: t("export"), run: () => void keeping.exportGame(id) },
    });
  }

  /** A dialog asks about one moment of a game; when that is over it closes, as if nothing was chosen. @param {import("./types.js").View} view */
  function onLive(view) {
    const { dialog } = store.get();
    // On a narrow screen the result comes up by itself; on a wide one it stands beside the board.
    if (view.outcome && before.id === view.id && before.stage !== "over") store.set({ sheet: "outcome" });
    heard(view);
    warnOfStorage(view.id);
    before = { id: view.id, stage: view.stage, turn: view.turn, talk: view.chat.length };
    if (dialog?.moment && dialog.moment !== momentOf(view)) store.set({ dialog: null });
  }

  /** @param {import("./router.js").Route} asked */
  function go(asked) {
    arrived = true;
    const unknown = (asked.name === "new" || asked.name === "rules") && !DOORS.includes(asked.arg);
    /** @type {import("./router.js").Route} */
    const route = unknown ? { name: "lost", arg: "", more: "" } : asked;
    store.set({ route, dialog: null, sheet: null, ...(route.name === "play" && route.arg === "new" ? {} : { wish: null }) });
    if (route.name !== "join") store.set({ joining: null });
    if (route.name === "play" && route.arg !== "new") void tables.open(route.arg);
    else if (route.name !== "play") tables.leave();
    if (route.name === "join") look(route.arg);
    if (route.name === "answer") void give(route.arg);
    if (route.name === "play" && route.arg === "new" && !store.get().wish) router.replace("#/new/flagge");
  }

  /** What an invite says before anything is joined. @param {string} code */
  async function look(code) {
    try {
      const { room, from, extra } = peekInvite(code);
      const back = cards.ofRoom(room);
      if (back) return void rejoin(back.id, code);
      const joining = { code, room, from, about: null, problem: null, busy: true };
      store.set({ joining });
      const about = await ask("link.peek", { extra: toText(extra) });
      if (store.get().joining === joining) store.set({ joining: { ...joining, about: { ...about, extra: toText(extra) }, busy: false } });
    } catch (error) {
      store.set({ joining: { code, room: "", from: "", about: null, problem: problemOf(error), busy: false } });
    }
  }

  /** A fresh invite to a game that is here already: answered from there. @param {string} id @param {string} code */
  async function rejoin(id, code) {
    router.replace(`#/play/${id}`);
    await tables.open(id);
    await links.join(id, code).catch(() => {});
    store.set({ dialog: { kind: "reconnect", id } });
  }

  /** An answer link was opened: the tab that waits takes the code. @param {string} code */
  async function give(code) {
    store.set({ handing: { state: "busy", problem: null } });
    try {
      const taken = await handOver(code);
      store.set({ handing: { state: taken ? "taken" : "alone", problem: null } });
    } catch (error) {
      store.set({ handing: { state: "broken", problem: problemOf(error) } });
    }
  }

  addEventListener("online", () => store.set({ online: true }));
  addEventListener("offline", () => store.set({ online: false }));

  const app = {
    /** The browser's offer to install. @type {{prompt(): void}|null} */
    installer: null,
    t,
    has: translator.has,
    settings,
    store,
    shelf,
    engine,
    ask,
    tables,
    links,
    cards,
    keeping,
    notices,
    sounds,
    go: router.go,
    replace: router.replace,
    explain,
    /** @param {Partial<import("./settings.js").Settings>} patch */
    choose(patch) {
      Object.assign(settings, patch);
      keepSettings(settings);
      translator.use(language());
      applySettings(settings, language());
      sounds.mute(!settings.sound);
      store.set({ language: language(), tick: store.get().tick + 1 });
    },
    /** A table that waits for a friend in another browser. @param {{game: string, options: any, name: string, side: string, password: string}} wish */
    async host({ game, options, name, side, password }) {
      const { id, extra } = await ask("link.host", { game, options, name, side, ...(password ? { password } : {}) });
      await tables.made(id);
      await cards.link(id, { role: "host", extra });
      void links.host(id, extra);
      router.go(`#/play/${id}`);
    },
    /** A code for a table that waits or was cut off: whatever it is, it goes where it belongs. @param {string} id @param {string} code */
    async takeCode(id, code) {
      if (links.state(id)?.role === "guest" && isInvite(code)) return links.join(id, code).catch(() => {});
      return links.accept(id, code);
    },
    /** The whole exchange once more. @param {string} id */
    inviteAgain: (id) => links.host(id, cards.get(id)?.extra ?? ""),
    /** F25: set or cleared by the host before the game, given by the guest. @param {string} id @param {string|null} password */
    async setPassword(id, password) {
      const { extra } = await ask("link.password", { id, password });
      if (links.state(id)?.role === "host") {
        await cards.link(id, { role: "host", extra });
        await links.host(id, extra);
      }
      await tables.session()?.refresh();
    },
    /** @param {{name: string, password: string}} who */
    async join({ name, password }) {
      const { joining } = store.get();
      if (!joining) return;
      store.set({ joining: { ...joining, busy: true, problem: null } });
      try {
        const args = { extra: joining.about.extra, name, ...(password ? { password } : {}) };
        const { id } = await ask("link.join", args);
        await tables.made(id);
        await cards.link(id, { role: "guest", room: joining.room });
        await links.join(id, joining.code);
        router.replace(`#/play/${id}`);
      } catch (error) {
        store.set({ joining: { ...joining, busy: false, problem: problemOf(error) } });
      }
    },
    /** @param {State} state */
    title({ route, table, handing, joining }) {
      const answer = { busy: "hand-busy", taken: "hand-taken", alone: "hand-alone", broken: "answer-broken" }[handing?.state ?? "busy"];
      const join = joining?.about ? "invite-label" : joining?.problem ? "join-broken" : "join-looking";
      const names = { start: "", new: "new-title", play: "", games: "nav-games", rules: "nav-rules", settings: "nav-settings", about: "nav-about", join, answer, lost: "lost-title" };
      const key = names[route.name];
      const live = route.name === "play" ? table?.live : null;
      const turn = live && live.stage !== "over" && live.turn !== null && live.turn === live.me ? "● " : "";
      const head = live ? t("game-name", { game: live.game }) : key === "new-title" ? t("game-name", { game: route.arg }) : key ? t(key) : "";
      return `${turn}${head ? `${head} · ` : ""}Taktbrett`;
    },
    /** Starts the engine and shows what the address says. */
    async start() {
      void engine.start()?.catch(() => {});
      if (!(await opening).durable) store.set({ storage: "refused" });
      const taken = await takeUp(shelf, carriedSave()).catch(onStoreFailed);
      if (taken) notices.show(t("games-taken-up", { count: taken }));
      await cards.load();
      if (!arrived) router.look(); // who was quicker is elsewhere by now
    },
  };
  return app;
}

/** What a dialog about a game stands for: this turn of this game. @param {import("./types.js").View} view */
export const momentOf = (view) => `${view.id} ${view.stage} ${view.plies} ${view.turn}`;

/** @param {string} code */
function isInvite(code) {
  try {
    return Boolean(peekInvite(code));
  } catch {
    return false;
  }
}

/** @param {Uint8Array} bytes base64url */
function toText(bytes) {
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
