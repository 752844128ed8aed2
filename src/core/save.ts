// Saves: one text form for browser storage, files, links and the command line.
//   curio 1
//   <game> <version>
//   <code of the whole puzzle> <check>
//   <n> <at> <kind> [<word>] <check>     one line per entry; each check covers every line before it
//   end <n> <at> <check>                 so that a missing tail is noticed; `at` is the play time when saved

import { checkDigits } from './code.ts';
import type { Millis } from './game.ts';
import { failure, type Result, success } from './result.ts';
import { type Entry, type EntryKind, entryKinds, type Session } from './session.ts';

export interface Save {
  readonly game: string;
  readonly version: number;
  readonly code: string;
  readonly log: readonly Entry[];
  /** Play time when saved; never before the last entry. */
  readonly at: Millis;
}

export const FORMAT = 'curio 1';
const LINE_CHECK_LENGTH = 5;

/** Lines before the first entry. */
export const HEAD_LINES = 3;

/** Every check covers the check before it, and so the whole text up to there. */
export function chain(previous: string, text: string): string {
  return checkDigits(`${previous} ${text}`, LINE_CHECK_LENGTH);
}

/** The run at play time `at`. If a clock move is due before that, the save ends just before it: a save with a clock
 * move missing would not replay. */
export function saveOf(session: Session, at: Millis): Save {
  const { game, version, code } = session.deal;
  const wanted = Number.isFinite(at) ? Math.floor(at) : session.now;
  const latest = session.due ? Math.min(wanted, session.due.at - 1) : wanted;
  return { game, version, code, log: [...session.log], at: Math.max(session.now, latest) };
}

/** Prints a run that grows: each line is made once, however often the run is saved. */
export interface SavePrinter {
  print(log: readonly Entry[], at: Millis): string;
  /** Only the lines after the first `from` entries, with the check that they continue. */
  printTail(log: readonly Entry[], from: number, at: Millis): SaveTail;
}

export interface SaveTail {
  /** How many entries come before. */
  readonly from: number;
  /** The check of the last line before, to which the first of these is chained. */
  readonly check: string;
  /** The lines of the head, needed to read the rest. */
  readonly head: readonly string[];
  readonly lines: readonly string[];
}

export function savePrinter(save: Pick<Save, 'game' | 'version' | 'code'>): SavePrinter {
  const head = `${FORMAT}\n${save.game} ${save.version}\n${save.code}`;
  /** After the head, and after each entry. */
  const checks = [chain('', head)];
  const lines: string[] = [];
  const checkAt = (entries: number) => checks[entries] ?? '';
  const follow = (log: readonly Entry[]) => {
    for (const entry of log.slice(lines.length)) {
      const index = lines.length;
      const word = entry.word === undefined ? '' : ` ${entry.word}`;
      const text = `${index + 1} ${entry.at} ${entry.kind}${word}`;
      const check = chain(checkAt(index), text);
      checks.push(check);
      lines.push(`${text} ${check}`);
    }
  };
  const end = (log: readonly Entry[], at: Millis) => {
    const text = `end ${log.length} ${at}`;
    return `${text} ${chain(checkAt(log.length), text)}`;
  };
  const headText = `${head} ${checkAt(0)}`;
  return {
    print(log, at) {
      follow(log);
      return `${[headText, ...lines.slice(0, log.length), end(log, at)].join('\n')}\n`;
    },
    printTail(log, from, at) {
      follow(log);
      return {
        from,
        check: checkAt(from),
        head: headText.split('\n'),
        lines: [...lines.slice(from, log.length), end(log, at)],
      };
    },
  };
}

export function printSave(save: Save): string {
  return savePrinter(save).print(save.log, save.at);
}

/** The puzzle code of a save, without reading the rest; undefined if there is none. */
export function codeOf(save: string): string | undefined {
  const [, , line = ''] = save.split('\n', 3);
  const [code] = line.split(' ');
  return code === '' ? undefined : code;
}

// No leading zeros: one save, one text. Fifteen digits are exact as a number.
export const END_SHAPE = /^end (0|[1-9]\d{0,8}) (0|[1-9]\d{0,14})$/;
const ENTRY_SHAPE = /^([1-9]\d{0,8}) (0|[1-9]\d{0,14}) ([a-z]+)(?: ([!-~]+))?$/;

/** Hint stages are in both lists: not every hint has a move, and few have notes. */
const worded: readonly EntryKind[] = ['move', 'clock', 'solver', 'where', 'why', 'hint', 'peek'];
const wordless: readonly EntryKind[] = ['undo', 'redo', 'restart', 'where', 'why', 'hint'];

const lineName = (index: number) => `line ${index + 1}`;
const excerpt = (line: string) => line.slice(0, 60);

/** Splits off the check that ends a line. */
export function cutCheck(line: string): readonly [body: string, check: string] {
  const space = line.lastIndexOf(' ');
  return [line.slice(0, Math.max(space, 0)), line.slice(space + 1)];
}

/** An entry without its check; undefined for anything else. */
export function readEntry(body: string): Entry | undefined {
  const [, , at, name, word] = ENTRY_SHAPE.exec(body) ?? [];
  const kind = entryKinds.find((known) => known === name);
  if (!kind || !(word === undefined ? wordless : worded).includes(kind)) return undefined;
  return { at: Number(at), kind, ...(word === undefined ? {} : { word }) };
}

export const HEADER_SHAPE = /^([a-z][a-z0-9-]*) ([1-9]\d{0,5})$/;

/** Faults name the line: notASave, newerFormat, badHeader, badLine, lineAltered, lineMissing, timeReversed, noEnd, textAfterEnd. */
export function parseSave(text: string): Result<Save> {
  const lines = text.replace(/\r\n/g, '\n').replace(/\n+$/, '').split('\n');
  const [format = '', header = '', third = ''] = lines;
  if (format !== FORMAT)
    return /^curio \d+$/.test(format)
      ? failure('newerFormat', lineName(0), format)
      : failure('notASave', lineName(0), excerpt(format));
  const named = HEADER_SHAPE.exec(header);
  if (!named?.[1] || !named[2]) return failure('badHeader', lineName(1), excerpt(header));
  const [code, headCheck] = cutCheck(third);
  let check = chain('', `${format}\n${header}\n${code}`);
  if (headCheck !== check) return failure('lineAltered', 'lines 1 to 3', excerpt(third));
  const log: Entry[] = [];
  for (let index = HEAD_LINES; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const [body, lineCheck] = cutCheck(line);
    const end = END_SHAPE.exec(body);
    const parts = end ?? ENTRY_SHAPE.exec(body);
    if (!parts) return failure('badLine', lineName(index), excerpt(line));
    const expected = end ? log.length : log.length + 1;
    if (Number(parts[1]) !== expected)
      return failure('lineMissing', lineName(index), `entry ${log.length + 1}`);
    check = chain(check, body);
    if (check !== lineCheck) return failure('lineAltered', lineName(index), excerpt(line));
    const at = Number(parts[2]);
    if (at < (log.at(-1)?.at ?? 0)) return failure('timeReversed', lineName(index), parts[2]);
    if (end) {
      if (index !== lines.length - 1) return failure('textAfterEnd', lineName(index + 1));
      return success({ game: named[1], version: Number(named[2]), code, log, at });
    }
    const entry = readEntry(body);
    if (!entry) return failure('badLine', lineName(index), excerpt(line));
    log.push(entry);
  }
  return failure('noEnd', lineName(lines.length));
}
