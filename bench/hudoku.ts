// Hudoku: the solver against dancing-links and against the seed's literal backtracking on the same puzzles,
// and the dealer for every board and level. CURIO_SUDOKU names a folder of further puzzles, one file a section.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DancingLinks } from 'dancing-links';
import { unlimitedBudget } from '../src/core/budget.ts';
import { createRng, shuffled } from '../src/core/rng.ts';
import { generateFrom } from '../src/games/hudoku/generate.ts';
import { countSolutions, solve } from '../src/games/hudoku/index.ts';
import { digitsOf, type Layout, layoutOf } from '../src/games/hudoku/layout.ts';
import { solverOf } from '../src/games/hudoku/solver.ts';
import { templateIds, templateLevels, templates } from '../src/games/hudoku/template.ts';
import type { Template } from '../src/games/hudoku/types.ts';
import { figure, perSecond, printTable, spread } from './measure.ts';

type Numbers = number[][];

/** Minimal unique puzzles of a board, made from seeds. */
function minimalPuzzles(template: Template, count: number): Numbers[] {
  const layout = layoutOf(template);
  const solver = solverOf(layout);
  const puzzles: Numbers[] = [];
  for (let seed = 0; puzzles.length < count; seed++) {
    const rng = createRng(`bench ${seed}`);
    if (solver.fill(rng, 5000) !== 1) continue;
    const givens = solver.solution.slice();
    for (const cell of shuffled(layout.fillable, rng)) {
      const digit = givens[cell] ?? 0;
      givens[cell] = 0;
      if (solver.count(givens, 2, 1e6) !== 1) givens[cell] = digit;
    }
    puzzles.push(rowsOf(layout, givens));
  }
  return puzzles;
}

const rowsOf = (layout: Layout, givens: ArrayLike<number>): Numbers =>
  layout.template.map((row, r) => row.map((_, c) => givens[r * layout.columns + c] ?? 0));

/** Exact cover: every cell, and every digit of a full unit, once; digits of other units at most once. */
function dancingCounter(layout: Layout): (givens: Numbers) => number {
  let primary = layout.fillable.length;
  let secondary = 0;
  const cellColumn = new Map(layout.fillable.map((cell, index) => [cell, index]));
  const unitColumn = layout.units.map((unit) => {
    const columns = new Map<number, number>();
    for (const digit of digitsOf(unit.digits))
      columns.set(digit, unit.full ? primary++ : secondary++);
    return columns;
  });
  const dancing = new DancingLinks<number>();
  const rows = layout.fillable.map((cell) =>
    digitsOf(layout.domain[cell] ?? 0).map((digit) => {
      const first = [cellColumn.get(cell) ?? 0];
      const second: number[] = [];
      for (const unit of layout.unitsOf[cell] ?? []) {
        const column = unitColumn[unit]?.get(digit) ?? 0;
        (layout.units[unit]?.full ? first : second).push(column);
      }
      return { data: cell, columnIndices: { primary: first, secondary: second }, digit };
    }),
  );
  return (givens) => {
    const solver = dancing.createSolver({ primaryColumns: primary, secondaryColumns: secondary });
    const flat = givens.flat();
    for (const [index, cell] of layout.fillable.entries())
      for (const row of rows[index] ?? [])
        if (flat[cell] === 0 || flat[cell] === row.digit)
          solver.addSparseConstraint(row.data, row.columnIndices);
    return solver.find(2).length;
  };
}

/** The seed's pseudocode as it stands: first empty cell, digits in order, the whole board looked through each time. */
function literalSolve(template: Template, givens: Numbers, mostSteps: number): boolean {
  const grid = template.map((row, r) =>
    row.map((token, c) => (token.startsWith('-') ? '-' : (givens[r]?.[c] ?? 0))),
  );
  let steps = 0;
  const isValid = (row: number, column: number, digit: number): boolean => {
    for (let c = 0; c < (grid[row]?.length ?? 0); c++)
      if (c !== column && grid[row]?.[c] === digit) return false;
    for (let r = 0; r < grid.length; r++)
      if (r !== row && grid[r]?.[column] === digit) return false;
    const region = template[row]?.[column];
    for (let r = 0; r < template.length; r++)
      for (let c = 0; c < (template[r]?.length ?? 0); c++)
        if (template[r]?.[c] === region && (r !== row || c !== column) && grid[r]?.[c] === digit)
          return false;
    return true;
  };
  const backtrack = (): boolean => {
    for (const [r, row] of grid.entries())
      for (const [c, square] of row.entries()) {
        if (square !== 0) continue;
        const region = template[r]?.[c];
        const size = template.flat().filter((token) => token === region).length;
        for (let digit = 1; digit <= size; digit++) {
          if (++steps > mostSteps) return false;
          if (!isValid(r, c, digit)) continue;
          row[c] = digit;
          if (backtrack()) return true;
          row[c] = 0;
        }
        return false;
      }
    return true;
  };
  return backtrack();
}

/** Steps after which the literal solver gives a puzzle up: its figure is then an upper bound. */
const LITERAL_STEPS = 300_000;

interface Section {
  readonly name: string;
  readonly template: Template;
  readonly puzzles: readonly Numbers[];
}

function measure({ name, template, puzzles }: Section): string[] {
  const layout = layoutOf(template);
  const all = (run: (givens: Numbers) => void) => () => {
    for (const givens of puzzles) run(givens);
  };
  const rate = (run: (givens: Numbers) => void, seconds: number) =>
    perSecond(all(run), { seconds, batch: puzzles.length }).perSecond;
  for (const givens of puzzles)
    if (countSolutions(template, givens, 2) !== 1) throw new Error(`${name}: not unique`);
  const unique = rate((givens) => void countSolutions(template, givens, 2), 1.2);
  const solved = rate((givens) => void solve(template, givens), 0.8);
  const count = dancingCounter(layout);
  const few = puzzles.slice(0, 100);
  if (few.some((givens) => count(givens) !== 1)) throw new Error(`${name}: dancing-links differs`);
  const dancing = perSecond(
    () => {
      for (const givens of few) count(givens);
    },
    { seconds: 0.8, batch: few.length },
  ).perSecond;
  const [literal, cut] = measureLiteral(template, puzzles.slice(0, 12));
  return [
    name,
    String(puzzles.length),
    figure(unique),
    figure(solved),
    figure(dancing),
    `${figure(unique / dancing)}x`,
    `${cut ? '< ' : ''}${figure(literal)}`,
  ];
}

function measureLiteral(template: Template, puzzles: readonly Numbers[]): [number, boolean] {
  let cut = false;
  const end = performance.now() + 1500;
  const start = performance.now();
  let done = 0;
  for (const givens of puzzles) {
    if (!literalSolve(template, givens, LITERAL_STEPS)) cut = true;
    done++;
    if (performance.now() > end) break;
  }
  return [(done * 1000) / (performance.now() - start), cut];
}

function furtherSections(): Section[] {
  const folder = process.env['CURIO_SUDOKU'];
  if (!folder) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => ({
      name: file.replace(/\.txt$/, ''),
      template: templates.sudoku,
      puzzles: readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim().length === 81)
        .map((line) =>
          (line.match(/.{9}/g) ?? []).map((row) => [...row].map((letter) => Number(letter) || 0)),
        ),
    }));
}

/** Deals a kind of puzzle at most; fewer where a deal takes long, so that the whole stays short. */
const DEALS = 200;
const DEAL_SECONDS = 1.6;

function measureDeals(): string[][] {
  const lines: string[][] = [];
  for (const id of templateIds)
    for (const level of templateLevels[id]) {
      const layout = layoutOf(templates[id]);
      const deal = (index: number) => {
        const rng = createRng(`deal ${id} ${level} ${index}`);
        const dealt = generateFrom(layout, level, 'timed', rng, unlimitedBudget);
        if (!dealt.ok) throw new Error(`${id} ${level}: ${dealt.fault.code}`);
      };
      const trial = spread(deal, 5);
      const count = Math.max(5, Math.min(DEALS, Math.floor((DEAL_SECONDS * 1000) / trial.median)));
      const { median, worst } = spread((index) => deal(index + 5), count);
      lines.push([`${id} ${level}`, String(count), figure(median), figure(worst)]);
    }
  return lines;
}

export async function bench(): Promise<void> {
  const sections: Section[] = [
    ...(['classic', 'wide', 'sudoku', 'jigsaw'] as const).map((id) => ({
      name: `${id}, minimal`,
      template: templates[id],
      puzzles: minimalPuzzles(templates[id], 300),
    })),
    ...furtherSections(),
  ];
  printTable(
    'Hudoku: puzzles a second (unique = proof that there is one solution)',
    ['puzzles', 'count', 'unique', 'solve', 'dancing-links', 'times', 'literal'],
    sections.map(measure),
  );
  printTable(
    'Hudoku: milliseconds to deal',
    ['board and level', 'deals', 'median', 'worst'],
    measureDeals(),
  );
}
