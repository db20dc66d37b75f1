/**
 * Short, soft sounds, made on the spot. Law: nothing sounds before the person has touched the page, nothing when muted,
 * and a missing sound never stops anything.
 */
import {SOUNDS} from "./notes.js";

/**
 * @param {{muted: boolean, volume?: number}} options
 * @returns {{play(name: string): void, mute(on: boolean): void, muted(): boolean}}
 */
export function createSounds({muted, volume = 0.5}) {
  /** @type {AudioContext|null} */
  let context = null;

  function wake() {
    if (muted || context || typeof AudioContext === "undefined") return;
    try {
      context = new AudioContext();
    } catch {
      context = null;
    }
  }
  // browsers let a page sound only after a touch or a key
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, {once: true, capture: true});

  /** One tone: frequency glides from `hz` to `to`, loudness rises fast and dies away. @param {AudioContext} audio @param {import("./notes.js").Tone} tone */
  function tone(audio, {wave, hz, to = hz, at = 0, ms, gain}) {
    const start = audio.currentTime + at / 1000;
    const end = start + ms / 1000;
    const voice = audio.createOscillator();
    const loud = audio.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(hz, start);
    voice.frequency.exponentialRampToValueAtTime(to, end);
    loud.gain.setValueAtTime(0.0001, start);
    loud.gain.exponentialRampToValueAtTime(gain * volume, start + Math.min(0.012, ms / 4000));
    loud.gain.exponentialRampToValueAtTime(0.0001, end);
    voice.connect(loud).connect(audio.destination);
    voice.start(start);
    voice.stop(end + 0.02);
  }

  /** A breath of noise through a band: wood, cloth, stone. @param {AudioContext} audio @param {import("./notes.js").Noise} noise */
  function hiss(audio, {hz, width, at = 0, ms, gain}) {
    const start = audio.currentTime + at / 1000;
    const length = Math.max(1, Math.floor(audio.sampleRate * ms / 1000));
    const buffer = audio.createBuffer(1, length, audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = hz;
    band.Q.value = width;
    const loud = audio.createGain();
    loud.gain.value = gain * volume;
    source.connect(band).connect(loud).connect(audio.destination);
    source.start(start);
  }

  return {
    play(name) {
      const sound = SOUNDS[name];
      if (muted || !sound) return;
      wake();
      const audio = context;
      if (!audio) return;
      if (audio.state === "suspended") void audio.resume().catch(() => {});
      // making it takes some ms: what is to be seen with it goes first
      setTimeout(() => {
        sound.tones?.forEach(one => tone(audio, one));
        sound.noises?.forEach(one => hiss(audio, one));
      });
    },
    mute(on) {
      muted = on;
      if (on) void context?.suspend().catch(() => {});
      else void context?.resume().catch(() => {});
    },
    muted: () => muted,
  };
}
