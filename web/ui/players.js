/**
 * A player: name, colour, what is going on, clock, captured units. Law: the panel keeps its size whatever happens.
 */
import { html } from "lit-html";
import { kitOf } from "../app/kits.js";
import { clockFace } from "./clock.js";
import { icon } from "./icons.js";
import { nameOf } from "./names.js";

/**
 * @param {import("../app/types.js").App} app @param {import("../app/types.js").TableState} table @param {number} seat
 * @param {import("../boards/flagge/types.js").Kit} small @param {"mine"|"other"} place
 */
export function playerPanel(app, table, seat, small, place) {
  const live = /** @type {import("../app/types.js").View} */ (table.live);
  const shown = table.shown ?? live;
  const player = live.seats[seat];
  const atTurn = live.stage === "setup" ? !player.ready : live.turn === seat;
  const kit = kitOf(live.game);
  return html`<section class="card player player-${place} player-${player.colour} ${atTurn && live.stage !== "over" ? "player-turn" : ""}" aria-labelledby="player-${seat}">
    <div class="player-head">
      <span class="seat-sign seat-${player.colour}" aria-hidden="true">${icon(player.kind === "bot" ? "bot" : "shield")}</span>
      <span class="player-words"><b id="player-${seat}">${nameOf(app, player, live.mode)}</b><small>${status(app, table, seat)}</small></span>
      ${clockOf(app, live, seat)}
    </div>
    <div class="player-caps">${live.stage === "setup" ? "" : kit.capturedPanel(shown, seat, small)}</div>
  </section>`;
}

/** @param {import("../app/types.js").App} app @param {import("../app/types.js").TableState} table @param {number} seat */
function status({ t }, table, seat) {
  const live = /** @type {import("../app/types.js").View} */ (table.live);
  const player = live.seats[seat];
  const colour = t("colour", { colour: player.colour });
  const say = (/** @type {string} */ what) => `${colour} · ${what}`;
  if (live.outcome) return say(t(live.outcome.winners.includes(seat) ? "status-won" : live.outcome.winners.length ? "status-lost" : "status-drawn"));
  if (player.link && player.link !== "open") return say(t("status-link", { link: player.link }));
  if (live.stage === "setup") return say(t(player.ready ? "status-ready" : "status-setting-up"));
  const misses = player.misses ? ` · ${t("status-misses", { count: player.misses })}` : "";
  if (live.turn !== seat) return colour + misses;
  if (player.kind === "bot") return say(t("status-thinking")) + misses;
  return say(t(live.me === seat ? "status-your-turn" : "status-turn")) + misses;
}

/** @param {import("../app/types.js").App} app @param {import("../app/types.js").View} live @param {number} seat */
function clockOf(app, live, seat) {
  const { t } = app;
  const { clock } = live;
  if (!clock || live.outcome || (clock.ends === null && !clock.limit)) return html`<span class="clock clock-none"></span>`;
  const name = nameOf(app, live.seats[seat], live.mode);
  const runs = clock.seat === seat || (clock.seat === null && !live.seats[seat].ready);
  return clockFace({ label: t("clock-of", { name }), ends: runs ? clock.ends : null, rest: clock.limit * 1000, mine: runs && live.me === seat });
}
