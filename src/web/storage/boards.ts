// Boards in progress or finished: one record per board, the save text inside. A record that is broken
// or foreign is set aside with its reason, never deleted; two tabs never overwrite each other silently.

import type { Status } from '../../core/game.ts';
import { statuses } from '../../core/game.ts';
import { type Fault, failure, type Result, success } from '../../core/result.ts';
import { type Database, openDatabase, StorageError, type Stored } from './database.ts';
import { newId } from './ids.ts';

export interface BoardRecord extends Stored {
  readonly game: string;
  /** The text form of `core/save.ts`: everything else here can be computed from it. */
  readonly save: string;
  /** Raised by every write; a writer that knows an older one has been overtaken by another tab. */
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
  /** Over, and its result is not stored yet; a number, so that the database finds them. */
  readonly uncounted?: 1;
  /** What the player calls it. */
  readonly name?: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The latest moment that is a date; no count comes near it. */
const MOST = 8.64e15;

/** Figures are for lists, and the log knows them: one that no board has is nothing. */
const mended = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST ? Number(value) : 0;

const figures = ['revision', 'createdAt', 'updatedAt', 'millis', 'moves'] as const;

/** What a stored board must have to be one; anything else is set aside. */
export function readBoard(value: unknown): Result<BoardRecord> {
  if (!isRecord(value)) return failure('badRecord');
  for (const key of ['id', 'game', 'save', 'level'] as const)
    if (typeof value[key] !== 'string') return failure('badRecord', key);
  for (const key of figures) if (typeof value[key] !== 'number') return failure('badRecord', key);
  const status = statuses.find((known) => known === value['status']);
  if (!status) return failure('badRecord', 'status');
  if (value['daily'] !== undefined && typeof value['daily'] !== 'string')
    return failure('badRecord', 'daily');
  return success({
    id: String(value['id']),
    game: String(value['game']),
    save: String(value['save']),
    revision: mended(value['revision']),
    status,
    level: String(value['level']),
    createdAt: mended(value['createdAt']),
    updatedAt: mended(value['updatedAt']),
    millis: mended(value['millis']),
    moves: mended(value['moves']),
    ...(typeof value['daily'] === 'string' ? { daily: value['daily'] } : {}),
    ...(value['taken'] === true ? { taken: true } : {}),
    ...(value['uncounted'] === 1 ? { uncounted: 1 } : {}),
    ...(typeof value['name'] === 'string' ? { name: value['name'] } : {}),
  });
}

export interface BoardStore {
  readonly lasting: boolean;
  readonly database: Database;
  /** Undefined: there is none. A fault: it was broken and has been set aside. */
  load(id: string): Promise<Result<BoardRecord> | undefined>;
  /** Newest first; broken ones are set aside and left out. */
  list(limit?: number): Promise<readonly BoardRecord[]>;
  /** Faults: overtaken (another tab wrote since), and those of storage. */
  save(record: BoardRecord): Promise<Result<BoardRecord>>;
  setAside(record: unknown, fault: Fault): Promise<void>;
}

export async function openBoards(opened: Promise<Database> = openDatabase()): Promise<BoardStore> {
  const database = await opened;

  async function setAside(record: unknown, fault: Fault): Promise<void> {
    const id = newId();
    await database.update(
      'aside',
      id,
      () => ({ id, record, fault, updatedAt: Date.now() }) as Stored,
    );
    if (isRecord(record) && typeof record['id'] === 'string')
      await database.delete('boards', record['id']);
  }

  return {
    lasting: database.lasting,
    database,
    setAside,
    async load(id) {
      const value = await database.get('boards', id);
      if (value === undefined) return undefined;
      const board = readBoard(value);
      if (!board.ok) await setAside(value, board.fault);
      return board;
    },
    async list(limit) {
      const boards: BoardRecord[] = [];
      for (const value of await database.newest('boards', limit)) {
        const board = readBoard(value);
        if (board.ok) boards.push(board.value);
        else await setAside(value, board.fault);
      }
      return boards;
    },
    async save(record) {
      const next = { ...record, revision: record.revision + 1 };
      let overtaken = false;
      try {
        await database.update('boards', record.id, (current) => {
          const stored = readBoard(current);
          overtaken = stored.ok && stored.value.revision !== record.revision;
          return overtaken ? undefined : next;
        });
      } catch (error) {
        return failure(error instanceof StorageError ? error.code : 'storageFailed');
      }
      return overtaken ? failure('overtaken') : success(next);
    },
  };
}
