// Reading journals: what they add to the boards that are stored. Pure, so that every order of writes and crashes can be
// tried; what stores it is not here.

import { failure, type Result, success } from '../core/result.ts';
import { salvageSave } from '../core/salvage.ts';
import { HEAD_LINES, parseSave, printSave } from '../core/save.ts';
import { journalHead } from './journal.ts';
import { type BoardMerge, type MergedBoard, mergeBoard } from './merge.ts';

export interface Journal {
  /** The record of its board as it was with the last step; its save is empty. */
  readonly record: Readonly<Record<string, unknown>>;
  /** How many entries it builds on. */
  readonly from: number;
  readonly check: string;
  readonly head: readonly string[];
  readonly lines: readonly string[];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fault: notAJournal. */
export function parseJournal(text: string): Result<Journal> {
  const [first = '', json = '', ...rest] = text.replace(/\n+$/, '').split('\n');
  if (first !== journalHead(json)) return failure('notAJournal', 'line 1', first.slice(0, 60));
  const head = rest.slice(0, HEAD_LINES);
  const [, from, check] = /^from (\d{1,9}) ([0-9a-z]+)$/.exec(rest[HEAD_LINES] ?? '') ?? [];
  if (from === undefined || check === undefined) return failure('notAJournal', 'line 6');
  const record = parseJson(json);
  if (typeof record !== 'object' || record === null) return failure('notAJournal', 'line 2');
  return success({
    record: { ...record },
    from: Number(from),
    check,
    head,
    lines: rest.slice(HEAD_LINES + 1),
  });
}

/** The check that ends a line of a save. */
const checkOf = (line: string) => line.slice(line.lastIndexOf(' ') + 1);

interface Run {
  readonly save: string;
  /** False: the last steps were damaged, and what the record says of the end is not true. */
  readonly whole: boolean;
}

/**
 * The whole run of a journal: what it builds on comes from the stored save. Where lines of its own are damaged, what
 * comes before them. Faults: noBase where there is nothing here that it builds on, and those of saves.
 */
function runOf(journal: Journal, stored: string | undefined): Result<Run> {
  const base =
    journal.from === 0 ? [] : (stored ?? '').split('\n').slice(0, HEAD_LINES + journal.from);
  const last = base.at(-1);
  if (journal.from > 0 && (base.length < HEAD_LINES + journal.from || !last))
    return failure('noBase');
  if (last && checkOf(last) !== journal.check) return failure('noBase');
  const lines = [...(journal.from === 0 ? journal.head : base), ...journal.lines];
  const text = `${lines.join('\n')}\n`;
  const save = parseSave(text);
  if (save.ok) return success({ save: text, whole: true });
  const saved = salvageSave(text);
  return saved ? success({ save: printSave(saved.save), whole: false }) : save;
}

export interface Recovered<B extends MergedBoard> {
  /** What becomes of what is stored. */
  readonly merge: BoardMerge<B>;
  /** Journals that fit nothing: kept as they are, with the reason. */
  readonly unread: readonly { readonly text: string; readonly code: string }[];
}

const entriesIn = (save: string) => save.split('\n').length;

/**
 * What the journals of one board, all of one writer, add to what is stored. The same journal may be there twice, from two
 * places, one of them older: a log only grows, so the longest run has them all.
 */
export function recoverBoard<B extends MergedBoard>(
  texts: readonly string[],
  find: (id: string) => B | undefined,
  read: (record: unknown) => B | undefined,
): Recovered<B> {
  const runs: B[] = [];
  const unread: { text: string; code: string }[] = [];
  for (const text of texts) {
    const journal = parseJournal(text);
    if (!journal.ok) {
      unread.push({ text, code: journal.fault.code });
      continue;
    }
    const { record } = journal.value;
    const run = runOf(journal.value, find(String(record['id']))?.save);
    const board = run.ok
      ? read({
          ...record,
          save: run.value.save,
          ...(run.value.whole ? {} : { status: 'playing', uncounted: undefined }),
        })
      : undefined;
    if (board) runs.push(board);
    else unread.push({ text, code: run.ok ? 'badRecord' : run.fault.code });
  }
  runs.sort((left, right) => entriesIn(right.save) - entriesIn(left.save));
  const [longest] = runs;
  if (!longest) return { merge: { type: 'same' }, unread };
  // What another place has whole need not be read from a damaged one.
  return { merge: mergeBoard(longest, find), unread: [] };
}
