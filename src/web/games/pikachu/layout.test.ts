// The layout: sizes that fit, places that agree, and arrows that lead everywhere.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellSeenAt,
  directions,
  fitBoard,
  nextEqual,
  nextTile,
  seenPlace,
  turnOf,
} from './layout.ts';

describe('fitBoard', () => {
  it('fills the width of a phone with eight columns, high enough to hit', () => {
    const fit = fitBoard(8, 20, 374, 664);
    expect(fit).toMatchObject({ turned: true, height: 32 });
    expect(fit.columns * fit.width + 2 * fit.margin).toBeGreaterThan(374 - 8);
    expect(fit.rows * fit.height + 2 * fit.margin).toBeLessThanOrEqual(664);
  });

  it('pans down and not across where a phone is too short for twenty rows', () => {
    const fit = fitBoard(8, 20, 304, 400);
    expect(fit).toMatchObject({ turned: true, height: 36 });
    expect(fit.columns * fit.width + 2 * fit.margin).toBeLessThanOrEqual(304);
  });

  it('does not turn for a notice that takes some of the height', () => {
    const stage = { width: 378, height: 600 };
    expect(fitBoard(8, 20, 378, 500, { stage }).turned).toBe(true);
    expect(fitBoard(8, 20, 378, 300, { stage }).turned).toBe(true);
    expect(fitBoard(8, 20, 378, 300).turned).toBe(false);
  });

  it('never turns a board whose tiles slide: what falls falls down', () => {
    for (const gravity of ['down', 'left', 'middle'] as const) {
      expect(fitBoard(8, 20, 374, 664, { gravity }).turned).toBe(false);
      expect(fitBoard(20, 8, 1260, 600, { gravity }).turned).toBe(false);
    }
  });

  it('shows up to twelve columns at once on the narrowest phone, and pans with more', () => {
    const twelve = fitBoard(12, 12, 304, 440, { gravity: 'down' });
    expect(twelve.columns * twelve.width + 2 * twelve.margin).toBeLessThanOrEqual(304);
    expect(fitBoard(8, 14, 304, 440, { gravity: 'down' }).width).toBe(36);
  });

  it('turns the classic board on a phone and not on a laptop', () => {
    expect(fitBoard(8, 20, 370, 640)).toMatchObject({ turned: true, rows: 20, columns: 8 });
    expect(fitBoard(8, 20, 1260, 600)).toMatchObject({ turned: false, rows: 8, columns: 20 });
  });

  it('keeps tiles large enough to hit, and inside the space where it does not pan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 16 }),
        fc.integer({ min: 2, max: 28 }),
        fc.integer({ min: 250, max: 4000 }),
        fc.integer({ min: 150, max: 2200 }),
        (rows, cols, width, height) => {
          const fit = fitBoard(rows, cols, width, height);
          expect(fit.height).toBeGreaterThanOrEqual(32);
          if (fit.columns > 12) expect(fit.width).toBeGreaterThanOrEqual(32);
          const across = fit.columns * fit.width + 2 * fit.margin;
          const down = fit.rows * fit.height + 2 * fit.margin;
          expect(across <= width || fit.width === 36).toBe(true);
          expect(down <= height || fit.height === 36).toBe(true);
        },
      ),
      { examples: [[2, 12, 250, 150]] },
    );
  });
});

it('places and cells agree, however the board lies', () => {
  for (const turn of [turnOf(3, 5, false), turnOf(3, 5, true)]) {
    for (let cell = 0; cell < 15; cell++)
      expect(cellSeenAt(turn, ...seenPlace(turn, cell))).toBe(cell);
  }
});

describe('nextTile', () => {
  const turn = turnOf(3, 4, false);
  it.each([
    ['straight ahead, over empty cells', [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0], 0, 'right', 3],
    ['the nearest of those ahead', [1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0], 0, 'right', 5],
    ['nowhere where nothing lies that way', [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], 0, 'right', 0],
    ['away from a place that is empty', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 0, 'down', 11],
  ] as const)('%s', (_, tiles, from, direction, to) => {
    expect(nextTile(turn, tiles, from, direction)).toBe(to);
  });

  it('always leads on while a tile lies that way', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 0, 1), { minLength: 40, maxLength: 40 }),
        fc.nat(39),
        fc.constantFrom(...directions),
        fc.boolean(),
        (tiles, from, direction, turned) => {
          const lie = turnOf(5, 8, turned);
          const [row, column] = seenPlace(lie, from);
          const ahead = tiles.some((tile, cell) => {
            const [otherRow, otherColumn] = seenPlace(lie, cell);
            if (tile === 0) return false;
            if (direction === 'up') return otherRow < row;
            if (direction === 'down') return otherRow > row;
            return direction === 'left' ? otherColumn < column : otherColumn > column;
          });
          const next = nextTile(lie, tiles, from, direction);
          expect(next !== from).toBe(ahead);
          if (ahead) expect(tiles[next]).toBe(1);
        },
      ),
    );
  });
});

it('nextEqual goes round all tiles of a symbol and back, both ways', () => {
  const tiles = [1, 2, 1, 0, 2, 1, 0, 1];
  for (const turned of [false, true]) {
    const turn = turnOf(2, 4, turned);
    for (const step of [1, -1] as const) {
      const seen = new Set<number>();
      let cell = 0;
      do {
        seen.add(cell);
        cell = nextEqual(turn, tiles, cell, 1, step);
      } while (cell !== 0);
      expect([...seen].sort()).toEqual([0, 2, 5, 7]);
    }
  }
});
