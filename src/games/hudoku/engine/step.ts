// A step of the ladder as data: what is placed or struck, and the cells and units that make it so.

import type { Level } from '../types.ts';
import { type Board, candidatesAt, type DeadEnd, placeDigit } from './board.ts';

export const techniques = [
  'nakedSingle',
  'hiddenSingle',
  'lockedCandidates',
  'nakedPair',
  'hiddenPair',
  'nakedTriple',
  'hiddenTriple',
  'xWing',
  'swordfish',
  'contradiction',
  'trial',
] as const;
export type Technique = (typeof techniques)[number];

export const techniqueLevel: Readonly<Record<Technique, Level>> = {
  nakedSingle: 'easy',
  hiddenSingle: 'easy',
  lockedCandidates: 'medium',
  nakedPair: 'medium',
  hiddenPair: 'medium',
  nakedTriple: 'hard',
  hiddenTriple: 'hard',
  xWing: 'hard',
  swordfish: 'hard',
  contradiction: 'expert',
  trial: 'expert',
};

/** Candidates that go: a cell and a mask of digits. */
export interface Strike {
  readonly cell: number;
  readonly digits: number;
}

export type Step =
  | { readonly technique: 'nakedSingle'; readonly cell: number; readonly digit: number }
  | {
      readonly technique: 'hiddenSingle';
      readonly cell: number;
      readonly digit: number;
      readonly unit: number;
    }
  | {
      readonly technique: 'lockedCandidates';
      readonly digit: number;
      readonly from: number;
      readonly to: number;
      readonly cells: readonly number[];
      readonly gone: readonly Strike[];
    }
  | {
      readonly technique: 'nakedPair' | 'nakedTriple' | 'hiddenPair' | 'hiddenTriple';
      readonly unit: number;
      readonly cells: readonly number[];
      readonly digits: number;
      readonly gone: readonly Strike[];
    }
  | {
      readonly technique: 'xWing' | 'swordfish';
      readonly digit: number;
      readonly bases: readonly number[];
      readonly covers: readonly number[];
      readonly cells: readonly number[];
      readonly gone: readonly Strike[];
    }
  | {
      /** `digit` in `cell` leads to a dead end; `trial` where that takes assumptions within the assumption. */
      readonly technique: 'contradiction' | 'trial';
      readonly cell: number;
      readonly digit: number;
      readonly steps: readonly Step[];
      readonly end: DeadEnd;
      readonly gone: readonly Strike[];
    };

export function applyStep(board: Board, step: Step): void {
  if (step.technique === 'nakedSingle' || step.technique === 'hiddenSingle')
    placeDigit(board, step.cell, step.digit);
  else
    for (const { cell, digits } of step.gone)
      board.candidates[cell] = candidatesAt(board, cell) & ~digits;
}
