// What a feeling sounds and shakes like on this device. Loaded when first wanted.

import type { Feeling } from './feelings.ts';
import { createPlayer } from './player.ts';
import { soundOf } from './sounds.ts';
import { createTurns } from './turns.ts';
import { vibrations } from './vibrations.ts';

const player = createPlayer();
const isHeard = createTurns();

export function sound(feeling: Feeling): void {
  const notes = soundOf(feeling);
  const length = Math.max(...notes.map((note) => note.at + note.length));
  if (isHeard(feeling.kind, length, performance.now())) player.play(notes);
}

export function shake({ kind, after = 0 }: Feeling): void {
  // A pattern begins with shaking: what comes later begins with none of it, and a pause.
  const pattern = after > 0 ? [0, after, ...vibrations[kind]] : [...vibrations[kind]];
  if ('vibrate' in navigator) navigator.vibrate(pattern);
}
