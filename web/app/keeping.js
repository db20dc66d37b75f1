/**
 * Keeping games beyond this browser: files out and in, and the way out when the storage refuses. Law: a file that is
 * refused is not lost: its text can be saved again.
 */
import { download, pickFiles } from "../savers/files.js";
import { problemOf } from "./engines.js";

/**
 * @param {{store: any, shelf: import("../savers/shelf.js").LateShelf, ask: (method: string, args: Record<string, unknown>) => Promise<any>,
 *   cards: ReturnType<typeof import("./cards.js").createCards>, tables: ReturnType<typeof import("./tables.js").createTables>,
 *   notices: ReturnType<typeof import("./notices.js").createNotices>, explain: (problem: import("./types.js").Problem) => string, t: import("../i18n/translate.js").Translate}} parts
 */
export function createKeeping({ store, shelf, ask, cards, tables, notices, explain, t }) {
  /** Opens a resting table for one question. @template T @param {string} id @param {() => Promise<T>} work @returns {Promise<T>} */
  async function awake(id, work) {
    if (store.get().table?.id === id) return work();
    await ask("table.open", { id, record: await shelf.lines(id) });
    try {
      return await work();
    } finally {
      if (store.get().table?.id !== id) await ask("table.close", { id }).catch(() => {});
    }
  }

  return {
    /** @param {string} id */
    async exportGame(id) {
      try {
        const { name, text } = await awake(id, () => ask("table.export", { id }));
        download(name, text);
      } catch (error) {
        await this.rescue(id, problemOf(error));
      }
    },
    /** A record that can't be read is kept for download as it is. @param {string} id @param {import("./types.js").Problem} problem */
    async rescue(id, problem) {
      const lines = await shelf.lines(id);
      notices.show(explain(problem), {
        level: "error",
        action: lines.length ? { label: t("save-raw"), run: () => download(`taktbrett-${id.slice(0, 6)}.txt`, lines.join("\n")) } : null,
      });
    },
    /** @param {string} id the stored text as it is */
    async raw(id) {
      download(`taktbrett-${id.slice(0, 6)}.txt`, [...(await shelf.lines(id)), ""].join("\n"));
    },
    /** Files into the list of games; all that are refused are told together. */
    async importGames() {
      const files = await pickFiles({ accept: ".txt,text/plain", multiple: true });
      let count = 0;
      const refused = [];
      for (const file of files) {
        const text = await file.text();
        const problem = await this.take(text);
        if (problem) refused.push({ name: file.name, text, problem });
        else count += 1;
      }
      if (count) notices.show(t("games-imported", { count }));
      if (refused.length) store.set({ dialog: { kind: "refused", refused } });
    },
    /** The text of a file that was refused, as it came. @param {{name: string, text: string}} file */
    again: ({ name, text }) => download(name, text),
    /** @param {string} text @returns {Promise<import("./types.js").Problem|null>} why it was refused */
    async take(text) {
      try {
        const { id, record } = await ask("table.import", { text });
        // A game that went on here stays as it is.
        if ((await shelf.lines(id)).length < record.length && store.get().table?.id !== id) await shelf.putLines(id, 0, record);
        const outside = await awake(id, () => ask("table.view", { id, seat: null }));
        const users = outside.seats.filter((/** @type {any} */ seat) => seat.kind === "user");
        await cards.keep({ ...outside, me: users.length === 1 ? users[0].seat : null });
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    /** @param {string} id */
    async remove(id) {
      await tables.remove(id).catch((error) => notices.show(explain(problemOf(error)), { level: "error" }));
      await shelf.del(`prepared/${id}`).catch(() => {});
      cards.drop(id);
    },
  };
}
