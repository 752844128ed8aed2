// A grid in the making: how many cards fit each cell, whether it can be filled, its level once it is complete; and
// filling in what is missing.

import { failure, type Result, success } from '../../../core/result.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import type { Card } from '../../../data/card.ts';
import type { Condition } from '../cards/conditions.ts';
import type { Pools } from '../cards/pools.ts';
import { encodeOriginal } from '../rules/code.ts';
import { shortPlaces } from '../rules/grid.ts';
import { leastPools, levelOf, mayCross, scoreText } from '../rules/level.ts';
import { tightnessOf } from '../rules/view.ts';
import type { Answer, Draft, Drafted, Question } from '../types.ts';
import { createTables, drawWeights, type Tables } from './generator-tables.ts';

type Pair = readonly [row: string, column: string];

/** The two conditions of each cell, row by row; null if one is missing. */
function pairsOf({ rows, columns }: Draft): (Pair | null)[] {
  return rows.flatMap((row) =>
    columns.map((column): Pair | null => (row === null || column === null ? null : [row, column])),
  );
}

const isWhole = (ids: readonly (string | null)[]): ids is readonly string[] => !ids.includes(null);

export function judgeDraft(pools: Pools, draft: Draft): Drafted {
  const { size, rows, columns } = draft;
  const pairs = pairsOf(draft);
  const cells = pairs.map((pair) => (pair ? pools.countBoth(...pair) : null));
  const places = pairs.flatMap((pair, cell) => (pair ? [cell] : []));
  // as many cards as cells are enough: such a cell can always be served last
  const choices = pairs.flatMap((pair) =>
    pair ? [pools.pool(...pair).slice(0, size * size)] : [],
  );
  // reports all cells without a card at once, other short sets one after the other
  const none = cells.flatMap((count, cell) => (count === 0 ? [cell] : []));
  const short = none.length > 0 ? none : shortPlaces(choices).map((place) => places[place] ?? -1);
  const ids = [...rows, ...columns].flatMap((id) => id ?? []);
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const counts = { cells, short, twice };
  const open = { ...counts, level: null, score: null, tightness: null, code: null };
  if (short.length > 0 || twice.length > 0) return { ...open, verdict: 'blocked' };
  if (!isWhole(rows) || !isWhole(columns)) return { ...open, verdict: 'open' };
  const sizes = cells.flatMap((count) => count ?? []);
  return {
    ...counts,
    verdict: 'solvable',
    level: levelOf(sizes),
    score: scoreText(sizes),
    tightness: tightnessOf(sizes),
    code: encodeOriginal({ size, rows, columns }),
  };
}

/** The best known first: those that fit most pairs of conditions. */
export function examples(
  pools: Pools,
  { row, column, count }: { readonly row: string; readonly column: string; readonly count: number },
): readonly Card[] {
  return [...pools.pool(row, column)]
    .sort((left, right) => pools.reach(right) - pools.reach(left) || left - right)
    .slice(0, Math.max(0, count))
    .flatMap((id) => pools.card(id) ?? []);
}

// Fills in the missing conditions, so that the grid has the wanted level and can be filled. Keeps the player's choices;
// additions follow the generator's rules.

const MOST_ATTEMPTS = 400;
const MOST_OF_A_FAMILY = 2;

type FillWanted = Extract<Question, { type: 'fill' }>;

/** Fault: noFillFound. */
export function fillDraft(
  pools: Pools,
  wanted: FillWanted,
): Result<Extract<Answer, { type: 'filled' }>> {
  const rng = createRng(`fill/${wanted.seed}`);
  const tables = createTables(pools.fits, pools.pairs());
  const weights = drawWeights(tables, { names: wanted.names, avoid: [] });
  const search = createFilling(pools, tables, weights, wanted);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const grid = search(rng);
    if (grid) return success({ type: 'filled', ...grid });
  }
  return failure('noFillFound', undefined, String(wanted.level));
}

interface Slot {
  readonly axis: 'rows' | 'columns';
  readonly index: number;
}

/** Returns a function that fills the grid at random, or fails to. */
function createFilling(pools: Pools, tables: Tables, weights: Uint32Array, wanted: FillWanted) {
  const { list, index } = pools.table;
  const { level, size } = wanted;
  const slots: Slot[] = (['rows', 'columns'] as const).flatMap((axis) =>
    wanted[axis].flatMap((id, place): Slot[] => (id === null ? [{ axis, index: place }] : [])),
  );

  /** May this condition be added to the chosen ones by the generator's rules? */
  function suits(id: string, slot: Slot, draft: Draft): boolean {
    const condition = pools.table.find(id);
    const own = draft[slot.axis];
    const across = draft[slot.axis === 'rows' ? 'columns' : 'rows'];
    const beside = own.flatMap((other) => other ?? []);
    if (!condition || beside.includes(id) || across.includes(id)) return false;
    const isRelative = (other: string) => pools.table.find(other)?.family === condition.family;
    if (beside.filter(isRelative).length >= MOST_OF_A_FAMILY) return false;
    if (beside.some((other) => !allowed(tables.mayShareAxis, id, other))) return false;
    return across.every((other) => other === null || meets(condition, other));
  }

  function meets(condition: Condition, other: string): boolean {
    const known = pools.table.find(other);
    return (
      known !== undefined &&
      mayCross(level, condition.family, known.family) &&
      allowed(tables.mayMeet, condition.id, other) &&
      pools.countBoth(condition.id, other) >= leastPools[level]
    );
  }

  /** The player's choices may be outside the table; only pairs within it are judged. */
  function allowed(table: Uint8Array, left: string, right: string): boolean {
    const [first, second] = [index.get(left), index.get(right)];
    return first === undefined || second === undefined || table[first * list.length + second] === 1;
  }

  const put = (draft: Draft, slot: Slot, id: string): Draft => ({
    ...draft,
    [slot.axis]: draft[slot.axis].map((old, place) => (place === slot.index ? id : old)),
  });

  /** One of the candidates, by weight. */
  function draw(slot: Slot, draft: Draft, rng: Rng, fits: (id: string) => boolean) {
    const suiting = list.flatMap(({ id }, place) =>
      (weights[place] as number) > 0 && suits(id, slot, draft) && fits(id) ? [place] : [],
    );
    const total = suiting.reduce((sum, place) => sum + (weights[place] as number), 0);
    if (total === 0) return undefined;
    let left = rng.below(total);
    for (const place of suiting) {
      left -= weights[place] as number;
      if (left < 0) return list[place]?.id;
    }
    return undefined;
  }

  /** Checks the level alone, which is quick; whether the grid can be filled is checked at the end. */
  function hasLevel(draft: Draft): boolean {
    const sizes = draft.rows.flatMap((row) =>
      draft.columns.map((column) => pools.countBoth(row ?? '', column ?? '')),
    );
    return !sizes.includes(0) && levelOf(sizes) === level;
  }

  return (rng: Rng) => {
    let draft: Draft = { size, rows: wanted.rows, columns: wanted.columns };
    for (const [place, slot] of slots.entries()) {
      const before = draft;
      const fits = (id: string) => place < slots.length - 1 || hasLevel(put(before, slot, id));
      const id = draw(slot, before, rng, fits);
      if (id === undefined) return undefined;
      draft = put(draft, slot, id);
    }
    const judged = judgeDraft(pools, draft);
    if (judged.verdict !== 'solvable' || judged.level !== level) return undefined;
    return {
      rows: draft.rows.flatMap((id) => id ?? []),
      columns: draft.columns.flatMap((id) => id ?? []),
    };
  };
}
