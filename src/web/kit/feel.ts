// Sound and vibration, each off until asked for: three small answers to what the player does.

import { preferences } from '../storage/settings.ts';

export type Feeling = 'moved' | 'refused' | 'won';

/** Notes in hertz, and the pattern in milliseconds for devices that vibrate. */
const FEELINGS: Readonly<
  Record<Feeling, { readonly notes: readonly number[]; readonly shake: readonly number[] }>
> = {
  moved: { notes: [660], shake: [12] },
  refused: { notes: [196], shake: [25, 40, 25] },
  won: { notes: [523, 659, 784, 1047], shake: [30, 50, 30, 50, 90] },
};

let audio: AudioContext | undefined;

export function feel(feeling: Feeling): void {
  const { notes, shake } = FEELINGS[feeling];
  if (preferences().vibration && 'vibrate' in navigator) navigator.vibrate([...shake]);
  if (!preferences().sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  for (const [index, note] of notes.entries()) {
    const start = audio.currentTime + index * 0.11;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = note;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  }
}
