import { describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { orThrow } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { poolsOf } from '../cards/pools.ts';
import { type Cells, cellPool, emptyCells, replaceAt, shortCells } from '../rules/grid.ts';
import { base, cardNamed, catalogue, dragons, game, MUSHU } from '../testing/index.ts';
import { findDeadEnd } from './hint.ts';

const pools = poolsOf(catalogue);

describe('a dead end', () => {
  test('of one cell: the card that it needs is named, and an arrow leads from it', () => {
    const cells: Cells = [null, null, MUSHU, null];
    expect(findDeadEnd(pools, dragons('free'), cells, true)).toEqual({
      cells: [0],
      blockers: [{ cell: 2, card: MUSHU, blocks: [0] }],
      chain: [2, 0],
      take: 2,
    });
    expect(findDeadEnd(pools, dragons('free'), cells, false)?.take).toBeNull();
  });

  test('of Goofy in a cell that he need not fill', () => {
    // Steel and Character by Rare and Cost 9: one of the cells has few answers
    const grid = { size: 2, rows: ['c6', 'e2'], columns: ['r3', 'o9'] };
    const goofy = cardNamed('Goofy - Knight for a Day');
    expect(cellPool(pools, grid, 3)).toEqual([goofy]);
    const found = findDeadEnd(pools, grid, [goofy, null, null, null], true);
    expect(found).toMatchObject({ cells: [3], chain: [0, 3], take: 0 });
  });

  test('is found just when the grid cannot be filled, and its parts are true', () => {
    const rng = createRng('dead ends');
    let seen = 0;
    for (let sample = 0; sample < samples(600); sample++) {
      const params = { ...base, size: 2 + (sample % 3), level: 4 + (sample % 2) };
      const { puzzle } = orThrow(deal(game, params, `d${sample}`, unlimitedBudget));
      let cells = emptyCells(puzzle);
      for (let cell = 0; cell < cells.length; cell++) {
        const open = cellPool(pools, puzzle, cell).filter((card) => !cells.includes(card));
        if (rng.below(2) === 0 && open.length > 0)
          cells = replaceAt(cells, cell, open[rng.below(open.length)] ?? null);
      }
      const short = shortCells(pools, puzzle, cells);
      const found = findDeadEnd(pools, puzzle, cells, true);
      expect(found === undefined).toBe(short.length === 0);
      if (!found) continue;
      seen++;
      const { chain, blockers, take } = found;
      expect(found.cells).toEqual(short);
      const [from = -1, ...way] = chain;
      expect(way.length).toBeGreaterThan(0);
      expect(take).toBe(from);
      expect(cells[from]).not.toBeNull();
      // the first cell of the way could take the card; all cells of the way are empty, each once
      expect(cellPool(pools, puzzle, way[0] ?? -1)).toContain(cells[from]);
      for (const cell of way) expect(cells[cell]).toBeNull();
      expect(new Set(chain).size).toBe(chain.length);
      for (const { cell, card, blocks } of blockers) {
        expect(cells[cell]).toBe(card);
        for (const other of blocks) expect(cellPool(pools, puzzle, other)).toContain(card);
      }
      // removing the named cards one by one leads out
      let freed = cells;
      for (let step = 0; step < cells.length; step++) {
        const next = findDeadEnd(pools, puzzle, freed, true)?.take;
        if (next === undefined || next === null) break;
        freed = replaceAt(freed, next, null);
      }
      expect(shortCells(pools, puzzle, freed)).toEqual([]);
    }
    expect(seen).toBeGreaterThan(0);
  });
});
