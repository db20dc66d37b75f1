/**
 * The place of the board: keeps the page part of a game alive while its view changes and takes it away completely when
 * another person looks. Law: nothing of a covered table stays in the document.
 */
import { kitOf } from "../app/kits.js";
import { problemOf } from "../app/engines.js";

/** @typedef {import("../app/types.js").App} App */
/** @typedef {import("../app/types.js").View} View */

const DRAFT_MS = 500;

/** @param {App} app */
export function createBoardHost(app) {
  const el = document.createElement("div");
  el.className = "board-slot";
  const tray = document.createElement("div");
  tray.className = "tray-slot";
  const shelf = document.createElement("div");
  shelf.className = "shelf-slot";
  /** @type {any} */
  let part = null;
  let key = "";
  /** What is laid out while nobody knows yet who is red. @type {(string|null)[]|null} */
  let early = null;
  /** `id`: the table that is waited for while there is no view to show. @type {{text: string, view: View|null, id: string}} */
  let asked = { text: "", view: null, id: "" };
  /** @type {(string|null)[]|null} */
  let draft = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let keeping;
  /** @type {View|null} */
  let last = null;
  /** What Ready waits for, as long as nobody knows who is red. */
  let held = "";

  function clear() {
    clearTimeout(keeping);
    part?.destroy();
    part = null;
    key = "";
    last = null;
    draft = null;
    el.replaceChildren();
    tray.replaceChildren();
    shelf.replaceChildren();
  }

  /** A part gets a place of its own: what it drew with must go with it. @param {HTMLElement} slot */
  function place(slot) {
    const inner = document.createElement("div");
    slot.replaceChildren(inner);
    return inner;
  }

  /** @param {any} intent */
  function send(intent) {
    clearTimeout(keeping);
    /** @type {Promise<{err?: import("../app/types.js").Problem}>} */
    const acted = app.tables.session()?.act(intent) ?? Promise.resolve({});
    if (!intent.setup) return acted;
    return acted.then((answer) => {
      if (answer.err) app.notices.show(app.explain(answer.err), { level: "warn" });
      return answer;
    });
  }

  /** @param {string} game @param {View|null} view */
  async function common(game, view) {
    const kit = kitOf(game);
    const notes = view ? await app.shelf.get(`notes/${view.id}/${view.me}`) : undefined;
    const saved = await app.shelf.get(`setups/${game}`);
    const prepared = await app.shelf.get(`prepared/${view?.id ?? asked.id}`);
    return { kit, notes, saved, prepared };
  }

  /** @param {string} want @param {string} game @param {View|null} view */
  async function make(want, game, view) {
    const { kit, notes, saved, prepared } = await common(game, view);
    // Meanwhile something else may be wanted.
    if (asked.text !== want) return;
    // What was laid out before it was known who is red moves over.
    if (part?.draft && !last) early = part.draft();
    clear();
    key = want;
    const shared = { el: place(el), facts: kit.facts, t: app.t, settings: app.settings, announce: app.notices.announce, sound: app.sounds, send };
    if (asked.view && asked.view.stage !== "setup") {
      part = kit.createBoard({
        ...shared,
        notes: notes ?? {},
        onNotes: (next) => void app.shelf.put(`notes/${view?.id}/${view?.me}`, next).catch(() => {}),
      });
    } else {
      const side = view && view.me !== null ? view.seats[view.me].colour : null;
      if (!view?.setup?.draft && !view?.setup?.mine) early ??= prepared ?? null;
      const kept = side && view?.setup?.draft ? kit.fromHome(view.setup.draft, kit.facts, side) : early;
      draft = kept;
      part = kit.createSetup({
        ...shared,
        tray: place(tray),
        shelf: place(shelf),
        draft: kept ?? undefined,
        saved: saved ?? [],
        onSaved: (next) => void app.shelf.put(`setups/${game}`, next).catch(() => app.notices.show(app.t("storage-setup"), { level: "warn" })),
        onDraft: (next) => keep(next, game),
      });
    }
    show();
    if (early && last?.stage === "setup") keep(early, game);
  }

  /** The draft goes with the record, so that it is there after a reload and at the end of the time (F6). @param {(string|null)[]} next @param {string} game */
  function keep(next, game) {
    draft = next;
    const view = last;
    const side = view && view.me !== null ? view.seats[view.me].colour : null;
    if (!side) {
      early = next;
      if (asked.id) void app.shelf.put(`prepared/${asked.id}`, next).catch(() => {});
      return;
    }
    early = null;
    void app.shelf.del(`prepared/${view?.id}`).catch(() => {});
    clearTimeout(keeping);
    keeping = setTimeout(() => {
      const kit = kitOf(game);
      if (draft) void app.tables.session()?.act({ draft: kit.toHome(draft, kit.facts, side) });
    }, DRAFT_MS);
  }

  function show() {
    const { view } = asked;
    if (!part) return;
    last = view;
    try {
      if (view && view.stage !== "setup") part.render(view);
      else {
        const me = view && view.me !== null ? view.seats[view.me] : null;
        part.render({
          side: me?.colour ?? null,
          confirmed: Boolean(me?.ready),
          withdraw: view?.acts.withdraw ?? null,
          locked: !me,
          why: me ? "" : held,
          mine: view?.setup?.mine ?? null,
        });
      }
    } catch (error) {
      app.notices.show(app.explain(problemOf(error)), { level: "error" });
    }
  }

  /** @param {string} game @param {View|null} view @param {string} why what is waited for without a view @param {string} id the table that is prepared */
  function look(game, view, why, id) {
    held = why;
    const phase = view && view.stage !== "setup" ? "board" : "setup";
    const want = [game, view?.id ?? id, view?.me ?? "", phase, app.store.get().language, app.settings.numbers].join(" ");
    const made = asked.text === want && key === want;
    const making = asked.text === want && key !== want;
    asked = { text: want, view, id };
    if (made) show();
    else if (!making) void make(want, game, view);
  }

  return {
    el,
    tray,
    shelf,
    /**
     * @param {string} game
     * @param {View|null} view null: setting up before anything is known
     * @param {string} [why] what that waits for
     */
    update(game, view, why = "") {
      look(game, view, why, "");
    },
    /** Setting up for a table where nobody else sits yet; what is placed is kept with it. @param {string} game @param {string} id @param {string} why */
    prepare(game, id, why) {
      look(game, null, why, id);
    },
    clear() {
      asked = { text: "", view: null, id: "" };
      early = null;
      clear();
    },
  };
}
