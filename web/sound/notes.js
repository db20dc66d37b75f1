/**
 * The sounds as data: tones (Hz, ms, gain 0..1) and noises through a band.
 *
 * @typedef {{wave: OscillatorType, hz: number, to?: number, at?: number, ms: number, gain: number}} Tone
 * @typedef {{hz: number, width: number, at?: number, ms: number, gain: number}} Noise
 * @typedef {{tones?: Tone[], noises?: Noise[]}} Sound
 */

/** @param {number[]} hz @param {number} step @param {number} ms @param {number} gain @param {OscillatorType} [wave] @returns {Tone[]} */
const run = (hz, step, ms, gain, wave = "triangle") => hz.map((one, index) => ({wave, hz: one, at: index * step, ms, gain}));

/** @type {Record<string, Sound>} */
export const SOUNDS = {
  place: {noises: [{hz: 1500, width: 1.4, ms: 45, gain: 0.5}], tones: [{wave: "sine", hz: 240, to: 170, ms: 60, gain: 0.22}]},
  move: {noises: [{hz: 900, width: 1, ms: 60, gain: 0.45}], tones: [{wave: "sine", hz: 190, to: 130, ms: 80, gain: 0.26}]},
  capture: {noises: [{hz: 500, width: 0.8, ms: 120, gain: 0.5}], tones: [{wave: "triangle", hz: 220, to: 82, ms: 190, gain: 0.24}]},
  battle: {
    noises: [{hz: 2600, width: 3, ms: 70, gain: 0.34}, {hz: 700, width: 0.8, at: 60, ms: 150, gain: 0.42}],
    tones: [{wave: "triangle", hz: 392, to: 388, ms: 160, gain: 0.14}, {wave: "triangle", hz: 587, to: 580, at: 50, ms: 190, gain: 0.11}],
  },
  turn: {tones: run([523.3, 659.3], 90, 170, 0.12, "sine")},
  chat: {tones: run([880], 0, 110, 0.09, "sine")},
  clock: {tones: run([988, 988], 190, 90, 0.14, "sine")},
  win: {tones: run([523.3, 659.3, 784, 1046.5], 120, 340, 0.17)},
  lose: {tones: run([440, 392, 329.6, 261.6], 150, 380, 0.14)},
  draw: {tones: run([440, 440, 523.3], 150, 280, 0.13)},
};
