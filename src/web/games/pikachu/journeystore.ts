// The journey as it is kept: one record on the shelf, which the backup takes along. Read once, written with every step.

import { createSignal } from 'solid-js';
import {
  beginRound,
  countReshuffles,
  type Journey,
  passRound,
  readJourney,
  startJourney,
} from '../../../games/pikachu/journey.ts';
import { randomSeed } from '../../play/dealer.ts';
import { openDatabase } from '../../storage/database.ts';

const ID = 'pikachu-journey';

const [journey, setJourney] = createSignal<Journey>();

/** Undefined until it has been read, and where none was begun. */
export { journey };

/** Reads what is kept: again every time, since another tab or a backup may have brought it on. */
export async function loadJourney(): Promise<void> {
  const read = readJourney(await (await openDatabase()).get('shelf', ID));
  // A record that is no journey stays where it is until another one is begun.
  if (read.ok) setJourney(read.value);
}

/** Goes on from what is kept, within one transaction. */
async function change(step: (now: Journey | undefined) => Journey | undefined): Promise<void> {
  const database = await openDatabase();
  let changed: Journey | undefined;
  try {
    await database.update('shelf', ID, (current) => {
      const read = readJourney(current);
      const now = read.ok ? read.value : undefined;
      const next = step(now);
      changed = next === now ? undefined : next;
      return changed && { id: ID, updatedAt: Date.now(), ...changed };
    });
  } finally {
    // Shown though it could not be kept: it holds for as long as the page is open.
    if (changed) setJourney(changed);
  }
}

export const newJourney = (): Promise<void> => change(() => startJourney(randomSeed()));

export const begin = (round: number, board: string): Promise<void> =>
  change((now) => now && beginRound(now, round, board));

export const noteReshuffles = (board: string, reshuffles: number): Promise<void> =>
  change((now) => now && countReshuffles(now, board, reshuffles));

export const notePassed = (board: string, score: number): Promise<void> =>
  change((now) => now && passRound(now, board, score));
