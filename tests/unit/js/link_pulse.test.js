/** The heartbeat: who is silent is noticed, who slept oneself accuses nobody. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createPulse } from "../../../web/link/pulse.js";

/** @param {ReturnType<typeof createPulse>} pulse @param {number} from @param {number} to */
const run = (pulse, from, to) => {
  let state = "open";
  for (let now = from; now <= to; now += 1000) state = pulse.tick(now);
  return state;
};

test("silence makes quiet after 4 s and lost after 12 s", () => {
  const pulse = createPulse(0);
  assert.equal(run(pulse, 1000, 3000), "open");
  assert.equal(pulse.tick(4000), "quiet");
  assert.equal(run(pulse, 5000, 11_000), "quiet");
  assert.equal(pulse.tick(12_000), "lost");
});

test("any sign of life makes it open again", () => {
  const pulse = createPulse(0);
  run(pulse, 1000, 11_000);
  pulse.heard();
  assert.equal(pulse.tick(12_000), "open");
  assert.equal(run(pulse, 13_000, 14_000), "open");
});

test("an hour of own sleep accuses nobody", () => {
  const pulse = createPulse(0);
  run(pulse, 1000, 3000);
  assert.equal(pulse.tick(3_603_000), "open");
  pulse.heard();
  assert.equal(run(pulse, 3_604_000, 3_606_000), "open");
});

test("a connection that died in own sleep is given up within 5 s of waking", () => {
  const pulse = createPulse(0);
  run(pulse, 1000, 3000);
  pulse.tick(600_000);
  assert.equal(run(pulse, 601_000, 604_000), "lost");
});

test("timers slowed down to one in 3 s do not accuse anybody sooner", () => {
  const pulse = createPulse(0);
  const states = [3000, 6000, 9000].map((now) => pulse.tick(now));
  assert.deepEqual(states, ["open", "quiet", "quiet"]);
});

test("a clock set back does no harm", () => {
  const pulse = createPulse(10_000);
  assert.equal(pulse.tick(1000), "open");
  assert.equal(run(pulse, 2000, 4000), "open");
});
