// The player's progress on the journey, stored as one record that backups include; and a board as a round of it: which one,
// and what its play reports.

import { useParams } from '@solidjs/router';
import { createEffect, createMemo, createSignal, onMount } from 'solid-js';
import type { Settings } from '../../../core/settings.ts';
import {
  beginRound,
  countReshuffles,
  type Journey,
  type JourneyRound,
  passRound,
  readJourney,
  reshufflesLeft,
  rounds,
  startJourney,
} from '../../../games/pikachu/journey.ts';
import { randomSeed } from '../../play/dealer.ts';
import { openDatabase } from '../../storage/database.ts';
import type { PikachuPlay } from './hand.ts';

const ID = 'pikachu-journey';

const [journey, setJourney] = createSignal<Journey>();

/** Undefined until read, and if none was begun. */
export { journey };

/** Reads the stored journey, every time again: another tab or a backup may have changed it. */
export async function loadJourney(): Promise<void> {
  const read = readJourney(await (await openDatabase()).get('shelf', ID));
  // A record that is not a journey stays stored until a new one is begun.
  if (read.ok) setJourney(read.value);
}

/** Changes the stored journey in one transaction. */
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
    // Storing failed: the page still shows the change while it is open.
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

/** The round with these settings; undefined in free play. */
export function roundOf(params: Settings): number | undefined {
  const found = rounds.findIndex(({ params: own }) =>
    Object.entries(own).every(([key, value]) => params[key] === value),
  );
  return found < 0 ? undefined : found;
}

/** Reports the play of a shown board to the journey. Returns its round, undefined on any other board, and the
 * reshuffles left, undefined if unlimited. */
export function followRound(play: PikachuPlay) {
  if (play.fleeting || roundOf(play.params) === undefined)
    return { round: () => undefined, reshuffles: () => undefined };
  const address = useParams();
  const board = address['board'] ?? '';
  onMount(() => void loadJourney());
  const attempt = createMemo(() => {
    const now = journey()?.attempt;
    return now?.board === board ? now : undefined;
  });
  createEffect(() => {
    const { reshuffles } = play.view();
    if (attempt() && reshuffles > 0) void noteReshuffles(board, reshuffles);
  });
  createEffect(() => {
    if (attempt() && play.status() === 'won') void notePassed(board, play.score() ?? 0);
  });
  return {
    round: (): JourneyRound | undefined => {
      const now = attempt();
      return now && rounds[now.round];
    },
    reshuffles: () => {
      const now = journey();
      return now && attempt() ? reshufflesLeft(now) : undefined;
    },
  };
}
