// Journals taken into the database, board by board. A journal goes only when what it holds is stored for good; whatever is
// interrupted here is done again the next time, to the same end.

import { kinOf } from '../../cabinet/merge.ts';
import { parseJournal, recoverBoard } from '../../cabinet/recovery.ts';
import { type BoardRecord, readBoard } from './boards.ts';
import type { Database, Stored } from './database.ts';
import { newId } from './ids.ts';
import { keptJournals, removeKept } from './journals.ts';
import { livingTabs } from './tabs.ts';

const read = (value: unknown): BoardRecord | undefined => {
  const board = readBoard(value);
  return board.ok ? board.value : undefined;
};

/** All texts of a journal by its id, from both places. */
async function collect(database: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = new Map([...keptJournals()].map(([id, text]) => [id, [text]]));
  for (const value of await database.all('journal'))
    if (isJournal(value)) texts.set(value.id, [...(texts.get(value.id) ?? []), value.text]);
  return texts;
}

const isJournal = (value: unknown): value is Stored & { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

export async function recoverJournals(
  database: Database,
  living: () => Promise<ReadonlySet<string>> = livingTabs,
): Promise<void> {
  const journals = await collect(database);
  if (journals.size === 0) return;
  const alive = await living();
  for (const [id, texts] of journals) {
    const writer = id.slice(id.indexOf(' ') + 1);
    // A page that is open writes it down by itself.
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

/** False: somebody else wrote meanwhile, and the journal waits for the next time. */
async function recoverOne(database: Database, texts: readonly string[]): Promise<boolean> {
  const near = new Map<string, BoardRecord>();
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
  for (const { text, code } of unread) await setJournalAside(database, text, code);
  if (merge.type === 'same') return true;
  if (merge.type === 'beside') {
    await database.put('boards', asCopy(merge.board));
    return true;
  }
  const { board } = merge;
  let stored = true;
  const kept = find(board.id);
  await database.update('boards', board.id, (current) => {
    const now = read(current);
    stored = now?.save === kept?.save;
    if (!stored) return undefined;
    return {
      ...board,
      // Whoever has it open finds out, and settles it with what is here now.
      revision: (now?.revision ?? 0) + 1,
      ...(now?.name === undefined ? {} : { name: now.name }),
    } as Stored;
  });
  return stored;
}

/** A copy is nobody's daily: that is the board it lies beside. */
export function asCopy({ daily: _daily, ...board }: BoardRecord): BoardRecord {
  return { ...board, revision: 1 };
}

async function setJournalAside(database: Database, text: string, code: string): Promise<void> {
  const id = newId();
  const aside = { id, record: { save: text }, fault: { code }, updatedAt: Date.now() };
  await database.put('aside', aside as Stored);
}
