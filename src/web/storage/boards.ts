// The boards of this browser. Two tabs never overwrite each other silently; a broken record is set aside with its reason,
// never deleted. A board that has ended is stored with its result and its log in one transaction.

import type { Finished } from '../../cabinet/result.ts';
import { type Fault, failure, type Result, success } from '../../core/result.ts';
import { parseSave } from '../../core/save.ts';
import { type Database, openDatabase, StorageError, type Stored } from './database.ts';
import { type BoardRecord, newId, putFinished, readBoard } from './records.ts';

export interface BoardStore {
  readonly database: Database;
  /** Undefined: there is none. A fault: it was broken and has been set aside. */
  load(id: string): Promise<Result<BoardRecord> | undefined>;
  /** Newest first; broken ones are set aside and left out. */
  list(limit?: number): Promise<readonly BoardRecord[]>;
  /** With `finished`, board, result and log are stored together or not at all. Faults: overtaken, and those of storage. */
  save(record: BoardRecord, finished?: Finished): Promise<Result<BoardRecord>>;
  quarantine(record: unknown, fault: Fault): Promise<void>;
}

export async function openBoards(opened: Promise<Database> = openDatabase()): Promise<BoardStore> {
  const database = await opened;

  async function setAside(record: unknown, fault: Fault): Promise<void> {
    const id = newId();
    await database.put('aside', { id, record, fault, updatedAt: Date.now() } as Stored);
    if (typeof record === 'object' && record && 'id' in record && typeof record.id === 'string')
      await database.delete('boards', record.id);
  }

  return {
    database,
    quarantine: setAside,
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
    async save(record, finished) {
      const next = { ...record, revision: record.revision + 1 };
      try {
        const overtaken = await database.transact(
          finished ? ['boards', 'results', 'logs'] : ['boards'],
          async (transaction) => {
            const stored = readBoard(await transaction.get('boards', record.id));
            if (stored.ok && stored.value.revision !== record.revision) return true;
            await transaction.put('boards', next);
            if (finished) await putFinished(transaction, finished);
            return false;
          },
        );
        return overtaken ? failure('overtaken') : success(next);
      } catch (error) {
        return failure(error instanceof StorageError ? error.code : 'storageFailed');
      }
    },
  };
}

/** Deletes the board that was left for another one, unless something has happened on it. */
export async function dropUntouched(
  id: string,
  boards: Promise<Pick<BoardStore, 'database'>> = openBoards(),
): Promise<void> {
  const { database } = await boards;
  const board = readBoard(await database.get('boards', id));
  if (!board.ok || board.value.daily !== undefined || board.value.name !== undefined) return;
  const save = parseSave(board.value.save);
  if (save.ok && save.value.log.length === 0) await database.delete('boards', id);
}
