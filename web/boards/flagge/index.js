/**
 * Flagge for the page. The shell places these parts; none of them knows a rule, and `send` is the only way out.
 *
 * `facts` is always `facts.games.flagge`, `t(key, args)` the catalogue, `settings` a live object `{numbers: "up"|"down", motion: "auto"|"none"}`
 * ("down": 1 is the strongest), `announce(text)` speaks politely, `sound.play(name)` is the object of web/sound (optional).
 *
 * createBoard({el, facts, send, t, settings, announce, sound?, notes?, onNotes?}) -> {render(view), destroy()}
 *     The board with its info line. `send({event})` may return a promise; `{err: {key, args}}` in its answer is shown at the square.
 *     `notes` (unit id -> rank or "?") and `onNotes(notes)` keep the person's private notes; they never reach `send`.
 *
 * createSetup({el, tray, shelf?, facts, send, t, settings, announce, sound?, draft?, onDraft?, saved?, onSaved?})
 *         -> {render({side, confirmed, withdraw, locked, why, mine}), draft(), finish(), destroy()}
 *     Board in `el`, counts and buttons in `tray`, presets and own setups in `shelf` (without it also in `tray`). Works without an engine:
 *     `side` may be null while nobody knows who is red (units are grey then). `draft` is an array of 40 ranks or nulls as the player
 *     sees the own side (back row first, left to right), so it fits both sides. Ready gives `send({setup: [40 in home-square order]})`;
 *     `confirmed` locks it, `mine` (= view.setup.mine) then shows what was confirmed, also after a reload; `locked` only holds Ready back and `why` says what it waits for; `withdraw` (event text or null) offers to take it back with `send({event})`.
 *     `finish()` (at time-out) fills the rest as Automatik does and returns the 40 in home-square order (F6).
 *     `saved` / `onSaved(list)`: own setups `[{name, ranks}]`.
 *
 * Small lit templates: capturedPanel(view, seat, kit), battlePanel(view, kit), textBoard(view, kit), rankTable(kit), with kit = {facts, t, settings}.
 * Strings: moveText(entry, kit) for a line of the move list ("d4 x d5 · 6:4"), moveWords(entry, kit, colours) the same in words.
 * `shieldMarkup({rank, side, number})` draws one unit as SVG text for other screens.
 */
export {createBoard} from "./play.js";
export {createSetup} from "./setup.js";
export {capturedPanel} from "./captured.js";
export {battlePanel} from "./battle.js";
export {textBoard, rankTable} from "./text.js";
export {moveText, moveWords} from "./words.js";
export {shieldMarkup, shieldSvg} from "./pieces.js";
