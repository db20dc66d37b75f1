import assert from "node:assert/strict";
import { test } from "node:test";
import * as drafts from "../../../web/boards/flagge/draft.js";
import { homeInSight, squaresInSight, turned } from "../../../web/boards/flagge/geometry.js";
import { createShelf } from "../../../web/boards/flagge/shelf.js";
import { shuffled } from "../../../web/boards/shared/random.js";
import { facts } from "./board_kit.js";

const army = () => facts.ranks.flatMap(({ id, count }) => Array(count).fill(id));
const sorted = (list) => [...list].sort();

test("test_F3_each_player_sees_the_own_side_at_the_bottom", () => {
  assert.equal(squaresInSight(false).at(-10), "a1");
  assert.equal(squaresInSight(true).at(-10), "j10");
  assert.deepEqual(squaresInSight(true), [...squaresInSight(false)].reverse());
  assert.equal(turned("a1"), "j10");
});

test("test_F3_a_draft_looks_the_same_to_its_owner_on_both_sides", () => {
  assert.equal(homeInSight(facts, "red")[0], "a1");
  assert.equal(homeInSight(facts, "blue")[0], "j10");
  const draft = drafts.filled(drafts.emptyDraft(facts), facts);
  for (const side of ["red", "blue"]) {
    const home = drafts.toHome(draft, facts, side);
    const sight = homeInSight(facts, side);
    facts.home[side].forEach((square, index) => assert.equal(home[index], draft[sight.indexOf(square)]));
    assert.deepEqual(drafts.fromHome(home, facts, side), draft);
  }
});

test("test_F5_automatic_fills_the_rest_and_never_moves_a_placed_unit", () => {
  let draft = drafts.put(drafts.emptyDraft(facts), 4, "flag");
  draft = drafts.put(draft, 35, "scout");
  const full = drafts.filled(draft, facts);
  assert.equal(full[4], "flag");
  assert.equal(full[35], "scout");
  assert.deepEqual(sorted(full), sorted(army()));
  assert.deepEqual(drafts.filled(full, facts), full);
});

test("test_F5_automatic_can_reach_every_order", () => {
  const seen = new Set();
  for (let first = 0; first < 3; first++) for (let second = 0; second < 2; second++) {
    const draws = [first, second];
    seen.add(shuffled(["a", "b", "c"], () => draws.shift() ?? 0).join(""));
  }
  assert.equal(seen.size, 6);
});

test("test_F4_units_may_be_moved_swapped_and_taken_back", () => {
  let draft = drafts.put(drafts.emptyDraft(facts), 0, "spy");
  draft = drafts.swap(draft, 0, 9);
  assert.equal(draft[0], null);
  assert.equal(draft[9], "spy");
  draft = drafts.swap(drafts.put(draft, 1, "mine"), 9, 1);
  assert.deepEqual([draft[1], draft[9]], ["spy", "mine"]);
  assert.equal(drafts.remaining(draft, facts).mine, 5);
  draft = drafts.put(draft, 9, null);
  assert.equal(drafts.remaining(draft, facts).mine, 6);
  assert.equal(drafts.placedCount(draft), 1);
});

test("test_F5_mirrored_setups_keep_every_row_and_are_their_own_inverse", () => {
  const draft = drafts.filled(drafts.emptyDraft(facts), facts);
  const mirror = drafts.mirrored(draft);
  assert.deepEqual(mirror.slice(10, 20), draft.slice(10, 20).reverse());
  assert.deepEqual(drafts.mirrored(mirror), draft);
});

test("test_F2_a_stored_draft_with_too_many_of_a_rank_or_of_a_wrong_form_is_cut_to_the_army", () => {
  const empty = drafts.emptyDraft(facts);
  assert.deepEqual(drafts.readDraft("nonsense", facts), empty);
  assert.deepEqual(drafts.readDraft([...empty, null], facts), empty);
  const two = drafts.readDraft(["flag", "flag", "dragon", 7, ...Array(36).fill(null)], facts);
  assert.deepEqual(two.slice(0, 4), ["flag", null, null, null]);
});

test("test_F5_own_setups_are_saved_by_name_and_a_deleted_one_comes_back", () => {
  const told = [];
  const shelf = createShelf([], (saved) => told.push(saved.map(({ name }) => name)));
  shelf.save("one", drafts.emptyDraft(facts));
  shelf.save("two", drafts.emptyDraft(facts));
  shelf.save("one", drafts.put(drafts.emptyDraft(facts), 0, "flag"));
  assert.deepEqual(told.at(-1), ["one", "two"]);
  assert.equal(shelf.list()[0].ranks[0], "flag");
  shelf.remove(0);
  assert.equal(shelf.deleted()?.name, "one");
  assert.deepEqual(told.at(-1), ["two"]);
  shelf.undo();
  assert.deepEqual(told.at(-1), ["one", "two"]);
  assert.equal(shelf.deleted(), null);
  assert.equal(shelf.rename(1, "one"), false, "the name is taken");
  assert.equal(shelf.rename(1, "three"), true);
  assert.equal(shelf.rename(0, "one"), true, "its own name is free");
  assert.deepEqual(told.at(-1), ["one", "three"]);
  assert.equal(shelf.list()[0].ranks[0], "flag");
});
