/**
 * Everything of this person as one text, for the single file, and back. Law: taking up twice changes nothing, and a game
 * that went on here is never replaced by an older state of it.
 *
 * `{"stamp", "games": [{card, lines}], "things": {key: value}}`; what belongs to a running connection stays behind.
 *
 * @typedef {import("./shelf.js").LateShelf} Shelf
 */

const CARRIED = /^(setups|notes)\//;

/** @param {Shelf} shelf @returns {Promise<string>} JSON */
export async function allThings(shelf) {
  const cards = await shelf.cards();
  const games = await Promise.all(cards.map(async (card) => ({ card, lines: await shelf.lines(card.id) })));
  const keys = (await shelf.keys()).filter((key) => CARRIED.test(key));
  const things = Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await shelf.get(key)])));
  return JSON.stringify({ stamp: crypto.randomUUID(), games: games.filter(({ lines }) => lines.length), things });
}

/**
 * @param {Shelf} shelf
 * @param {string} text as made by `allThings`; empty: nothing is carried
 * @returns {Promise<number>} games taken up
 */
export async function takeUp(shelf, text) {
  if (!text) return 0;
  const carried = JSON.parse(text);
  if (typeof carried?.stamp !== "string" || (await shelf.get(`taken/${carried.stamp}`))) return 0;
  let count = 0;
  for (const { card, lines } of carried.games ?? []) {
    if (typeof card?.id !== "string" || !Array.isArray(lines) || (await shelf.lines(card.id)).length >= lines.length) continue;
    await shelf.putLines(card.id, 0, lines.map(String));
    await shelf.putCard(card);
    count += 1;
  }
  for (const [key, value] of Object.entries(carried.things ?? {})) {
    if (!CARRIED.test(key)) continue;
    const here = await shelf.get(key);
    await shelf.put(key, key.startsWith("setups/") ? merged(here, value) : (here ?? value));
  }
  await shelf.put(`taken/${carried.stamp}`, true);
  return count;
}

/** Own setups by name; those that are here already stay. @param {any} here @param {any} carried */
function merged(here, carried) {
  const list = Array.isArray(here) ? here : [];
  const names = new Set(list.map((one) => one.name));
  return [...list, ...(Array.isArray(carried) ? carried : []).filter((one) => one && !names.has(one.name))];
}
