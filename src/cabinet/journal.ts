// The journal of a board: steps that the database has not confirmed yet, written with every step. Its lines are lines of the
// save, each chained to the one before, so that they fit only where they were played. Pure: storage is elsewhere, and tests
// can try every order of writes and crashes.
//   curio journal 1 <check>
//   <the record of the board without its save, as JSON>
//   <the head of the save, three lines>
//   from <n> <check of the line before>
//   <the lines of the save after its first n entries, its end too>

import { checkDigits } from '../core/code.ts';
import { failure, type Result, success } from '../core/result.ts';
import { salvageSave } from '../core/salvage.ts';
import { HEAD_LINES, parseSave, printSave, type SaveTail } from '../core/save.ts';
import { type BoardMerge, type MergedBoard, mergeBoard } from './device-merge.ts';

const FORMAT = 'curio journal 1';
const CHECK_LENGTH = 6;

/** The first line, with a checksum of the second. */
const journalHead = (json: string) => `${FORMAT} ${checkDigits(json, CHECK_LENGTH)}`;

export function printJournal(record: object, tail: SaveTail): string {
  const { head, from, check, lines } = tail;
  const json = JSON.stringify({ ...record, save: '' });
  return `${[journalHead(json), json, ...head, `from ${from} ${check}`, ...lines].join('\n')}\n`;
}

interface Journal {
  /** The board's record at the last step, with an empty save. */
  readonly record: Readonly<Record<string, unknown>>;
  /** The number of entries that it builds on. */
  readonly from: number;
  readonly check: string;
  readonly head: readonly string[];
  readonly lines: readonly string[];
}

/** Undefined for anything else. */
export function parseJson(text: string): unknown {
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

/** The checksum at the end of a line of a save. */
const checkOf = (line: string) => line.slice(line.lastIndexOf(' ') + 1);

/** Joins the stored save and the journal into the whole run, up to the first damaged line; if one is damaged the run is
 * not `whole`, and the record's status is wrong. Faults: noBase if the stored save is not the one it builds on, and those
 * of saves. */
function runOf(
  journal: Journal,
  stored: string | undefined,
): Result<{ readonly save: string; readonly whole: boolean }> {
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

interface Recovered<B extends MergedBoard> {
  /** How to change the stored boards. */
  readonly merge: BoardMerge<B>;
  /** Journals that fit no board, to be kept with the reason. */
  readonly unread: readonly { readonly text: string; readonly code: string }[];
}

const entriesIn = (save: string) => save.split('\n').length;

/** Recovers a board from the journals of one writer. There may be an older copy of the same journal: a log only grows,
 * so the longest run contains the others. */
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
  // One good copy is enough: damaged ones need no rescue.
  return { merge: mergeBoard(longest, find), unread: [] };
}
