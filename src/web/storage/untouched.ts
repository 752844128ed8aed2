// A board that was laid out for somebody who then wanted another: it goes, unless something has happened on it.

import { parseSave } from '../../core/save.ts';
import { type BoardStore, openBoards, readBoard } from './boards.ts';

/** Takes away the board that was left for another, where nobody has touched it; any other stays. */
export async function dropUntouched(
  id: string,
  boards: Promise<Pick<BoardStore, 'database'>> = openBoards(),
): Promise<void> {
  const { database } = await boards;
  const board = readBoard(await database.get('boards', id));
  if (!board.ok || board.value.daily !== undefined || board.value.name !== undefined) return;
  const save = parseSave(board.value.save);
  if (save.ok && save.value.log.length === 0) await database.delete('boards', id);
}
