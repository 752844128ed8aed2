// Hudoku: the solver against dancing-links and against the original's literal backtracking on the same puzzles,
// and the dealer for every board and level. CURIO_SUDOKU names a folder of further puzzles, one file per section.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DancingLinks } from 'dancing-links';
import { unlimitedBudget } from '../src/core/budget.ts';
import { createRng, shuffled } from '../src/core/rng.ts';
import { generateFrom, generatePractice } from '../src/games/hudoku/engine/generate.ts';
import { digitsOf, type GridLayout, layoutOf } from '../src/games/hudoku/grid/layout.ts';
import {
  templateIds,
  templateLevels,
  templatePractices,
  templates,
} from '../src/games/hudoku/grid/template.ts';
import { isUnique, solve } from '../src/games/hudoku/index.ts';
import { solverOf } from '../src/games/hudoku/solver/solver.ts';
import { type Template, techniqueLevel } from '../src/games/hudoku/types.ts';
import { amount, figure, firstOf, printTable, quick } from './helpers/measure.ts';

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

const rowsOf = (layout: GridLayout, givens: ArrayLike<number>): Numbers =>
  layout.template.map((row, r) => row.map((_, c) => givens[r * layout.columns + c] ?? 0));

/** Exact cover: every cell, and every digit of a full unit, once; digits of other units at most once. */
function dancingCounter(layout: GridLayout): (givens: Numbers) => number {
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

/** The original's pseudocode as it stands: first empty cell, digits in order, the whole board looked through each time. */
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
const LITERAL_STEPS = amount(300_000, 1000);

interface Section {
  readonly name: string;
  readonly template: Template;
  readonly puzzles: readonly Numbers[];
}

/** Seconds of processor time, which other programs on the machine disturb less than wall time. */
const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

interface Contender {
  readonly puzzles: readonly Numbers[];
  run(givens: Numbers): void;
  seconds: number;
  solved: number;
}

/** Puzzles per processor second for each, in turns, so that a busy spell of the machine hits all alike. */
function race(contenders: readonly Contender[], seconds: number): number[] {
  const turns = amount(5, 1);
  for (let turn = 0; turn <= turns; turn++)
    for (const contender of contenders) {
      const start = processorSeconds();
      let now = start;
      let solved = 0;
      do {
        for (const givens of contender.puzzles) contender.run(givens);
        solved += contender.puzzles.length;
        now = processorSeconds();
      } while (now - start < seconds / turns);
      if (turn === 0) continue; // to warm up
      contender.seconds += now - start;
      contender.solved += solved;
    }
  return contenders.map((contender) => contender.solved / contender.seconds);
}

const contender = (puzzles: readonly Numbers[], run: (givens: Numbers) => void): Contender => ({
  puzzles,
  run,
  seconds: 0,
  solved: 0,
});

function measure({ name, template, puzzles }: Section): string[] {
  const layout = layoutOf(template);
  for (const givens of puzzles)
    if (!isUnique(template, givens)) throw new Error(`${name}: not unique`);
  const count = dancingCounter(layout);
  const few = puzzles.slice(0, 50);
  if (few.some((givens) => count(givens) !== 1)) throw new Error(`${name}: dancing-links differs`);
  const solver = solverOf(layout);
  const flat = new Map(puzzles.map((givens) => [givens, Int32Array.from(givens.flat())]));
  const [bare = 0, unique = 0, solved = 0, dancing = 1] = race(
    [
      contender(puzzles, (givens) => solver.count(flat.get(givens) ?? [], 2, 1e9)),
      contender(puzzles, (givens) => isUnique(template, givens)),
      contender(puzzles, (givens) => solve(template, givens)),
      contender(few, (givens) => count(givens)),
    ],
    quick ? 0.002 : 0.4,
  );
  const [literal, cut] = measureLiteral(template, puzzles.slice(0, amount(12, 1)));
  return [
    name,
    String(puzzles.length),
    figure(bare),
    figure(unique),
    figure(solved),
    figure(dancing),
    `${figure(unique / dancing)}x`,
    `${cut ? '< ' : ''}${figure(literal)}`,
  ];
}

function measureLiteral(template: Template, puzzles: readonly Numbers[]): [number, boolean] {
  let cut = false;
  const start = processorSeconds();
  let done = 0;
  let now = start;
  for (const givens of puzzles) {
    if (!literalSolve(template, givens, LITERAL_STEPS)) cut = true;
    done++;
    now = processorSeconds();
    if (now - start > 0.8) break;
  }
  return [done / (now - start), cut];
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

/** Deals of each kind; every board and level is to stay below 100 ms in 99 of 100. */
const DEALS = amount(200, 1);

/** The value that this share of the sorted values does not exceed. */
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

function measureDeals(): string[][] {
  const lines: string[][] = [];
  for (const id of firstOf(templateIds))
    for (const level of templateLevels[id]) {
      const layout = layoutOf(templates[id]);
      const times: number[] = [];
      for (let index = 0; index < DEALS; index++) {
        const rng = createRng(`deal ${id} ${level} ${index}`);
        const start = processorSeconds();
        const dealt = generateFrom(layout, { level, mode: 'timed' }, rng, unlimitedBudget);
        const seconds = processorSeconds() - start;
        if (!dealt.ok) throw new Error(`${id} ${level}: ${dealt.fault.code}`);
        times.push(seconds * 1000);
      }
      times.sort((left, right) => left - right);
      lines.push([
        `${id} ${level}`,
        figure(quantile(times, 0.5)),
        figure(quantile(times, 0.99)),
        figure(quantile(times, 1)),
      ]);
    }
  return lines;
}

/** Boards about a technique: for each board the technique that took longest. */
const PRACTICE_DEALS = amount(20, 1);

function measurePractice(): string[][] {
  return firstOf(templateIds).map((id) => {
    const layout = layoutOf(templates[id]);
    const rows = templatePractices[id].map((practise) => {
      const times: number[] = [];
      for (let index = 0; index < PRACTICE_DEALS; index++) {
        const rng = createRng(`practise ${id} ${practise} ${index}`);
        const purpose = { level: techniqueLevel[practise], mode: 'calm', practise } as const;
        const start = processorSeconds();
        const dealt = generatePractice(layout, practise, purpose, rng, unlimitedBudget);
        times.push((processorSeconds() - start) * 1000);
        if (!dealt.ok) throw new Error(`${id} ${practise}: ${dealt.fault.code}`);
      }
      times.sort((left, right) => left - right);
      return { practise, median: quantile(times, 0.5), worst: quantile(times, 1) };
    });
    const slowest = rows.reduce((one, other) => (other.worst > one.worst ? other : one));
    return [`${id} ${slowest.practise}`, figure(slowest.median), figure(slowest.worst)];
  });
}

export async function bench(): Promise<void> {
  const sections: Section[] = [
    ...firstOf(['classic', 'wide', 'sudoku', 'jigsaw'] as const).map((id) => ({
      name: `${id}, minimal`,
      template: templates[id],
      puzzles: minimalPuzzles(templates[id], amount(200)),
    })),
    ...furtherSections(),
  ];
  printTable(
    'Hudoku: puzzles per processor second (solver and unique: proof that there is one solution)',
    ['puzzles', 'count', 'solver', 'unique', 'solve', 'dancing-links', 'times', 'literal'],
    sections.map(measure),
  );
  printTable(
    `Hudoku: milliseconds of processor time to deal (${DEALS} of each)`,
    ['board and level', 'median', '99th of 100', 'worst'],
    measureDeals(),
  );
  printTable(
    `Hudoku: milliseconds of processor time to deal about a technique (${PRACTICE_DEALS} of each), the slowest of each board`,
    ['board and technique', 'median', 'worst'],
    measurePractice(),
  );
}
