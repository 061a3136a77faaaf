/** Sounds for what happens at the table, made of tones and noise: nothing is loaded. Silent until switched on. */

import { settings } from "./settings.svelte";

export type Sound = "card" | "step" | "flip" | "catch" | "count" | "win" | "turn";

/** A tone that glides from one pitch to another; `noise`: a rustle around that pitch instead. */
interface Note {
  from: number;
  to?: number;
  /** Seconds: when it begins, and how long it lasts. */
  at?: number;
  lasts: number;
  loud: number;
  shape?: OscillatorType | "noise";
}

const SOUNDS: Record<Sound, Note[]> = {
  card: [{ from: 2600, to: 900, lasts: 0.11, loud: 0.5, shape: "noise" }],
  step: [{ from: 190, to: 120, lasts: 0.09, loud: 0.5, shape: "sine" }],
  flip: [
    { from: 1500, to: 2800, lasts: 0.07, loud: 0.35, shape: "noise" },
    { from: 260, to: 180, at: 0.07, lasts: 0.08, loud: 0.35, shape: "sine" },
  ],
  catch: [
    { from: 900, to: 300, lasts: 0.16, loud: 0.3, shape: "triangle" },
    { from: 700, to: 240, at: 0.13, lasts: 0.2, loud: 0.3, shape: "triangle" },
  ],
  count: [{ from: 880, lasts: 0.1, loud: 0.16, shape: "triangle" }],
  win: [523, 659, 784, 1047].map((from, nth) => ({ from, at: nth * 0.13, lasts: 0.4, loud: 0.22, shape: "triangle" })),
  turn: [523, 784].map((from, nth) => ({ from, at: nth * 0.14, lasts: 0.3, loud: 0.25, shape: "sine" })),
};

let audio: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || !settings.volume) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const note of SOUNDS[sound]) strike(audio, note, settings.volume / 100);
  } catch {
    // no sound on this device
  }
}

/** "Your turn", for players who look away: two tones, and a short vibration if the phone can. */
export function ring(): void {
  if (settings.sound) navigator.vibrate?.(60);
  play("turn");
}

function strike(context: AudioContext, note: Note, volume: number): void {
  const start = context.currentTime + (note.at ?? 0);
  const end = start + note.lasts;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(note.loud * volume, start);
  loudness.gain.exponentialRampToValueAtTime(0.0005, end);
  loudness.connect(context.destination);
  const source = note.shape === "noise" ? hiss(context, note, start, end) : tone(context, note, start, end);
  source.out.connect(loudness);
  source.node.start(start);
  source.node.stop(end);
}

interface Source {
  node: AudioScheduledSourceNode;
  out: AudioNode;
}

function tone(context: AudioContext, note: Note, start: number, end: number): Source {
  const node = context.createOscillator();
  node.type = note.shape as OscillatorType;
  node.frequency.setValueAtTime(note.from, start);
  node.frequency.exponentialRampToValueAtTime(note.to ?? note.from, end);
  return { node, out: node };
}

function hiss(context: AudioContext, note: Note, start: number, end: number): Source {
  const node = context.createBufferSource();
  node.buffer = rustle ??= makeNoise(context);
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(note.from, start);
  band.frequency.exponentialRampToValueAtTime(note.to ?? note.from, end);
  return { node, out: node.connect(band) };
}

function makeNoise(context: AudioContext): AudioBuffer {
  const made = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth++) samples[nth] = Math.random() * 2 - 1;
  return made;
}
