/**
 * Small pictures for the doors: the four games as one family, told apart by shape.
 */
import { html } from "lit-html";

const flagge = html`<svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
  <rect class="art-ground" width="160" height="96" rx="12"></rect>
  <path class="art-grid" d="M40 0v96M80 0v96M120 0v96M0 48h160"></path>
  <path class="art-red" d="M46 18h28v22c0 10-8 15-14 18-6-3-14-8-14-18z"></path>
  <path class="art-blue" d="M86 18h28v22c0 10-8 15-14 18-6-3-14-8-14-18z"></path>
  <path class="art-line" d="M56 46V27l10 4.500-10 4.500M93 32l7-6 7 6M93 41l7-6 7 6"></path>
  <path class="art-dot" d="M60 76v.01M80 76v.01M100 76v.01"></path>
</svg>`;

const taki = html`<svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
  <rect class="art-ground" width="160" height="96" rx="12"></rect>
  <g transform="rotate(-12 62 52)"><rect class="art-card" x="42" y="20" width="40" height="58" rx="7"></rect><path class="art-red" d="M62 36l12 22H50z"></path></g>
  <g transform="rotate(4 82 52)"><rect class="art-card" x="66" y="18" width="40" height="58" rx="7"></rect><rect class="art-green" x="76" y="37" width="20" height="20" rx="3"></rect></g>
  <g transform="rotate(18 104 54)"><rect class="art-card" x="90" y="22" width="40" height="58" rx="7"></rect><path class="art-blue" d="M110 38l11 13-11 13-11-13z"></path></g>
</svg>`;

const takto = html`<svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
  <rect class="art-ground" width="160" height="96" rx="12"></rect>
  <path class="art-land" d="M18 34c8-14 28-18 42-12s8 18 20 20 6 14-4 20-22 2-30 10-24 6-28-8-6-20 0-30z"></path>
  <path class="art-land" d="M94 26c10-12 40-10 48 4s-2 18 0 30-14 20-26 14-8-14-16-20-12-18-6-28z"></path>
  <path class="art-lane" d="M70 56c12 8 22 8 32 2"></path>
  <circle class="art-amber" cx="44" cy="46" r="10"></circle><circle class="art-blue" cx="120" cy="44" r="10"></circle>
  <path class="art-line" d="M41 46h6M44 43v6M117 44h6"></path>
</svg>`;

const taktik = html`<svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
  <rect class="art-ground" width="160" height="96" rx="12"></rect>
  <path class="art-grid" d="M32 0v96M64 0v96M96 0v96M128 0v96M0 32h160M0 64h160"></path>
  <g transform="rotate(0 48 56)"><rect class="art-green" x="34" y="40" width="28" height="34" rx="6"></rect><circle class="art-turret" cx="48" cy="58" r="8"></circle><path class="art-line" d="M48 54V34"></path></g>
  <g transform="rotate(-90 112 40)"><rect class="art-red" x="98" y="24" width="28" height="34" rx="6"></rect><circle class="art-turret" cx="112" cy="42" r="8"></circle><path class="art-line" d="M112 38V18"></path></g>
</svg>`;

/** @type {Record<string, unknown>} */
const ART = { flagge, taki, takto, taktik };

/** @param {string} game */
export const doorArt = (game) => ART[game];
