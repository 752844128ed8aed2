// Stores a finished table game as an ordinary board of this browser with its result, once.

import type { Rules } from '../../../core/game.ts';
import { replayText } from '../../../core/replay.ts';
import type { Fault } from '../../../core/result.ts';
import type { RoomSnapshot } from '../../../wire/rooms.ts';
import type { RoomConnection } from '../../online/rooms/connection.ts';
import { recordOf } from '../../play/dealer.ts';
import { finishedRun, reportRun, storeRun } from '../../play/finished-run.ts';
import { library } from '../../play/wiring.ts';
import { openBoards } from '../../storage/boards.ts';

export const boardOf = ({ room, rounds }: Pick<RoomSnapshot, 'room' | 'rounds'>): string =>
  `together-${room}-${rounds}`;

/** Returns the path of its replay, or why it could not be stored. */
export async function keepFinished(
  connection: RoomConnection,
  room: RoomSnapshot,
  rules: Rules,
): Promise<{ readonly path: string } | Fault> {
  const id = boardOf(room);
  const boards = await openBoards();
  const known = await boards.load(id);
  if (known?.ok && !known.value.uncounted) return { path: `/replay/board/${id}` };
  const save = await connection.client.save(connection.key);
  if (!save.ok) return save.fault;
  const session = replayText(rules, save.value);
  if (!session.ok) return session.fault;
  const { millis } = session.value.tally;
  const record = { ...recordOf(session.value, save.value, Date.now(), { id }), millis };
  // What only the rules of tables can play is no board of this page: it is stored as a result with its log.
  const solo = await library.loadPlain(rules.id);
  if (!solo || !replayText(solo, save.value).ok) {
    const counted = await storeRun(
      session.value,
      record,
      Date.now(),
      Promise.resolve(boards.database),
    );
    return counted.ok ? { path: `/replay/result/${counted.value.result.id}` } : counted.fault;
  }
  const finished = finishedRun(session.value, record, Date.now());
  if (!finished.ok) return finished.fault;
  const revision = known?.ok ? known.value.revision : 0;
  const stored = await boards.save({ ...record, revision }, finished.value);
  if (!stored.ok) return stored.fault;
  reportRun(finished.value);
  return { path: `/replay/board/${id}` };
}
