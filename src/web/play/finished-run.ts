// A run that ended on this page, as it is stored: the page has played every move by the rules, so it is not replayed again.
// Imports are, and so are runs that go to the service.

import {
  canJudge,
  type Finished,
  finishedSave,
  sealResult,
  summaryOf,
} from '../../cabinet/result.ts';
import { type Result, success } from '../../core/result.ts';
import type { Session } from '../../core/session.ts';
import { findGame } from '../../games/index.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { askForPersistence } from '../storage/persistence.ts';
import { announceResult, type BoardRecord } from '../storage/records.ts';
import { hasResult, storeFinished } from '../storage/results.ts';
import { endingDay } from '../storage/today.ts';

type RunRecord = Pick<BoardRecord, 'id' | 'level' | 'daily' | 'taken' | 'createdAt'>;

/** `at` is the wall time of the end. Fault: notOver. */
export function finishedRun(session: Session, record: RunRecord, at: number): Result<Finished> {
  const summary = summaryOf(session);
  if (!summary.ok) return summary;
  const { level, id: run, daily, taken } = record;
  const save = finishedSave(session);
  return success(
    sealResult(
      save,
      summary.value,
      {
        level,
        run,
        day: endingDay(record, at),
        ...(daily === undefined ? {} : { daily }),
        ...(taken === undefined ? {} : { taken }),
      },
      canJudge(session.game, save, findGame(save.game)?.assets) ? 'verified' : 'trusted',
    ),
  );
}

/** Once its result is stored. */
export function reportRun({ result }: Finished): void {
  announceResult(result);
  void askForPersistence();
}

/** Stores the result of a run whose board is stored already, or that has none. Faults: notOver, and those of storage. */
export async function storeRun(
  session: Session,
  record: RunRecord,
  at: number,
  database: Promise<Database> = openDatabase(),
): Promise<Result<Finished>> {
  const finished = finishedRun(session, record, at);
  if (!finished.ok || (await hasResult(finished.value.result.id, database))) return finished;
  const stored = await storeFinished(finished.value, database);
  if (!stored.ok) return stored;
  reportRun(finished.value);
  return finished;
}
