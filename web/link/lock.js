/**
 * One tab at a time for a game. Law: between tabs of one browser at most one holds a game; it is freed when that tab
 * lets go, closes or dies.
 *
 * Held by Web Locks. The lock of a page that was loaded anew is freed a moment after the new page asks for it, so who
 * finds it taken waits for it, unless a living tab says that it has the game. Where those are missing (an insecure origin) tabs ask each other by BroadcastChannel, which a tab
 * that died can no longer answer; where both are missing every tab holds, and the signed log still finds forks.
 *
 * @typedef {{held: boolean, release(): void}} Hold
 */

const CHANNEL = "taktbrett-games";
const ANSWER_MS = 400;
const HANDOVER_MS = 5000;
/** How long a page that is gone may still hold. */
const GONE_MS = 4000;

const lockName = (/** @type {string} */ id) => `taktbrett-game-${id}`;

/**
 * @param {string} id of the game
 * @param {() => void | Promise<void>} [onTaken] another tab asks for the game: store and stop; then it is let go
 * @returns {Promise<Hold>} `held` false: another tab has it
 */
export async function holdGame(id, onTaken) {
  const locks = globalThis.navigator?.locks;
  if (!locks) return holdByAsking(id, onTaken);
  const hold = await holdByLock(locks, id, onTaken, { ifAvailable: true });
  if (hold.held) return hold;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), GONE_MS);
  void isTaken(id).then((taken) => taken && patience.abort());
  const late = await holdByLock(locks, id, onTaken, { signal: patience.signal });
  clearTimeout(timer);
  return late;
}

/**
 * @param {LockManager} locks
 * @param {string} id
 * @param {(() => void | Promise<void>) | undefined} onTaken
 * @param {LockOptions} options
 * @returns {Promise<Hold>} `held` false: not available, or given up
 */
function holdByLock(locks, id, onTaken, options) {
  const none = { held: false, release: () => {} };
  return new Promise((resolve, reject) => {
    locks
      .request(lockName(id), options, (lock) => {
        if (!lock) return void resolve(none);
        return new Promise((free) => {
          const quit = listen(id, async () => {
            await onTaken?.();
            release();
          });
          const release = () => {
            quit();
            free(undefined);
          };
          resolve({ held: true, release });
        });
      })
      .catch((error) => (options.signal?.aborted ? resolve(none) : reject(error)));
  });
}

/** Does a living tab say that it has the game? @param {string} id @returns {Promise<boolean>} */
async function isTaken(id) {
  if (!globalThis.BroadcastChannel) return false;
  const channel = new BroadcastChannel(CHANNEL);
  const taken = await new Promise((resolve) => {
    channel.onmessage = ({ data }) => data?.kind === "mine" && data.id === id && resolve(true);
    channel.postMessage({ kind: "who", id });
    setTimeout(() => resolve(false), ANSWER_MS);
  });
  channel.close();
  return taken;
}

/**
 * Asks the tab that has the game to let go, and gets it.
 * @param {string} id
 * @param {() => void | Promise<void>} [onTaken]
 * @returns {Promise<Hold>} `held` false: the other tab did not let go within 5 s
 */
export async function takeOver(id, onTaken) {
  const channel = globalThis.BroadcastChannel && new BroadcastChannel(CHANNEL);
  const until = Date.now() + HANDOVER_MS;
  try {
    for (;;) {
      channel?.postMessage({ kind: "let-go", id });
      const hold = await holdGame(id, onTaken);
      if (hold.held || Date.now() > until) return hold;
      await new Promise((next) => setTimeout(next, 100));
    }
  } finally {
    channel?.close();
  }
}

/**
 * Answers for a held game until quit.
 * @param {string} id
 * @param {() => void} onLetGo
 */
function listen(id, onLetGo) {
  if (!globalThis.BroadcastChannel) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  let asked = false;
  channel.onmessage = ({ data }) => {
    if (data?.id !== id) return;
    if (data.kind === "who") channel.postMessage({ kind: "mine", id });
    if (data.kind === "let-go" && !asked) {
      asked = true;
      onLetGo();
    }
  };
  return () => channel.close();
}

/**
 * @param {string} id
 * @param {() => void | Promise<void>} [onTaken]
 * @returns {Promise<Hold>}
 */
async function holdByAsking(id, onTaken) {
  if (await isTaken(id)) return { held: false, release: () => {} };
  const quit = listen(id, async () => {
    await onTaken?.();
    quit();
  });
  return { held: true, release: quit };
}
