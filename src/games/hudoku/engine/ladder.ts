// The technique ladder, one for rating, hints, generation and proofs: what a person can see, easiest first.

import { bitCount, digitsOf, lowestDigit, type Unit } from '../grid/layout.ts';
import type { Level } from '../types.ts';
import {
  type Board,
  candidatesAt,
  copyBoard,
  type DeadEnd,
  findDeadEnd,
  isOpen,
  placeDigit,
  placedIn,
} from './board.ts';
import { applyStep, type Step, type Strike, techniqueLevel } from './step.ts';

/** The easiest step up to `top`; undefined where none is left. Chains and trials live in trial.ts. */
export function nextStep(board: Board, top: Exclude<Level, 'expert'>): Step | undefined {
  const easy = findNakedSingle(board) ?? findHiddenSingle(board);
  if (easy || top === 'easy') return easy;
  const medium =
    findLocked(board) ??
    findNakedSet(board, 2, 'nakedPair') ??
    findHiddenSet(board, 2, 'hiddenPair');
  if (medium || top === 'medium') return medium;
  return (
    findNakedSet(board, 3, 'nakedTriple') ??
    findHiddenSet(board, 3, 'hiddenTriple') ??
    findFish(board, 2, 'xWing') ??
    findFish(board, 3, 'swordfish')
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
  let once = 0;
  let twice = 0;
  for (const cell of unit.cells) {
    const held = candidatesAt(board, cell);
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
  for (let changed = true; changed; ) {
    changed = false;
    for (const cell of board.layout.fillable) {
      const held = candidatesAt(board, cell);
      if (held !== 0 && (held & (held - 1)) === 0) {
        placeDigit(board, cell, lowestDigit(held));
        changed = true;
      }
    }
    for (const unit of board.layout.units) {
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

function strikesOf(board: Board, cells: Iterable<number>, digits: number): Strike[] {
  const gone: Strike[] = [];
  for (const cell of cells) {
    const struck = candidatesAt(board, cell) & digits;
    if (struck !== 0) gone.push({ cell, digits: struck });
  }
  return gone;
}

const holders = (board: Board, cells: readonly number[], digit: number) =>
  cells.filter((cell) => (candidatesAt(board, cell) >> (digit - 1)) & 1);

function findLocked(board: Board): Step | undefined {
  const { units, unitsOf } = board.layout;
  for (const [from, unit] of units.entries()) {
    if (!unit.full) continue;
    for (const digit of digitsOf(unit.digits & ~placedIn(board, unit.cells))) {
      const cells = holders(board, unit.cells, digit);
      for (const to of unitsOf[cells[0] ?? -1] ?? []) {
        const other = units[to];
        if (to === from || !other || !cells.every((cell) => unitsOf[cell]?.includes(to))) continue;
        const outside = other.cells.filter((cell) => !unitsOf[cell]?.includes(from));
        const gone = strikesOf(board, outside, 1 << (digit - 1));
        if (gone.length > 0) return { technique: 'lockedCandidates', digit, from, to, cells, gone };
      }
    }
  }
  return undefined;
}

/** All choices of `size` out of `items`, in order. */
export function* choices<T>(items: readonly T[], size: number, start = 0): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (let index = start; index <= items.length - size; index++)
      for (const rest of choices(items, size - 1, index + 1)) yield [items[index] as T, ...rest];
}

/** Cells that have as few digits between them as there are cells use them up (Hall's theorem). */
function findNakedSet(
  board: Board,
  size: number,
  technique: 'nakedPair' | 'nakedTriple',
): Step | undefined {
  for (const [index, unit] of board.layout.units.entries()) {
    const open = unit.cells.filter((cell) => isOpen(board, cell));
    if (open.length <= size) continue;
    const small = open.filter((cell) => bitCount(candidatesAt(board, cell)) <= size);
    for (const cells of choices(small, size)) {
      let digits = 0;
      for (const cell of cells) digits |= candidatesAt(board, cell);
      if (bitCount(digits) !== size) continue;
      const gone = strikesOf(
        board,
        open.filter((cell) => !cells.includes(cell)),
        digits,
      );
      if (gone.length > 0) return { technique, unit: index, cells, digits, gone };
    }
  }
  return undefined;
}

function findHiddenSet(
  board: Board,
  size: number,
  technique: 'hiddenPair' | 'hiddenTriple',
): Step | undefined {
  for (const [index, unit] of board.layout.units.entries()) {
    if (!unit.full) continue;
    const missing = digitsOf(unit.digits & ~placedIn(board, unit.cells));
    if (missing.length <= size) continue;
    const rare = missing
      .map((digit) => ({ digit, places: holders(board, unit.cells, digit) }))
      .filter(({ places }) => places.length <= size && places.length > 0);
    for (const chosen of choices(rare, size)) {
      const cells = [...new Set(chosen.flatMap(({ places }) => places))];
      if (cells.length !== size) continue;
      const digits = chosen.reduce((mask, { digit }) => mask | (1 << (digit - 1)), 0);
      const gone = strikesOf(board, cells, ~digits);
      if (gone.length > 0) return { technique, unit: index, cells, digits, gone };
    }
  }
  return undefined;
}

const kinds = ['row', 'column', 'region'] as const;

/** n full units of one kind whose places for a digit all lie in n units of another kind. */
function findFish(board: Board, size: number, technique: 'xWing' | 'swordfish'): Step | undefined {
  const { units, unitsOf, maxDigit } = board.layout;
  for (let digit = 1; digit <= maxDigit; digit++)
    for (const kind of kinds) {
      const lines: { base: number; places: number[] }[] = [];
      for (const [base, unit] of units.entries()) {
        if (unit.kind !== kind || !unit.full || !((unit.digits >> (digit - 1)) & 1)) continue;
        const places = holders(board, unit.cells, digit);
        if (places.length >= 2) lines.push({ base, places });
      }
      if (lines.length < size) continue;
      for (const [slot, coverKind] of kinds.entries()) {
        if (coverKind === kind) continue;
        const coverOf = (cell: number) => unitsOf[cell]?.[slot] ?? -1;
        const narrow = lines.filter(({ places }) => new Set(places.map(coverOf)).size <= size);
        for (const chosen of choices(narrow, size)) {
          const cells = chosen.flatMap(({ places }) => places);
          const covers = [...new Set(cells.map(coverOf))];
          if (covers.length !== size) continue;
          const outside = covers.flatMap((cover) =>
            (units[cover]?.cells ?? []).filter((cell) => !cells.includes(cell)),
          );
          const gone = strikesOf(board, outside, 1 << (digit - 1));
          if (gone.length > 0)
            return {
              technique,
              digit,
              bases: chosen.map(({ base }) => base),
              covers,
              cells,
              gone,
            };
        }
      }
    }
  return undefined;
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

/** The level that the ladder needs for a position with one solution. */
export function levelOf(start: Board, top: Level = 'expert'): Level {
  const board = copyBoard(start);
  let level: Level = 'easy';
  for (;;) {
    runSingles(board);
    if (board.open === 0) return level;
    if (top === 'easy') return 'expert';
    const step = nextStep(board, top === 'medium' ? 'medium' : 'hard');
    if (!step) return 'expert';
    const needed = techniqueLevel[step.technique];
    if (needed === 'hard' || level === 'easy') level = needed;
    applyStep(board, step);
  }
}
