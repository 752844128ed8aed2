// Renaming, deleting and recovering stored games. Deleting returns a function that restores the records.

import { replay } from '../../../core/replay.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { salvageSave } from '../../../core/salvage.ts';
import { HEAD_LINES, printSave, saveOf } from '../../../core/save.ts';
import type { Session } from '../../../core/session.ts';
import { recordOf } from '../../play/dealer.ts';
import { finishedRun, reportRun } from '../../play/finished-run.ts';
import type { GameLibrary } from '../../play/library.ts';
import { type Database, isStored, type Stored, type TableName } from '../../storage/database.ts';
import { keptJournals, removeKept } from '../../storage/journal.ts';
import { type BoardRecord, newId, putFinished, readBoard } from '../../storage/records.ts';
import type { GameItem } from './game-items.ts';

/** Longer names would be cut in lists. */
export const NAME_LENGTH = 60;

export async function renameBoard(database: Database, id: string, text: string): Promise<void> {
  const name = text.trim().replace(/\s+/g, ' ').slice(0, NAME_LENGTH);
  await database.update('boards', id, (current) => {
    const board = readBoard(current);
    if (!board.ok) return undefined;
    const { name: _name, ...rest } = board.value;
    return { ...rest, revision: rest.revision + 1, ...(name === '' ? {} : { name }) };
  });
}

export type Restore = () => Promise<void>;

/** Deletes records; the result restores them. */
async function takeOut(
  database: Database,
  places: readonly (readonly [TableName, string])[],
): Promise<Restore> {
  const taken: (readonly [TableName, Stored])[] = [];
  for (const [table, id] of places) {
    const value = await database.get(table, id);
    if (isStored(value)) taken.push([table, value]);
  }
  for (const [table, { id }] of taken) await database.delete(table, id);
  return async () => {
    for (const [table, record] of taken) await database.put(table, record);
  };
}

/** Deletes a game with its results and journals. */
export async function removeGame(database: Database, item: GameItem): Promise<Restore> {
  const run = item.kind === 'board' ? item.id : undefined;
  const results = run === undefined ? [item.id] : await resultsOf(database, run);
  for (const id of keptJournals().keys())
    if (run !== undefined && id.startsWith(`${run} `)) removeKept(id);
  const journals = run === undefined ? [] : await journalsOf(database, run);
  return takeOut(database, [
    ...(run === undefined ? [] : [['boards', run] as const]),
    ...results.flatMap((id) => [['results', id] as const, ['logs', id] as const]),
    ...journals.map((id) => ['journal', id] as const),
  ]);
}

async function resultsOf(database: Database, run: string): Promise<readonly string[]> {
  return (await database.all('results')).flatMap((value) =>
    isStored(value) && 'run' in value && value.run === run ? [value.id] : [],
  );
}

async function journalsOf(database: Database, board: string): Promise<readonly string[]> {
  const found = await database.all('journal', { first: `${board} `, last: `${board} ~` });
  return found.flatMap((value) => (isStored(value) ? [value.id] : []));
}

export const removeQuarantined = (database: Database, id: string) =>
  takeOut(database, [['aside', id]]);

/** A quarantined save, with the reason. */
export interface QuarantinedSave {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly fault: { readonly code: string; readonly where?: string; readonly detail?: string };
  readonly at: number;
  /** The board made from the intact part. */
  readonly recovered?: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

export function readQuarantined(value: unknown): QuarantinedSave | undefined {
  if (!isStored(value)) return undefined;
  const parts: Readonly<Record<string, unknown>> = { ...value };
  const record = typeof parts['record'] === 'object' ? { ...parts['record'] } : {};
  const fault: Readonly<Record<string, unknown>> =
    typeof parts['fault'] === 'object' ? { ...parts['fault'] } : {};
  const where = text(fault['where']);
  const detail = text(fault['detail']);
  const recovered = text(parts['recovered']);
  return {
    id: value.id,
    record,
    fault: {
      code: text(fault['code']) ?? 'badRecord',
      ...(where === undefined ? {} : { where }),
      ...(detail === undefined ? {} : { detail }),
    },
    at: Number.isSafeInteger(parts['updatedAt']) ? Number(parts['updatedAt']) : 0,
    ...(recovered === undefined ? {} : { recovered }),
  };
}

interface RecoveredGame {
  readonly board: string;
  /** Entries of the log that were recovered, of all. */
  readonly kept: number;
  readonly entries: number;
}

/** Makes a board from all moves before the first that is damaged or that the rules refuse. The damaged save stays.
 * Faults: notASave where nothing can be read, those of codes, and of storage. */
export async function recoverSave(
  database: Database,
  library: Pick<GameLibrary, 'load'>,
  aside: QuarantinedSave,
): Promise<Result<RecoveredGame>> {
  const whole = salvageSave(text(aside.record['save']) ?? '');
  if (!whole) return failure('notASave');
  const rules = await library.load(whole.save.game);
  if (!rules) return failure('unknownGame', undefined, whole.save.game);
  let log = whole.save.log;
  let session: Result<Session>;
  for (;;) {
    session = replay(rules, { ...whole.save, log, at: log.at(-1)?.at ?? 0 });
    if (session.ok || log.length === 0) break;
    const line = Number(/^line (\d+)/.exec(session.fault.where ?? '')?.[1] ?? 0);
    log = log.slice(0, Math.max(0, Math.min(log.length - 1, line - HEAD_LINES - 1)));
  }
  if (!session.ok) return session;
  const { value } = session;
  const board = newId();
  const { level, createdAt } = aside.record;
  const made = recordOf(value, printSave(saveOf(value, value.now)), Date.now(), { id: board });
  const record: BoardRecord = {
    ...made,
    revision: 1,
    status: value.worth.byClock ? 'lost' : value.status,
    level: text(level) ?? 'custom',
    createdAt: Number.isSafeInteger(createdAt) ? Number(createdAt) : made.createdAt,
  };
  const finished = finishedRun(value, record, record.updatedAt);
  await database.transact(['boards', 'results', 'logs', 'aside'], async (transaction) => {
    await transaction.put('boards', record);
    if (finished.ok) await putFinished(transaction, finished.value);
    const current = await transaction.get('aside', aside.id);
    if (isStored(current))
      await transaction.put('aside', { ...current, recovered: board } as Stored);
  });
  if (finished.ok) reportRun(finished.value);
  return success({ board, kept: log.length, entries: whole.entries });
}
