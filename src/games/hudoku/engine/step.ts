// A step of the ladder as data: what is placed or struck, and the cells and units that justify it.

import { type CandidateBoard, candidatesAt, type Impasse, placeDigit } from './candidate-board.ts';

/** Candidates that go: a cell and a mask of digits. */
export interface Strike {
  readonly cell: number;
  readonly digits: number;
}

/** A digit in a cell, or in one of a group of cells, as a link of a chain. */
export interface ChainLink {
  readonly cells: readonly number[];
  readonly digit: number;
}

export type SetTechnique = `${'naked' | 'hidden'}${'Pair' | 'Triple' | 'Quad'}`;
export type FishTechnique = 'xWing' | 'swordfish' | 'jellyfish';
export type ChainTechnique =
  | 'wWing'
  | 'simpleColouring'
  | 'xChain'
  | 'xyChain'
  | 'alternatingChain';

export type LadderStep =
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
      readonly technique: SetTechnique;
      readonly unit: number;
      readonly cells: readonly number[];
      readonly digits: number;
      readonly gone: readonly Strike[];
    }
  | {
      readonly technique: FishTechnique;
      readonly digit: number;
      readonly bases: readonly number[];
      readonly covers: readonly number[];
      readonly cells: readonly number[];
      readonly gone: readonly Strike[];
    }
  | {
      /** Three cells with three digits, the pivot first; every digit but `digit` fits into one of them only. */
      readonly technique: 'xyWing' | 'xyzWing';
      readonly digit: number;
      readonly cells: readonly number[];
      readonly gone: readonly Strike[];
    }
  | {
      /** Alternating strong and weak links, a strong one first and last: one of its ends is true. */
      readonly technique: ChainTechnique;
      readonly chain: readonly ChainLink[];
      readonly gone: readonly Strike[];
    }
  | {
      /** Four cells that could swap two digits, had the last ones (the roof) no other candidates. */
      readonly technique: 'uniqueRectangle';
      readonly cells: readonly number[];
      readonly digits: number;
      /** The roof's extra digit, if that is what strikes; else 0. */
      readonly extra: number;
      /** The digit of the pair that must be in the roof; else 0. */
      readonly locked: number;
      readonly gone: readonly Strike[];
    }
  | {
      /** `digit` in `cell` leads to an impasse; `trial` if showing that takes nested assumptions. */
      readonly technique: 'contradiction' | 'trial';
      readonly cell: number;
      readonly digit: number;
      readonly steps: readonly LadderStep[];
      readonly end: Impasse;
      readonly gone: readonly Strike[];
    };

export type StepOf<T extends LadderStep['technique']> = Extract<
  LadderStep,
  { readonly technique: T }
>;

export const isSingle = (step: LadderStep): step is StepOf<'nakedSingle' | 'hiddenSingle'> =>
  step.technique === 'nakedSingle' || step.technique === 'hiddenSingle';

export function applyStep(board: CandidateBoard, step: LadderStep): void {
  if (isSingle(step)) placeDigit(board, step.cell, step.digit);
  else
    for (const { cell, digits } of step.gone)
      board.candidates[cell] = candidatesAt(board, cell) & ~digits;
}

/** Strikes for those of the digits that the cells still have as candidates. */
export function strikesOf(
  board: CandidateBoard,
  cells: Iterable<number>,
  digits: number,
): Strike[] {
  const gone: Strike[] = [];
  for (const cell of cells) {
    const struck = candidatesAt(board, cell) & digits;
    if (struck !== 0) gone.push({ cell, digits: struck });
  }
  return gone;
}
