/** Short synthesized sounds: no files to load. */

import type { Sound } from "../games/ui";
import { preferences } from "./preferences.svelte";

let context: AudioContext | null = null;
let silence = 0; // the timer that ends the output
const LONGEST = 2000; // milliseconds, more than any sound takes

interface Tone {
  at: number; // seconds from now
  from: number; // Hz
  to?: number;
  length: number;
  loud: number;
  shape?: OscillatorType;
}

const TONES: Record<Exclude<Sound, "card" | "shuffle">, Tone[]> = {
  flip: [{ at: 0, from: 520, to: 780, length: 0.09, loud: 0.08, shape: "triangle" }],
  slide: [{ at: 0, from: 240, to: 320, length: 0.16, loud: 0.09, shape: "sine" }],
  bell: [
    { at: 0, from: 784, length: 0.5, loud: 0.1, shape: "sine" },
    { at: 0.12, from: 1175, length: 0.6, loud: 0.07, shape: "sine" },
  ],
  coin: [
    { at: 0, from: 1320, length: 0.07, loud: 0.06, shape: "triangle" },
    { at: 0.06, from: 1760, length: 0.18, loud: 0.06, shape: "triangle" },
  ],
  drum: [{ at: 0, from: 140, to: 60, length: 0.28, loud: 0.22, shape: "sine" }],
  end: [
    { at: 0, from: 392, length: 0.5, loud: 0.1, shape: "triangle" },
    { at: 0.18, from: 494, length: 0.5, loud: 0.1, shape: "triangle" },
    { at: 0.36, from: 587, length: 0.9, loud: 0.1, shape: "triangle" },
  ],
  won: [
    { at: 0, from: 523, length: 0.22, loud: 0.1, shape: "triangle" },
    { at: 0.15, from: 659, length: 0.22, loud: 0.1, shape: "triangle" },
    { at: 0.3, from: 784, length: 0.22, loud: 0.1, shape: "triangle" },
    { at: 0.45, from: 1047, length: 1.1, loud: 0.12, shape: "triangle" },
  ],
  lost: [
    { at: 0, from: 440, length: 0.4, loud: 0.08, shape: "sine" },
    { at: 0.25, from: 349, length: 0.8, loud: 0.08, shape: "sine" },
  ],
};

/** Plays a sound while the page is visible; `always`: behind other windows, too. */
export function play(sound: Sound, always = false): void {
  if (!preferences.sound || (document.hidden && !always)) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // browsers stay silent until then
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (sound === "card" || sound === "shuffle") rustle(context, sound === "card" ? 1 : 4);
  else for (const tone of TONES[sound]) ring(context, tone);
  endOutputAfter(context, LONGEST);
}

/** A context that plays nothing keeps the processor and the sound card awake until suspended. */
function endOutputAfter(audio: AudioContext, milliseconds: number): void {
  window.clearTimeout(silence);
  silence = window.setTimeout(() => void audio.suspend(), milliseconds);
}

function ring(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = tone.shape ?? "sine";
  voice.frequency.setValueAtTime(tone.from, start);
  if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(tone.loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + tone.length + 0.02);
}

/** Paper on felt: short bursts of filtered noise. */
function rustle(audio: AudioContext, bursts: number): void {
  const samples = Math.floor(audio.sampleRate * 0.07);
  const noise = audio.createBuffer(1, samples, audio.sampleRate);
  const wave = noise.getChannelData(0);
  for (let n = 0; n < samples; n++) wave[n] = (Math.random() * 2 - 1) * (1 - n / samples) ** 2;
  for (let burst = 0; burst < bursts; burst++) {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    const volume = audio.createGain();
    source.buffer = noise;
    filter.type = "bandpass";
    filter.frequency.value = 2400 + 500 * burst;
    volume.gain.value = 0.16;
    source.connect(filter).connect(volume).connect(audio.destination);
    source.start(audio.currentTime + burst * 0.06);
  }
}
