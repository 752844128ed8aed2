// The backup: one JSON file with everything. Reading it takes every part as it comes; what a part is worth is
// found out one by one, so that one bad record never keeps the others out.

import { type Fault, failure, type Result, success } from '../core/result.ts';
import { type Day, isDay } from './day.ts';
import type { GameResult } from './result.ts';

const KIND = 'backup';
const FORMAT = 1;

export interface Backup {
  /** The day it was made. */
  readonly day: Day;
  readonly boards: readonly unknown[];
  /** Each with its log in `save`. */
  readonly results: readonly unknown[];
  readonly shelf: readonly unknown[];
  readonly preferences: unknown;
}

export interface BackupParts extends Backup {
  readonly results: readonly (GameResult & { readonly save: string })[];
}

export function printBackup(parts: BackupParts): string {
  const { day, boards, results, shelf, preferences } = parts;
  const head = { curio: KIND, format: FORMAT, day, preferences };
  return `${JSON.stringify({ ...head, boards, results, shelf })}\n`;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Faults: notABackup, newerBackup. */
export function parseBackup(text: string): Result<Backup> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failure('notABackup');
  }
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
    preferences: file['preferences'] ?? null,
  });
}

/** What an import did, for people to read. */
export interface ImportReport {
  readonly boardsAdded: number;
  readonly boardsNewer: number;
  readonly boardsBeside: number;
  readonly boardsSame: number;
  readonly resultsAdded: number;
  readonly resultsSame: number;
  readonly shelfAdded: number;
  readonly preferencesTaken: boolean;
  readonly refused: readonly Refused[];
}

/** A record of the file that was not taken. */
export interface Refused {
  readonly record: RefusedRecord;
  readonly fault: Fault;
}

/** What names it for people, as far as it can be read. */
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

export function refusedResult(value: unknown, fault: Fault): Refused {
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

export function refusedBoard(value: unknown, fault: Fault): Refused {
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
