// Runs of the toy game that the tests of sessions begin with, and words for what came of them.

import { expect } from 'vitest';
import { dealPuzzle } from '../../src/core/deal.ts';
import type { Game } from '../../src/core/game.ts';
import { Session, type StepResult } from '../../src/core/session.ts';
import { toy } from '../../src/games/toy/index.ts';
import type { Move, ToyTypes } from '../../src/games/toy/types.ts';

const params = { chests: 9, candles: 3 };

/** Nine chests, the treasure in the sixth, three candles of a minute. */
export function newRun(game: Game<ToyTypes> = toy): Session<ToyTypes> {
  return new Session(game, dealPuzzle(game, params, { ...params, treasure: 5 }));
}

export const open = (chest: number): Move => ({ type: 'open', chest });
export const choose = (gift: 'lamp' | 'wick'): Move => ({ type: 'choose', gift });

export const eventTypes = (step: StepResult<ToyTypes>) =>
  step.ok ? step.events.map((event) => event.type) : step.refusal.type;

/** The log as words: `0 move open1`. */
export const logOf = (session: Session<ToyTypes>) =>
  session.log.map(({ at, kind, word }) =>
    [at, kind, ...(word === undefined ? [] : [word])].join(' '),
  );

/** Opens the first three chests and takes the gift, a second apart. */
export function playToGift(session: Session<ToyTypes>, gift: 'lamp' | 'wick'): void {
  for (const [index, move] of [open(0), open(1), open(2), choose(gift)].entries())
    expect(session.play(move, (index + 1) * 1000).ok).toBe(true);
}

/** The toy, but taking the wick can never be undone. */
export const finalToy: Game<ToyTypes> = {
  ...toy,
  apply(puzzle, state, move, at) {
    const outcome = toy.apply(puzzle, state, move, at);
    return outcome.ok && move.type === 'choose' ? { ...outcome, final: true } : outcome;
  },
};
