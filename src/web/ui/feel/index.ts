// Sound and vibration, each off until asked for. Whatever is felt is also an event on the document (`felt`), which
// tests listen to; nothing else does.

import { preferences, setPreference } from '../../storage/settings.ts';
import { later } from '../later.ts';
import type { Feeling } from './feelings.ts';

const answers = later(() => import('./answers.ts'));

/** The detail of the event `felt`: the feeling, and what it was answered with. */
export interface Felt extends Feeling {
  readonly sound: boolean;
  readonly vibration: boolean;
}

export function feel(feeling: Feeling): void {
  const { sound, vibration } = preferences();
  document.dispatchEvent(
    new CustomEvent<Felt>('felt', { detail: { ...feeling, sound, vibration } }),
  );
  if (!sound && !vibration) return;
  const answer = (part: typeof import('./answers.ts')) => {
    if (sound) part.sound(feeling);
    if (vibration) part.shake(feeling);
  };
  // At once where it can be: browsers want sound to begin within the press.
  const part = answers.loaded();
  if (part) answer(part);
  else answers.load().then(answer, () => {});
}

/** Turns one of them on or off; turned on it says how it feels. */
export function setFeel(which: 'sound' | 'vibration', on: boolean): void {
  setPreference(which, on);
  if (on) feel({ kind: 'accepted' });
}
