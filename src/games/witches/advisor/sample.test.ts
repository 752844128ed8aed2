// Pools of recipes for solo hints: always in the same order, also those that look-ahead saw before the last
// answers.

import { describe, expect, it } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { witches } from '../index.ts';
import { evaluate } from '../potion/evaluate.ts';
import { drawnBoard } from '../testing/drawn-boards.ts';
import { potionFrom, puzzleFrom } from '../testing/index.ts';
import type { Puzzle, View } from '../types/index.ts';
import { splitOf, surelyApart } from './potion-value.ts';
import { hintSurvey, type Pool, partOf } from './sample.ts';
import { poolsAhead, soloPool } from './solo-sample.ts';

const board = drawnBoard(
  'AAAAhhhh BBBBBBhh iiiijjjj iiijjjj.',
  'kkkkllll mmmmnnnn oooopppp qqqqqqq.',
);

function viewAfter(text: string, potions: readonly string[]): View {
  const puzzle: Puzzle = { ...puzzleFrom(text), board };
  const trials = potions.map((potion, index) => {
    const entries = potionFrom(potion);
    return { entries, result: evaluate(puzzle, entries, index + 1) };
  });
  return { ...witches.view(puzzle, witches.start(puzzle, 0)), trials };
}

function poolOf(view: View): Pool {
  const known = hintSurvey(view, unlimitedBudget);
  const pool = known.ok ? soloPool(view, known.value, unlimitedBudget) : undefined;
  if (!pool) throw new Error('no pool');
  return pool;
}

/** Recipes with the seeds of their draws. */
const texts = ({ sample, recipes }: Pool) =>
  sample.map((one, place) =>
    JSON.stringify([one, recipes[place]?.seedLow, recipes[place]?.seedHigh]),
  );

describe('recipes that are left', () => {
  it.each([
    ['g1 g2 g3 g4 i', ['a2'], 'b1c2'],
    ['g1 g2 g3 g4[Distracted] i', ['a2'], 'b1d2'],
    ['g4 g2 i g1 g3[Frost]', ['e4'], 'a1b2c3'],
  ])('are those that were looked ahead at, in their order: %s', (text, potions, next) => {
    const before = viewAfter(text, potions);
    const after = viewAfter(text, [...potions, next]);
    const earlier = poolOf(before);
    const split = splitOf(earlier, potionFrom(next));
    const parts = surelyApart(earlier, split).map(({ members }) => texts(partOf(earlier, members)));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts).toContainEqual(texts(poolOf(after)));
    expect([...poolsAhead(after, poolOf(after), 160, unlimitedBudget)]).toEqual([poolOf(after)]);
  });

  it('are the same in another game only by chance: what is kept of them is of one board', () => {
    const view = viewAfter('g1 g2 g3 g4 i', ['a2']);
    const other = { ...view, lastPotion: !view.lastPotion };
    expect(poolOf(view)).toBe(poolOf(view));
    expect(poolOf(other)).not.toBe(poolOf(view));
  });
});

describe('recipes that might be left, had other things been drawn', () => {
  it.each([
    ['g1 g2 g3 g4[Detective] i', ['a1a1b1', 'b2d4', 'd4b2c1']],
    ['g1 g2 g3[Liar] g4 i', ['d2', 'a4e1', 'd4c4']],
    ['g1 g2[Joker] g3 g4 i', ['c4', 'e4', 'a4c2b2']],
  ])('are all that are left, and more: %s', (text, potions) => {
    const view = viewAfter(text, potions);
    const left = poolOf(view);
    const [now, ...ahead] = poolsAhead(view, left, 160, unlimitedBudget);
    expect(now).toBe(left);
    expect(ahead.length).toBeGreaterThan(0);
    for (const pool of ahead) {
      expect(pool.recipes.length).toBeGreaterThan(left.recipes.length);
      expect(texts(pool)).toEqual(expect.arrayContaining(texts(left)));
    }
  });
});
