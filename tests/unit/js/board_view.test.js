import assert from "node:assert/strict";
import { test } from "node:test";
import { lastBattle } from "../../../web/boards/flagge/battle.js";
import { homeLayers, markLayers } from "../../../web/boards/flagge/marks.js";
import { canPick, whyNotPicked, whyNotThere } from "../../../web/boards/flagge/reasons.js";
import { lastWords, moveText, moveWords, squareWords, targetWords } from "../../../web/boards/flagge/words.js";
import { facts, kit, unit, view, words } from "./board_kit.js";

const target = (to, kind = "move", times) => ({ to, kind, event: `0 move e4 ${to}`, ...(times ? { times } : {}) });
const scene = (parts = {}) =>
  view({
    items: [unit("u34", 0, "e4", "scout"), unit("u0", 0, "a1", "mine"), unit("u45", 1, "f7", null, ["moved"]), unit("u44", 1, "e7", null)],
    targets: { e4: [target("e5"), target("d4", "move", 2), target("e7", "attack")] },
    closed: { e4: [{ to: "f4", reason: "chase", times: 3 }] },
    ...parts,
  });

test("test_F9_nothing_is_drawn_for_a_square_that_is_not_picked", () => {
  assert.deepEqual(markLayers(scene(), null, false), { below: "", above: "" });
});

test("test_F9_targets_are_dots_attacks_are_rings_closed_squares_are_crossed_with_their_count", () => {
  const { below, above } = markLayers(scene(), "e4", false);
  assert.equal(below.match(/fl-dot/g)?.length, 2);
  assert.equal(above.match(/fl-attack/g)?.length, 1);
  assert.equal(below.match(/fl-cross/g)?.length, 1);
  assert.deepEqual([...below.matchAll(/<text[^>]*>(\d+)</g)].map((match) => match[1]), ["2", "3"]);
});

test("test_F9_a_square_entered_once_shows_no_count", () => {
  const { below } = markLayers(scene({ targets: { e4: [target("e5", "move", 1)] }, closed: {} }), "e4", false);
  assert.ok(!below.includes("<text"));
});

test("test_F9_two_hidden_enemies_are_told_in_the_same_words", () => {
  const now = scene({ items: [unit("u44", 1, "e7", null), unit("u45", 1, "e7", null)] });
  const [one, other] = now.items.map((item) => squareWords({ ...now, items: [item] }, "e7", kit));
  assert.equal(one, other);
  assert.equal(one, "e7, blue unit, hidden");
});

test("test_F9_squares_are_told_in_words", () => {
  const now = scene();
  assert.equal(squareWords(now, "e4", kit), "e4, my scout 2, 3 moves possible");
  assert.equal(squareWords(now, "f7", kit, { u45: "spy" }), "f7, blue unit, hidden, has moved, my note: Spy");
  assert.equal(squareWords(now, "b2", kit), "b2, empty");
  assert.equal(squareWords(now, "c5", kit), "c5, blocked");
  assert.equal(targetWords(now, "e4", "e7", kit), "can attack here");
  assert.equal(targetWords(now, "e4", "d4", kit), "can move here, entered 2 times");
  assert.equal(targetWords(now, "e4", "f4", kit), "closed by the chase rule, entered 3 times");
  assert.equal(targetWords(now, "e4", "j9", kit), "");
});

test("test_F8_an_illegal_try_says_why", () => {
  const now = scene();
  assert.deepEqual(whyNotThere(now, facts, "e4", "f4"), { key: "flagge-no-chase", args: { count: 3 } });
  assert.equal(whyNotThere(now, facts, "e4", "c5").key, "flagge-no-blocked");
  assert.equal(whyNotThere(now, facts, "e4", "a1").key, "flagge-no-own");
  assert.equal(whyNotThere(now, facts, "e4", "f7").key, "flagge-no-reach");
  assert.equal(whyNotPicked(now, facts, "a1").key, "flagge-no-legs");
  assert.equal(whyNotPicked(scene({ turn: 1 }), facts, "e4").key, "flagge-no-turn");
  assert.equal(whyNotPicked(scene({ live: false }), facts, "e4").key, "flagge-no-replay");
});

test("test_F9_only_an_own_unit_in_the_own_turn_can_be_picked", () => {
  assert.ok(canPick(scene(), "e4"));
  for (const square of ["a1", "e7", "f7", "b2"]) assert.ok(!canPick(scene(), square));
  for (const parts of [{ turn: 1 }, { live: false }, { me: null }, { stage: "over" }]) assert.ok(!canPick(scene(parts), "e4"));
});

test("test_F10_a_unit_with_closed_squares_only_can_be_picked_to_see_why", () => {
  assert.ok(canPick(scene({ targets: {} }), "e4"));
});

const fought = { ply: 7, seat: 0, kind: "attack", from: "d4", to: "d5", attacker: "captain", defender: "sergeant", result: "attacker" };

test("test_F13_the_move_list_shows_both_ranks_of_a_battle", () => {
  assert.equal(moveText({ ply: 6, seat: 0, kind: "move", from: "e6", to: "e7" }, kit), "e6-e7");
  assert.equal(moveText(fought, kit), "d4 × d5 · 6:4");
  assert.equal(moveText({ ...fought, defender: "mine", result: "defender" }, kit), "d4 × d5 · 6:M");
  assert.equal(moveWords(fought, kit, view()), "Red captain attacks blue sergeant on d5: the attacker wins");
});

test("test_F18_forgotten_ranks_are_not_in_the_move_list", () => {
  const forgotten = { ...fought, attacker: null, defender: null };
  assert.equal(moveText(forgotten, kit), "d4 × d5");
  assert.equal(moveWords(forgotten, kit, view()), "Red attacks from d4 to d5");
});

test("test_F13_the_last_battle_stays_in_sight_and_F18_forgotten_ranks_do_not", () => {
  const quiet = { ply: 8, seat: 1, kind: "move", from: "a7", to: "a6" };
  const kept = lastBattle(view({ ply: 8, log: [fought, quiet] }));
  assert.deepEqual([kept?.at, kept?.attacker.rank, kept?.defender.rank, kept?.defender.seat], ["d5", "captain", "sergeant", 1]);
  assert.equal(lastBattle(view({ ply: 6, log: [fought, quiet] })), null);
  assert.equal(lastBattle(view({ ply: 8, log: [{ ...fought, attacker: null, defender: null }, quiet] }))?.attacker.rank, null);
});

test("test_F22_a_missed_turn_is_told", () => {
  assert.equal(lastWords(scene({ last: { seat: 1, from: null, to: null, kind: "miss" } }), kit), "Blue misses the turn");
  assert.deepEqual(markLayers(scene({ last: { seat: 1, from: null, to: null, kind: "miss" } }), null, false).below, "");
});

test("test_F13_a_battle_is_told_with_both_ranks_and_a_waiting_one_with_none", () => {
  const battle = { at: "d5", attacker: { id: "u33", seat: 0, rank: "captain", from: "d4" }, defender: { id: "u43", seat: 1, rank: "sergeant" }, result: "attacker" };
  const last = { seat: 0, from: "d4", to: "d5", kind: "attack" };
  assert.equal(lastWords(scene({ battle, last }), kit), "Red captain attacks blue sergeant on d5: the attacker wins");
  const waiting = { ...battle, result: "waiting", defender: { ...battle.defender, rank: null } };
  const told = lastWords(scene({ battle: waiting, last }), kit);
  for (const { id } of facts.ranks) assert.ok(!told.toLowerCase().includes(kit.t("flagge-rank", { rank: id }).toLowerCase()));
});

test("test_F4_only_the_own_rows_take_a_dragged_unit", () => {
  const state = { home: ["a1", "b1"], free: ["b1"], picked: null, flipped: false };
  assert.match(homeLayers({ ...state, dragTo: "b1" }).above, /fl-drop/);
  assert.match(homeLayers({ ...state, dragTo: "e6" }).above, /fl-nodrop/);
});

test("test_every_rank_mark_and_reason_has_words_in_both_languages", () => {
  for (const language of ["en", "de"]) {
    const t = words(language);
    const told = facts.ranks.flatMap(({ id }) => [
      t("flagge-rank", { rank: id }), t("flagge-unit-mine", { rank: id }), t("flagge-unit-known", { colour: "red", rank: id }), t("flagge-rank-tight", { rank: id }),
    ]);
    assert.equal(new Set(told.filter((_, index) => index % 4 === 0)).size, facts.ranks.length);
    for (const text of told) assert.ok(text && !text.startsWith("flagge-"));
  }
});
