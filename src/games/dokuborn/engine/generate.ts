// The constructive generator: rows by weight, then columns whose pools lead to the wanted level, and a final matching.
// An attempt that runs out of columns starts again with other rows; in practice one or two attempts suffice.

import type { Budget } from '../../../core/budget.ts';
import type { Engine } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Pools } from '../cards/pools.ts';
import { avoidedIds } from '../rules/index.ts';
import { leastPools, mayCross } from '../rules/level.ts';
import { type DokubornTypes, type Level, levels, modes } from '../types.ts';
import {
  type Band,
  createLottery,
  createTables,
  type DrawPreferences,
  drawWeights,
  LISTED,
  type Lottery,
  levelBand,
  rowWeights,
  type Tables,
} from './generator-tables.ts';

// Is there a different card for each cell? A fast test for the generator: bipartite matching by augmenting paths (Kuhn's
// algorithm) over the small pools, unless a count by Hall's theorem settles it first.

const MOST_CELLS = 16;

type SolvableTest = (rows: readonly number[], columns: readonly number[]) => boolean;

/** The test for one catalogue. It reuses scratch memory, so that a call allocates nothing. */
export function createSolvableTest(tables: Tables): SolvableTest {
  const size = tables.conditions.length;
  const { counts, listStart, listed } = tables;
  const pairs = new Int32Array(MOST_CELLS);
  const bySize = new Uint8Array(LISTED + 1);
  /** 1 + the cell that holds a card, or 0. */
  const holders = new Uint8Array(tables.cards);
  const held = new Uint16Array(MOST_CELLS);
  const seenIn = new Int32Array(tables.cards);
  let round = 0;
  let heldCount = 0;

  /** One augmenting path: a free card first, then one whose holder can move on. */
  function serve(place: number): boolean {
    const pair = pairs[place] as number;
    const start = listStart[pair] as number;
    const end = start + (counts[pair] as number);
    for (let at = start; at < end; at++) {
      const card = listed[at] as number;
      if (holders[card] !== 0) continue;
      holders[card] = place + 1;
      held[heldCount++] = card;
      return true;
    }
    for (let at = start; at < end; at++) {
      const card = listed[at] as number;
      if (seenIn[card] === round) continue;
      seenIn[card] = round;
      if (!serve((holders[card] as number) - 1)) continue;
      holders[card] = place + 1;
      return true;
    }
    return false;
  }

  return (rows, columns) => {
    bySize.fill(0);
    let tight = 0;
    for (const row of rows) {
      for (const column of columns) {
        const pair = row * size + column;
        const pool = counts[pair] as number;
        if (pool === 0) return false;
        // a cell with a card for every cell can always be served last
        if (pool > LISTED) continue;
        bySize[pool] = (bySize[pool] as number) + 1;
        pairs[tight++] = pair;
      }
    }
    // Hall's condition holds if for every p at most p cells have p cards or fewer: the tightest choose first
    let cells = 0;
    let easy = true;
    for (let pool = 1; pool <= LISTED && easy; pool++) {
      cells += bySize[pool] as number;
      easy = cells <= pool;
    }
    if (easy) return true;
    let served = true;
    for (let place = 0; place < tight && served; place++) {
      round = (round + 1) | 0;
      served = serve(place);
    }
    while (heldCount > 0) holders[held[--heldCount] as number] = 0;
    return served;
  };
}

const MOST_ATTEMPTS = 10_000;
const MOST_OF_A_FAMILY = 2;
const MOST_REDRAWS = 60;
const MOST_PLANS = 32;

interface Wanted extends DrawPreferences {
  readonly size: number;
  readonly level: Level;
}

interface Generator {
  /** Faults: noGridFound, budgetExhausted. */
  generate(
    wanted: Wanted,
    rng: Rng,
    budget: Budget,
  ): Result<{ readonly rows: readonly number[]; readonly columns: readonly number[] }>;
}

/** Precomputed for all grids of one level and one set of preferences. */
interface GridPlan {
  readonly drawRow: Lottery;
  readonly weights: Uint32Array;
  /** For each condition, as bits, the conditions it may meet with a pool that is large enough. */
  readonly partners: Int32Array;
  /** By size of the grid. */
  readonly bands: readonly Band[];
}

export function createGenerator(tables: Tables): Generator {
  const { conditions } = tables;
  const size = conditions.length;
  const words = Math.ceil(size / 32);
  const { counts, mayMeet, mayShareAxis, shares } = tables;
  const familyNames = conditions.map((condition) => condition.family);
  const familyOf = Uint8Array.from(familyNames, (family) => familyNames.indexOf(family));
  const isSolvable = createSolvableTest(tables);
  const plans = new Map<string, GridPlan>();

  function createPlan(wanted: Wanted): GridPlan {
    const weights = drawWeights(tables, wanted);
    const leastPool = leastPools[wanted.level];
    const partners = new Int32Array(size * words);
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const pair = row * size + column;
        if (weights[column] === 0 || mayMeet[pair] === 0 || (counts[pair] as number) < leastPool)
          continue;
        if (!mayCross(wanted.level, familyNames[row], familyNames[column])) continue;
        const word = row * words + (column >> 5);
        partners[word] = (partners[word] as number) | (1 << (column & 31));
      }
    }
    return {
      drawRow: createLottery(rowWeights(tables, weights, leastPool)),
      weights,
      partners,
      bands: [0, 1, 2, 3, 4].map((side) => levelBand(wanted.level, side * side)),
    };
  }

  function planFor(wanted: Wanted): GridPlan {
    const key = `${wanted.level},${wanted.names},${wanted.avoid}`;
    const ready = plans.get(key);
    if (ready) return ready;
    const plan = createPlan(wanted);
    if (plans.size >= MOST_PLANS) plans.clear();
    plans.set(key, plan);
    return plan;
  }

  // scratch, so that an attempt allocates only its result
  const candidates = new Uint16Array(size);
  const sums = new Float64Array(size);
  /** Weights of the candidates up to and with each place. */
  const upTo = new Uint32Array(size);
  const fitting = new Uint16Array(size);
  const common = new Int32Array(words);

  /** May this condition share an axis with the others? */
  function suits(axis: readonly number[], condition: number): boolean {
    let relatives = 0;
    for (const other of axis) {
      if (mayShareAxis[other * size + condition] === 0) return false;
      if (familyOf[other] === familyOf[condition]) relatives++;
    }
    return relatives < MOST_OF_A_FAMILY;
  }

  function drawRows(count: number, plan: GridPlan, rng: Rng): number[] | undefined {
    const rows: number[] = [];
    for (let draws = 0; rows.length < count; draws++) {
      const row = plan.drawRow(rng);
      if (row < 0 || draws >= MOST_REDRAWS) return undefined;
      if (suits(rows, row)) rows.push(row);
    }
    return rows;
  }

  /** Lists the conditions that may meet all rows, each with the sum of its shares; returns their number. */
  function listCandidates(rows: readonly number[], plan: GridPlan): number {
    common.fill(-1);
    for (const row of rows)
      for (let word = 0; word < words; word++)
        common[word] = (common[word] as number) & (plan.partners[row * words + word] as number);
    let count = 0;
    let weight = 0;
    for (let word = 0; word < words; word++) {
      let bits = common[word] as number;
      while (bits !== 0) {
        const column = (word << 5) + 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
        let sum = 0;
        for (const row of rows) sum += shares[row * size + column] as number;
        weight += plan.weights[column] as number;
        upTo[count] = weight;
        sums[count] = sum;
        candidates[count++] = column;
      }
    }
    return count;
  }

  /** The place of one of the candidates, by weight. */
  function drawCandidate(count: number, rng: Rng): number {
    const drawn = rng.below(upTo[count - 1] as number);
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] as number) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The place of a candidate that completes the columns, by weight; -1 if there is none. */
  function drawLast(count: number, band: Band, columns: readonly number[], rng: Rng): number {
    const { least, most } = band;
    let total = 0;
    let found = 0;
    for (let place = 0; place < count; place++) {
      const sum = sums[place] as number;
      if (sum < least || sum >= most || !suits(columns, candidates[place] as number)) continue;
      total += weightAt(place);
      fitting[found++] = place;
    }
    if (total === 0) return -1;
    let left = rng.below(total);
    for (let index = 0; index < found; index++) {
      const place = fitting[index] as number;
      left -= weightAt(place);
      if (left < 0) return place;
    }
    return -1;
  }

  function weightAt(place: number): number {
    return (upTo[place] as number) - (place === 0 ? 0 : (upTo[place - 1] as number));
  }

  function drawColumns(rows: readonly number[], plan: GridPlan, rng: Rng): number[] | undefined {
    const count = listCandidates(rows, plan);
    if (count < rows.length) return undefined;
    let smallest = Number.MAX_SAFE_INTEGER;
    let largest = 0;
    for (let place = 0; place < count; place++) {
      const sum = sums[place] as number;
      if (sum < smallest) smallest = sum;
      if (sum > largest) largest = sum;
    }
    let { least, most } = plan.bands[rows.length] as Band;
    const columns: number[] = [];
    for (let draws = 0; columns.length < rows.length - 1; draws++) {
      if (draws >= MOST_REDRAWS) return undefined;
      const drawn = drawCandidate(count, rng);
      const sum = sums[drawn] as number;
      // the columns still to come add at least the smallest sum and at most the largest, each
      const others = rows.length - 1 - columns.length;
      if (sum < least - others * largest || sum >= most - others * smallest) continue;
      const column = candidates[drawn] as number;
      if (!suits(columns, column)) continue;
      columns.push(column);
      least -= sum;
      most -= sum;
    }
    const last = drawLast(count, { least, most }, columns, rng);
    return last < 0 ? undefined : [...columns, candidates[last] as number];
  }

  return {
    generate(wanted, rng, budget) {
      const plan = planFor(wanted);
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        if (!budget.spend()) return failure('budgetExhausted');
        const rows = drawRows(wanted.size, plan, rng);
        const columns = rows && drawColumns(rows, plan, rng);
        if (rows && columns && isSolvable(rows, columns)) return success({ rows, columns });
      }
      return failure('noGridFound', undefined, `${MOST_ATTEMPTS} attempts`);
    },
  };
}

/** Deals puzzles: the generator works with places in tables, puzzles hold ids. The first deal builds the tables.
 * Faults: otherCatalogue, noGridFound, budgetExhausted. */
export function createDealer(pools: Pools): Engine<DokubornTypes>['generate'] {
  let generator: Generator | undefined;
  const cards = pools.catalogue.version;
  return (params, rng, budget) => {
    // a seed means one grid of one catalogue
    if (params.cards !== cards)
      return failure('otherCatalogue', 'cards', `${params.cards}, not ${cards}`);
    generator ??= createGenerator(createTables(pools.fits, pools.pairs()));
    const level = levels.find((known) => known === params.level) ?? 3;
    const mode = modes.find((known) => known === params.mode) ?? 'free';
    const { size, names } = params;
    const { list, index } = pools.table;
    const avoid = avoidedIds(params).flatMap((id) => index.get(id) ?? []);
    const grid = generator.generate({ size, level, names, avoid }, rng, budget);
    if (!grid.ok) return grid;
    const ids = (places: readonly number[]) => places.map((place) => list[place]?.id ?? '');
    const [rows, columns] = [ids(grid.value.rows), ids(grid.value.columns)];
    return success({ size, mode, level, catalogue: cards, rows, columns });
  };
}
