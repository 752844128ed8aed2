import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { augmentingPath, matchAll, shortPlaces } from './grid.ts';

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

/** How many places can be served at most, by trying everything. */
function mostServed(choices: readonly (readonly number[])[], used: readonly number[] = []): number {
  const [first, ...rest] = choices;
  if (!first) return 0;
  return Math.max(
    mostServed(rest, used),
    ...first
      .filter((choice) => !used.includes(choice))
      .map((choice) => 1 + mostServed(rest, [...used, choice])),
  );
}

describe('the way of one more choice', () => {
  const EXTRA = 99;

  test.each([
    ['the place that is short takes it', [[]], [0], [0]],
    ['another takes it and gives its own away', [[1], [1]], [0], [0, 1]],
    ['over three places', [[1], [1, 2], [2]], [0], [0, 1, 2]],
    ['nobody who could pass a choice on', [[1], [2], []], [0], []],
    ['all are served', [[1], [2]], [0], []],
  ])('%s', (_, choices, suiting, path) => {
    expect(augmentingPath(choices, EXTRA, (place) => suiting.includes(place))).toEqual(path);
  });

  test('is there just when that choice serves one place more', () => {
    fc.assert(
      fc.property(anyChoices, fc.uniqueArray(fc.nat(5)), (choices, suiting) => {
        const richer = choices.map((own, place) =>
          suiting.includes(place) ? [...own, EXTRA] : own,
        );
        const path = augmentingPath(choices, EXTRA, (place) => suiting.includes(place));
        expect(path.length > 0).toBe(mostServed(richer) > mostServed(choices));
        expect(new Set(path).size).toBe(path.length);
        if (path.length > 0) expect(suiting).toContain(path[0]);
        // each gives the next something that the next can use
        for (const [index, place] of path.slice(0, -1).entries()) {
          const next = choices[path[index + 1] ?? -1] ?? [];
          expect(choices[place]?.some((choice) => next.includes(choice))).toBe(true);
        }
      }),
      { numRuns: samples(3000) },
    );
  });
});
