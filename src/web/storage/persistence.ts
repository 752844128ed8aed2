// Whether this browser keeps what is stored: a notice where it does not, the promise never to evict it, and the day of
// the last backup.

import { storage } from '#words/shell.ts';
import { type Day, isDay } from '../../cabinet/day.ts';
import { notify } from '../ui/notices.tsx';
import { openDatabase } from './database.ts';
import { persistedSignal } from './local-store.ts';
import { countEarlier } from './results.ts';

/** Milliseconds: the page and what it fetches ahead come first. */
const SETTLED = 5000;

/** When the app starts: opens the database, and says where nothing can be kept. */
export async function watchStorage(): Promise<void> {
  const database = await openDatabase();
  const { problem } = database;
  if (!problem) return void setTimeout(() => void countEarlier(database), SETTLED);
  const reload = { label: storage.reload, act: () => location.reload() };
  notify({
    text: storage[problem],
    tone: 'bad',
    ...(problem === 'refused' ? {} : { action: reload }),
  });
}

/** Does the browser promise to evict nothing by itself? */
export async function isPersistent(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    // Too old to know of such promises.
    return false;
  }
}

/** Asks for that promise. Some browsers ask the player, most decide for themselves. */
export async function askForPersistence(): Promise<boolean> {
  try {
    return (await isPersistent()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

export const lastBackup = persistedSignal<Day | undefined>('curio.backup', {
  read: (text) => (isDay(text) ? text : undefined),
  write: (day) => day,
});
