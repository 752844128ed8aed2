import { describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { embeddedCatalogue } from '../../../data/card-files.ts';
import { tableOf } from '../cards/condition-table.ts';
import { inBoth, poolsOf } from '../cards/pools.ts';
import { leastPools, levelOf } from '../rules/level.ts';
import { judgeFits, judgeLevel, judgeSolvable } from '../testing/judge.ts';
import { type Level, levels } from '../types.ts';
import { createGenerator, createSolvableTest } from './generate.ts';
import { createTables } from './generator-tables.ts';

const catalogue = await embeddedCatalogue();
const { list: conditions, index: conditionIndex } = tableOf(catalogue);
const { fits, pairs } = poolsOf(catalogue);
const tables = createTables(fits, pairs());
const generator = createGenerator(tables);
const isSolvable = createSolvableTest(tables);
const conditionsAt = (indices: readonly number[]) =>
  indices.flatMap((index) => conditions[index] ?? []);

type Conditions = ReturnType<typeof conditionsAt>;

/** The judge's cards of a condition, each found once. */
const remembered = new Map<string, ReadonlySet<number>>();
function cardsOf(condition: Conditions[number]): ReadonlySet<number> {
  const ready = remembered.get(condition.id);
  if (ready) return ready;
  const fitting = catalogue.cards.filter((card) => judgeFits(condition, card, catalogue.sets));
  const cards = new Set(fitting.map(({ id }) => id));
  remembered.set(condition.id, cards);
  return cards;
}

const plainPools = (rows: Conditions, columns: Conditions): number[][] =>
  rows.flatMap((row) =>
    columns.map((column) => [...cardsOf(row)].filter((card) => cardsOf(column).has(card))),
  );

describe('conditions', () => {
  test('every condition says of every card what its label says', () => {
    for (const [index, condition] of conditions.entries()) {
      const fitting = [...(fits.cardsOf[index] ?? [])].map((place) => catalogue.cards[place]?.id);
      expect(fitting, condition.id).toEqual([...cardsOf(condition)]);
    }
  });

  test('ids are unique, and every condition has at least eight cards', () => {
    expect(conditions).toHaveLength(232);
    expect(new Set(conditions.map(({ id }) => id)).size).toBe(232);
    for (const [index, { id }] of conditions.entries())
      expect(fits.cardsOf[index]?.length, id).toBeGreaterThanOrEqual(8);
  });

  test.each([
    ['c2', 394],
    ['c7', 120],
    ['o5', 267],
    ['p0', 538],
    ['t3', 108],
    ['k2', 125],
    ['l3', 104],
    ['r7', 197],
    ['e9', 205],
    ['f20', 81],
    ['n26', 27],
    ['x1', 266],
    ['x2', 180],
    ['x6', 253],
    ['x11', 129],
    ['x14', 156],
  ])('%s has %i cards', (id, count) => {
    expect(fits.cardsOf[conditionIndex.get(id) ?? -1]).toHaveLength(count);
  });
});

describe('tables', () => {
  test('pools agree with the plain filter', () => {
    const rng = createRng('pools');
    for (let sample = 0; sample < samples(500); sample++) {
      const row = rng.below(232);
      const column = rng.below(232);
      if (row === column) continue;
      const [plain = []] = plainPools(conditionsAt([row]), conditionsAt([column]));
      const pool = inBoth(
        fits.cardsOf[row] ?? new Uint16Array(),
        fits.cardsOf[column] ?? new Uint16Array(),
      );
      expect(pool.map((index) => catalogue.cards[index]?.id)).toEqual(plain);
      expect(tables.counts[row * 232 + column]).toBe(plain.length);
    }
  });

  test('solvability agrees with Hall on random grids, most of them tight', () => {
    const rng = createRng('hall');
    const seen = { yes: 0, no: 0 };
    while (seen.yes + seen.no < samples(600)) {
      const size = 2 + rng.below(2);
      const indices = Array.from({ length: 2 * size }, () => rng.below(232));
      const rows = indices.slice(0, size);
      const columns = indices.slice(size);
      if (new Set(indices).size < 2 * size) continue;
      const pools = plainPools(conditionsAt(rows), conditionsAt(columns));
      // grids that fail by an empty cell teach little
      if (pools.some((pool) => pool.length === 0)) continue;
      const plain = judgeSolvable(pools);
      expect(isSolvable(rows, columns), indices.join()).toBe(plain);
      seen[plain ? 'yes' : 'no']++;
    }
    expect(seen.yes).toBeGreaterThan(0);
  });

  test.each([
    ['the only Princess of willpower 8 cannot stand twice', ['s4', 'c1'], ['w8', 'wH'], false],
    ['the same with another row', ['s5', 'c1'], ['w8', 'wH'], false],
    ['the only green dragon may stand once', ['s24', 't1'], ['c3', 'o3'], true],
  ])('%s', (_, rowIds, columnIds, solvable) => {
    const at = (ids: readonly string[]) => ids.map((id) => conditionIndex.get(id) ?? -1);
    expect(isSolvable(at(rowIds), at(columnIds))).toBe(solvable);
  });
});

describe('level', () => {
  test.each([
    ['wide', [100, 100, 100, 100], 1],
    ['.06 exactly', [10, 10, 50, 50], 2],
    ['a little under .06', [10, 10, 50, 51], 1],
    ['.12 exactly', [5, 5, 25, 25], 3],
    ['a little under .12', [5, 5, 25, 26], 2],
    ['.22 exactly', [2, 5, 6, 75], 4],
    ['a little under .22', [2, 5, 6, 76], 3],
    ['.36 exactly', [1, 5, 5, 25], 5],
    ['a little under .36', [1, 5, 5, 26], 4],
  ])('%s', (_, pools, level) => {
    expect(levelOf(pools)).toBe(level);
    expect(judgeLevel(pools)).toBe(level);
  });

  test('never depends on the order of the cells', () => {
    const rng = createRng('order');
    for (let sample = 0; sample < samples(1000); sample++) {
      const pools = Array.from({ length: 16 }, () => 1 + rng.below(60));
      const level = levelOf(pools);
      expect(levelOf([...pools].reverse())).toBe(level);
      expect(judgeLevel(pools)).toBe(level);
    }
  });
});

const combinations = [2, 3, 4].flatMap((size) => levels.map((level) => [size, level] as const));

describe.each(combinations)('generate %ix, level %i', (size, level: Level) => {
  const rng = createRng(`grids/${size}/${level}`);

  test('level, solvability and quality are confirmed by the judge', () => {
    for (let sample = 0; sample < samples(60); sample++) {
      const names = sample % 4 === 3;
      const made = generator.generate({ size, level, names, avoid: [] }, rng, createBudget(500));
      if (!made.ok) throw new Error(made.fault.code);
      const rows = conditionsAt(made.value.rows);
      const columns = conditionsAt(made.value.columns);
      const pools = plainPools(rows, columns);
      expect(judgeSolvable(pools)).toBe(true);
      expect(judgeLevel(pools.map((pool) => pool.length))).toBe(level);
      expect(Math.min(...pools.map((pool) => pool.length))).toBeGreaterThanOrEqual(
        leastPools[level],
      );
      checkQuality(rows, columns, names);
      if (level === 1) checkNoPairOfInks(rows, columns);
    }
  });

  test('no attempt limit is ever near', () => {
    for (let sample = 0; sample < samples(2000); sample++) {
      const made = generator.generate(
        { size, level, names: false, avoid: [] },
        rng,
        createBudget(300),
      );
      expect(made.ok).toBe(true);
    }
  });
});

function checkQuality(rows: Conditions, columns: Conditions, names: boolean): void {
  const label = [...rows, ...columns].map(({ display }) => display).join(' | ');
  const nested = (left: Conditions[number], right: Conditions[number]) => {
    const [fewer, more] = [cardsOf(left), cardsOf(right)].sort((a, b) => a.size - b.size);
    return [...(fewer ?? [])].every((card) => more?.has(card));
  };
  for (const row of rows)
    for (const column of columns) {
      expect(nested(row, column), label).toBe(false);
      if (row.family === column.family)
        expect(['ink', 'classification', 'keyword', 'extra'], label).toContain(row.family);
    }
  for (const axis of [rows, columns]) {
    for (const condition of axis) {
      expect(axis.filter(({ family }) => family === condition.family).length).toBeLessThan(3);
      for (const other of axis)
        if (other !== condition) expect(nested(condition, other), label).toBe(false);
      if (!names) expect(condition.family).not.toBe('name');
    }
  }
}

function checkNoPairOfInks(rows: Conditions, columns: Conditions): void {
  const inks = (axis: Conditions) => axis.filter(({ family }) => family === 'ink').length;
  expect(inks(rows) * inks(columns)).toBe(0);
}

describe('drawing', () => {
  test('the budget decides only whether there is a grid, not which', () => {
    const wanted = { size: 4, level: 5, names: false, avoid: [] } as const;
    const made = (steps: number) =>
      generator.generate(wanted, createRng('budget'), createBudget(steps));
    expect(made(10_000)).toEqual(generator.generate(wanted, createRng('budget'), unlimitedBudget));
    expect(made(0)).toEqual({ ok: false, fault: { code: 'budgetExhausted' } });
  });

  test('conditions to avoid are drawn less', () => {
    const avoid = ['c1', 'c2', 'c3'].map((id) => conditionIndex.get(id) ?? -1);
    const count = (avoided: readonly number[]) => {
      const rng = createRng('avoid');
      let hits = 0;
      for (let sample = 0; sample < 400; sample++) {
        const made = generator.generate(
          { size: 3, level: 3, names: false, avoid: avoided },
          rng,
          unlimitedBudget,
        );
        if (!made.ok) throw new Error(made.fault.code);
        const used = [...made.value.rows, ...made.value.columns];
        hits += used.filter((index) => avoid.includes(index)).length;
      }
      return hits;
    };
    expect(count(avoid)).toBeLessThan(count([]) / 3);
  });
});
