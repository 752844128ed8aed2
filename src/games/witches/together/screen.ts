// The table that is played on screen: the ordinary game, whose moves carry the seat, as a table of a room.

import type { Table } from '../../../core/table.ts';
import { status } from '../rules/play.ts';
import { wholeMoveCode as moveCode } from '../rules/tablecode.ts';
import { applyAny, startAny, viewAny } from '../rules/whole.ts';
import { undecided } from '../table/talk.ts';
import { MAX_PLAYERS } from '../types/board.ts';
import type { Move, WitchesTypes } from '../types/index.ts';

/** What others did meanwhile matters: whom they passed for, and what they agreed to, gave or took back. */
const STRICT: ReadonlySet<string> = new Set<Move['type']>([
  'passFor',
  'accept',
  'takeBack',
  'last',
  'giveUp',
  'reveal',
  'help',
  'agree',
  'object',
  'settle',
]);

export const screenTable: Table<WitchesTypes> = {
  kind: 'screen',
  seats: { least: 2, most: MAX_PLAYERS },
  moveCode,
  // As many seats as the board has parts: where fewer came, those are passed for.
  start: startAny,
  apply: (puzzle, state, seat, move) =>
    move.type === 'seat'
      ? { ok: false, refusal: { type: 'notSeated' } }
      : applyAny(puzzle, state, { type: 'seat', seat, move }),
  isLoose: ({ type }) => !STRICT.has(type),
  needsAway({ table }, move) {
    if (move.type === 'passFor') return [move.seat];
    return move.type === 'settle' && table ? undecided(table.talk) : [];
  },
  status,
  view: viewAny,
  isPrivate: ({ type }) => type === 'note',
  saveWord: (seat, move) =>
    move.type === 'seat' || move.type === 'note'
      ? undefined
      : moveCode.encode({ type: 'seat', seat, move }),
};
