// Deals from known puzzles, for levels and techniques that random dealing rarely finds: a random symmetry of the board
// turns a known puzzle into a new one with the same steps.

import type { Budget } from '../../../core/budget.ts';
import { memoByObject } from '../../../core/memo.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type Rng, shuffled } from '../../../core/rng.ts';
import { type GridLayout, isBlank, regionName } from '../grid/layout.ts';
import { parseDigit } from '../grid/notation.ts';
import { type TemplateId, templateIds, templates } from '../grid/template.ts';
import type { DealtGrid } from '../rules/puzzle.ts';
import { solverOf } from '../solver/solver.ts';
import type { Level, Technique } from '../types.ts';
import { createBoard } from './candidate-board.ts';
import { hideAll, honestHintsFor } from './dealing.ts';
import { knownPuzzles } from './known-puzzle-data.ts';
import { LADDER_COST, levelOf } from './ladder.ts';

/** The new cell of each cell. */
type CellPermutation = readonly number[];

function findSymmetries(layout: GridLayout): readonly CellPermutation[] {
  const { rows, columns, cells } = layout;
  const all = Array.from({ length: cells }, (_, cell) => cell);
  const turns: CellPermutation[] = [];
  const add = (turn: CellPermutation) => {
    if (isSymmetry(layout, turn)) turns.push(turn);
  };
  /** Swaps two blocks of lines that do not overlap. */
  const exchanges = (count: number) => {
    const made: number[][] = [];
    for (let size = 1; size <= count / 2; size++)
      for (let first = 0; first + 2 * size <= count; first++)
        for (let second = first + size; second + size <= count; second++)
          made.push(
            Array.from({ length: count }, (_, line) => {
              if (line >= first && line < first + size) return line - first + second;
              if (line >= second && line < second + size) return line - second + first;
              return line;
            }),
          );
    return made;
  };
  const backwards = (count: number) => Array.from({ length: count }, (_, line) => count - 1 - line);
  for (const lines of [...exchanges(rows), backwards(rows)])
    add(all.map((cell) => (lines[Math.floor(cell / columns)] ?? 0) * columns + (cell % columns)));
  for (const lines of [...exchanges(columns), backwards(columns)])
    add(all.map((cell) => cell - (cell % columns) + (lines[cell % columns] ?? 0)));
  if (rows === columns)
    add(all.map((cell) => (cell % columns) * columns + Math.floor(cell / columns)));
  return turns;
}

/** Does it map regions onto regions and blanks onto blanks? */
function isSymmetry(layout: GridLayout, turn: CellPermutation): boolean {
  const tokens = layout.template.flat();
  const names = new Map<string, string>();
  return tokens.every((token, cell) => {
    const other = tokens[turn[cell] ?? 0] ?? '';
    const name = names.get(regionName(token)) ?? regionName(other);
    names.set(regionName(token), name);
    return isBlank(token) === isBlank(other) && name === regionName(other);
  });
}

const symmetriesOf = memoByObject(findSymmetries);

/** Symmetries applied one after another: more than enough to reach every arrangement. */
const SYMMETRIES_APPLIED = 60;

/** The same puzzle under random symmetries, with its digits renamed. */
export function transformed(layout: GridLayout, givens: ArrayLike<number>, rng: Rng): Int32Array {
  const turns = symmetriesOf(layout);
  const names = renamedDigits(layout, rng);
  let digits = Int32Array.from(givens, (digit) => names[digit] ?? 0);
  for (let index = 0; index < SYMMETRIES_APPLIED && turns.length > 0; index++) {
    const turn = turns[rng.below(turns.length)] ?? [];
    const next = new Int32Array(layout.cells);
    for (let cell = 0; cell < layout.cells; cell++) next[turn[cell] ?? 0] = digits[cell] ?? 0;
    digits = next;
  }
  return digits;
}

/** New digits by digit; 0 stays. Only digits that the same regions hold are exchanged. */
function renamedDigits(layout: GridLayout, rng: Rng): readonly number[] {
  const sizes = new Map<number, number[]>();
  for (let digit = 1; digit <= layout.maxDigit; digit++) {
    const cells = layout.fillable.filter((cell) => ((layout.domain[cell] ?? 0) >> (digit - 1)) & 1);
    sizes.set(cells.length, [...(sizes.get(cells.length) ?? []), digit]);
  }
  const names = [0];
  for (const digits of sizes.values()) {
    const others = shuffled(digits, rng);
    for (const [index, digit] of digits.entries()) names[digit] = others[index] ?? digit;
  }
  return names;
}

const idOf = (layout: GridLayout): TemplateId | undefined =>
  templateIds.find((id) => JSON.stringify(templates[id]) === JSON.stringify(layout.template));

/** A known puzzle of this level or technique; undefined where the random search is fast enough without. */
export function knownPuzzleOf(
  layout: GridLayout,
  purpose: Level | Technique,
  rng: Rng,
): Int32Array | undefined {
  const id = idOf(layout);
  const known = (id && knownPuzzles[id]?.[purpose]) ?? [];
  const text = known[rng.below(Math.max(1, known.length))];
  return text === undefined ? undefined : Int32Array.from(text, parseDigit);
}

/** Variations to try on a known puzzle, and cells that each shows before hiding others. */
const VARIATIONS = 12;
const SHOWN_PER_VARIATION = 5;

/** A known puzzle of the level under a random symmetry, varied while it keeps the level; undefined if none is known. */
export function draftKnownPuzzle(
  layout: GridLayout,
  level: Level,
  rng: Rng,
  budget: Budget,
): Result<DealtGrid | undefined> {
  const known = knownPuzzleOf(layout, level, rng);
  if (!known) return success(undefined);
  let givens = transformed(layout, known, rng);
  const solver = solverOf(layout);
  solver.count(givens, 1, Number.POSITIVE_INFINITY);
  const solution = solver.solution.slice();
  let hints = honestHintsFor(layout, solution, givens, rng);
  for (let change = 0; change < VARIATIONS; change++) {
    const clues = givens.slice();
    const hidden = layout.fillable.filter((cell) => clues[cell] === 0);
    for (const cell of shuffled(hidden, rng).slice(0, SHOWN_PER_VARIATION))
      clues[cell] = solution[cell] ?? 0;
    if (!hideAll(layout, clues, rng, budget) || !budget.spend(LADDER_COST))
      return failure('budgetExhausted');
    const promises = honestHintsFor(layout, solution, clues, rng);
    if (!promises || levelOf(createBoard(layout, clues), level) !== level) continue;
    [givens, hints] = [clues, promises];
  }
  return success(hints && { solution, givens, hints });
}
