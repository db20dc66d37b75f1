/**
 * A battle on the board (F13): both ranks side by side for a moment, then the loser goes.
 * Law: only pictures move here; the units already stand where the view says, and a skip shows exactly that.
 */
import {createScene, fadeOut, motionAllowed, QUICK, slide} from "../shared/motion.js";
import {setMarkup, svgNode} from "../shared/svg.js";
import {numberOf, shieldMarkup} from "./pieces.js";
import {colourOf} from "./words.js";

/** Longest look at the two ranks, ms. */
const LOOK = 600;

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Battle} Battle */
/** @typedef {{el: SVGElement, at: string, id: string}[]} Gone */

/** Does the defender fall? @param {Battle} battle */
const defenderFalls = battle => battle.result !== "defender";

/** @param {View} view @param {Battle} battle @param {{x: number, y: number}} corner @param {import("./types.js").Kit} kit */
function duelPicture(view, battle, corner, kit) {
  const left = Math.max(8, Math.min(1000 - 308, corner.x - 100));
  const top = Math.max(8, Math.min(1000 - 168, corner.y - 34));
  const {attacker, defender, result} = battle;
  const fighter = /** @param {import("./types.js").Fighter} one @param {number} x @param {boolean} lost */ (one, x, lost) =>
    `<g transform="translate(${x} 18) scale(1.28)" class="${lost ? "fl-loser" : ""}">${shieldMarkup({rank: one.rank, side: colourOf(view, one.seat), number: numberOf(one.rank, kit)})}</g>`;
  const sign = result === "both" ? "M137 72H163M137 90H163" : result === "defender" ? "M162 64L140 81L162 98" : "M138 64L160 81L138 98";
  const node = svgNode("g", {class: "fl-duel", transform: `translate(${left} ${top})`});
  setMarkup(node, '<rect width="300" height="160" rx="22" class="fl-duel-card"/>'
    + fighter(attacker, 4, result === "defender" || result === "both") + fighter(defender, 168, defenderFalls(battle))
    + `<path d="${sign}" class="fl-duel-sign"/>`);
  return node;
}

/**
 * Plays what lies between two views.
 * @param {{surface: import("./surface.js").Surface, kit: import("./types.js").Kit, sound?: import("./types.js").Sounds}} stage
 */
export function createDuels({surface, kit, sound}) {
  /** @type {ReturnType<typeof createScene>|null} */
  let scene = null;

  /** @param {Animation[]} running */
  const settle = running => running.forEach(animation => animation.cancel());

  return {
    /** Everything at its end at once. */
    skip: () => scene?.skip(),
    busy: () => scene !== null,
    /** @param {import("./surface.js").Moved[]} moved @param {Gone} gone */
    async plain(moved, gone) {
      this.skip();
      if (!motionAllowed(kit.settings)) {
        gone.forEach(({el}) => el.remove());
        return;
      }
      const now = scene = createScene();
      const running = moved.map(({el, from, to}) => {
        surface.raise(el);
        return slide(el, surface.corner(from), surface.corner(to));
      });
      const fading = gone.map(({el}) => fadeOut(el));
      await now.step([...running, ...fading]);
      settle(running);
      gone.forEach(({el}) => el.remove());
      if (scene === now) scene = null;
    },
    /**
     * @param {View} view @param {Battle} battle @param {Gone} gone
     * @param {{el: SVGElement|undefined, there: boolean}} attacker its picture, fallen or not; `there`: a hand has put it down already
     */
    async battle(view, battle, gone, {el: attacker, there}) {
      this.skip();
      if (!motionAllowed(kit.settings)) {
        gone.forEach(({el}) => el.remove());
        return;
      }
      const now = scene = createScene();
      const from = surface.corner(battle.attacker.from ?? battle.at);
      const at = surface.corner(battle.at);
      const near = {x: at.x + Math.sign(from.x - at.x) * 42, y: at.y + Math.sign(from.y - at.y) * 42};
      const running = [];
      if (attacker) {
        surface.raise(attacker);
        running.push(slide(attacker, there ? near : from, near));
        if (!there) await now.step(running);
      }
      sound?.play("battle");
      const picture = duelPicture(view, battle, at, kit);
      surface.effects.append(picture);
      picture.animate([{opacity: 0}, {opacity: 1}], {duration: 100, easing: "ease-out"});
      await now.step(LOOK);
      picture.remove();
      if (gone.length) sound?.play("capture");
      const falls = gone.map(({el, at: square}) => fadeOut(el, QUICK, battle.result === "flag" && el !== attacker ? surface.corner(square) : undefined));
      if (attacker && gone.every(({el}) => el !== attacker)) running.push(slide(attacker, near, at));
      await now.step([...falls, ...running.slice(-1)]);
      gone.forEach(({el}) => el.remove());
      settle(running);
      if (scene === now) scene = null;
    },
  };
}
