// For tests: deals and boards to try things on.

import { unlimitedBudget } from '../../../core/budget.ts';
import { orThrow } from '../../../core/result.ts';
import { createRng, type Rng, shuffle } from '../../../core/rng.ts';
import { pikachu } from '../index.ts';
import type { Gravity, Params, Puzzle } from '../types.ts';
import { judgeSettle, matrixOf } from './judge.ts';

export function dealt(params: Params, seed: string): Puzzle {
  return orThrow(pikachu.generate(params, createRng(seed), unlimitedBudget));
}

/** Every size, level and gravity that is offered, each once. */
export const everyKind: readonly Params[] = pikachu.presets
  .map(({ params }) => params)
  .filter(({ minutes }) => minutes === 0);

/** Small and crowded: often lost, and small enough to try everything. */
export function smallTiles(rng: Rng, rows: number, cols: number, gravity: Gravity): number[] {
  const cells = rows * cols;
  const pairs = cells / 2 - rng.below(3);
  const kinds = 2 + rng.below(Math.max(1, pairs - 1));
  const tiles = Array.from({ length: cells }, (_, index) =>
    index < 2 * pairs ? 1 + (Math.floor(index / 2) % kinds) : 0,
  );
  const settled = judgeSettle(matrixOf(rows, cols, shuffle(tiles, rng)), gravity);
  return settled.slice(1, -1).flatMap((line) => line.slice(1, -1));
}
