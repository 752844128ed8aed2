import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { countSolutions, explainNext, isUnique, solve } from '../engine/library.ts';
import { layoutOf } from '../grid/layout.ts';
import { templateIds, templates } from '../grid/template.ts';
import { judgeSolutions } from '../testing.ts';
import type { Template } from '../types.ts';
import { createSolver, UNKNOWN } from './solver.ts';

const rowsOf = (text: string) => text.split(' / ').map((row) => row.split(' '));
const digits = (text: string) =>
  (text.match(/.{9}/g) ?? []).map((row) => [...row].map((letter) => Number(letter) || 0));
const open = (template: Template) => template.map((row) => row.map(() => 0));

describe('known grids', () => {
  it('counts the grids of classic', () => {
    expect(countSolutions(templates.classic, open(templates.classic), 3_000_000)).toBe(2_177_280);
  });

  const known = [
    [
      'a newspaper puzzle',
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
      '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
    ],
    [
      'a puzzle with 17 clues',
      '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
      '693784512487512936125963874932651487568247391741398625319475268856129743274836159',
    ],
    [
      'a puzzle without singles',
      '100007090030020008009600500005300900010080002600004000300000010040000007007000300',
      '162857493534129678789643521475312986913586742628794135356478219241935867897261354',
    ],
  ] as const;
  it.each(known)('%s', (_name, puzzle, solution) => {
    const givens = digits(puzzle);
    expect(solve(templates.sudoku, givens)).toEqual(digits(solution));
    expect(isUnique(templates.sudoku, givens)).toBe(true);
    expect(countSolutions(templates.sudoku, givens, 5)).toBe(1);
  });
});

describe('grids that are not there', () => {
  it('finds nothing where both large regions share their rows', () => {
    const template = rowsOf(
      'a a a b b c c c / a a a b b c c c / a a a d d c c c / -a -a -a d d -c -c -c',
    );
    // One fixed row keeps the search short for both.
    const givens = open(template);
    givens[0] = [1, 2, 3, 4, 0, 5, 6, 7];
    givens[1] = [4, 5, 6, 1, 2, 8, 9, 3];
    expect(solve(template, givens)).toBeNull();
    expect(judgeSolutions(template, givens, 1)).toEqual([]);
  });

  it('counts nothing where givens clash', () => {
    const givens = open(templates.classic);
    givens[0] = [5, 5, 0, 0, 0];
    expect(countSolutions(templates.classic, givens, 2)).toBe(0);
    expect(solve(templates.classic, givens)).toBeNull();
  });

  const mistakes: [string, Template, number[][], RegExp][] = [
    ['a ragged template', [['a', 'a'], ['a']], [[0, 0], [0]], /raggedRow at row 2/],
    ['ragged givens', [['a', 'a']], [[0]], /raggedRow at row 1/],
    ['too few rows of givens', [['a', 'a']], [], /raggedRow/],
    ['an unknown token', [['a', '?']], [[0, 0]], /unknownToken at row 1, column 2/],
    ['a digit out of range', [['a', 'a']], [[0, 3]], /badDigit at row 1, column 2 \(3\)/],
    ['a broken digit', [['a', 'a']], [[0, 1.5]], /badDigit at row 1, column 2/],
    ['a digit on a blank', [['a', '-a']], [[0, 1]], /badDigit at row 1, column 2/],
    ['a digit far out of range', [['a', 'a']], [[33, 0]], /badDigit at row 1, column 1/],
  ];
  it.each(mistakes)('throws at %s and says where', (_name, template, givens, message) => {
    expect(() => countSolutions(template, givens, 2)).toThrow(message);
  });
});

describe('against the judge', () => {
  it('agrees on the count for partly shown grids, unique or not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...templateIds),
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 40, max: 75 }),
        (id, seed, share) => {
          const template = templates[id];
          const layout = layoutOf(template);
          const rng = createRng(`count ${seed}`);
          const solver = createSolver(layout);
          if (solver.fill(rng, 5000) === UNKNOWN) return;
          const filled = solver.solution.slice();
          let cell = 0;
          const givens = template.map((row) =>
            row.map(() => {
              const digit = filled[cell++] ?? 0;
              return rng.below(100) < share ? digit : 0;
            }),
          );
          const judged = judgeSolutions(template, givens, 20);
          expect(countSolutions(template, givens, 20)).toBe(judged.length);
          const solved = solve(template, givens);
          if (judged.length < 20) expect(judged).toContainEqual(solved);
        },
      ),
      { numRuns: samples(1000) },
    );
  });

  it('solves small irregular boards of random regions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.constantFrom('a', 'b', 'c', '-a'), { minLength: 4, maxLength: 4 }), {
          minLength: 3,
          maxLength: 3,
        }),
        (drawn) => {
          if (!drawn.flat().includes('a')) return;
          const count = countSolutions(drawn, open(drawn), 50);
          expect(count).toBe(judgeSolutions(drawn, open(drawn), 50).length);
        },
      ),
      { numRuns: samples(2000) },
    );
  });
});

describe('the solver itself', () => {
  it('keeps the solution it found while it goes on searching', () => {
    const solver = createSolver(layoutOf(templates.sudoku));
    const [, puzzle, solution] = [
      0,
      '100007090030020008009600500005300900010080002600004000300000010040000007007000300',
      '162857493534129678789643521475312986913586742628794135356478219241935867897261354',
    ];
    expect(solver.count(digits(puzzle).flat(), 2, 1e9)).toBe(1);
    expect(solver.guesses).toBeGreaterThan(0);
    expect([...solver.solution]).toEqual(digits(solution).flat());
  });

  it('says when its cap on guesses was not enough', () => {
    const solver = createSolver(layoutOf(templates.sudoku));
    expect(solver.count(new Int32Array(81), 1e9, 100)).toBe(UNKNOWN);
  });

  it('keeps layouts and what was found for them apart, however they take turns', () => {
    const ids = ['sudoku', 'classic', 'jigsaw', 'wide'] as const;
    const solvers = ids.map((id) => createSolver(layoutOf(templates[id])));
    for (const solver of solvers) expect(solver.fill(createRng('turns'), 5000)).toBe(1);
    const filled = solvers.map((solver) => solver.solution.slice());
    for (const [index, solver] of solvers.entries()) {
      expect(solver.count(filled[index] ?? [], 2, 10)).toBe(1);
      expect(solver.guesses).toBe(0);
    }
    for (const [index, solver] of solvers.entries()) {
      expect([...solver.solution]).toEqual([...(filled[index] ?? [])]);
      for (const blank of layoutOf(templates[ids[index] ?? 'sudoku']).blanks)
        expect(solver.solution[blank]).toBe(0);
    }
  });

  it('takes boards larger than the shared arrays', () => {
    const corner = Array.from({ length: 24 }, (_, row) =>
      Array.from({ length: 24 }, (_, column) => (row < 2 && column < 2 ? 'a' : '-a')),
    );
    const solver = createSolver(layoutOf(corner));
    expect(solver.count(new Int32Array(24 * 24), 50, 1e6)).toBe(24);
    expect(countSolutions(templates.classic, open(templates.classic), 5)).toBe(5);
    expect(solver.count(new Int32Array(24 * 24), 20, 1e6)).toBe(20);
  });

  it('fills with different grids for different seeds', () => {
    const solver = createSolver(layoutOf(templates.classic));
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      expect(solver.fill(createRng(`fill ${seed}`), 5000)).toBe(1);
      seen.add(solver.solution.join());
    }
    expect(seen.size).toBeGreaterThan(195);
  });

  it('knows an altered template from the one it compiled', () => {
    const template = [
      ['a', 'a'],
      ['b', 'b'],
    ];
    expect(countSolutions(template, open(template), 9)).toBe(2);
    template[1] = ['a', 'a'];
    expect(countSolutions(template, open(template), 99)).toBe(24);
  });

  it('explains a next step', () => {
    const givens = open(templates.classic);
    givens[0] = [0, 0, 0, 1, 2];
    givens[1] = [0, 0, 0, 3, 0];
    expect(explainNext(templates.classic, givens, unlimitedBudget)).toEqual({
      technique: 'nakedSingle',
      cell: 9,
      digit: 4,
    });
    expect(explainNext([['a']], [[1]], unlimitedBudget)).toBeNull();
  });
});
