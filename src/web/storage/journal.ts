// Journals of boards, in two places. Local storage takes the text within the call and outlives the page; but a browser may
// hold it back for seconds and lose it when it is killed as a whole. The database's own table is written within the same
// call and outlives that. Either is enough. What dead pages left is taken into the database before anyone reads it.

import { kinOf } from '../../cabinet/device-merge.ts';
import { parseJournal, recoverBoard } from '../../cabinet/journal.ts';
import { type Finished, type GameResult, logId, readStored } from '../../cabinet/result.ts';
import { parseSave, printSave } from '../../core/save.ts';
import type { Database, Stored } from './database.ts';
import { localTexts } from './local-store.ts';
import {
  announceResult,
  asCopy,
  type BoardRecord,
  newId,
  putFinished,
  readBoard,
} from './records.ts';
import { livingTabs } from './tabs.ts';

/** Before the board and its writer in the keys of local storage. */
const KEY = 'curio.journal ';

interface StoredJournal extends Stored {
  readonly text: string;
  readonly updatedAt: number;
}

export interface JournalBook {
  /** Within the call. True where local storage has it for sure. */
  write(text: string): boolean;
  clear(): void;
}

/** The journal of one board as one page writes it. */
export function openJournal(database: Database, board: string, writer: string): JournalBook {
  const id = `${board} ${writer}`;
  // Where a write fails, the save that follows it fails too, and reports it.
  const ignore = () => {};
  return {
    write(text) {
      const journal: StoredJournal = { id, text, updatedAt: Date.now() };
      void database.put('journal', journal).catch(ignore);
      return localTexts.set(KEY + id, text);
    },
    clear() {
      void database.delete('journal', id).catch(ignore);
      removeKept(id);
    },
  };
}

export const removeKept = (id: string): void => localTexts.remove(KEY + id);

/** What local storage has, by the id of the journal. */
export function keptJournals(): ReadonlyMap<string, string> {
  const keys = localTexts.keys().filter((key) => key.startsWith(KEY));
  return new Map(keys.map((key) => [key.slice(KEY.length), localTexts.get(key) ?? '']));
}

/** Brings what dead pages left in their journals into the database. */
export async function takeJournals(database: Database): Promise<Database> {
  try {
    if (keptJournals().size > 0 || (await database.count('journal')) > 0)
      await recoverJournals(database);
  } catch {
    // They stay where they are, for the next time.
  }
  return database;
}

/** A board, with the result that the journal of its last step carries. */
type RecoveredBoard = BoardRecord & { readonly result?: GameResult };

function read(value: unknown): RecoveredBoard | undefined {
  const board = readBoard(value);
  if (!board.ok) return undefined;
  const result =
    typeof value === 'object' && value && 'result' in value ? readStored(value.result) : undefined;
  return { ...board.value, ...(result?.ok ? { result: result.value } : {}) };
}

/** All texts of a journal by its id, from both places. */
async function collect(database: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = new Map([...keptJournals()].map(([id, text]) => [id, [text]]));
  for (const value of await database.all('journal'))
    if (isJournal(value)) texts.set(value.id, [...(texts.get(value.id) ?? []), value.text]);
  return texts;
}

const isJournal = (value: unknown): value is Stored & { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** A journal goes only when what it holds is stored; if this is interrupted, the next time ends the same. */
export async function recoverJournals(
  database: Database,
  living: () => Promise<ReadonlySet<string>> = livingTabs,
): Promise<void> {
  const journals = await collect(database);
  if (journals.size === 0) return;
  const alive = await living();
  for (const [id, texts] of journals) {
    const writer = id.slice(id.indexOf(' ') + 1);
    // A page that is open stores its steps by itself.
    if (alive.has(writer)) continue;
    const stored = await recoverOne(database, texts);
    // What is in memory only does not outlive the page, the journal does.
    if (!stored || !database.lasting) continue;
    await database.delete('journal', id);
    removeKept(id);
  }
}

/** The boards that a journal may belong to. */
function boardsNear(text: string): readonly string[] {
  const journal = parseJournal(text);
  const id = journal.ok ? String(journal.value.record['id']) : '';
  return id === '' ? [] : [id, ...kinOf(id)];
}

/** The result with its log, where the log that came back is the one that the result belongs to. */
function finishedOf({ save, result }: RecoveredBoard): Finished | undefined {
  const parsed = result && parseSave(save);
  if (!result || !parsed?.ok) return undefined;
  const { log } = parsed.value;
  const text = printSave({ ...parsed.value, at: log.at(-1)?.at ?? 0 });
  return logId(text) === result.id ? { result, save: text } : undefined;
}

/** False: another page wrote meanwhile, and the journal waits for the next time. */
async function recoverOne(database: Database, texts: readonly string[]): Promise<boolean> {
  const near = new Map<string, RecoveredBoard>();
  const look = async (key: string) => {
    const found = read(await database.get('boards', key));
    if (found) near.set(key, found);
  };
  // A page that went on as a copy writes the journal of that, under the name it began with.
  for (const key of texts.flatMap(boardsNear)) await look(key);
  const find = (key: string) => near.get(key);
  let { merge, unread } = recoverBoard(texts, find, read);
  if (merge.type === 'beside') {
    await look(merge.board.id);
    ({ merge, unread } = recoverBoard(texts, find, read));
  }
  for (const { text, code } of unread) await quarantineJournal(database, text, code);
  if (merge.type === 'same') return true;
  const { type } = merge;
  const { result: _result, ...board } = merge.board;
  const finished = finishedOf(merge.board);
  const before = find(board.id);
  const stored = await database.transact(['boards', 'results', 'logs'], async (transaction) => {
    const now = read(await transaction.get('boards', board.id));
    if (type !== 'beside' && now?.save !== before?.save) return false;
    // A page that has the board open notices by the revision, and settles it with what is here now.
    const revision = (now?.revision ?? 0) + 1;
    const name = now?.name === undefined ? {} : { name: now.name };
    await transaction.put(
      'boards',
      type === 'beside' ? asCopy(board) : { ...board, revision, ...name },
    );
    if (finished) await putFinished(transaction, finished);
    return true;
  });
  if (stored && finished) announceResult(finished.result);
  return stored;
}

async function quarantineJournal(database: Database, text: string, code: string): Promise<void> {
  const aside = { id: newId(), record: { save: text }, fault: { code }, updatedAt: Date.now() };
  await database.put('aside', aside);
}
