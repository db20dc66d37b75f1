/**
 * The shapes that the modules of the page share. Types only.
 *
 * @typedef {import("../boards/flagge/types.js").View & {mode: "local"|"bot"|"link", options: Record<string, string|number>, rules: number,
 *   prompts: Prompt[], acts: Acts, clock: Clock|null, chat: {seat: number, text: string, at: number}[],
 *   notices: {key: string, args: Record<string, any>}[], outcome: Outcome|null, ask?: null|{key: string, left: number},
 *   rematch?: null|{mine: boolean, theirs: boolean}, audit?: null|{ok: boolean, parts: {key: string, n?: number, seat?: number}[]},
 *   setup: null|{mine: string[]|null, draft?: (string|null)[]|null}}} View
 * @typedef {{key: string, seat: number, args: Record<string, string|number>, accept: string, decline: string}} Prompt
 * @typedef {{draft_offer?: string, draw_offer?: string, give_up?: {event: string, cost: "leave"|"loss"}, leave?: string, withdraw?: string,
 *   stuck?: string, limit_offer?: {value: string|number, event: string}[]}} Acts
 * @typedef {{kind: "setup"|"move", seat: number|null, limit: number, ends: number|null, left: number}} Clock
 * @typedef {{key: string, n: number, value: number}} Part
 * @typedef {{reason: string, winners: number[], points: number[]|null, parts: Part[][]}} Outcome
 *
 * @typedef {{key: string, args?: Record<string, any>}} Problem a message key with its arguments
 * @typedef {{do: string, id: string, [more: string]: any}} Effect
 * @typedef {{state: "off"|"starting"|"ready"|"failed", part: number, step: string}} EngineState
 *
 * @typedef {{kind: "user"|"bot"|"remote", name: string, level?: string}} Sitter
 * @typedef {{game: string, options: Record<string, string|number>, seats: Sitter[], first?: number, problem?: Problem}} Wish a table that waits for Python
 *
 * @typedef {{id: string, role: "host"|"guest", state: string, peer: string|null, invite: string|null, answer: string|null,
 *   code: string|null, problem: Problem|null, busy: boolean, met: boolean}} LinkState
 *
 * @typedef {{id: string, live: View|null, shown: View|null, ply: number|null, eyes: number|null, users: number[], handTo: number|null,
 *   problem: Problem|null, thinking: boolean, link: LinkState|null}} TableState
 *   `eyes`: whose view is shown; null at a table with users means covered. `handTo`: who gets the device next
 *
 * @typedef {{id: number, text: string, level: "info"|"warn"|"error", action: null|{label: string, run(): void}, sticky: boolean}} Toast
 * @typedef {{kind: string, [more: string]: any}} Dialog
 *
 * @typedef {{code: string, room: string, from: string, about: any, problem: Problem|null, busy: boolean}} Joining
 * @typedef {{state: "busy"|"taken"|"alone"|"broken", problem: Problem|null}} Handing
 *
 * @typedef {{
 *   route: import("./router.js").Route, language: import("../i18n/translate.js").Language, tick: number,
 *   engine: EngineState, games: import("../savers/shelf.js").Card[]|null, storage: "ok"|"refused"|"full",
 *   table: TableState|null, wish: Wish|null, joining: Joining|null, handing: Handing|null,
 *   toasts: Toast[], dialog: Dialog|null, sheet: string|null, online: boolean, install: boolean, update: null|(() => void),
 *   offline: boolean, licences: any[]|null }} State
 *
 * @typedef {ReturnType<typeof import("./app.js").createApp>} App
 */
export {};
