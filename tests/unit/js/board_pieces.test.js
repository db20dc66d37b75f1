import assert from "node:assert/strict";
import { test } from "node:test";
import { cornerMarkup, numberOf, shieldMarkup, symbolMarkup } from "../../../web/boards/flagge/pieces.js";
import { facts, kit } from "./board_kit.js";

const SIDES = ["red", "blue", null];

test("test_F7_hidden_units_of_a_side_are_all_alike_byte_for_byte", () => {
  for (const side of SIDES) {
    const plain = shieldMarkup({ rank: null, side });
    for (const number of ["", "1", "10"]) assert.equal(shieldMarkup({ rank: null, side, number }), plain);
    for (const { id } of facts.ranks) assert.ok(!plain.includes(symbolMarkup(id, "#fff6ef", "#c0453a")));
  }
});

test("test_F2_every_rank_has_a_symbol_of_its_own", () => {
  const symbols = facts.ranks.map(({ id }) => symbolMarkup(id, "#fff", "#000"));
  assert.equal(new Set(symbols).size, facts.ranks.length);
  for (const symbol of symbols) assert.match(symbol, /<(path|circle|rect)/);
});

test("test_F2_sides_differ_by_outline_and_pattern_and_not_by_colour_alone", () => {
  const colourless = (markup) => markup.replace(/#[0-9a-f]{6}/g, "");
  for (const rank of [null, "mine", "captain"]) {
    const drawn = SIDES.map((side) => colourless(shieldMarkup({ rank, side, number: "6" })));
    assert.equal(new Set(drawn).size, SIDES.length);
  }
});

test("test_F2_numbers_can_be_turned_round_so_that_1_is_the_strongest", () => {
  const turned = { ...kit, settings: { numbers: "down" } };
  assert.equal(numberOf("marshal", kit), "10");
  assert.equal(numberOf("marshal", turned), "1");
  assert.equal(numberOf("spy", turned), "10");
  for (const rank of ["flag", "mine", null]) assert.equal(numberOf(rank, turned), "");
});

test("test_F19_moved_and_scout_marks_differ_and_none_shows_nothing", () => {
  assert.equal(cornerMarkup([], null), "");
  assert.notEqual(cornerMarkup(["moved"], null), cornerMarkup(["moved", "scout"], null));
  assert.match(cornerMarkup([], { rank: "?", number: "?" }), />\?</);
});

test("test_drawings_carry_no_style_attribute_since_the_page_forbids_them", () => {
  for (const { id } of facts.ranks) assert.ok(!/style=/.test(shieldMarkup({ rank: id, side: "red", number: "1" })));
});
