// Asking the browser to keep what is stored, and the date of the last backup.

import { type Day, isDay } from '../../../cabinet/day.ts';
import { kept } from '../../storage/kept.ts';

/** Does the browser promise not to throw anything away by itself? */
export type Persistence = 'promised' | 'refused' | 'unknown';

export async function persistence(): Promise<Persistence> {
  try {
    return (await navigator.storage.persisted()) ? 'promised' : 'refused';
  } catch {
    return 'unknown';
  }
}

/** Asks for that promise. Some browsers ask the player, most decide for themselves. */
export async function askForPersistence(): Promise<Persistence> {
  try {
    if (await navigator.storage.persisted()) return 'promised';
    return (await navigator.storage.persist()) ? 'promised' : 'refused';
  } catch {
    return 'unknown';
  }
}

export const lastBackup = kept<Day | undefined>('curio.backup', {
  read: (text) => (isDay(text) ? text : undefined),
  write: (day) => day,
});
