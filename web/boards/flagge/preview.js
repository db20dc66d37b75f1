/**
 * A setup in small: flag and mines by shape, the others as bars as long as their strength.
 */
const CELL = 12;

/** @param {import("./types.js").Draft} ranks back row first @param {import("./types.js").Facts} facts */
export function previewSvg(ranks, facts) {
  const columns = 10;
  const rows = ranks.length / columns;
  const top = Math.max(...facts.ranks.map(({strength}) => strength ?? 0));
  const cells = ranks.map((rank, index) => {
    const x = index % columns * CELL;
    const y = (rows - 1 - Math.floor(index / columns)) * CELL;
    const fact = facts.ranks.find(({id}) => id === rank);
    const field = `<rect x="${x + 0.5}" y="${y + 0.5}" width="11" height="11" rx="2.5" class="fl-mini ${rank === "flag" ? "fl-mini-flag" : ""}"/>`;
    if (!fact) return field;
    if (rank === "flag") return `${field}<path d="M${x + 4} ${y + 2.5}V${y + 9.5}M${x + 4} ${y + 3}H${x + 9}L${x + 7.5} ${y + 4.8} ${x + 9} ${y + 6.5}H${x + 4}" class="fl-mini-pole"/>`;
    if (fact.strength === null) return `${field}<circle cx="${x + 6}" cy="${y + 6}" r="3" class="fl-mini-mine"/>`;
    const height = 1 + fact.strength / top * 8;
    return `${field}<rect x="${x + 3.5}" y="${y + 10.5 - height}" width="5" height="${height}" rx="1" class="fl-mini-bar"/>`;
  });
  return `<svg class="fl-preview" viewBox="0 0 ${columns * CELL} ${rows * CELL}" aria-hidden="true">${cells.join("")}</svg>`;
}
