// For tests over all games: the same puzzle with other secrets.

import { type Rng, shuffle } from '../../../core/rng.ts';
import type { Puzzle, State } from '../types.ts';

/** Only where reshuffles will come from is hidden, and the kept proof. */
export function exchangeHidden(puzzle: Puzzle, _state: State, rng: Rng): Puzzle | undefined {
  const seed = (puzzle.seed + 1 + rng.below(0xffffffff)) % 0x100000000;
  return { ...puzzle, seed, proof: shuffle([...puzzle.proof], rng) };
}
