// Chooses what is missing of a grid in the making, so that the whole has the wanted level and can be filled. What the
// player chose stays as it is; the generator's rules hold for what is added.

import { failure, type Result, success } from '../../../core/result.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import type { Condition } from '../cards/conditions.ts';
import type { Pools } from '../cards/pools.ts';
import { levelOf } from '../rules/level.ts';
import { leastPools, mayCross } from '../rules/levels.ts';

import type { Answer, Draft, Level } from '../types.ts';
import { judgeDraft } from './draft.ts';
import { createTables, type Tables } from './tables.ts';
import { drawWeights } from './weights.ts';

const MOST_ATTEMPTS = 400;
const MOST_OF_A_FAMILY = 2;

export interface FillWanted extends Draft {
  readonly level: Level;
  readonly names: boolean;
  readonly seed: string;
}

interface Slot {
  readonly axis: 'rows' | 'columns';
  readonly index: number;
}

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

interface Filled {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

function createFilling(
  pools: Pools,
  tables: Tables,
  weights: Uint32Array,
  wanted: FillWanted,
): (rng: Rng) => Filled | undefined {
  const { list, index } = pools.table;
  const { level, size } = wanted;
  const slots: Slot[] = (['rows', 'columns'] as const).flatMap((axis) =>
    wanted[axis].flatMap((id, place): Slot[] => (id === null ? [{ axis, index: place }] : [])),
  );

  /** May this condition be added to what is chosen so far, going by the generator's rules? */
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

  /** What the player chose may be outside the table; only pairs within it are judged. */
  function allowed(table: Uint8Array, left: string, right: string): boolean {
    const [first, second] = [index.get(left), index.get(right)];
    return first === undefined || second === undefined || table[first * list.length + second] === 1;
  }

  const put = (draft: Draft, slot: Slot, id: string): Draft => ({
    ...draft,
    [slot.axis]: draft[slot.axis].map((old, place) => (place === slot.index ? id : old)),
  });

  function isWanted(draft: Draft): boolean {
    const judged = judgeDraft(pools, draft);
    return judged.verdict === 'solvable' && judged.level === level;
  }

  /** One of those that suit, by weight. */
  function draw(slot: Slot, draft: Draft, rng: Rng, fits = (_: string) => true) {
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

  return (rng) => {
    let draft: Draft = { size, rows: wanted.rows, columns: wanted.columns };
    for (const [place, slot] of slots.entries()) {
      const isLast = place === slots.length - 1;
      const before = draft;
      const id = draw(
        slot,
        before,
        rng,
        isLast ? (candidate) => hasLevel(put(before, slot, candidate)) : undefined,
      );
      if (id === undefined) return undefined;
      draft = put(draft, slot, id);
    }
    if (!isWanted(draft)) return undefined;
    return {
      rows: draft.rows.flatMap((id) => id ?? []),
      columns: draft.columns.flatMap((id) => id ?? []),
    };
  };

  /** The level alone, which is quick to see; whether it can be filled is looked at in the end. */
  function hasLevel(draft: Draft): boolean {
    const sizes = draft.rows.flatMap((row) =>
      draft.columns.map((column) => pools.countBoth(row ?? '', column ?? '')),
    );
    return !sizes.includes(0) && levelOf(sizes) === level;
  }
}
