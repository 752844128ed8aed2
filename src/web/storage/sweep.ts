// Counts games that ended and have no result: each is replayed and recorded like one that has just ended, with the day of
// its last move. What cannot be replayed here stays marked, for a version that can.

import { replayText } from '../../core/replay.ts';
import { library } from '../play/index.ts';
import { type BoardRecord, readBoard } from './boards.ts';
import type { Database } from './database.ts';
import { recordResult } from './record.ts';

const isOver = ({ status }: BoardRecord) => status === 'won' || status === 'lost';

/** Runs that have a result, by the id of their board. */
async function countedRuns(database: Database): Promise<ReadonlySet<unknown>> {
  const results = await database.all('results');
  return new Set(
    results.map((value) =>
      typeof value === 'object' && value !== null && 'run' in value ? value.run : undefined,
    ),
  );
}

/** `all`: boards without a mark are looked at too, as they were before there were marks. */
export async function sweepResults(database: Database, all: boolean): Promise<void> {
  const values = all ? await database.all('boards') : await database.uncounted();
  const counted = all ? await countedRuns(database) : undefined;
  for (const value of values) {
    const board = readBoard(value);
    if (!board.ok || !isOver(board.value)) continue;
    if (board.value.uncounted || counted?.has(board.value.id) === false)
      await count(database, board.value);
  }
}

async function count(database: Database, board: BoardRecord): Promise<void> {
  const { id, game, daily, save } = board;
  const rules = await (daily === undefined ? library.load(game) : library.loadPlain(game));
  const session = rules ? replayText(rules, save) : undefined;
  if (!session?.ok || !session.value.over) return;
  const kept = await recordResult(session.value, board, board.updatedAt);
  if (!kept.ok || kept.value !== 'counted') return;
  await database.update('boards', id, (current) => {
    const now = readBoard(current);
    if (!now.ok || now.value.save !== save) return undefined;
    const { uncounted: _uncounted, ...rest } = now.value;
    return rest;
  });
}
