/**
 * The shapes that Flagge's page modules share: facts, view model and what the shell hands in.
 * Types only; the view model itself is described in docs/architecture.md.
 *
 * @typedef {"red"|"blue"} Side
 * @typedef {{id: string, strength: number|null, count: number, moves: number}} RankFact
 * @typedef {{id: string, ranks: string[]}} Preset
 * @typedef {{rules: number, options: unknown[], ranks: RankFact[], home: Record<Side, string[]>, blocked: string[], presets: Preset[]}} Facts
 *
 * @typedef {{id: string, kind: string, owner: number, at: string, face: string|null, marks: string[]}} Item
 * @typedef {{to: string, kind: "move"|"attack", event: string, times?: number}} Target
 * @typedef {{to: string, reason: string, times?: number}} Closed
 * @typedef {{id: string, seat: number, rank: string|null, from?: string}} Fighter
 * @typedef {{at: string, attacker: Fighter, defender: Fighter, result: "attacker"|"defender"|"both"|"flag"|"waiting"}} Battle
 * @typedef {{seat: number, who: number, kind: string, name: string, level?: string, colour: Side, ready: boolean, link: string|null, lost: Record<string, number>, misses: number, units: number}} Seat
 * @typedef {{ply: number, seat: number|null, kind: string, from?: string, to?: string, attacker?: string|null, defender?: string|null, result?: string, [more: string]: unknown}} LogEntry
 * @typedef {{reason: string, winners: number[], points: number[]|null, parts?: unknown}} Outcome
 * @typedef {{
 *   id: string, game: string, me: number|null, locked: boolean, stage: string, turn: number|null, ply: number, plies: number, live: boolean,
 *   seats: Seat[], items: Item[], targets: Record<string, Target[]>, closed: Record<string, Closed[]>,
 *   last: null|{seat: number, from: string|null, to: string|null, kind: string}, battle: Battle|null, log: LogEntry[],
 *   acts: Record<string, unknown>, setup: null|{mine: string[]|null}, outcome: Outcome|null, [more: string]: unknown
 * }} View
 *
 * @typedef {(key: string, args?: Record<string, string|number>) => string} Translate
 * @typedef {{numbers?: "up"|"down", motion?: "auto"|"none"}} Settings read anew at every render
 * @typedef {{play(name: string): void}} Sounds
 * @typedef {Record<string, string>} Notes unit id -> rank id or "?"
 * @typedef {{name: string, ranks: Draft}} SavedSetup
 * @typedef {(string|null)[]} Draft 40 ranks or nulls, the own side as its owner sees it: back row first, left to right
 * @typedef {{facts: Facts, t: Translate, settings: Settings}} Kit what every small panel needs
 */
export {};
