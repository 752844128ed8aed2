// Uses of a room of the solo board: nothing that was tested, and no informative potion with a certain answer.

import { describe, expect, it } from 'vitest';
import { witches } from '../index.ts';
import { evaluate } from '../potion/evaluate.ts';
import { potionText } from '../rules/recipe-text.ts';
import { potionFrom, puzzleFrom } from '../testing/index.ts';
import { createPool } from './sample.ts';
import { usesOf } from './solo-potions.ts';

/** A room with this many empty places. */
const roomOf = (size: number) => {
  const fixed = Array.from({ length: size }, () => undefined);
  return { fixed, grows: false, look: `false ${fixed.map(() => '-').join()}` };
};

describe('the uses of a room', () => {
  const recipes = ['g1 i g3 g4 g2', 'i g1 g3 g4 g2'].map((text) => puzzleFrom(text));
  const [puzzle] = recipes;
  if (!puzzle) throw new Error('no puzzle');
  const tested = ['a2', 'b3', 'c1', 'c2', 'd4', 'e1'];
  const trials = tested.map((text, index) => {
    const entries = potionFrom(text);
    return { entries, result: evaluate(puzzle, entries, index + 1) };
  });
  const view = { ...witches.view(puzzle, witches.start(puzzle, 0)), trials };
  const { telling, winning, idle } = usesOf(
    view,
    createPool(view, recipes, recipes.length),
    roomOf(1),
    view.maxSeeds,
  );
  const textOf = ({ entries }: (typeof telling)[number]) => potionText(entries);

  it('are none that was tested', () => {
    const uses = [...telling, ...winning, ...(idle ? [idle] : [])].map(textOf);
    expect(uses.length).toBeGreaterThan(3);
    expect(uses.filter((one) => tested.includes(one))).toEqual([]);
  });

  it('are informative: it is only open which of the two is number 1', () => {
    // With one seed, a number 1 and a decoy are both right.
    expect(telling.map(textOf).sort()).toEqual(['a3', 'a4', 'b2', 'b4']);
  });
});
