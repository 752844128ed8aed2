import { describe, expect, it } from 'vitest';
import { layoutOf, regionName } from '../../../games/hudoku/grid/layout.ts';
import { templates } from '../../../games/hudoku/grid/template.ts';
import type { Template, View } from '../../../games/hudoku/types.ts';
import { placePopup, placeRegionNames } from './cells.ts';

/** Only the fields that placing reads: every fillable cell shows a 1, or none does. */
function viewOf(template: Template, digit: 0 | 1): View {
  const revealed = template.map((row) =>
    row.map((token) => (token.startsWith('-') ? ('-' as const) : digit)),
  );
  return {
    template,
    rows: template.length,
    columns: template[0]?.length ?? 0,
    level: 'easy',
    mode: 'calm',
    given: revealed,
    revealed,
    emptyHints: {},
    revealedCount: 0,
    totalCells: 0,
    hintsUsed: 0,
    incorrectEntries: 0,
    totalTime: 0,
    marks: [],
    errors: [],
    tried: [],
    sources: {},
    watching: false,
    watched: false,
    countdownEnds: null,
    hinted: null,
    ending: 'none',
    byClock: false,
  };
}

describe('the number popup', () => {
  const view = viewOf(templates.sudoku, 1);
  const side = 70;
  const size = { width: 140, height: 140 };
  it.each(Array.from({ length: 81 }, (_, cell) => cell))(
    'of cell %i stays off its row and column',
    (cell) => {
      const { left, top } = placePopup(view, cell, side, size);
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      expect(left >= 0 && top >= 0 && left + 140 <= 630 && top + 140 <= 630).toBe(true);
      expect(left >= (column + 1) * side || left + size.width <= column * side).toBe(true);
      expect(top >= (row + 1) * side || top + size.height <= row * side).toBe(true);
    },
  );
  it('stays on boards that are hardly larger than it, and off its cell', () => {
    const small = viewOf(templates.classic, 1);
    for (const cell of layoutOf(templates.classic).fillable) {
      const { left, top } = placePopup(small, cell, 50, { width: 130, height: 90 });
      const [x, y] = [(cell % 5) * 50, Math.floor(cell / 5) * 50];
      expect(left >= x + 50 || left + 130 <= x || top >= y + 50 || top + 90 <= y).toBe(true);
    }
  });
});

describe('the names of regions', () => {
  it('stand once in every region, on a digit where there is one, never on a mark', () => {
    for (const template of Object.values(templates)) {
      const regions = new Set(template.flat().map(regionName));
      const names = placeRegionNames(viewOf(template, 1), new Set([0]));
      expect(new Set(names.values())).toEqual(regions);
      expect(names.size).toBe(regions.size);
      expect(names.has(0)).toBe(false);
      for (const [cell, name] of names) expect(template.flat()[cell]).toBe(name);
      expect(placeRegionNames(viewOf(template, 0), new Set()).size).toBe(regions.size);
    }
  });
});
