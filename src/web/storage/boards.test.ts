import { describe, expect, it } from 'vitest';
import { dealPreset } from '../../../test/harness.ts';
import { printSave, saveOf } from '../../core/save.ts';
import { Session } from '../../core/session.ts';
import { toy } from '../../games/toy/index.ts';
import { readPreferences } from '../ui/preferences.ts';
import { dropUntouched, openBoards } from './boards.ts';
import { type Database, memoryDatabase, StorageError } from './database.ts';
import { type BoardRecord, readBoard } from './records.ts';

const record: BoardRecord = {
  id: 'one',
  game: 'toy',
  save: 'text',
  revision: 0,
  status: 'playing',
  level: 'short',
  createdAt: 1,
  updatedAt: 2,
  millis: 3,
  moves: 4,
};

describe('boards', () => {
  it('stores, lists newest first and brings back', async () => {
    const boards = await openBoards(Promise.resolve(memoryDatabase()));
    await boards.save(record);
    await boards.save({ ...record, id: 'two', updatedAt: 9 });
    expect((await boards.list()).map((board) => board.id)).toEqual(['two', 'one']);
    expect((await boards.list(1)).length).toBe(1);
    expect(await boards.load('one')).toMatchObject({ ok: true, value: { revision: 1, moves: 4 } });
    expect(await boards.load('three')).toBeUndefined();
  });

  it('refuses a writer that another tab has overtaken, and keeps what is there', async () => {
    const boards = await openBoards(Promise.resolve(memoryDatabase()));
    const first = await boards.save(record);
    if (!first.ok) throw new Error('not saved');
    await boards.save({ ...first.value, moves: 50 });
    expect(await boards.save({ ...first.value, moves: 7 })).toMatchObject({
      ok: false,
      fault: { code: 'overtaken' },
    });
    expect(await boards.load('one')).toMatchObject({ ok: true, value: { moves: 50 } });
  });

  it.each([
    ['not an object', 'text', undefined],
    ['no save', { ...record, save: undefined }, 'save'],
    ['a foreign status', { ...record, status: 'lovely' }, 'status'],
    ['a text for a number', { ...record, millis: 'long' }, 'millis'],
    ['an odd day', { ...record, daily: 5 }, 'daily'],
  ])('knows a broken record: %s', (_name, value, where) => {
    expect(readBoard(value)).toEqual({
      ok: false,
      fault: { code: 'badRecord', ...(where ? { where } : {}) },
    });
  });

  it('sets a broken record aside instead of deleting it', async () => {
    const database = memoryDatabase();
    const boards = await openBoards(Promise.resolve(database));
    await database.update('boards', 'bad', () => ({ id: 'bad', save: 5 }) as never);
    expect(await boards.load('bad')).toMatchObject({ ok: false, fault: { code: 'badRecord' } });
    expect(await database.count('boards')).toBe(0);
    expect(await database.newest('aside')).toMatchObject([
      { record: { id: 'bad', save: 5 }, fault: { code: 'badRecord' } },
    ]);
  });

  it('tells a full storage as a fault', async () => {
    const full: Database = {
      ...memoryDatabase(),
      transact: () => Promise.reject(new StorageError('storageFull', undefined)),
    };
    const boards = await openBoards(Promise.resolve(full));
    expect(await boards.save(record)).toMatchObject({ ok: false, fault: { code: 'storageFull' } });
  });
});

describe('preferences', () => {
  it.each([undefined, '', '{', '[]', '"text"', '{"theme":"pink","sound":"loud"}'])(
    'are valid whatever is stored: %s',
    (text) => {
      expect(readPreferences(text)).toMatchObject({
        theme: 'system',
        sound: false,
        letterKeys: true,
      });
    },
  );
  it('keep what is valid', () => {
    expect(readPreferences('{"theme":"dark","sound":true}')).toMatchObject({
      theme: 'dark',
      sound: true,
    });
  });
});

function recordOf(session: Session, rest: Partial<BoardRecord> = {}): BoardRecord {
  return {
    id: 'one',
    game: 'toy',
    save: printSave(saveOf(session, session.now)),
    revision: 0,
    status: 'playing',
    level: 'short',
    createdAt: 1,
    updatedAt: 2,
    millis: 0,
    moves: 0,
    ...rest,
  };
}

const fresh = () => new Session(toy, dealPreset(toy, toy.presets[0].id, 'untouched'));
const touched = () => {
  const session = fresh();
  const [move] = session.game.legalMoves(session.view);
  if (move) session.play(move, 5);
  return session;
};

it.each([
  ['nobody has touched goes', recordOf(fresh()), false],
  ['has a move on it stays', recordOf(touched()), true],
  ['is a daily stays', recordOf(fresh(), { daily: '2026-11-16' }), true],
  ['has a name stays', recordOf(fresh(), { name: 'For later' }), true],
  ['cannot be read stays', recordOf(fresh(), { save: 'text' }), true],
])('a board that %s', async (_, record, stays) => {
  const boards = openBoards(Promise.resolve(memoryDatabase()));
  await (await boards).save(record);
  await dropUntouched('another', boards);
  expect((await (await boards).list()).length).toBe(1);
  await dropUntouched('one', boards);
  expect((await (await boards).list()).length).toBe(stays ? 1 : 0);
});
