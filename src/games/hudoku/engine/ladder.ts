// The technique ladder up to hard, one for rating, hints, generation and proofs: what a person can see, easiest first.
// What an expert sees is in expert.ts, and what has to be tried in trial.ts.

import { lowestDigit, type Unit } from '../grid/layout.ts';
import { type Level, levels, techniqueLevel } from '../types.ts';
import {
  type Board,
  candidatesAt,
  copyBoard,
  type DeadEnd,
  findDeadEnd,
  placeDigit,
} from './board.ts';
import { survey } from './houses.ts';
import { findFish, findHiddenSet, findLocked, findNakedSet } from './sets.ts';
import { applyStep, type Step } from './step.ts';

/** The easiest step up to `top`; undefined where none is left. */
export function nextStep(board: Board, top: Exclude<Level, 'expert'>): Step | undefined {
  return (
    findNakedSingle(board) ??
    findHiddenSingle(board) ??
    (top === 'easy' ? undefined : nextAfterSingles(board, top))
  );
}

/** The easiest step where no single is left. */
export function nextAfterSingles(board: Board, top: 'medium' | 'hard'): Step | undefined {
  const houses = survey(board);
  const medium =
    findLocked(board, houses) ?? findNakedSet(board, 2) ?? findHiddenSet(board, houses, 2);
  if (medium || top === 'medium') return medium;
  return (
    findNakedSet(board, 3) ??
    findHiddenSet(board, houses, 3) ??
    findFish(board, houses, 2) ??
    findFish(board, houses, 3)
  );
}

function findNakedSingle(board: Board): Step | undefined {
  for (const cell of board.layout.fillable) {
    const held = candidatesAt(board, cell);
    if (held !== 0 && (held & (held - 1)) === 0)
      return { technique: 'nakedSingle', cell, digit: lowestDigit(held) };
  }
  return undefined;
}

/** Digits with exactly one place among the open cells of a unit. */
function onceOnly(board: Board, unit: Unit): number {
  const { cells } = unit;
  let once = 0;
  let twice = 0;
  for (let index = 0; index < cells.length; index++) {
    const held = board.candidates[cells[index] as number] as number;
    twice |= once & held;
    once |= held;
  }
  return once & ~twice;
}

function findHiddenSingle(board: Board): Step | undefined {
  for (const [index, unit] of board.layout.units.entries()) {
    if (!unit.full) continue;
    const hidden = onceOnly(board, unit);
    if (hidden === 0) continue;
    const digit = lowestDigit(hidden);
    for (const cell of unit.cells)
      if ((candidatesAt(board, cell) >> (digit - 1)) & 1)
        return { technique: 'hiddenSingle', cell, digit, unit: index };
  }
  return undefined;
}

/** Naked and hidden singles as far as they go, without telling. For speed only: the order does not matter. */
export function runSingles(board: Board): void {
  const { fillable, units } = board.layout;
  for (let changed = true; changed; ) {
    changed = false;
    for (let index = 0; index < fillable.length; index++) {
      const cell = fillable[index] as number;
      const held = board.candidates[cell] as number;
      if (held !== 0 && (held & (held - 1)) === 0) {
        placeDigit(board, cell, lowestDigit(held));
        changed = true;
      }
    }
    for (let index = 0; index < units.length; index++) {
      const unit = units[index] as Unit;
      if (!unit.full) continue;
      const hidden = onceOnly(board, unit);
      if (hidden === 0) continue;
      for (const cell of unit.cells) {
        const held = candidatesAt(board, cell) & hidden;
        if (held !== 0) {
          placeDigit(board, cell, lowestDigit(held));
          changed = true;
          break;
        }
      }
    }
  }
}

/** Steps up to `top` until nothing is open, nothing is found, or a dead end shows. */
export function climb(
  board: Board,
  top: Exclude<Level, 'expert'>,
): { readonly steps: Step[]; readonly end: DeadEnd | undefined } {
  const steps: Step[] = [];
  for (;;) {
    const end = findDeadEnd(board);
    if (end || board.open === 0) return { steps, end };
    const step = nextStep(board, top);
    if (!step) return { steps, end: undefined };
    applyStep(board, step);
    steps.push(step);
  }
}

/** Budget steps for one climb: it costs about as much as this many guesses of the search. */
export const LADDER_COST = 10;

export const higher = (level: Level, other: Level) =>
  levels.indexOf(level) > levels.indexOf(other) ? level : other;

/** The level that the ladder needs for a position with one solution; `expert` as soon as it is above `top`. */
export function levelOf(start: Board, top: Level = 'expert'): Level {
  const board = copyBoard(start);
  let level: Level = 'easy';
  for (;;) {
    runSingles(board);
    if (board.open === 0) return level;
    if (top === 'easy') return 'expert';
    const step = nextAfterSingles(board, top === 'medium' ? 'medium' : 'hard');
    if (!step) return 'expert';
    level = higher(level, techniqueLevel[step.technique]);
    applyStep(board, step);
  }
}
