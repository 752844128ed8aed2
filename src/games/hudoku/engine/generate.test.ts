import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { flatGrid, layoutOf } from '../grid/layout.ts';
import { templateIds, templateLevels, templates } from '../grid/template.ts';
import { isHonest } from '../rules/puzzle.ts';
import { judgeSolutions } from '../testing.ts';
import type { Puzzle } from '../types.ts';
import { createBoard } from './candidate-board.ts';
import { generateFrom } from './generate.ts';
import { climb, levelOf } from './ladder.ts';
import { rate } from './rate.ts';
import { isSingle } from './step.ts';

const kinds = templateIds.flatMap((id) => templateLevels[id].map((level) => [id, level] as const));
const eachKind = Math.ceil(samples(2000) / kinds.length);
/** Slow to deal: ordinary runs take a third of them. */
const rare = ['tall expert', 'sudoku hard'];

function examine(puzzle: Puzzle): void {
  const layout = layoutOf(puzzle.template);
  const givens = flatGrid(puzzle.revealed);
  const solution = flatGrid(puzzle.solution);
  const judged = judgeSolutions(puzzle.template, puzzle.revealed, 2);
  expect(judged.map((grid) => grid.flat())).toEqual([[...solution]]);
  for (const unit of layout.units.filter(({ kind }) => kind === 'region'))
    expect(unit.cells.some((cell) => givens[cell] !== 0)).toBe(true);
  for (const blank of layout.blanks) {
    const key = `${Math.floor(blank / layout.columns)},${blank % layout.columns}`;
    const digit = puzzle.emptyHints[key] ?? 0;
    expect(digit).toBeGreaterThan(0);
    expect(isHonest(layout, solution, givens, blank, digit)).toBe(true);
  }
  expect(puzzle.totalCells).toBe(layout.fillable.length);
}

describe.each(kinds)('%s %s', (id, level) => {
  const count = rare.includes(`${id} ${level}`) && !soaking ? Math.ceil(eachKind / 3) : eachKind;
  it(`deals ${count} puzzles: one solution, honest hints, the asked level`, () => {
    const layout = layoutOf(templates[id]);
    for (let seed = 0; seed < count; seed++) {
      const dealt = generateFrom(
        layout,
        { level, mode: 'timed' },
        createRng(`${id} ${level} ${seed}`),
        unlimitedBudget,
      );
      if (!dealt.ok) throw new Error(dealt.fault.code);
      const puzzle = dealt.value;
      examine(puzzle);
      const rating = rate(puzzle, unlimitedBudget);
      expect(rating.ok && rating.value.level).toBe(level);
      const board = createBoard(layout, flatGrid(puzzle.revealed));
      expect(levelOf(board)).toBe(level);
      if (level === 'expert') continue;
      const { steps } = climb(board, level);
      expect(board.open).toBe(0);
      const solution = flatGrid(puzzle.solution);
      for (const { cell, digit } of steps.filter(isSingle)) expect(solution[cell]).toBe(digit);
    }
  });
});

describe('the dealer', () => {
  const deal = (seed: string, steps: number) =>
    generateFrom(
      layoutOf(templates.tall),
      { level: 'medium', mode: 'timed' },
      createRng(seed),
      createBudget(steps),
    );

  it('deals the same puzzle for the same seed with any budget', () => {
    const first = deal('same', 1e9);
    expect(first.ok).toBe(true);
    expect(deal('same', 1e7)).toEqual(first);
    expect(deal('other', 1e9)).not.toEqual(first);
  });

  it('says when the budget is used up', () => {
    expect(deal('same', 20)).toEqual({ ok: false, fault: { code: 'budgetExhausted' } });
  });

  it('says when a level is not to be had', () => {
    const tiny = layoutOf([
      ['a', 'a'],
      ['b', 'b'],
    ]);
    const dealt = generateFrom(
      tiny,
      { level: 'expert', mode: 'timed' },
      createRng('x'),
      unlimitedBudget,
    );
    expect(dealt).toEqual({
      ok: false,
      fault: { code: 'levelNotFound', where: 'level', detail: 'expert' },
    });
  });

  it('leaves a blank without a digit where none can be honest', () => {
    const layout = layoutOf([
      ['a', 'a', '-a'],
      ['b', 'b', 'b'],
    ]);
    const dealt = generateFrom(
      layout,
      { level: 'easy', mode: 'timed' },
      createRng('x'),
      unlimitedBudget,
    );
    expect(dealt.ok && dealt.value.emptyHints).toEqual({});
  });

  it('does not come across the levels that small boards are said to lack', () => {
    for (const [id, level] of [
      ['classic', 'hard'],
      ['classic', 'expert'],
      ['wide', 'expert'],
    ] as const) {
      const budget = createBudget(samples(2_000_000));
      const dealt = generateFrom(
        layoutOf(templates[id]),
        { level, mode: 'timed' },
        createRng(id),
        budget,
      );
      expect(dealt.ok).toBe(false);
    }
  });
});
