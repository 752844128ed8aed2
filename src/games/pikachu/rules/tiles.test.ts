import { describe, expect, it } from 'vitest';
import { pikachu } from '../index.ts';
import { symbols } from '../symbols.ts';
import { levels } from '../types.ts';
import { kindsFor, kindsRange, orderedTiles } from './tiles.ts';

describe('the spread of symbols', () => {
  it('is the classic one: 8 symbols with four pairs, 16 with three', () => {
    const { params } = pikachu.presets[0];
    const counts = new Array<number>(24).fill(0);
    for (const tile of orderedTiles(80, kindsFor(params).kinds))
      counts[tile - 1] = (counts[tile - 1] ?? 0) + 1;
    expect(counts).toEqual([...new Array(8).fill(8), ...new Array(16).fill(6)]);
  });
  it('has 20, 24, 32 and 40 symbols on 20 by 8', () => {
    const { params } = pikachu.presets[0];
    expect(levels.map((level) => kindsFor({ ...params, level }))).toEqual(
      [20, 24, 32, 40].map((kinds) => ({ kinds, fixed: true })),
    );
  });
  it('never needs more symbols than there are', () => {
    expect(kindsRange((16 * 28) / 2)[1]).toBe(symbols.length);
  });
});
