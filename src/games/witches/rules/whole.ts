// The rules with what tables of several people add: for the engine, the server and whoever plays at a table. A first board
// does without, and is loaded faster for it.

import type { Codec, Outcome, Rules } from '../../../core/game.ts';
import { failure } from '../../../core/result.ts';
import type { Onlooker } from '../../../core/table.ts';
import { playTable, tableStart } from '../table/game.ts';
import { printTable } from '../table/print.ts';
import { isTableBoard } from '../table/settings.ts';
import { tableMoves, tableView } from '../table/view.ts';
import type {
  Event,
  Move,
  Params,
  Puzzle,
  Refusal,
  State,
  View,
  WitchesTypes,
} from '../types/index.ts';
import { puzzleCode } from './code.ts';
import { rules } from './index.ts';
import { apply, start } from './play.ts';
import { print } from './print.ts';
import { checkParams } from './settings.ts';
import { wholeMoveCode } from './tablecode.ts';
import { legalMoves, view } from './view.ts';

export function startAny(puzzle: Puzzle): State {
  return { ...start(puzzle), table: tableStart(puzzle) };
}

export function applyAny(puzzle: Puzzle, state: State, move: Move): Outcome<State, Event, Refusal> {
  if (move.type === 'seat') return playTable(puzzle, state, move.seat, move.move);
  if (state.table && state.ending === null) return { ok: false, refusal: { type: 'notSeated' } };
  return apply(puzzle, state, move);
}

/** What all see; at a table with the eyes of one seat, where that is said. */
export function viewAny(puzzle: Puzzle, state: State, onlooker: Onlooker = null): View {
  return { ...view(puzzle, state), ...tableView(puzzle, state, onlooker) };
}

/** Faults besides those of a game alone: foreignPuzzle, for a board that no such table has. */
function anyPuzzleCode(params: Params): Codec<Puzzle> {
  const own = puzzleCode(params);
  if (params.play !== 'table') return own;
  return {
    encode: own.encode,
    decode(text) {
      const read = own.decode(text);
      return read.ok && !isTableBoard(params, read.value.board)
        ? failure('foreignPuzzle', 'board')
        : read;
    },
  };
}

export const wholeRules: Rules<WitchesTypes> = {
  ...rules,
  checkParams,
  puzzleCode: anyPuzzleCode,
  moveCode: wholeMoveCode,
  start: startAny,
  apply: applyAny,
  view: (puzzle, state) => viewAny(puzzle, state),
  print: (shown) => [print(shown), ...printTable(shown)].join('\n'),
  legalMoves: (shown) =>
    shown.table?.kind === 'screen' && shown.status === 'playing'
      ? tableMoves(shown)
      : legalMoves(shown),
};
