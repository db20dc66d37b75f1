/**
 * The heartbeat of one connection, without a clock of its own. Law: only time in which this page was awake counts
 * against the other side, so a tab that slept never accuses the one that waited.
 */

/** How often `tick` is called, in ms. */
export const EVERY = 1000;
/** Awake silence after which the other is "quiet", and after which the connection counts as lost. */
const QUIET = 4000;
const LOST = 12000;
/** After own sleep the connection is probably dead: give it less time to prove that it lives. */
const LOST_AFTER_SLEEP = 4000;
const SLEPT = 5 * EVERY;

/** @param {number} now ms */
export function createPulse(now) {
  let last = now;
  let awake = 0;
  let heardAt = 0;
  let limit = LOST;
  return {
    /** A sign of life came in. */
    heard() {
      heardAt = awake;
      limit = LOST;
    },
    /** Awake ms since the last sign of life, as of the last tick. */
    silence: () => awake - heardAt,
    /**
     * @param {number} now ms
     * @returns {"open" | "quiet" | "lost"}
     */
    tick(now) {
      const gap = now - last;
      last = now;
      if (gap > SLEPT) {
        heardAt = awake;
        limit = LOST_AFTER_SLEEP;
      } else {
        awake += Math.max(0, Math.min(gap, 2 * EVERY));
      }
      const silence = awake - heardAt;
      if (silence >= limit) return "lost";
      return silence >= QUIET ? "quiet" : "open";
    },
  };
}
