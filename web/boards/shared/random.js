/**
 * Fair shuffles from the browser's own source of chance.
 */

/** A whole number below `limit`, every one equally likely. @param {number} limit */
export function below(limit) {
  const box = new Uint32Array(1);
  const fair = Math.floor(2 ** 32 / limit) * limit;
  do crypto.getRandomValues(box);
  while (box[0] >= fair);
  return box[0] % limit;
}

/** A shuffled copy. @template T @param {T[]} list @param {(limit: number) => number} [draw] @returns {T[]} */
export function shuffled(list, draw = below) {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}
