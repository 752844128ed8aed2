// A step of the ladder as data: what is placed or struck, and the cells and units that make it so.

import { type Board, candidatesAt, type DeadEnd, placeDigit } from './board.ts';

/** Candidates that go: a cell and a mask of digits. */
export interface Strike {
  readonly cell: number;
  readonly digits: number;
}

/** A digit in a cell, or in one of some cells that lie together, as a link of a chain. */
export interface Link {
  readonly cells: readonly number[];
  readonly digit: number;
}

export type SetTechnique =
  | 'nakedPair'
  | 'nakedTriple'
  | 'nakedQuad'
  | 'hiddenPair'
  | 'hiddenTriple'
  | 'hiddenQuad';
export type FishTechnique = 'xWing' | 'swordfish' | 'jellyfish';
export type ChainTechnique =
  | 'wWing'
  | 'simpleColouring'
  | 'xChain'
  | 'xyChain'
  | 'alternatingChain';

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
      /** Three cells with three digits, the pivot first; every digit but `digit` can stand in one of them only. */
      readonly technique: 'xyWing' | 'xyzWing';
      readonly digit: number;
      readonly cells: readonly number[];
      readonly gone: readonly Strike[];
    }
  | {
      /** Strong and weak links in turns, a strong one first and last: one of its ends is true. */
      readonly technique: ChainTechnique;
      readonly chain: readonly Link[];
      readonly gone: readonly Strike[];
    }
  | {
      /** Four cells that could exchange two digits, were nothing else possible there: the last ones have more. */
      readonly technique: 'uniqueRectangle';
      readonly cells: readonly number[];
      readonly digits: number;
      /** What else the roof, the last cells, may hold, where that is what strikes; 0 elsewhere. */
      readonly extra: number;
      /** The digit of the pair that must stand in the roof; 0 where none must. */
      readonly locked: number;
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

/** Steps of these techniques. */
export type StepOf<T extends Step['technique']> = Extract<Step, { readonly technique: T }>;

export function applyStep(board: Board, step: Step): void {
  if (step.technique === 'nakedSingle' || step.technique === 'hiddenSingle')
    placeDigit(board, step.cell, step.digit);
  else
    for (const { cell, digits } of step.gone)
      board.candidates[cell] = candidatesAt(board, cell) & ~digits;
}

/** The candidates of these digits that the cells still have, to be struck. */
export function strikesOf(board: Board, cells: Iterable<number>, digits: number): Strike[] {
  const gone: Strike[] = [];
  for (const cell of cells) {
    const struck = candidatesAt(board, cell) & digits;
    if (struck !== 0) gone.push({ cell, digits: struck });
  }
  return gone;
}
