// Keeps a board's record up to date: with every step a journal, within the call; then the record, one write at a time, the
// newest state last. The end of a run is stored with its result and its log in the transaction of the board, and the
// journal of the last step carries the result until then.

import { mergeBoard } from '../../cabinet/device-merge.ts';
import { printJournal } from '../../cabinet/journal.ts';
import type { Finished } from '../../cabinet/result.ts';
import type { Millis } from '../../core/game.ts';
import { type Fault, failure, type Result, success } from '../../core/result.ts';
import { saveOf, savePrinter } from '../../core/save.ts';
import type { Session } from '../../core/session.ts';
import type { BoardStore } from '../storage/boards.ts';
import type { JournalBook } from '../storage/journal.ts';
import { asCopy, type BoardRecord } from '../storage/records.ts';
import { storeFinished } from '../storage/results.ts';
import { finishedRun, reportRun } from './finished-run.ts';

/** What became of the moves here after another page wrote the same board. None is lost. */
type ConflictOutcome =
  /** The other page stopped where this one went on, or only gave the board a name: this one goes on. */
  | { readonly type: 'mine'; readonly record: BoardRecord }
  /** The other page has every move that is here. */
  | { readonly type: 'theirs' }
  /** Both went on: what was played here is stored beside the other as a board of its own. */
  | { readonly type: 'copied'; readonly record: BoardRecord };

/** Faults: those of storage. */
async function settleConflict(
  boards: BoardStore,
  mine: BoardRecord,
  finished: Finished | undefined,
): Promise<Result<ConflictOutcome>> {
  const stored = await boards.load(mine.id);
  if (!stored?.ok) return success({ type: 'mine', record: { ...mine, revision: 0 } });
  const theirs = stored.value;
  const merge = mergeBoard(mine, (id) => (id === mine.id ? theirs : undefined));
  if (merge.type === 'same') return success({ type: 'theirs' });
  if (merge.type === 'newer') {
    const { name, revision } = theirs;
    return success({
      type: 'mine',
      record: { ...mine, revision, ...(name === undefined ? {} : { name }) },
    });
  }
  if (merge.type !== 'beside') return failure('storageFailed');
  const copy = asCopy(merge.board);
  const copied = await boards.save({ ...copy, revision: 0 }, finished);
  // The same moves may have been copied before.
  if (!copied.ok && copied.fault.code !== 'overtaken') return copied;
  return success({ type: 'copied', record: copied.ok ? copied.value : copy });
}

/** Milliseconds before a write that failed is tried once more. */
const RETRY = 300;

interface SaverParts {
  readonly boards: BoardStore;
  readonly session: Session;
  readonly opened: BoardRecord;
  readonly journal: JournalBook;
  /** `held`: the journal has the moves all the same. */
  onFault(fault: Fault, held: boolean): void;
  /** Another page plays on. Moves that only this page has are a board of their own, if there are any. */
  onOvertaken(copy: string | undefined): void;
}

export function createSaver(parts: SaverParts) {
  const { boards, session, journal } = parts;
  const printer = savePrinter(session.deal);
  let record = parts.opened;
  let wanted: Millis | undefined;
  let writing: Promise<void> | undefined;
  let overtaken = false;
  let held = true;
  /** Entries of the log that the database has, and those that the journal has. */
  let stored = boards.database.lasting ? session.log.length : 0;
  let journaled = session.log.length;
  /** The last end of the run, by the length of its log. */
  let ended: { readonly entries: number; readonly finished?: Finished } | undefined;
  if (session.over) ended = { entries: session.log.length };
  let unstored: Finished | undefined;

  /** The record at the play time `at`, without its save. */
  function recordAt(at: Millis): BoardRecord {
    const { tally, over } = session;
    return {
      ...record,
      save: '',
      // A board that the clock finished is over, and not solved.
      status: session.worth.byClock ? 'lost' : session.status,
      updatedAt: Date.now(),
      millis: over ? tally.millis : at,
      moves: tally.moves,
    };
  }

  /** Makes the result within the call of the last step. */
  function noteEnd(): void {
    const entries = session.log.length;
    if (!session.over || ended?.entries === entries) return;
    const finished = finishedRun(session, parts.opened, Date.now());
    if (!finished.ok) return;
    ended = { entries, finished: finished.value };
    unstored = finished.value;
  }

  function writeJournal(at: Millis): void {
    const { log } = session;
    if (journaled === log.length || overtaken) return;
    journaled = log.length;
    const save = saveOf(session, at);
    const result = ended?.entries === log.length ? ended.finished?.result : undefined;
    held = journal.write(
      printJournal(
        { ...recordAt(at), ...(result ? { result } : {}) },
        printer.printTail(log, stored, save.at),
      ),
    );
  }

  function endStored(finished: Finished): void {
    if (unstored === finished) unstored = undefined;
    reportRun(finished);
  }

  /** The run ended here, and the board goes to another page: its result is stored by itself. */
  async function storeEnd(): Promise<Result<unknown>> {
    const finished = unstored;
    if (!finished) return success(undefined);
    const kept = await storeFinished(finished, Promise.resolve(boards.database));
    if (kept.ok) endStored(finished);
    return kept;
  }

  /** After another page has written: this one goes on, or as a copy, or not at all. */
  async function settle(mine: BoardRecord, entries: number): Promise<void> {
    const settled = await settleConflict(boards, mine, unstored);
    if (!settled.ok) return parts.onFault(settled.fault, held);
    const { value } = settled;
    const end = value.type === 'mine' ? settled : await storeEnd();
    // The journal keeps the result; the next save settles this again.
    if (!end.ok) return parts.onFault(end.fault, held);
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
    if (!boards.database.lasting) return;
    stored = entries;
    if (session.log.length === stored) journal.clear();
  }

  /** A database that was cleared or closed under the page may need a moment before it can be opened again. */
  async function saveTwice(
    next: BoardRecord,
    finished: Finished | undefined,
  ): Promise<Result<BoardRecord>> {
    const result = await boards.save(next, finished);
    if (result.ok || result.fault.code !== 'storageFailed') return result;
    await new Promise((resolve) => setTimeout(resolve, RETRY));
    return boards.save(next, finished);
  }

  async function write(): Promise<void> {
    while (wanted !== undefined && !overtaken) {
      const save = saveOf(session, wanted);
      const next = { ...recordAt(wanted), save: printer.print(save.log, save.at) };
      const finished = unstored;
      wanted = undefined;
      const result = await saveTwice(next, finished);
      if (result.ok) {
        record = result.value;
        if (finished) endStored(finished);
        acknowledge(save.log.length);
      } else if (result.fault.code === 'overtaken') {
        await settle(next, save.log.length);
      } else parts.onFault(result.fault, held);
    }
    writing = undefined;
  }

  return {
    get record() {
      return record;
    },
    /** Writes the journal within the call, and the record soon. */
    save(at: Millis): void {
      noteEnd();
      writeJournal(at);
      wanted = at;
      writing ??= write();
    },
    /** Resolves when everything that was to be saved so far is stored or has failed. */
    settled: async () => writing,
  };
}
