import { describe, expect, it } from 'vitest';
import { finish, playToy } from '../../../../test/cabinet/histories.ts';
import { parseSave } from '../../../core/save.ts';
import { toy } from '../../../games/toy/index.ts';
import { open, recordOf, textOf, toySession } from '../../play/testing.ts';
import { openBoards } from '../../storage/boards.ts';
import { memoryDatabase, type Stored } from '../../storage/database.ts';
import { loadResults, storeFinished } from '../../storage/results.ts';
import { readQuarantined, recoverSave, removeGame, renameBoard } from './changes.ts';
import { itemsOf } from './game-items.ts';

const library = { load: async () => toy as never };
const session = toySession(open(0), open(1), open(2));

async function withAside(save: string) {
  const database = memoryDatabase();
  const boards = await openBoards(Promise.resolve(database));
  await database.put('boards', { ...recordOf(session), save } as Stored);
  await boards.quarantine({ ...recordOf(session), save }, { code: 'lineAltered', where: 'line 5' });
  const [value] = await database.newest('aside');
  const aside = readQuarantined(value);
  if (!aside) throw new Error('nothing was set aside');
  return { database, aside };
}

describe('a damaged save', () => {
  const lines = textOf(session).trimEnd().split('\n');
  const damaged = (index: number, line: string) => `${lines.with(index, line).join('\n')}\n`;

  it.each([
    ['in the middle', damaged(4, '2 2000 move open9 00000'), 1, 3],
    ['at the last move', damaged(5, 'x'), 2, 3],
    ['cut off', lines.slice(0, 5).join('\n'), 2, 2],
    ['without its end', lines.slice(0, 6).join('\n'), 3, 3],
    ['in its head', damaged(1, 'tpy 1'), 3, 3],
  ])('%s gives back every move before the damage', async (_name, text, kept, entries) => {
    expect(parseSave(text).ok).toBe(false);
    const { database, aside } = await withAside(text);
    const recovered = await recoverSave(database, library, aside);
    expect(recovered).toMatchObject({ ok: true, value: { kept, entries } });
    if (!recovered.ok) return;
    const board = await (await openBoards(Promise.resolve(database))).load(recovered.value.board);
    expect(board).toMatchObject({ ok: true, value: { moves: kept, status: 'playing' } });
    // The damaged one stays, and knows what was made of it.
    expect(await database.get('aside', aside.id)).toMatchObject({
      record: { save: text },
      recovered: recovered.value.board,
    });
  });

  it('whose code is damaged is reported', async () => {
    const { database, aside } = await withAside(damaged(2, 'toy.1p.broken aaaaa'));
    expect(await recoverSave(database, library, aside)).toMatchObject({ ok: false });
  });
});

describe('deleting', () => {
  it('takes a game with its results out, and brings all of it back to the letter', async () => {
    const database = memoryDatabase();
    const game = { seed: 1, level: 'short', tries: [2], pace: 700, hints: 0, undos: 0 } as const;
    const finished = finish(playToy(game), { level: 'short', run: 'board', day: '2026-11-15' });
    await storeFinished(finished, Promise.resolve(database));
    await database.put('boards', recordOf(session, { status: 'won' }));
    const before = [
      await database.all('boards'),
      await database.all('results'),
      await database.all('logs'),
    ];
    const [item] = itemsOf(
      [recordOf(session, { status: 'won' })],
      await loadResults(Promise.resolve(database)),
    );
    if (!item) throw new Error('no item');
    const restore = await removeGame(database, item);
    expect([
      await database.count('boards'),
      await database.count('results'),
      await database.count('logs'),
    ]).toEqual([0, 0, 0]);
    await restore();
    expect([
      await database.all('boards'),
      await database.all('results'),
      await database.all('logs'),
    ]).toEqual(before);
  });
});

it('a name is trimmed, and an empty one goes', async () => {
  const database = memoryDatabase();
  await database.put('boards', recordOf(session));
  await renameBoard(database, 'board', `  The   long\none ${'x'.repeat(99)}`);
  const named = await database.get('boards', 'board');
  expect(named).toMatchObject({ name: expect.stringMatching(/^The long one x+$/), revision: 1 });
  expect((named as { name: string }).name).toHaveLength(60);
  await renameBoard(database, 'board', ' ');
  expect(await database.get('boards', 'board')).not.toHaveProperty('name');
});
