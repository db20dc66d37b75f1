/**
 * Squares by name and by place. Law: a name says nothing about the viewer; only `flipped` turns the board (F3).
 */
export const SIZE = 10;
export const UNIT = 100;
const COLUMNS = "abcdefghij";

/** @param {number} column 0..9 @param {number} row 1..10 */
export const squareName = (column, row) => COLUMNS[column] + row;

/** @param {string} square @returns {{column: number, row: number}} column 0..9, row 1..10 */
export const partsOf = square => ({column: COLUMNS.indexOf(square[0]), row: Number(square.slice(1))});

/** Names in the order of sight: top left to bottom right. @param {boolean} flipped */
export function squaresInSight(flipped) {
  const names = [];
  for (let line = 0; line < SIZE; line++) {
    for (let file = 0; file < SIZE; file++) {
      names.push(flipped ? squareName(SIZE - 1 - file, line + 1) : squareName(file, SIZE - line));
    }
  }
  return names;
}

/** Top left corner in board units. @param {string} square @param {boolean} flipped */
export function cornerOf(square, flipped) {
  const {column, row} = partsOf(square);
  return flipped
    ? {x: (SIZE - 1 - column) * UNIT, y: (row - 1) * UNIT}
    : {x: column * UNIT, y: (SIZE - row) * UNIT};
}

/** The square seen at the same place from the other side. @param {string} square */
export function turned(square) {
  const {column, row} = partsOf(square);
  return squareName(SIZE - 1 - column, SIZE + 1 - row);
}

/** Own side as the player sees it: back row first, left to right. @param {import("./types.js").Facts} facts @param {import("./types.js").Side|null} side */
export function homeInSight(facts, side) {
  const red = [...facts.home.red].sort((a, b) => {
    const [p, q] = [partsOf(a), partsOf(b)];
    return p.row - q.row || p.column - q.column;
  });
  return side === "blue" ? red.map(turned) : red;
}
