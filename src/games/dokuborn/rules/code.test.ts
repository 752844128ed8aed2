import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { deal, openCode } from '../../../core/deal.ts';
import { orThrow } from '../../../core/result.ts';
import { base, catalogue, dragons, game, openOriginal } from '../testing/index.ts';

/** As the original makes its codes. */
const originalCode = (size: number, ids: string) =>
  `${size}:${Buffer.from(ids).toString('base64')}`;

describe('codes', () => {
  test('a code of the original is size, colon and base64 of the ids, rows then columns', () => {
    expect(game.describe(dragons('free'), { solution: false })).toEqual({
      seedStyleCode: originalCode(2, 's24,t1,c3,o3'),
      level: 4,
      tightest: 1,
      forced: 1,
      catalogue: catalogue.version,
    });
  });

  test.each([
    ['standard', (code: string) => code],
    [
      'URL-safe',
      (code: string) => code.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    ],
    ['with white space', (code: string) => ` ${code.slice(0, 5)}\n${code.slice(5)} `],
  ])('a code of the original opens: %s', (_, change) => {
    const opened = orThrow(openOriginal(change(originalCode(2, 's24,t1,c3,o3'))));
    expect(opened).toMatchObject({
      type: 'opened',
      puzzle: dragons('free'),
      params: { size: 2, level: 4, mode: 'free', names: false, cards: catalogue.version },
    });
  });

  test('the Curio code holds the same letters and opens to the same grid', () => {
    for (let sample = 0; sample < samples(100); sample++) {
      const dealt = orThrow(
        deal(
          game,
          { ...base, size: 2 + (sample % 3), level: 1 + (sample % 5) },
          `c${sample}`,
          unlimitedBudget,
        ),
      );
      const { seedStyleCode } = game.describe(dealt.puzzle, { solution: false }) ?? {};
      expect(dealt.code.split('.')[3]).toBe(String(seedStyleCode).slice(2).replace(/=+$/, ''));
      expect(orThrow(openCode(game, dealt.code, unlimitedBudget)).puzzle).toEqual(dealt.puzzle);
      expect(orThrow(openCode(game, dealt.seedCode ?? '', unlimitedBudget)).puzzle).toEqual(
        dealt.puzzle,
      );
      const opened = orThrow(openOriginal(String(seedStyleCode)));
      expect(opened).toMatchObject({ puzzle: { ...dealt.puzzle, mode: 'free' } });
    }
  });

  test('a code of another catalogue opens, is checked anew and tells the level of both', () => {
    const params = { ...base, size: 2, level: 2, cards: '2020-01-01-00000000' };
    const puzzle = orThrow(
      game.puzzleCode(params).decode(game.puzzleCode(params).encode(dragons('free'))),
    );
    const view = game.view(puzzle, game.start(puzzle, 0));
    expect(view).toMatchObject({
      level: 2,
      levelNow: 4,
      catalogue: '2020-01-01-00000000',
      catalogueNow: catalogue.version,
    });
  });

  test('no text makes a decoder throw, and what it accepts it writes again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[phr]\d{1,3}(-\d{1,4})?$/)), (text) => {
        const move = game.moveCode.decode(text);
        if (move.ok) expect(game.moveCode.encode(move.value)).toBe(text);
        const puzzle = game.puzzleCode(base).decode(text);
        if (puzzle.ok) expect(game.puzzleCode(base).encode(puzzle.value)).toBe(text);
        openOriginal(text);
        openOriginal(`2:${text}`);
      }),
      { numRuns: samples(2000) },
    );
  });
});
