// When a game ends: its result is verified by replay in the worker and stored with its log. Loaded after the first move.

import { finishedSave, logId, sealResult, summaryOf } from '../../cabinet/result.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { printSave } from '../../core/save.ts';
import type { Session } from '../../core/session.ts';
import { theService } from '../online/index.ts';
import { askForPersistence } from '../pages/backup/persistence.ts';
import { endingDay } from '../pages/daily/today.ts';
import { library } from '../play/index.ts';
import type { BoardRecord } from './boards.ts';
import { isVerified, storeFinished } from './store.ts';

/**
 * `at` is the wall time of the end. A result that is here already stays. One that the engine could not be asked about is
 * `noted`: it counts, and is looked at again when it can be. Faults: notOver, those of replay and storage.
 */
export async function recordResult(
  session: Session,
  record: BoardRecord,
  at: number,
): Promise<Result<'counted' | 'noted'>> {
  const summary = summaryOf(session);
  if (!summary.ok) return summary;
  const save = finishedSave(session);
  const text = printSave(save);
  if (await isVerified(logId(text))) return success('counted');
  const asked = await library.engineFor(record).run('verify', { game: save.game, save: text });
  // The connection is gone, and with it the engine: this page has played every move by the rules itself.
  const unasked = !asked.ok && asked.fault.code === 'engineFailed';
  const judged = unasked ? success(null) : asked;
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
  return success(unasked ? 'noted' : 'counted');
}
