// Keeps a board's record up to date: with every step a journal, within the call; then the record, one write at a time, the
// newest state last. The journal goes when the record has what it holds.

import { printJournal } from '../../cabinet/journal.ts';
import type { Millis } from '../../core/game.ts';
import type { Fault, Result } from '../../core/result.ts';
import { saveOf, savePrinter } from '../../core/save.ts';
import type { Session } from '../../core/session.ts';
import type { BoardRecord, BoardStore } from '../storage/boards.ts';
import type { JournalBook } from '../storage/journals.ts';
import { later } from '../ui/later.ts';

/** Milliseconds before a write that failed is tried once more. */
const MOMENT = 300;

const conflicts = later(() => import('./conflict.ts'));

export interface Saver {
  readonly record: BoardRecord;
  save(at: Millis): void;
  /** Resolves when everything asked for so far is stored or has failed. */
  settled(): Promise<void>;
  /** The result of the game is stored. */
  setCounted(): void;
}

export interface SaverParts {
  readonly boards: BoardStore;
  readonly session: Session;
  readonly opened: BoardRecord;
  readonly journal: JournalBook;
  /** `held`: the journal has the moves all the same. */
  onFault(fault: Fault, held: boolean): void;
  /** Another page plays on. What was played here alone is a board of its own, if there is any. */
  onOvertaken(copy: string | undefined): void;
}

export function createSaver(parts: SaverParts): Saver {
  const { boards, session, journal } = parts;
  const printer = savePrinter(session.deal);
  let record = parts.opened;
  let wanted: Millis | undefined;
  let writing: Promise<void> | undefined;
  let overtaken = false;
  let held = true;
  /** Entries of the log that the database has for sure, and those that the journal has. */
  let stored = boards.lasting ? session.log.length : 0;
  let noted = session.log.length;
  let countedAt = parts.opened.uncounted || !session.over ? -1 : noted;

  /** The record as it is to be, at the play time `at`. */
  function recordAt(at: Millis): BoardRecord {
    const { tally, over } = session;
    const { uncounted: _uncounted, ...rest } = record;
    return {
      ...rest,
      save: '',
      // A board that the clock finished is over, and not solved.
      status: session.worth.byClock ? 'lost' : session.status,
      updatedAt: Date.now(),
      millis: over ? tally.millis : at,
      moves: tally.moves,
      ...(over && countedAt !== session.log.length ? { uncounted: 1 } : {}),
    };
  }

  function note(at: Millis): void {
    const { log } = session;
    if (noted === log.length || overtaken) return;
    noted = log.length;
    const save = saveOf(session, at);
    held = journal.write(printJournal(recordAt(at), printer.printTail(log, stored, save.at)));
  }

  /** After another page has written: this one goes on, or as a copy, or not at all. */
  async function settle(mine: BoardRecord, entries: number): Promise<void> {
    const { settleConflict } = await conflicts.load();
    const settled = await settleConflict(boards, mine);
    if (!settled.ok) return parts.onFault(settled.fault, held);
    const { value } = settled;
    if (value.type !== 'theirs') record = value.record;
    if (value.type === 'copied') acknowledge(entries);
    else if (value.type === 'mine' || session.log.length > entries) wanted ??= mine.millis;
    else overtaken = true;
    if (overtaken) journal.clear();
    if (overtaken || value.type === 'copied') parts.onOvertaken(overtaken ? undefined : record.id);
  }

  /** The database has so many entries now. */
  function acknowledge(entries: number): void {
    // What is only in memory is gone with the page; the journal is not.
    if (!boards.lasting) return;
    stored = entries;
    if (session.log.length === stored) journal.clear();
  }

  /** A database that was cleared or closed under the page may need a moment before it can be opened again. */
  async function saveTwice(next: BoardRecord): Promise<Result<BoardRecord>> {
    const result = await boards.save(next);
    if (result.ok || result.fault.code !== 'storageFailed') return result;
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
    return boards.save(next);
  }

  async function write(): Promise<void> {
    while (wanted !== undefined && !overtaken) {
      const save = saveOf(session, wanted);
      const next = { ...recordAt(wanted), save: printer.print(save.log, save.at) };
      wanted = undefined;
      const result = await saveTwice(next);
      if (result.ok) {
        record = result.value;
        acknowledge(save.log.length);
      } else if (result.fault.code === 'overtaken') {
        // Without what settles it the journal keeps the moves, and the next opening does.
        await settle(next, save.log.length).catch(() => parts.onFault(result.fault, held));
      } else parts.onFault(result.fault, held);
    }
    writing = undefined;
  }

  function save(at: Millis): void {
    note(at);
    wanted = at;
    writing ??= write();
  }

  return {
    get record() {
      return record;
    },
    save,
    settled: async () => writing,
    setCounted() {
      if (!session.over) return;
      countedAt = session.log.length;
      save(record.millis);
    },
  };
}
