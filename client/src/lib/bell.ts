/** "Your turn", for those who look away: a short tone where sounds are on, and a short shake where a phone can. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

export function ring(): void {
  if (!settings.sound) return;
  navigator.vibrate?.(60);
  try {
    context ??= new AudioContext();
    [523, 784].forEach((pitch, step) => strike(context as AudioContext, pitch, step * 0.14));
  } catch {
    // no sound on this device
  }
}

function strike(audio: AudioContext, pitch: number, after: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  const start = audio.currentTime + after;
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.12, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.3);
}
