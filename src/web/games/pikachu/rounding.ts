// A board as a round of the journey: which one it is, and what it tells the journey while it is played.

import { useParams } from '@solidjs/router';
import { type Accessor, createEffect, createMemo, onMount } from 'solid-js';
import type { Settings } from '../../../core/settings.ts';
import { type Round, reshufflesLeft, rounds } from '../../../games/pikachu/journey.ts';
import type { PikachuPlay } from './hand.ts';
import { journey, loadJourney, notePassed, noteReshuffles } from './journeystore.ts';

/** The round whose settings these are; free play has none of them. */
export function roundOf(params: Settings): number | undefined {
  const found = rounds.findIndex(({ params: own }) =>
    Object.entries(own).every(([key, value]) => params[key] === value),
  );
  return found < 0 ? undefined : found;
}

export interface Rounding {
  /** Of the journey that is under way; undefined on any other board. */
  readonly round: Accessor<Round | undefined>;
  /** Reshuffles that may still be used; undefined where they are not counted. */
  readonly reshuffles: Accessor<number | undefined>;
}

/** Follows a board, as its page shows it. */
export function followRound(play: PikachuPlay): Rounding {
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
    round: () => {
      const now = attempt();
      return now && rounds[now.round];
    },
    reshuffles: () => {
      const now = journey();
      return now && attempt() ? reshufflesLeft(now) : undefined;
    },
  };
}
