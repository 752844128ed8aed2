import { describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { orThrow } from '../../../core/result.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import { poolsOf } from '../cards/pools.ts';
import { base, cardNamed, catalogue, dragons, game, MUSHU } from '../testing/index.ts';
import type { Puzzle } from '../types.ts';
import { cellPool } from './grid.ts';
import { bestSum, worthsOf } from './worth.ts';

const pools = poolsOf(catalogue);

/** By the words of the rules, without sorting: half a point for each rival that is level, one for each that is better known. */
function plainWorth(puzzle: Puzzle, cell: number, card: number): number {
  const cells = Array.from({ length: puzzle.size ** 2 }, (_, at) => cellPool(pools, puzzle, at));
  const type = pools.card(card)?.type;
  const rivals = (cells[cell] ?? []).filter((id) => pools.card(id)?.type === type);
  const fills = (id: number) => cells.filter((pool) => pool.includes(id)).length;
  let halves = 0;
  for (const rival of rivals) {
    const lead = fills(rival) - fills(card) || pools.reach(rival) - pools.reach(card);
    if (lead > 0) halves += 2;
    else if (lead === 0) halves += 1;
  }
  return Math.ceil((100 * halves) / (2 * rivals.length));
}

describe('what an answer is worth', () => {
  test('a forced cell is worth 50, never 100', () => {
    expect(worthsOf(pools, dragons('free')).of(0, MUSHU)).toBe(50);
    expect(worthsOf(pools, dragons('free')).of(0, cardNamed('Elsa - Snow Queen'))).toBe(0);
  });

  test('agrees with the plain count, on grids of all sizes', () => {
    const rng = createRng('worth');
    for (let sample = 0; sample < samples(60); sample++) {
      const params = { ...base, size: 2 + (sample % 3), level: 1 + (sample % 5) };
      const { puzzle } = orThrow(deal(game, params, `w${sample}`, unlimitedBudget));
      const worths = worthsOf(pools, puzzle);
      const cell = rng.below(params.size ** 2);
      for (const card of cellPool(pools, puzzle, cell).slice(0, 40)) {
        const worth = worths.of(cell, card);
        expect(worth).toBe(plainWorth(puzzle, cell, card));
        expect(worth).toBeGreaterThanOrEqual(1);
        expect(worth).toBeLessThanOrEqual(100);
      }
    }
  });

  test('a famous song among characters is worth no more than half', () => {
    // one song and many characters: Amber by Uninkable has both
    const puzzle: Puzzle = { ...dragons('free'), rows: ['c1', 'c3'], columns: ['f49', 'o4'] };
    const song = cardNamed('Hakuna Matata');
    expect(cellPool(pools, puzzle, 1)).toContain(song);
    expect(worthsOf(pools, puzzle).of(1, song)).toBeLessThanOrEqual(60);
  });
});

describe('the best score', () => {
  /** Every choice of different cards, one after the other. */
  function plainBest(
    values: readonly ReadonlyMap<number, number>[],
    used = new Set<number>(),
  ): number {
    const [first, ...rest] = values;
    if (!first) return 0;
    let best = plainBest(rest, used);
    for (const [card, points] of first) {
      if (used.has(card)) continue;
      best = Math.max(best, points + plainBest(rest, new Set([...used, card])));
    }
    return best;
  }

  const randomValues = (rng: Rng) =>
    Array.from(
      { length: 1 + rng.below(5) },
      () =>
        new Map(
          Array.from({ length: rng.below(5) }, () => [rng.below(7), 1 + rng.below(100)] as const),
        ),
    );

  test('is that of all choices tried one by one', () => {
    const rng = createRng('best');
    for (let sample = 0; sample < samples(2000); sample++) {
      const values = randomValues(rng);
      expect(bestSum(values)).toBe(plainBest(values));
    }
  });

  test('is told once a card is placed, and is never beaten', () => {
    const puzzle = dragons('free');
    expect(game.view(puzzle, game.start(puzzle, 0)).most).toBeNull();
    const step = game.apply(
      puzzle,
      game.start(puzzle, 0),
      { type: 'place', cell: 0, card: MUSHU },
      0,
    );
    if (!step.ok) throw new Error(step.refusal.type);
    const view = game.view(puzzle, step.state);
    expect(view.most).toBeGreaterThan(view.score);
    expect(view.most).toBeLessThanOrEqual(400);
  });
});
