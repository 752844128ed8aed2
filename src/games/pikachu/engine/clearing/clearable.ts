// "Can this board still be cleared?" without gravity, exactly, with the sequence that does it.
// Playing out answers most boards with yes, lifting most others with no; search decides the few between.

import type { Budget } from '../../../../core/budget.ts';
import { type Board, copyBoard, countTiles } from '../../board/board.ts';
import { groupByKind } from '../../board/pairs.ts';
import { playOut } from '../../board/playout.ts';
import type { Clearable } from '../../types.ts';
import { findLifting } from './lifting.ts';
import { searchClearing } from './search.ts';

export interface Clearing {
  readonly clearable: Clearable;
  /** Two cells per match; complete where the answer is yes, empty otherwise. */
  readonly moves: number[];
}

const NO: Clearing = { clearable: 'no', moves: [] };
const UNKNOWN: Clearing = { clearable: 'unknown', moves: [] };

/** Plays from other kinds first before anything costlier is asked. */
const PLAYOUTS = 3;

export function clearBoard(board: Board, budget: Budget): Clearing {
  const members = groupByKind(board);
  const left = countTiles(board);
  if (!budget.spend(left + 1)) return UNKNOWN;
  for (let kind = 1; kind <= members.kinds; kind++)
    if (((members.starts[kind + 1] as number) - (members.starts[kind] as number)) % 2 === 1)
      return NO;
  for (let attempt = 0; attempt < PLAYOUTS; attempt++) {
    const moves: number[] = [];
    const firstKind = 1 + Math.floor((members.kinds * attempt) / PLAYOUTS);
    playOut(copyBoard(board), members, moves, firstKind);
    if (moves.length === left) return { clearable: 'yes', moves };
    if (attempt === 0 && !findLifting(board, members)) return NO;
    if (!budget.spend(left)) return UNKNOWN;
  }
  const moves: number[] = [];
  return { clearable: searchClearing(board, members, moves, budget), moves };
}
