// Records as the database and backups have them. A board, in progress or finished: the save text, and what lists show of
// it. A result, with its log. Reading checks the shape; whether a save can be replayed is the matter of the rules.

import { mergeResult } from '../../cabinet/device-merge.ts';
import { type Finished, type GameResult, readStored } from '../../cabinet/result.ts';
import { type Status, statuses } from '../../core/game.ts';
import {
  isOneOf,
  isText,
  optional,
  type RecordShape,
  readRecord,
} from '../../core/record-shape.ts';
import { type Result, success } from '../../core/result.ts';
import type { Stored, Transaction } from './database.ts';

export interface BoardRecord extends Stored {
  readonly game: string;
  /** The text form of `core/save.ts`: everything else here can be computed from it. */
  readonly save: string;
  /** Raised by every write; a writer with an older one has been overtaken by another tab. */
  readonly revision: number;
  readonly status: Status;
  /** A word for lists: the preset or rating level. */
  readonly level: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly millis: number;
  readonly moves: number;
  /** The day (YYYY-MM-DD) whose daily puzzle this is. */
  readonly daily?: string;
  /** Taken over from a replay: practice, however it ends. */
  readonly taken?: true;
  /** Written by older versions: over, and its result is not stored yet (play/uncounted.ts). */
  readonly uncounted?: 1;
  /** The player's own name for it. */
  readonly name?: string;
}

/** The latest moment that is a date; no count comes near it. */
const MOST = 8.64e15;

/** Figures are for lists, and the log has the true ones: a figure that no board can have reads as 0. */
const sound = (value: number) =>
  Number.isSafeInteger(value) && value >= 0 && value <= MOST ? value : 0;

const isFigure = (value: unknown) => typeof value === 'number';
const isAnything = () => true;

const boardShape: RecordShape<BoardRecord> = {
  id: isText,
  game: isText,
  save: isText,
  level: isText,
  revision: isFigure,
  createdAt: isFigure,
  updatedAt: isFigure,
  millis: isFigure,
  moves: isFigure,
  status: isOneOf(...statuses),
  daily: optional(isText),
  taken: isAnything,
  uncounted: isAnything,
  name: isAnything,
};

/** Fault: badRecord, with the field. Additions that are not what they should be are left out. */
export function readBoard(value: unknown): Result<BoardRecord> {
  const read = readRecord<BoardRecord>(value, boardShape, 'badRecord');
  if (!read.ok) return read;
  const { taken, uncounted, name, ...board } = read.value;
  const { revision, createdAt, updatedAt, millis, moves } = board;
  return success({
    ...board,
    revision: sound(revision),
    createdAt: sound(createdAt),
    updatedAt: sound(updatedAt),
    millis: sound(millis),
    moves: sound(moves),
    ...(taken === true ? { taken } : {}),
    ...(uncounted === 1 ? { uncounted } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  });
}

/** A copy that comes to lie beside a board: the daily is that board, not the copy. */
export function asCopy({ daily: _daily, ...board }: BoardRecord): BoardRecord {
  return { ...board, revision: 1 };
}

/** A random name, of a board or of a page. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

interface StoredLog extends Stored {
  readonly save: string;
  readonly updatedAt: number;
}

type StoredResult = GameResult & { readonly updatedAt: number };

/** Writes result and log within a transaction over both tables. Returns whether the result is new here. */
export async function putFinished(
  transaction: Transaction,
  { result, save }: Finished,
): Promise<'added' | 'same'> {
  const { id } = result;
  const updatedAt = Date.now();
  const known = readStored(await transaction.get('results', id));
  const log: StoredLog = { id, save, updatedAt };
  const merged: StoredResult = {
    ...(known.ok ? mergeResult(known.value, result) : result),
    updatedAt,
  };
  await transaction.put('logs', log);
  await transaction.put('results', merged);
  return known.ok ? 'same' : 'added';
}

type ResultListener = (result: GameResult) => void;

let listener: ResultListener | undefined;
const unheard: GameResult[] = [];

/** Reports a run that was played here and is stored now. */
export function announceResult(result: GameResult): void {
  if (listener) listener(result);
  else unheard.push(result);
}

/** Calls back for each run that was played here and is stored, those before this call too. */
export function onResult(hear: ResultListener): void {
  listener = hear;
  for (const result of unheard.splice(0)) hear(result);
}
