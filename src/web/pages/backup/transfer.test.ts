import { describe, expect, it } from 'vitest';
import { finish, playToy } from '../../../../test/cabinet/histories.ts';
import { plenty } from '../../../../test/harness.ts';
import { type Claim, judgeBy } from '../../../cabinet/result.ts';
import { toy } from '../../../games/toy/index.ts';
import { open, recordOf, textOf, toySession } from '../../play/testing.ts';
import { openBoards } from '../../storage/boards.ts';
import { type Database, memoryDatabase } from '../../storage/database.ts';
import type { BoardRecord } from '../../storage/records.ts';
import { loadResults, storeFinished } from '../../storage/results.ts';
import { readQuarantined, recoverSave } from '../my-games/changes.ts';
import { exportBackup, importBackup } from './transfer.ts';

const judge = async (claim: Claim) => judgeBy(toy, claim.save, plenty());

const game = (seed: number) =>
  ({ seed, level: 'short', tries: [2], pace: 700, hints: 1, undos: 0 }) as const;

const finished = (seed: number) =>
  finish(playToy(game(seed)), { level: 'short', run: `run-${seed}`, day: '2026-11-15' });

async function filled(count: number): Promise<Database> {
  const database = memoryDatabase();
  for (let seed = 1; seed <= count; seed++)
    await storeFinished(finished(seed), Promise.resolve(database));
  return database;
}

const take = async (database: Database, text: string) => {
  const imported = await importBackup(text, { judge, database: Promise.resolve(database) });
  if (!imported.ok) throw new Error(imported.fault.code);
  return imported.value;
};

const board = (seed: number): BoardRecord => ({
  id: `board-${seed}`,
  game: 'toy',
  save: finished(seed).save,
  revision: 4,
  status: 'won',
  level: 'short',
  createdAt: 1,
  updatedAt: 2,
  millis: 3,
  moves: 4,
});

describe('backup', () => {
  it('brings everything to another browser, once', async () => {
    const from = await filled(3);
    await from.update('boards', 'board-9', () => board(9));
    await from.update('shelf', 'thing', () => ({ id: 'thing' }));
    const text = await exportBackup('2026-11-15', Promise.resolve(from));
    const to = memoryDatabase();
    expect(await take(to, text)).toMatchObject({
      resultsAdded: 3,
      boardsAdded: 1,
      shelfAdded: 1,
      refused: [],
    });
    expect(await loadResults(Promise.resolve(to))).toEqual(
      await loadResults(Promise.resolve(from)),
    );
    expect(await take(to, text)).toMatchObject({
      resultsAdded: 0,
      resultsSame: 3,
      boardsSame: 1,
      shelfAdded: 0,
    });
  });

  it('brings saves that were set aside as they are, and they can be recovered there', async () => {
    const session = toySession(open(0), open(1), open(2));
    const lines = textOf(session).trimEnd().split('\n');
    const save = `${lines.with(5, 'x').join('\n')}\n`;
    const from = memoryDatabase();
    const boards = await openBoards(Promise.resolve(from));
    await boards.quarantine(
      { ...recordOf(session), save },
      { code: 'lineAltered', where: 'line 6' },
    );
    await boards.quarantine('no record at all', { code: 'badRecord' });
    const kept = await from.all('aside');
    expect(kept).toHaveLength(2);
    const text = await exportBackup('2026-11-15', Promise.resolve(from));

    const to = memoryDatabase();
    expect(await take(to, text)).toMatchObject({ boardsAdded: 0, damaged: false, refused: [] });
    expect(await to.all('aside')).toEqual(kept);
    const aside = kept.map(readQuarantined).find((one) => one?.record['save'] === save);
    if (!aside) throw new Error('nothing was set aside');
    const library = { load: async () => toy as never };
    const recovered = await recoverSave(to, library, aside);
    expect(recovered).toMatchObject({ ok: true, value: { kept: 2, entries: 3 } });

    // A second time it changes nothing: what is here knows already what was made of it.
    const after = await to.all('aside');
    await take(to, text);
    expect(await to.all('aside')).toEqual(after);
    // And a file that lost its end still brings those that are whole.
    const cut = memoryDatabase();
    expect(await take(cut, text.slice(0, text.lastIndexOf(']')))).toMatchObject({ damaged: true });
    expect(await cut.all('aside')).toEqual(kept);
  });

  it('refuses a tampered result by name and takes the rest', async () => {
    const text = await exportBackup('2026-11-15', Promise.resolve(await filled(3)));
    const to = memoryDatabase();
    const report = await take(to, text.replace('"hints":1', '"hints":0'));
    expect(report).toMatchObject({
      resultsAdded: 2,
      refused: [
        {
          record: { type: 'result', game: 'toy', level: 'short', day: '2026-11-15' },
          fault: { code: 'brokenSeal' },
        },
      ],
    });
  });

  it('refuses what its log does not bear out, and what is no record at all', async () => {
    const database = memoryDatabase();
    const lie = finish(playToy(game(1)), { level: 'short', run: 'r', day: '2026-11-15' });
    const file = JSON.stringify({
      curio: 'backup',
      format: 1,
      results: [{ ...lie.result, save: 'nothing' }, 5],
      boards: [{ id: 'x' }, null, { ...board(2), save: 'nothing' }],
    });
    const report = await take(database, file);
    expect(report.refused.map(({ fault }) => fault.code)).toEqual([
      'otherLog',
      'badResult',
      'badRecord',
      'badRecord',
      'notASave',
    ]);
    expect(await database.count('results')).toBe(0);
  });

  it('lays a board that went on in both places beside the one that is here', async () => {
    const here = memoryDatabase();
    await here.update('boards', 'board-1', () => board(1));
    const there = memoryDatabase();
    await there.update('boards', 'board-1', () => ({ ...board(2), id: 'board-1' }));
    const text = await exportBackup('2026-11-15', Promise.resolve(there));
    expect(await take(here, text)).toMatchObject({ boardsBeside: 1 });
    expect(await take(here, text)).toMatchObject({ boardsBeside: 0, boardsSame: 1 });
    expect(await here.count('boards')).toBe(2);
    expect(await here.get('boards', 'board-1')).toMatchObject({ save: board(1).save });
  });

  it('is a fault when the file is none', async () => {
    expect(await importBackup('hello', { judge })).toMatchObject({
      ok: false,
      fault: { code: 'notABackup' },
    });
  });
});
