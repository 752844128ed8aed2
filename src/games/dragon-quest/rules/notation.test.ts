// Dungeons, positions, puzzles and moves as text.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { createRng } from '../../../core/rng.ts';
import { exchangeHidden, position, stackedPuzzle } from '../testing/index.ts';
import type { Puzzle } from '../types.ts';
import { moveCode, puzzleCode } from './code.ts';
import { placeableCells } from './dungeon.ts';
import { presets } from './index.ts';
import { start } from './turn.ts';
import { print, printDungeon, view } from './view.ts';

const easy = presets[0].params;
const normal = presets[1]?.params ?? easy;

describe('placeableCells', () => {
  it.each([
    [['. . .', '. #?? .', '. . .'], '01 10 12 21'],
    [['. . .', '. S7 .', '. . .'], ''],
    [['. . . .', '. S7 #?? .', '. . . .'], '02 13 22'],
    [['#??'], ''],
    [['. #S4 .', '. #?? .'], '00 02 10 12'],
    [['#S4 .', '. #??'], ''],
    [['. #S4 #S5 #S6 #?? #C4 #C5 #C6 .'], ''],
    [['. #S4 #S5 #S6 #?? #C4 #C5 .'], '00 07'],
    [['.', '#S4', '#S5', '#??', '#C4', '#C5', '.'], ''],
    [['. .', '. .'], ''],
    [[], ''],
  ])('%j -> %s', (rows, cells) => {
    expect(
      placeableCells(rows)
        .map((pair) => pair.join(''))
        .join(' '),
    ).toBe(cells);
  });
  it('reads the printed dungeon, rim and all', () => {
    const puzzle = stackedPuzzle(easy, {});
    const state = position(puzzle, ['S7 #?? #CT', '. . #S4']);
    const seen = view(puzzle, state);
    const { top, left } = seen.grid;
    const cells = placeableCells([...printDungeon(seen)]);
    expect(cells.map(([row, column]) => (top + row) * 13 + left + column)).toEqual(seen.placeable);
  });
  it.each([
    [['S7 X9'], /row 0, column 1: "X9"/],
    [['S7 .', '.'], /row 1 has 1 tokens, the first row 2/],
    [['??'], /row 0, column 0/],
    [['S1'], /"S1" is no card/],
    [['#S4 #S5 #S6 #?? #C4 #C5 #C6 #S7'], /span more than 7 columns by 5 rows/],
  ])('says what is wrong with %j', (rows, message) => {
    expect(() => placeableCells(rows)).toThrow(message);
  });
  it('refuses what is no text', () => {
    // @ts-expect-error the point of the test
    expect(() => placeableCells('S7')).toThrow(TypeError);
    // @ts-expect-error the point of the test
    expect(() => placeableCells([7])).toThrow(TypeError);
  });
});

describe('print', () => {
  it('shows dungeon, piles and choices', () => {
    const puzzle = stackedPuzzle(normal, { fates: [6, 8] });
    const state = position(puzzle, ['SJ #?? #S4', '. CA .'], {
      usedFates: [6],
      fateDraws: 1,
      items: ['HQ'],
      gems: 1,
    });
    expect(print(view(puzzle, state)).split('\n')).toEqual([
      '.   .   .   .',
      'SJ  #?? #S4 .',
      '.   CA  .   .',
      '',
      'Level      1 (top left cell f4)',
      'Health     4 of 4',
      'Gems       1',
      'Inventory  HQ (stock HK DK DQ HJ DJ RX)',
      'Fate       used 6, next 7 8 9 10',
      'Dungeon    23 left',
      'Queen      not beaten',
      'Face-up    SJ f5 skeleton damage 2 3 of 4 beat it, CA g6 merchant',
      'Place      g4 h4 i5',
    ]);
  });
});

describe('codes', () => {
  it('round-trip: puzzles of seeds and stacked ones', () => {
    const code = puzzleCode(normal);
    for (let index = 0; index < samples(500); index++) {
      const rng = createRng(`code ${index}`);
      const plain: Puzzle = { params: normal, seed: rng.below(0x100000000) };
      const stacked = exchangeHidden(plain, start(plain), rng) ?? plain;
      for (const puzzle of [plain, stacked])
        expect(code.decode(code.encode(puzzle))).toEqual({ ok: true, value: puzzle });
      expect(code.encode(plain)).toHaveLength(6);
    }
  });
  it('never throw, and accept only what they write', () => {
    const word = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[a-z]{3,7}(-[a-z0-9]{1,5}){0,2}$/),
      fc.stringMatching(/^[A-Za-z0-9_-]{6}(~[dfi][0-9]{1,2}-[A-Ea]{5})?$/),
    );
    fc.assert(
      fc.property(word, (text) => {
        for (const code of [moveCode, puzzleCode(easy)]) {
          const value = code.decode(text);
          if (value.ok) expect((code.encode as (value: unknown) => string)(value.value)).toBe(text);
        }
      }),
      { numRuns: samples(10_000) },
    );
  });
});
