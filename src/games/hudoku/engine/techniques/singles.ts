// Singles: a cell with one candidate left, or a digit with one place left in a house that needs it.

import { lowestDigit, type Unit } from '../../grid/layout.ts';
import { type CandidateBoard, candidatesAt, placeDigit } from '../candidate-board.ts';
import type { LadderStep } from '../step.ts';

export function findNakedSingle(board: CandidateBoard): LadderStep | undefined {
  for (const cell of board.layout.fillable) {
    const held = candidatesAt(board, cell);
    if (held !== 0 && (held & (held - 1)) === 0)
      return { technique: 'nakedSingle', cell, digit: lowestDigit(held) };
  }
  return undefined;
}

/** Digits with exactly one place among the open cells of a unit. */
function onceOnly(board: CandidateBoard, unit: Unit): number {
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

export function findHiddenSingle(board: CandidateBoard): LadderStep | undefined {
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

/** Places all singles without recording steps; fast, as their order does not matter. */
export function runSingles(board: CandidateBoard): void {
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
