// Boards that older versions left over and uncounted: they stored a board first and its result later, and a browser could
// die in between. Each is replayed and counted once, with the day of its last move. What cannot be replayed here keeps its
// mark, for a version that can.

import { isOver, type Rules } from '../../core/game.ts';
import { replayText } from '../../core/replay.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { type BoardRecord, readBoard } from '../storage/records.ts';
import { loadResults, storeFinished } from '../storage/results.ts';
import { finishedRun, reportRun } from './finished-run.ts';
import { library } from './wiring.ts';

/** The rules to replay a board by. */
type RulesFor = (board: Pick<BoardRecord, 'game' | 'daily'>) => Promise<Rules | undefined>;

/** `all`: boards from before there were marks too. */
export async function countBoards(
  database: Database,
  rulesFor: RulesFor,
  all: boolean,
): Promise<void> {
  const values = all ? await database.all('boards') : await database.uncounted();
  const opened = Promise.resolve(database);
  const runs = new Set(all ? (await loadResults(opened)).map(({ run }) => run) : []);
  for (const value of values) {
    const board = readBoard(value);
    if (!board.ok || !isOver(board.value.status)) continue;
    if (board.value.uncounted || (all && !runs.has(board.value.id)))
      await countBoard(database, board.value, rulesFor);
  }
}

async function countBoard(
  database: Database,
  board: BoardRecord,
  rulesFor: RulesFor,
): Promise<void> {
  const { id, save, updatedAt } = board;
  const rules = await rulesFor(board);
  const session = rules ? replayText(rules, save) : undefined;
  const finished = session?.ok ? finishedRun(session.value, board, updatedAt) : undefined;
  if (!finished?.ok) return;
  const stored = await storeFinished(finished.value, Promise.resolve(database));
  if (!stored.ok) return;
  if (stored.value === 'added') reportRun(finished.value);
  await database.update('boards', id, (current) => {
    const now = readBoard(current);
    if (!now.ok || now.value.save !== save) return undefined;
    const { uncounted: _uncounted, ...rest } = now.value;
    return rest;
  });
}

/** Counts the boards that older versions left without a result; `all` where they did not mark them either. */
export const countEarlierBoards = async (all: boolean): Promise<void> =>
  countBoards(
    await openDatabase(),
    async ({ game, daily }) => (daily === undefined ? library.load(game) : library.loadPlain(game)),
    all,
  );
