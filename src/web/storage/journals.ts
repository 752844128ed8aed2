// Journals of boards, kept in two places. Local storage takes a line at once, within the call, and outlives the page; but a
// browser may hold it back for seconds and lose it when it is killed as a whole. The database's own table is sent within
// the same call and outlives that. Either is enough.

import type { Database, Stored } from './database.ts';
import { newId } from './ids.ts';

/** This page, as others know it and as the writer of its journals. */
export const tabId = newId();

/** Before the board and its writer in the keys of local storage. */
const KEY = 'curio.journal ';

export interface StoredJournal extends Stored {
  readonly text: string;
  readonly updatedAt: number;
}

export interface JournalBook {
  /** True where at least one of the two places has it for sure, now. */
  write(text: string): boolean;
  clear(): void;
}

/** The journal of one board as one page writes it. */
export function openJournal(database: Database, board: string, writer: string): JournalBook {
  const id = `${board} ${writer}`;
  // Where a write fails, the save that follows it fails too, and tells.
  const ignore = () => {};
  return {
    write(text) {
      void database
        .put('journal', { id, text, updatedAt: Date.now() } as StoredJournal)
        .catch(ignore);
      try {
        localStorage.setItem(KEY + id, text);
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      void database.delete('journal', id).catch(ignore);
      removeKept(id);
    },
  };
}

export function removeKept(id: string): void {
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // Nothing is kept there.
  }
}

/** What local storage has, by the id of the journal. */
export function keptJournals(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(KEY)) found.set(key.slice(KEY.length), localStorage.getItem(key) ?? '');
  } catch {
    // Refused: there is nothing.
  }
  return found;
}

/** Brings what pages that are gone have left in their journals into the database, before anybody reads it. */
export async function takeJournals(database: Database): Promise<Database> {
  try {
    if (keptJournals().size === 0 && (await database.count('journal')) === 0) return database;
    const { recoverJournals } = await import('./recovery.ts');
    await recoverJournals(database);
  } catch {
    // They stay where they are, for the next time.
  }
  return database;
}
