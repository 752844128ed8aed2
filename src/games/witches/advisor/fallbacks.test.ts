import { describe, expect, it } from 'vitest';
import { expectOk, plenty } from '../../../../test/harness.ts';
import { soaking } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { createRng } from '../../../core/rng.ts';
import { Session } from '../../../core/session.ts';
import { words } from '../../../words/en/witches/index.ts';
import { hintSentences } from '../../../words/words.ts';
import { witches } from '../index.ts';
import { evaluate } from '../potion/evaluate.ts';
import { potionText } from '../rules/recipe-text.ts';
import { BRISK } from '../solver/decide.ts';
import { knowledgeOf } from '../solver/knowledge.ts';
import { survey } from '../solver/notebook.ts';
import { dealtGame } from '../testing/hint-games.ts';
import { potionFrom, puzzleFrom } from '../testing/index.ts';
import type { Move, WitchesTypes } from '../types/index.ts';
import { fallbackProbes, quickHint } from './fallbacks.ts';
import { isScant } from './sample.ts';
import { roomFrom } from './solo-feasibility.ts';

it.each(witches.presets.map(({ id }) => id))(
  'the hasty hint of %s is accepted, names what was tested least, and repeats no potion',
  (preset) => {
    const { params } = witches.presets.find(({ id }) => id === preset) ?? witches.presets[0];
    const session = new Session<WitchesTypes>(
      witches,
      expectOk(deal(witches, params, 'hasty', plenty())),
    );
    const rng = createRng(preset);
    const brewed = new Set<string>();
    for (let turn = 0; turn < 6 && !session.over; turn++) {
      const found = quickHint(session.view);
      if (!found.ok) {
        // A pending effect or a full garden requires another move first.
        const moves = [...witches.legalMoves(session.view)].filter(({ type }) => type !== 'giveUp');
        session.play(moves[rng.below(moves.length)] as Move, turn);
        continue;
      }
      const { steps, move } = found.value;
      const [fact] = steps[0].facts;
      const { trials, ingredients } = session.view;
      const uses = ingredients.map(
        (name) =>
          trials.filter(({ entries }) => entries.some((one) => one.ingredient === name)).length,
      );
      expect(fact?.['times']).toBe(Math.min(...uses));
      for (const line of hintSentences(words.hint, found.value, session.view))
        expect(line).toMatch(/^[A-Z].*[.]$/);
      if (move?.type === 'use') {
        const potion = JSON.stringify(move.entries);
        expect(brewed).not.toContain(potion);
        brewed.add(potion);
      }
      expect(session.play(move as Move, turn)).toMatchObject({ ok: true });
    }
  },
);

const puzzle = puzzleFrom('g1[Poison] g2 g3 g4 i');
const viewAfter = (potions: readonly string[]) => ({
  ...witches.view(puzzle, witches.start(puzzle, 0)),
  trials: potions.map((text, index) => {
    const entries = potionFrom(text);
    return { entries, result: evaluate(puzzle, entries, index + 1) };
  }),
});
const empty = (size: number) => roomFrom(new Array(size).fill(undefined), false);
const first = (potions: readonly string[], size: number, wary = false) => {
  const [entries] = fallbackProbes(viewAfter(potions), [empty(size)], wary);
  return entries && potionText(entries);
};

describe('seldom potions', () => {
  it.each([
    { potions: [], size: 2, expected: 'a1b1' },
    { potions: ['a1b1'], size: 2, expected: 'c1d1' },
    { potions: ['a1b1', 'c1d1'], size: 2, expected: 'e1a1' },
    // Tested already: with more seeds.
    { potions: ['d1e1', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2'], size: 2, expected: 'd2e2' },
  ])('after $potions are $expected', ({ potions, size, expected }) => {
    expect(first(potions, size)).toBe(expected);
  });

  it('keep what may have been the Poison for last, where they must', () => {
    const tested = ['a1', 'b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2'];
    expect(first(tested, 2)).toBe('a1b1');
    expect(first(tested, 2, true)).toBe('b1c1');
  });

  it('are laid around what lies in a cauldron', () => {
    const [lying] = potionFrom('e3');
    const [entries = []] = fallbackProbes(viewAfter([]), [roomFrom([lying, undefined], false)]);
    expect(potionText(entries)).toBe('e3b1');
  });
});

it.each([
  { whole: false, found: 7, scant: true },
  { whole: false, found: 8, scant: false },
  { whole: true, found: 1, scant: false },
])('$found recipes, all of them: $whole, are scant: $scant', ({ whole, found, scant }) => {
  const sample = Array.from({ length: found }, () => puzzle);
  expect(isScant({ names: [], whole, sample, recipes: [], count: null })).toBe(scant);
});

it.runIf(soaking)('are what is left once the search for a recipe ends', () => {
  const game = dealtGame('high-witch', 368);
  const move = { type: 'use', entries: potionFrom('b1e2f3h6g3a4') } as const;
  const next = witches.apply(game, witches.start(game, 0), move, 0);
  if (!next.ok) throw new Error(next.refusal.type);
  const knowledge = knowledgeOf(witches.view(game, next.state));
  const found = survey(knowledge, createRng('hint survey'), unlimitedBudget, BRISK);
  if (!found.ok) throw new Error(found.fault.code);
  const { decided, sample } = found.value;
  const before = decided.search.steps();
  expect(sample(160, unlimitedBudget)).toEqual([]);
  const taken = decided.search.steps() - before;
  // The search took long, but less than all attempts may take together, which was 1,700,000.
  expect(taken).toBeGreaterThan(400_000);
  expect(taken).toBeLessThan(900_000);
});
