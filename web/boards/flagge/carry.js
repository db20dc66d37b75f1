/**
 * Dragging while setting up: from the tray to the board, on the board, and back (F4).
 * Law: carries a rank and tells where it was let go; what that means is decided elsewhere.
 */
import {dragging} from "../shared/drag.js";

/** @typedef {{rank: string, from: number|null}} Held a rank on its way, from a place of the draft or from the tray */
/** Smallest picture under a pointer, px. */
const LEAST = 40;

/**
 * @param {{surface: import("./surface.js").Surface, tray: HTMLElement, placed: (square: string) => Held|null, stocked: (rank: string) => boolean,
 *   picture: (rank: string) => string, lift: (held: Held, x: number, y: number) => boolean, over: (square: string|null) => void,
 *   drop: (held: Held, square: string|null, x: number, y: number) => void, cancel: () => void}} options `lift` says whether it may go
 */
export function createCarry({surface, tray, placed, stocked, picture, lift, over, drop, cancel}) {
  /** @type {Pick<import("../shared/drag.js").DragOptions<Held>, "start"|"over"|"drop"|"cancel">} */
  const way = {
    start: (held, event) => lift(held, event.clientX, event.clientY)
      ? {markup: picture(held.rank), size: Math.max(LEAST, surface.squareSize()) * (event.pointerType === "touch" ? 1.5 : 1.05)}
      : null,
    over: (_, x, y) => over(surface.squareAt(x, y)),
    drop: (held, x, y) => drop(held, surface.squareAt(x, y), x, y),
    cancel,
  };
  const drags = [
    dragging(surface.grid.el, {
      ...way,
      take(event) {
        const square = surface.squareAt(event.clientX, event.clientY);
        return square ? placed(square) : null;
      },
    }),
    dragging(tray, {
      ...way,
      take(event) {
        const rank = event.target instanceof Element ? event.target.closest("[data-rank]")?.getAttribute("data-rank") : null;
        return rank && stocked(rank) ? {rank, from: null} : null;
      },
    }),
  ];
  return {
    cancel: () => drags.forEach(drag => drag.cancel()),
    destroy: () => drags.forEach(drag => drag.destroy()),
  };
}
