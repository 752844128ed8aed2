import { describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { orThrow } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { poolsOf } from '../cards/pools.ts';
import { emptyCells, shortCells } from '../rules/grid.ts';
import { leastPools } from '../rules/level.ts';
import { ask, catalogue, openOriginal } from '../testing/index.ts';
import { judgeLevel, judgeSolvable } from '../testing/judge.ts';
import { type Draft, levels } from '../types.ts';

const pools = poolsOf(catalogue);
const { list } = pools.table;

function judged(draft: Draft) {
  const answer = orThrow(ask({ type: 'draft', ...draft }));
  if (answer.type !== 'draft') throw new Error(answer.type);
  return answer;
}

describe('a grid in the making', () => {
  test('counts the cells that have both conditions', () => {
    expect(judged({ size: 2, rows: ['s24', null], columns: ['c3', null] })).toEqual({
      type: 'draft',
      cells: [1, null, null, null],
      verdict: 'open',
      short: [],
      twice: [],
      level: null,
      score: null,
      tightness: null,
      code: null,
    });
    expect(judged({ size: 3, rows: [null, null, null], columns: [null, null, null] }).verdict).toBe(
      'open',
    );
  });

  test('is blocked by a set of cells that share too few cards, before it is whole', () => {
    const one = judged({ size: 2, rows: ['s4', null], columns: ['w8', 'wH'] });
    expect(one).toMatchObject({ verdict: 'blocked', short: [0, 1], cells: [1, 1, null, null] });
    const none = judged({ size: 2, rows: ['t4', null], columns: ['g3', null] });
    expect(none).toMatchObject({ verdict: 'blocked', short: [0], cells: [0, null, null, null] });
    // items, actions and locations have no strength: all three cells are reported at once
    const many = judged({ size: 2, rows: ['t4', 't5'], columns: ['g3', 'o3'] });
    expect(many).toMatchObject({ verdict: 'blocked', short: [0, 2] });
  });

  test('is blocked by a condition that stands twice', () => {
    const twice = judged({ size: 2, rows: ['c1', null], columns: ['o3', 'c1'] });
    expect(twice).toMatchObject({ verdict: 'blocked', twice: ['c1'] });
  });

  test('when whole, has its level, its measure and a code that opens', () => {
    const whole = judged({ size: 2, rows: ['s24', 't1'], columns: ['c3', 'o3'] });
    expect(whole).toMatchObject({
      verdict: 'solvable',
      level: 4,
      tightness: { tightest: 1, forced: 1 },
      score: expect.stringMatching(/^0\.\d{4}$/),
    });
    expect(orThrow(openOriginal(whole.code ?? ''))).toMatchObject({ puzzle: { level: 4 } });
  });

  test('agrees with the plain judge on random grids', () => {
    const rng = createRng('drafts');
    const seen = { solvable: 0, blocked: 0 };
    for (let sample = 0; sample < samples(600); sample++) {
      const size = 2 + rng.below(2);
      const ids = Array.from({ length: 2 * size }, () => list[rng.below(list.length)]?.id ?? '');
      if (new Set(ids).size < ids.length) continue;
      const draft = { size, rows: ids.slice(0, size), columns: ids.slice(size) };
      const cells = draft.rows.flatMap((row) =>
        draft.columns.map((column) => [...pools.pool(row, column)]),
      );
      const answer = judged(draft);
      const isSolvable = cells.every((cell) => cell.length > 0) && judgeSolvable(cells);
      expect(answer.verdict).toBe(isSolvable ? 'solvable' : 'blocked');
      expect(answer.cells).toEqual(cells.map((cell) => cell.length));
      if (isSolvable) expect(answer.level).toBe(judgeLevel(cells.map((cell) => cell.length)));
      else {
        // the cells that are named do have fewer cards between them
        const between = new Set(answer.short.flatMap((cell) => cells[cell] ?? []));
        expect(between.size).toBeLessThan(answer.short.length);
      }
      seen[isSolvable ? 'solvable' : 'blocked']++;
    }
    expect(seen.solvable).toBeGreaterThan(0);
    expect(seen.blocked).toBeGreaterThan(0);
  });

  test('examples fit both conditions, the best known first', () => {
    const answer = orThrow(ask({ type: 'examples', row: 'c2', column: 's3', count: 5 }));
    if (answer.type !== 'found') throw new Error(answer.type);
    expect(answer.cards).toHaveLength(5);
    const reaches = answer.cards.map(({ id }) => pools.reach(id));
    expect(reaches).toEqual([...reaches].sort((left, right) => right - left));
    for (const { id } of answer.cards) expect(pools.pool('c2', 's3')).toContain(id);
  });

  test('all conditions can be picked, each with its cards', () => {
    const answer = orThrow(ask({ type: 'conditions' }));
    if (answer.type !== 'conditions') throw new Error(answer.type);
    expect(answer.labels).toHaveLength(232);
    for (const { id, cards } of answer.labels) expect(cards, id).toBe(pools.count(id));
  });
});

describe('filling the rest', () => {
  const drafts: readonly Draft[] = [
    { size: 2, rows: [null, null], columns: [null, null] },
    { size: 3, rows: ['c2', null, null], columns: [null, null, null] },
    { size: 3, rows: ['c2', 's4', null], columns: ['o3', null, null] },
    { size: 4, rows: ['t1', null, null, null], columns: [null, null, 'e9', null] },
  ];

  test.each(levels)('at level %i keeps what was chosen and has that level', (level) => {
    for (const [index, draft] of drafts.entries()) {
      const wanted = { ...draft, level, names: false, seed: `fill${index}` };
      const answer = orThrow(ask({ type: 'fill', ...wanted }));
      if (answer.type !== 'filled') throw new Error(answer.type);
      const { rows, columns } = answer;
      for (const [place, id] of draft.rows.entries()) if (id) expect(rows[place]).toBe(id);
      for (const [place, id] of draft.columns.entries()) if (id) expect(columns[place]).toBe(id);
      const whole = judged({ size: draft.size, rows, columns });
      expect(whole).toMatchObject({ verdict: 'solvable', level });
      expect(
        shortCells(
          pools,
          { size: draft.size, rows, columns },
          emptyCells({ size: draft.size, rows, columns }),
        ),
      ).toEqual([]);
      expect(whole.tightness?.tightest).toBeGreaterThanOrEqual(leastPools[level]);
      expect(orThrow(ask({ type: 'fill', ...wanted }))).toEqual(answer);
    }
  });

  test('a whole grid of the level stays as it is', () => {
    const whole = { size: 2, rows: ['s24', 't1'], columns: ['c3', 'o3'], names: false, seed: 'x' };
    expect(ask({ type: 'fill', ...whole, level: 4 })).toMatchObject({ ok: true });
    expect(ask({ type: 'fill', ...whole, level: 1 })).toMatchObject({
      ok: false,
      fault: { code: 'noFillFound' },
    });
  });
});
