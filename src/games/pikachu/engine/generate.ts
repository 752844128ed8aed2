// Dealing: the tiles of the level, shuffled and arranged so that all can be cleared, with the clearing as proof.

import type { Budget } from '../../../core/budget.ts';
import { type Result, success } from '../../../core/result.ts';
import { type Rng, shuffle } from '../../../core/rng.ts';
import { arrange } from '../board/arrange.ts';
import { orderedTiles } from '../rules/tiles.ts';
import type { Params, Puzzle } from '../types.ts';

export function generate(params: Params, rng: Rng, budget: Budget): Result<Puzzle> {
  const { rows, cols, gravity, countdown } = params;
  const tiles = shuffle(orderedTiles(params), rng);
  const arranged = arrange(rows, cols, gravity, tiles, rng, budget);
  if (!arranged.ok) return arranged;
  const seed = rng.below(0x100000000);
  return success({ rows, cols, gravity, countdown, ...arranged.value, seed });
}
