// The backup format: one JSON file with a record per line, so that every intact line of a truncated or damaged file can still
// be read. Records are checked one by one elsewhere; a bad one never blocks the others.

import { type Fault, failure, type Result, success } from '../core/result.ts';
import { type Day, isDay } from './day.ts';
import { parseJson } from './journal.ts';
import type { GameResult } from './result.ts';

const KIND = 'backup';
const FORMAT = 1;

export interface Backup {
  readonly day: Day;
  readonly boards: readonly unknown[];
  /** Each with its log in `save`. */
  readonly results: readonly unknown[];
  readonly shelf: readonly unknown[];
  /** Damaged saves, unchanged. */
  readonly aside?: readonly unknown[];
  readonly preferences: unknown;
  /** The file was damaged; this is what could be read. */
  readonly damaged?: true;
}

export interface BackupParts extends Backup {
  readonly results: readonly (GameResult & { readonly save: string })[];
}

export function printBackup(parts: BackupParts): string {
  const { day, boards, results, shelf, aside = [], preferences } = parts;
  const head = { curio: KIND, format: FORMAT, day, preferences };
  // Results first, in case the file is cut: they cannot be recreated.
  const lists = Object.entries({ results, boards, shelf, aside }).map(
    ([name, records]) =>
      `"${name}":[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]`,
  );
  return `${JSON.stringify(head).slice(0, -1)},\n${lists.join(',\n')}\n}\n`;
}

/** Reads the intact lines of a damaged file; undefined if the first one is damaged. */
function readLines(text: string): unknown {
  const [first = '', ...lines] = text.split(/\r?\n/);
  const head = partsOf(parseJson(first.replace(/,$/, '}')));
  if (Object.keys(head).length === 0) return undefined;
  const lists = new Map<string, unknown[]>();
  let list: unknown[] = [];
  for (const line of lines) {
    const name = /^"(\w+)":\[$/.exec(line)?.[1];
    const record = parseJson(line.replace(/,$/, ''));
    if (name !== undefined) {
      list = lists.get(name) ?? [];
      lists.set(name, list);
    } else if (record !== undefined) list.push(record);
  }
  return { ...head, ...Object.fromEntries(lists), damaged: true };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Faults: notABackup, newerBackup. */
export function parseBackup(text: string): Result<Backup> {
  const value = parseJson(text) ?? readLines(text);
  if (typeof value !== 'object' || value === null || !('curio' in value) || value.curio !== KIND)
    return failure('notABackup');
  const file = partsOf(value);
  const format = file['format'];
  if (typeof format !== 'number') return failure('notABackup', 'format');
  if (format > FORMAT) return failure('newerBackup', undefined, String(format));
  const day = file['day'];
  return success({
    day: isDay(day) ? day : '0001-01-01',
    boards: listOf(file['boards']),
    results: listOf(file['results']),
    shelf: listOf(file['shelf']),
    aside: listOf(file['aside']),
    preferences: file['preferences'] ?? null,
    ...(file['damaged'] === true ? { damaged: true } : {}),
  });
}

/** What an import did, for display. */
export interface ImportReport {
  readonly boardsAdded: number;
  readonly boardsNewer: number;
  readonly boardsBeside: number;
  readonly boardsSame: number;
  readonly resultsAdded: number;
  readonly resultsSame: number;
  readonly shelfAdded: number;
  readonly preferencesTaken: boolean;
  /** The file was damaged. */
  readonly damaged: boolean;
  readonly refused: readonly RefusedImport[];
}

/** A record that was not imported. */
export interface RefusedImport {
  readonly record: RefusedRecord;
  readonly fault: Fault;
}

/** What identifies it for people, as far as it is readable. */
export type RefusedRecord =
  | {
      readonly type: 'result';
      readonly game?: string;
      readonly level?: string;
      readonly day?: Day;
      readonly daily?: Day;
    }
  | { readonly type: 'board'; readonly id?: string; readonly game?: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 200;

const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export function refusedResult(value: unknown, fault: Fault): RefusedImport {
  const { game, level, day, daily } = partsOf(value);
  return {
    fault,
    record: {
      type: 'result',
      ...(isText(game) ? { game } : {}),
      ...(isText(level) ? { level } : {}),
      ...(isDay(day) ? { day } : {}),
      ...(isDay(daily) ? { daily } : {}),
    },
  };
}

export function refusedBoard(value: unknown, fault: Fault): RefusedImport {
  const { id, game } = partsOf(value);
  return {
    fault,
    record: {
      type: 'board',
      ...(isText(id) ? { id } : {}),
      ...(isText(game) ? { game } : {}),
    },
  };
}
