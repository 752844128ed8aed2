// Which boards go with the settings of a table.

import { everyoneBrews, keepsFree, tableOptions } from '../board/tableoptions.ts';
import type { Board } from '../types/board.ts';
import type { Params } from '../types/index.ts';

/** Is it the board that these settings ask for, with what tables keep free for the recipe? */
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
