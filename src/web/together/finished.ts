// A game at a table that is over becomes an ordinary board of this browser, with its result: once, however often the
// page is opened.

import type { Rules } from '../../core/game.ts';
import { replayText } from '../../core/replay.ts';
import type { Fault } from '../../core/result.ts';
import type { RoomSnapshot } from '../../wire/rooms.ts';
import { recordResult } from '../cabinet/record.ts';
import { dealer } from '../play/index.ts';
import type { RoomLine } from '../service/rooms/line.ts';
import { openBoards } from '../storage/boards.ts';

export const boardOf = ({ room, rounds }: Pick<RoomSnapshot, 'room' | 'rounds'>): string =>
  `together-${room}-${rounds}`;

/** The board, or why it could not be kept. */
export async function keepFinished(
  line: RoomLine,
  news: RoomSnapshot,
  rules: Rules,
): Promise<{ readonly board: string } | Fault> {
  const id = boardOf(news);
  const boards = await openBoards();
  const known = await boards.load(id);
  if (known?.ok && !known.value.uncounted) return { board: id };
  const save = await line.client.save(line.key);
  if (!save.ok) return save.fault;
  const session = replayText(rules, save.value);
  if (!session.ok) return session.fault;
  if (!known?.ok) {
    const laid = await dealer.layOutFinished(session.value, save.value, id);
    if (!laid.ok) return laid.fault;
  }
  const record = await boards.load(id);
  if (!record?.ok) return { code: 'storageFailed' };
  const counted = await recordResult(session.value, record.value, Date.now());
  if (!counted.ok) return counted.fault;
  const { uncounted: _uncounted, ...rest } = record.value;
  await boards.save(rest);
  return { board: id };
}
