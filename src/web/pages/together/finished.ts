// A game at a table that is over becomes an ordinary board of this browser, with its result: once, however often the
// page is opened.

import { finishedSave, logId } from '../../../cabinet/result.ts';
import type { Rules } from '../../../core/game.ts';
import { replayText } from '../../../core/replay.ts';
import type { Fault } from '../../../core/result.ts';
import { printSave } from '../../../core/save.ts';
import type { Session } from '../../../core/session.ts';
import type { RoomSnapshot } from '../../../wire/rooms.ts';
import type { RoomLine } from '../../online/rooms/line.ts';
import { levelOf } from '../../play/dealer.ts';
import { library } from '../../play/index.ts';
import { type BoardRecord, openBoards } from '../../storage/boards.ts';
import { recordResult } from '../../storage/record.ts';

export const boardOf = ({ room, rounds }: Pick<RoomSnapshot, 'room' | 'rounds'>): string =>
  `together-${room}-${rounds}`;

/** Where it can be watched again, or why it could not be kept. */
export async function keepFinished(
  line: RoomLine,
  news: RoomSnapshot,
  rules: Rules,
): Promise<{ readonly path: string } | Fault> {
  const id = boardOf(news);
  const boards = await openBoards();
  const known = await boards.load(id);
  if (known?.ok && !known.value.uncounted) return { path: `/replay/board/${id}` };
  const save = await line.client.save(line.key);
  if (!save.ok) return save.fault;
  const session = replayText(rules, save.value);
  if (!session.ok) return session.fault;
  const record = recordOf(session.value, save.value, id);
  // What only the rules of tables can play is no board of this page: it is kept as a result with its log.
  const usual = await library.loadPlain(rules.id);
  if (!usual || !replayText(usual, save.value).ok) {
    const counted = await recordResult(session.value, record, Date.now());
    if (!counted.ok) return counted.fault;
    return { path: `/replay/result/${logId(printSave(finishedSave(session.value)))}` };
  }
  // Stored before it is counted: cut off in between, whoever reads results counts it.
  const stored = known?.ok ? known : await boards.save(record);
  if (!stored.ok) return stored.fault;
  const counted = await recordResult(session.value, stored.value, Date.now());
  if (!counted.ok) return counted.fault;
  const { uncounted: _uncounted, ...rest } = stored.value;
  await boards.save(rest);
  return { path: `/replay/board/${id}` };
}

function recordOf(session: Session, save: string, id: string): BoardRecord {
  const { game, deal, status, tally } = session;
  const now = Date.now();
  return {
    id,
    game: game.id,
    save,
    revision: 0,
    status,
    level: levelOf(game, deal.params),
    createdAt: now,
    updatedAt: now,
    millis: tally.millis,
    moves: tally.moves,
    uncounted: 1,
  };
}
