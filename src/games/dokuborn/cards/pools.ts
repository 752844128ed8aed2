// Everything the rules need to know about the cards: the tables of one catalogue and what is looked up in them often.

import type { Card } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import type { DokubornPuzzle } from '../types.ts';
import type { Condition } from './conditions.ts';
import { shortPlaces } from './matching.ts';
import { createTables, poolOf, type Tables } from './tables.ts';

export interface Box {
  readonly tables: Tables;
  readonly catalogue: Catalogue;
  card(id: number): Card | undefined;
  condition(id: string): Condition | undefined;
  /** Ids of the cards that fit both conditions, ascending. Empty for unknown conditions. */
  pool(row: string, column: string): readonly number[];
  /** How many pairs of conditions, as grids may use them, each card fits: the fewer, the harder it is to think of. */
  reach(card: number): number;
  /** Points of a card that fits both conditions. */
  worth(row: string, column: string, card: number): number;
}

export function createBox(catalogue: Catalogue): Box {
  const tables = createTables(catalogue);
  const pools = new Map<string, readonly number[]>();
  const worths = new Map<string, ReadonlyMap<number, number>>();
  let reaches: Uint32Array | undefined;
  const box: Box = {
    tables,
    catalogue,
    card: (id) => catalogue.cards[tables.cardIndex.get(id) ?? -1],
    condition: (id) => tables.conditions[tables.conditionIndex.get(id) ?? -1],
    pool(row, column) {
      const key = `${row},${column}`;
      let pool = pools.get(key);
      if (!pool) {
        const first = tables.conditionIndex.get(row);
        const second = tables.conditionIndex.get(column);
        if (first === undefined || second === undefined) return [];
        pool = poolOf(tables, first, second).map((index) => catalogue.cards[index]?.id ?? 0);
        pools.set(key, pool);
      }
      return pool;
    },
    reach(card) {
      reaches ??= countReaches(tables);
      return reaches[tables.cardIndex.get(card) ?? -1] ?? 0;
    },
    worth(row, column, card) {
      const key = `${row},${column}`;
      const ready = worths.get(key) ?? poolWorths(box, box.pool(row, column));
      worths.set(key, ready);
      return ready.get(card) ?? 0;
    },
  };
  return box;
}

/**
 * Of all cards that fit a cell, how many in a hundred, rounded up, fit at least as many pairs of conditions elsewhere.
 * The least versatile card, which fewest players think of, earns 100.
 */
function poolWorths(box: Box, pool: readonly number[]): ReadonlyMap<number, number> {
  const reaches = pool.map((card) => box.reach(card)).sort((left, right) => right - left);
  const wider = new Map(reaches.map((reach, index) => [reach, index + 1]));
  return new Map(
    pool.map((card) => {
      const count = wider.get(box.reach(card)) ?? 0;
      return [card, Math.floor((100 * count + pool.length - 1) / pool.length)];
    }),
  );
}

function countReaches(tables: Tables): Uint32Array {
  const size = tables.conditions.length;
  return Uint32Array.from(tables.conditionsOf, (list) => {
    let pairs = 0;
    for (let first = 0; first < list.length; first++)
      for (let second = first + 1; second < list.length; second++)
        pairs += tables.mayMeet[
          (list[first] as number) * size + (list[second] as number)
        ] as number;
    return pairs;
  });
}

/** The ids of the two conditions of a cell; empty for a cell that is not there. */
export function cellConditions(puzzle: DokubornPuzzle, cell: number): readonly [string, string] {
  return [
    puzzle.rows[Math.floor(cell / puzzle.size)] ?? '',
    puzzle.columns[cell % puzzle.size] ?? '',
  ];
}

export function cellPool(box: Box, puzzle: DokubornPuzzle, cell: number): readonly number[] {
  return box.pool(...cellConditions(puzzle, cell));
}

/** The list with one entry changed. */
export function replaceAt<T>(list: readonly T[], index: number, value: T): T[] {
  const changed = [...list];
  changed[index] = value;
  return changed;
}

export type Cells = readonly (number | null)[];

/**
 * What may still be put into each empty cell, for matching: as many cards as there are cells are as good as all,
 * because such a cell can always be served last.
 */
export function openChoices(
  box: Box,
  puzzle: DokubornPuzzle,
  cells: Cells,
): { readonly places: number[]; readonly choices: number[][] } {
  const used = new Set(cells);
  const places: number[] = [];
  const choices: number[][] = [];
  for (const [cell, card] of cells.entries()) {
    if (card !== null) continue;
    places.push(cell);
    const choice: number[] = [];
    for (const id of cellPool(box, puzzle, cell)) {
      if (used.has(id)) continue;
      choice.push(id);
      if (choice.length >= cells.length) break;
    }
    choices.push(choice);
  }
  return { places, choices };
}

/** Empty cells that have too few cards left between them; none where the grid can be filled. */
export function shortCells(box: Box, puzzle: DokubornPuzzle, cells: Cells): number[] {
  const { places, choices } = openChoices(box, puzzle, cells);
  return shortPlaces(choices).map((place) => places[place] ?? -1);
}
