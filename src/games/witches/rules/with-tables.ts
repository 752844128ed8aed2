// The rules including tables of several people, and the table on screen for rooms: the ordinary game with
// moves that carry the seat. For the engine, the server and pages of tables; a page for one player loads
// `index.ts` only.

import type { Codec, Outcome, Rules } from '../../../core/game.ts';
import { failure } from '../../../core/result.ts';
import type { Onlooker, Table } from '../../../core/table.ts';
import { wordList } from '../../../core/word-list.ts';
import { everyoneBrews, keepsFree, tableOptions } from '../board/options.ts';
import { playTable, tableMoves, tableStart, tableView } from '../seats/table-game.ts';
import { undecided } from '../seats/table-talk.ts';
import { type Board, MAX_PLAYERS } from '../types/board.ts';
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
import { apply, legalMoves, start, status, view } from './play.ts';
import { print } from './print.ts';
import { checkParams } from './settings.ts';
import { anyMoveCode, anyMoveCode as moveCode } from './table-code.ts';

/** Lines in addition to those of the board. */
export function printScreenTable({ table }: View): readonly string[] {
  if (table?.kind !== 'screen') return [];
  const { proposal } = table;
  return [
    `Round ${table.round}; help: ${table.help.degree}`,
    ...table.places.map(({ acted, statuses, choices }, at) =>
      [
        `Seat ${at + 1}: ${acted}`,
        ...statuses.map(({ effect }) => effect),
        ...choices.map((choice) => `chooses ${choice}`),
      ].join(', '),
    ),
    ...table.offers.map(({ from, to }) => `Offer: ${from} to ${to}`),
    ...(proposal ? [`Proposed: ${proposal.what}, agreed: ${proposal.agreed.join(', ')}`] : []),
  ];
}

/** Is this the board for these settings, with the regions that tables reserve for the recipe? */
export function isTableBoard(params: Params, board: Board | null): boolean {
  const wanted = tableOptions(params, params.board, Number(params.seats ?? '1'));
  return (
    board !== null &&
    board.kind === wanted.kind &&
    board.players === wanted.players &&
    board.ingredients === wanted.ingredients &&
    board.specials.length > 0 === (wanted.special !== 'none') &&
    keepsFree(board, wanted.kept ?? []) &&
    everyoneBrews(board)
  );
}

export function startAny(puzzle: Puzzle): State {
  return { ...start(puzzle), table: tableStart(puzzle) };
}

export function applyAny(puzzle: Puzzle, state: State, move: Move): Outcome<State, Event, Refusal> {
  if (move.type === 'seat') return playTable(puzzle, state, move.seat, move.move);
  if (state.table && state.ending === null) return { ok: false, refusal: { type: 'notSeated' } };
  return apply(puzzle, state, move);
}

/** What everyone sees, or what the onlooker's seat sees. */
export function viewAny(puzzle: Puzzle, state: State, onlooker: Onlooker = null): View {
  return { ...view(puzzle, state), ...tableView(puzzle, state, onlooker) };
}

/** Fault in addition to those of `puzzleCode`: foreignPuzzle for a board that no such table has. */
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

export const rulesWithTables: Rules<WitchesTypes> = {
  ...rules,
  checkParams,
  puzzleCode: anyPuzzleCode,
  moveCode: anyMoveCode,
  start: startAny,
  apply: applyAny,
  view: (puzzle, state) => viewAny(puzzle, state),
  print: (shown) => [print(shown), ...printScreenTable(shown)].join('\n'),
  legalMoves: (shown) =>
    shown.table?.kind === 'screen' && shown.status === 'playing'
      ? tableMoves(shown)
      : legalMoves(shown),
};

/** Moves that depend on what others did in the meantime. */
const ORDERED: ReadonlySet<string> = new Set<Move['type']>(
  wordList(`
  passFor accept takeBack last giveUp reveal help agree object settle
`),
);

export const screenTable: Table<WitchesTypes> = {
  seats: { least: 2, most: MAX_PLAYERS },
  moveCode,
  // The board determines the seats; empty ones are passed for.
  start: startAny,
  apply: (puzzle, state, seat, move) =>
    move.type === 'seat'
      ? { ok: false, refusal: { type: 'notSeated' } }
      : applyAny(puzzle, state, { type: 'seat', seat, move }),
  moveClass: ({ type }) =>
    type === 'note' ? 'private' : ORDERED.has(type) ? 'ordered' : 'unconditional',
  needsAway({ table }, move) {
    if (move.type === 'passFor') return [move.seat];
    return move.type === 'settle' && table ? undecided(table.talk) : [];
  },
  status,
  view: viewAny,
  join: () => undefined,
  timeout: () => undefined,
  save: {
    word: (seat, move) =>
      move.type === 'seat' || move.type === 'note'
        ? undefined
        : moveCode.encode({ type: 'seat', seat, move }),
    end: () => [],
  },
};
