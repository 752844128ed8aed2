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

let reading: Promise<void> | undefined;

/** Reads what is kept. A record that is no journey stays where it is until another one is begun. */
export function loadJourney(): Promise<void> {
  reading ??= (async () => {
    const stored = await (await openDatabase()).get('shelf', ID);
    const read = readJourney(stored);
    if (read.ok) setJourney(read.value);
  })();
  return reading;
}

/** Writes are in order; the newest is what counts. */
async function keep(next: Journey): Promise<void> {
  setJourney(next);
  const database = await openDatabase();
  await database.update('shelf', ID, () => ({ id: ID, updatedAt: Date.now(), ...next }));
}

async function change(step: (now: Journey) => Journey): Promise<void> {
  await loadJourney();
  const now = journey();
  if (!now) return;
  const next = step(now);
  if (next !== now) await keep(next);
}

export const newJourney = (): Promise<void> => keep(startJourney(randomSeed()));

export const begin = (round: number, board: string): Promise<void> =>
  change((now) => beginRound(now, round, board));

export const noteReshuffles = (board: string, reshuffles: number): Promise<void> =>
  change((now) => countReshuffles(now, board, reshuffles));

export const notePassed = (board: string, score: number): Promise<void> =>
  change((now) => passRound(now, board, score));
