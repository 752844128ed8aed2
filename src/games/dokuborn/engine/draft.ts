// A grid in the making: how many cards fit each cell so far, whether it can be filled, and its level when it is whole.

import type { Card } from '../../../data/card.ts';
import type { Pools } from '../cards/pools.ts';
import { levelOf, scoreText } from '../rules/level.ts';
import { shortPlaces } from '../rules/matching.ts';
import { encodeOriginal } from '../rules/original.ts';
import { tightnessOf } from '../rules/view.ts';
import type { Draft, Drafted } from '../types.ts';

type Pair = readonly [row: string, column: string];

/** The two conditions of each cell, row by row; null where one is missing. */
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
  // as many cards as there are cells are as good as all: such a cell can always be served last
  const choices = pairs.flatMap((pair) =>
    pair ? [pools.pool(...pair).slice(0, size * size)] : [],
  );
  // cells that no card fits are told all at once, other sets of cells one after the other
  const none = cells.flatMap((count, cell) => (count === 0 ? [cell] : []));
  const short = none.length > 0 ? none : shortPlaces(choices).map((place) => places[place] ?? -1);
  const ids = [...rows, ...columns].flatMap((id) => id ?? []);
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const told = { cells, short, twice };
  const open = { ...told, level: null, score: null, tightness: null, code: null };
  if (short.length > 0 || twice.length > 0) return { ...open, verdict: 'blocked' };
  if (!isWhole(rows) || !isWhole(columns)) return { ...open, verdict: 'open' };
  const sizes = pairs.flatMap((pair) => (pair ? [pools.countBoth(...pair)] : []));
  return {
    ...told,
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
