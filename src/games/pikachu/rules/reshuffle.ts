// The reshuffle: what is left changes places among itself, into an order that can be cleared.

import type { Budget } from '../../../core/budget.ts';
import type { Result } from '../../../core/result.ts';
import { createRng, shuffle } from '../../../core/rng.ts';
import { type Arranged, arrange } from '../board/arrange.ts';
import type { Puzzle } from '../types.ts';

/** The remaining tiles in a clearable order, from the puzzle's own stream for the reshuffle of this number. */
export function reshuffled(
  puzzle: Puzzle,
  tiles: readonly number[],
  number: number,
  budget: Budget,
): Result<Arranged> {
  const { rows, cols, gravity } = puzzle;
  const rng = createRng(`pikachu/reshuffle/${puzzle.seed}/${number}`);
  const places = tiles.flatMap((tile, cell) => (tile === 0 ? [] : [cell]));
  const rest = shuffle(
    places.map((cell) => tiles[cell] as number),
    rng,
  );
  const mixed = tiles.slice();
  for (const [index, cell] of places.entries()) mixed[cell] = rest[index] as number;
  return arrange(rows, cols, gravity, mixed, rng, budget);
}
