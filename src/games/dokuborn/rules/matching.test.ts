import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { matchAll, shortPlaces } from './matching.ts';

/** All ways, one after the other. */
function canServe(choices: readonly (readonly number[])[], used: readonly number[] = []): boolean {
  const [first, ...rest] = choices;
  if (!first) return true;
  return first.some((choice) => !used.includes(choice) && canServe(rest, [...used, choice]));
}

const anyChoices = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }), {
  maxLength: 6,
});

describe('matching', () => {
  test.each([
    ['no places', [], []],
    ['one each', [[1], [2]], [1, 2]],
    ['the narrow place first', [[1, 2], [1]], [2, 1]],
    ['a chain', [[1, 2], [2, 3], [1]], [2, 3, 1]],
    ['two places, one choice', [[1], [1]], undefined],
    ['an empty place', [[1], []], undefined],
  ])('%s', (_, choices, matched) => {
    expect(matchAll(choices)).toEqual(matched);
  });

  test('finds a matching exactly where trying all ways does', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const matched = matchAll(choices);
        expect(matched !== undefined).toBe(canServe(choices));
        if (!matched) return;
        expect(new Set(matched).size).toBe(choices.length);
        for (const [place, choice] of matched.entries()) expect(choices[place]).toContain(choice);
      }),
      { numRuns: samples(2000) },
    );
  });

  test('short places have fewer choices between them than they are', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const short = shortPlaces(choices);
        expect(short.length > 0).toBe(!canServe(choices));
        const between = new Set(short.flatMap((place) => choices[place] ?? []));
        if (short.length > 0) expect(between.size).toBeLessThan(short.length);
      }),
      { numRuns: samples(2000) },
    );
  });
});
