// Keeps a board's record up to date: one write at a time, the newest state last, nothing lost in between.

import type { Millis } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { printSave, saveOf } from '../../core/save.ts';
import type { Session } from '../../core/session.ts';
import { type BoardRecord, type BoardStore, newBoardId } from '../storage/boards.ts';

export interface Saver {
  readonly record: BoardRecord;
  save(at: Millis): void;
  /** Resolves when everything asked for so far is stored or has failed. */
  settled(): Promise<void>;
  /** Goes on as a board of its own, after another tab has overtaken this one. */
  becomeCopy(at: Millis): string;
}

export function createSaver(
  boards: BoardStore,
  session: Session,
  opened: BoardRecord,
  onFault: (fault: Fault) => void,
): Saver {
  let record = opened;
  let wanted: Millis | undefined;
  let writing: Promise<void> | undefined;
  let overtaken = false;

  async function write(): Promise<void> {
    while (wanted !== undefined && !overtaken) {
      const at = wanted;
      wanted = undefined;
      const { tally } = session;
      const result = await boards.save({
        ...record,
        save: printSave(saveOf(session, at)),
        // A board that the clock finished is over, and not solved.
        status: session.worth.byClock ? 'lost' : session.status,
        updatedAt: Date.now(),
        millis: session.over ? tally.millis : at,
        moves: tally.moves,
      });
      if (result.ok) record = result.value;
      else {
        overtaken = result.fault.code === 'overtaken';
        onFault(result.fault);
      }
    }
    writing = undefined;
  }

  function save(at: Millis): void {
    wanted = at;
    writing ??= write();
  }

  return {
    get record() {
      return record;
    },
    save,
    settled: async () => writing,
    becomeCopy(at) {
      const { daily: _daily, ...rest } = record;
      record = { ...rest, id: newBoardId(), revision: 0, createdAt: Date.now() };
      overtaken = false;
      save(at);
      return record.id;
    },
  };
}
