// The constructive generator: rows by weight, then columns whose pools lead to the wanted level, a matching at the end.
// An attempt that runs out of columns starts again with other rows; in practice a few suffice.

import type { Budget } from '../../core/budget.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import type { Family } from './conditions.ts';
import { type Level, leastPools, levelBand, levels } from './level.ts';
import { LISTED, type Tables } from './tables.ts';

export const MOST_ATTEMPTS = 10_000;
const MOST_OF_A_FAMILY = 2;

/** How often a family is drawn, in twentieths. */
const familyWeights: Readonly<Record<Family, number>> = {
  ink: 60,
  cost: 40,
  inkwell: 7,
  type: 30,
  born: 24,
  classification: 60,
  keyword: 50,
  strength: 30,
  willpower: 20,
  lore: 30,
  move: 6,
  rarity: 24,
  set: 36,
  franchise: 60,
  name: 24,
  extra: 20,
};

export interface Wanted {
  readonly size: number;
  readonly level: Level;
  /** May conditions of the family `name` be drawn? */
  readonly names: boolean;
  /** Conditions to draw less, such as those of the last grids. */
  readonly avoid: readonly number[];
}

export interface Grid {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

export interface Generator {
  generate(wanted: Wanted, rng: Rng, budget: Budget): Result<Grid>;
}

interface Weights {
  /** For columns. */
  readonly base: Uint32Array;
  /** For rows: a condition counts for more the more others it can meet at this level. */
  readonly row: Uint32Array;
}

export function createGenerator(tables: Tables): Generator {
  const size = tables.conditions.length;
  const familyList = [...new Set(tables.conditions.map((condition) => condition.family))];
  const familyOf = Uint8Array.from(tables.conditions, (condition) =>
    familyList.indexOf(condition.family),
  );
  const known = new Map<string, Weights>();

  const base = (names: boolean): Uint32Array => {
    const members = new Map<Family, number>();
    for (const [index, { family }] of tables.conditions.entries())
      if (tables.drawn[index] === 1) members.set(family, (members.get(family) ?? 0) + 1);
    return Uint32Array.from(tables.conditions, ({ family }, index) =>
      tables.drawn[index] === 0 || (family === 'name' && !names)
        ? 0
        : Math.ceil((familyWeights[family] * 20) / (members.get(family) ?? 1)),
    );
  };

  function weightsFor(wanted: Wanted): Weights {
    const key = `${wanted.level}${wanted.names}${wanted.avoid.join(',')}`;
    const ready = known.get(key);
    if (ready) return ready;
    const column = base(wanted.names);
    for (const index of wanted.avoid) column[index] = Math.ceil((column[index] ?? 0) / 8);
    const floor = leastPools[wanted.level];
    const row = column.map((weight, index) => {
      let partners = 0;
      for (let other = 0; other < size; other++) {
        const pair = index * size + other;
        if (tables.mayMeet[pair] === 1 && (tables.pools[pair] as number) >= floor)
          partners += column[other] as number;
      }
      return partners === 0 ? 0 : Math.ceil((weight * partners) / 1000);
    });
    const weights = { base: column, row };
    if (known.size > 64) known.clear();
    known.set(key, weights);
    return weights;
  }

  // scratch, so that an attempt allocates nothing
  const candidates = new Uint16Array(size);
  const sums = new Float64Array(size);
  const families = new Uint8Array(familyList.length);

  /** One of the first `count` candidates whose sum lies in the band, by weight; -1 where there is none. */
  function draw(count: number, least: number, most: number, weight: Uint32Array, rng: Rng): number {
    let total = 0;
    for (let place = 0; place < count; place++) {
      const index = candidates[place] as number;
      const sum = sums[index] as number;
      if (sum >= least && sum < most) total += weight[index] as number;
    }
    if (total === 0) return -1;
    let left = rng.below(total);
    for (let place = 0; place < count; place++) {
      const index = candidates[place] as number;
      const sum = sums[index] as number;
      if (sum < least || sum >= most) continue;
      left -= weight[index] as number;
      if (left < 0) return index;
    }
    return -1;
  }

  /** Keeps the candidates that may share an axis with the chosen one; answers how many are left. */
  function narrow(count: number, chosen: number): number {
    const family = familyOf[chosen] as number;
    const members = (families[family] as number) + 1;
    families[family] = members;
    const full = members >= MOST_OF_A_FAMILY;
    let kept = 0;
    for (let place = 0; place < count; place++) {
      const index = candidates[place] as number;
      if (tables.mayShareAxis[chosen * size + index] === 0) continue;
      if (full && familyOf[index] === family) continue;
      candidates[kept++] = index;
    }
    return kept;
  }

  function drawRows(wanted: Wanted, weights: Weights, rng: Rng): number[] | undefined {
    let count = 0;
    for (let index = 0; index < size; index++) {
      sums[index] = 0;
      if ((weights.row[index] as number) > 0) candidates[count++] = index;
    }
    families.fill(0);
    const rows: number[] = [];
    while (rows.length < wanted.size) {
      const row = draw(count, 0, 1, weights.row, rng);
      if (row < 0) return undefined;
      rows.push(row);
      count = narrow(count, row);
    }
    return rows;
  }

  function drawColumns(
    wanted: Wanted,
    rows: readonly number[],
    weights: Weights,
    rng: Rng,
  ): number[] | undefined {
    const floor = leastPools[wanted.level];
    let count = 0;
    for (let index = 0; index < size; index++) {
      if (weights.base[index] === 0) continue;
      let sum = 0;
      let fits = true;
      for (const row of rows) {
        const pair = row * size + index;
        if (tables.mayMeet[pair] === 0 || (tables.pools[pair] as number) < floor) {
          fits = false;
          break;
        }
        sum += tables.shares[pair] as number;
      }
      if (!fits) continue;
      candidates[count++] = index;
      sums[index] = sum;
    }
    families.fill(0);
    let { least, most } = levelBand(wanted.level, wanted.size * wanted.size);
    const columns: number[] = [];
    for (let open = wanted.size; open > 0; open--) {
      if (count < open) return undefined;
      let smallest = Number.MAX_SAFE_INTEGER;
      let largest = 0;
      for (let place = 0; place < count; place++) {
        const sum = sums[candidates[place] as number] as number;
        if (sum < smallest) smallest = sum;
        if (sum > largest) largest = sum;
      }
      const others = open - 1;
      const column = draw(
        count,
        least - others * largest,
        most - others * smallest,
        weights.base,
        rng,
      );
      if (column < 0) return undefined;
      columns.push(column);
      least -= sums[column] as number;
      most -= sums[column] as number;
      count = narrow(count, column);
    }
    return columns;
  }

  return {
    generate(wanted, rng, budget) {
      if (!levels.includes(wanted.level)) return failure('badLevel', 'level');
      const weights = weightsFor(wanted);
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        if (!budget.spend()) return failure('budgetExhausted');
        const rows = drawRows(wanted, weights, rng);
        const columns = rows && drawColumns(wanted, rows, weights, rng);
        if (rows && columns && isSolvable(tables, rows, columns)) return success({ rows, columns });
      }
      return failure('noGridFound', undefined, `${MOST_ATTEMPTS} attempts`);
    },
  };
}

const takenBy = new Int16Array(65_536);
const heldCards = new Uint16Array(16);
const stamps = new Uint32Array(65_536);
let stamp = 0;

/** Is there a choice of different cards, one for each cell? Looks only at cells with few cards. */
export function isSolvable(
  tables: Tables,
  rows: readonly number[],
  columns: readonly number[],
): boolean {
  const size = tables.conditions.length;
  const cells = rows.length * columns.length;
  const tight: number[] = [];
  for (const row of rows) {
    for (const column of columns) {
      const pair = row * size + column;
      const pool = tables.pools[pair] as number;
      if (pool === 0) return false;
      if (pool < cells && pool <= LISTED) tight.push(pair);
    }
  }
  if (tight.length < 2) return true;
  return matchTight(tables, tight);
}

/** Cells with at least as many cards as there are cells are always served last; the others are matched. */
function matchTight(tables: Tables, tight: readonly number[]): boolean {
  let held = 0;
  const serve = (place: number): boolean => {
    const pair = tight[place] as number;
    const start = tables.listStart[pair] as number;
    const end = start + (tables.pools[pair] as number);
    for (let at = start; at < end; at++) {
      const card = tables.listed[at] as number;
      if ((takenBy[card] as number) > 0) continue;
      takenBy[card] = place + 1;
      heldCards[held++] = card;
      return true;
    }
    for (let at = start; at < end; at++) {
      const card = tables.listed[at] as number;
      if (stamps[card] === stamp) continue;
      stamps[card] = stamp;
      if (serve((takenBy[card] as number) - 1)) {
        takenBy[card] = place + 1;
        return true;
      }
    }
    return false;
  };
  let served = true;
  for (let place = 0; place < tight.length && served; place++) {
    stamp = (stamp + 1) >>> 0;
    served = serve(place);
  }
  while (held > 0) takenBy[heldCards[--held] as number] = 0;
  return served;
}
