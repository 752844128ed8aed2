import { describe, expect, it } from 'vitest';
import { neighboursOf } from '../../../../games/witches/board/sections.ts';
import { BOARD_CELLS } from '../../../../games/witches/types/board.ts';
import { layPart, placeOf } from './part-layout.ts';

const tables = [1, 2, 3, 4, 5].flatMap((places) =>
  Array.from({ length: places }, (_, index) => [places, index + 1] as const),
);

describe('a part of the board in front of its player', () => {
  it.each(tables)(
    'of %i places, place %i: four rows, all of its cells and no others',
    (places, place) => {
      const { rows, columns, cells } = layPart(places, place);
      expect(rows).toBe(places === 1 ? 8 : 4);
      expect(columns).toBeLessThanOrEqual(8);
      expect(cells).toHaveLength(rows * columns);
      const own = Array.from({ length: BOARD_CELLS }, (_, cell) => cell).filter(
        (cell) => placeOf(places, cell) === place,
      );
      expect([...cells].sort((one, other) => one - other)).toEqual(own);
    },
  );

  it.each(tables)(
    'of %i places, place %i: what touches on the board touches here',
    (places, place) => {
      const { columns, cells } = layPart(places, place);
      const at = (cell: number) => cells.indexOf(cell);
      for (const cell of cells)
        for (const near of neighboursOf(cell).filter((one) => cells.includes(one))) {
          const down = Math.abs(Math.floor(at(cell) / columns) - Math.floor(at(near) / columns));
          const right = Math.abs((at(cell) % columns) - (at(near) % columns));
          expect(down + right).toBe(1);
        }
    },
  );
});
