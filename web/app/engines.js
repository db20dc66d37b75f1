/**
 * The two Python engines of the page: one decides (tables), one thinks (bots). Law: the bot engine may be thrown away at
 * any moment, the other never; a failed start is told and can be tried again.
 */
import { startEngine } from "../engine.js";

/**
 * @param {{onState: (state: import("./types.js").EngineState) => void, onEffects: (fx: import("./types.js").Effect[]) => void}} on
 */
export function createTableEngine({ onState, onEffects }) {
  /** @type {any} */
  let engine = null;
  /** @type {Promise<void>|null} */
  let ready = null;

  function start() {
    onState({ state: "starting", part: 0, step: "" });
    engine = startEngine({
      role: "table",
      onProgress: (/** @type {any} */ progress) => onState({ state: "starting", ...readProgress(progress) }),
      onEffects,
    });
    ready = Promise.resolve(engine.ready).then(
      () => onState({ state: "ready", part: 1, step: "" }),
      (error) => {
        console.error(error);
        ready = null;
        onState({ state: "failed", part: 0, step: "" });
        throw problem("error-start");
      },
    );
    ready.catch(() => {});
    return ready;
  }

  return {
    start,
    ready: () => ready ?? start(),
    /** @param {string} method @param {Record<string, unknown>} [args] @returns {Promise<any>} rejects with `{key, args}` */
    async ask(method, args = {}) {
      await (ready ?? start());
      return unpack(await engine.call(method, args));
    },
  };
}

/** Thinks for bots; `stop` interrupts whatever it thinks about. */
export function createBotEngine() {
  /** @type {any} */
  let engine = null;
  return {
    /** So that the first answer comes soon. */
    warm() {
      engine ??= startEngine({ role: "bot", onProgress: () => {}, onEffects: () => {} });
      Promise.resolve(engine.ready).catch(() => {
        engine = null;
      });
    },
    /** @param {Record<string, unknown>} request @returns {Promise<string>} the event */
    async choose(request) {
      this.warm();
      const mine = engine;
      await mine.ready;
      return unpack(await mine.call("bot.choose", request)).event;
    },
    stop() {
      engine?.stop();
      engine = null;
    },
  };
}

/** @param {any} progress a number from 0 to 1, or `{part, step}` / `{done, total, step}` */
function readProgress(progress) {
  if (typeof progress === "number") return { part: progress, step: "" };
  const part = progress?.part ?? (progress?.total ? progress.done / progress.total : 0);
  return { part: Math.min(1, Math.max(0, part || 0)), step: String(progress?.step ?? "") };
}

/** @param {any} answer `{ok}` or `{err}` */
function unpack(answer) {
  if (answer?.err) throw problem(answer.err.key, answer.err.args);
  return answer && "ok" in answer ? answer.ok : answer;
}

/** @param {string} key @param {Record<string, any>} [args] */
export const problem = (key, args = {}) => Object.assign(new Error(key), { key, args });

/** What went wrong, as a message. @param {any} error @returns {import("./types.js").Problem} */
export function problemOf(error) {
  if (error?.key) return { key: error.key, args: error.args ?? {} };
  console.error(error);
  return { key: "error-bug", args: { detail: String(error?.message ?? error).slice(0, 120) } };
}
