// For tests only: the same puzzle as far as a player can see (non-interference).

import { pick, type Rng } from '../../core/rng.ts';
import { possibleChests } from './engine.ts';
import { view } from './rules.ts';
import type { Puzzle, State } from './types.ts';

export function exchangeHidden(puzzle: Puzzle, state: State, rng: Rng): Puzzle | undefined {
  const others = possibleChests(view(puzzle, state)).filter((chest) => chest !== puzzle.treasure);
  const treasure = pick(others, rng);
  return treasure === undefined || state.opened.includes(puzzle.treasure)
    ? undefined
    : { ...puzzle, treasure };
}
