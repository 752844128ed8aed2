// Asking the browser to keep what is stored, and the date of the last backup.

import type { Day } from '../../cabinet/day.ts';
import { isDay } from '../../cabinet/day.ts';

export type Keeping = 'kept' | 'refused' | 'unknown';

/** Does the browser promise not to throw anything away by itself? */
export async function keepingState(): Promise<Keeping> {
  try {
    return (await navigator.storage.persisted()) ? 'kept' : 'refused';
  } catch {
    return 'unknown';
  }
}

/** Asks for that promise. Some browsers ask the player, most decide for themselves. */
export async function keepStorage(): Promise<Keeping> {
  try {
    if (await navigator.storage.persisted()) return 'kept';
    return (await navigator.storage.persist()) ? 'kept' : 'refused';
  } catch {
    return 'unknown';
  }
}

const KEY = 'curio.backup';

export function lastBackup(): Day | undefined {
  try {
    const day = localStorage.getItem(KEY);
    return isDay(day) ? day : undefined;
  } catch {
    return undefined;
  }
}

export function noteBackup(day: Day): void {
  try {
    localStorage.setItem(KEY, day);
  } catch {
    // Refused: the page will not show the date, and that is all.
  }
}
