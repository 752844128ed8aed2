// When a game ends: its result is verified by replay in the worker and stored with its log. Loaded only then.

import {
  finishedSave,
  type GameResult,
  logId,
  sealResult,
  summaryOf,
} from '../../cabinet/result.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { printSave } from '../../core/save.ts';
import type { Session } from '../../core/session.ts';
import { library } from '../play/index.ts';
import { theService } from '../service/index.ts';
import type { BoardRecord } from '../storage/boards.ts';
import { askForPersistence } from './backup/persistence.ts';
import { endingDay } from './daily/today.ts';
import { hasResult, storeFinished } from './store.ts';

/** `at` is the wall time of the end. A result that is here already stays. Faults: notOver, those of replay and storage. */
export async function recordResult(
  session: Session,
  record: BoardRecord,
  at: number,
): Promise<Result<GameResult | undefined>> {
  const summary = summaryOf(session);
  if (!summary.ok) return summary;
  const save = finishedSave(session);
  const text = printSave(save);
  if (await hasResult(logId(text))) return success(undefined);
  const judged = await library.engineFor(record).run('verify', { game: save.game, save: text });
  if (!judged.ok) return judged;
  if (judged.value && judged.value.millis !== summary.value.millis) return failure('falseResult');
  const { level, id: run, daily, taken } = record;
  const finished = sealResult(
    save,
    judged.value ?? summary.value,
    {
      level,
      run,
      day: endingDay(record, at),
      ...(daily === undefined ? {} : { daily }),
      ...(taken === undefined ? {} : { taken }),
    },
    judged.value ? 'verified' : 'trusted',
  );
  const stored = await storeFinished(finished);
  if (!stored.ok) return stored;
  if (daily !== undefined && !taken) theService().finished(daily, save.game, finished.result.id);
  void askForPersistence();
  return success(finished.result);
}
