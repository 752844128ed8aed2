import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '../../../core/result.ts';
import { toy } from '../../../games/toy/index.ts';
import type { RoomConnection } from '../../online/rooms/connection.ts';
import { open, textOf, toySession } from '../../play/testing.ts';
import { type Database, memoryDatabase, StorageError } from '../../storage/database.ts';
import { keepFinished } from './finished.ts';

const surroundings = vi.hoisted(() => {
  const holder: { database?: Database } = {};
  return { holder, plain: vi.fn() };
});
const database = (): Database => surroundings.holder.database ?? expect.fail();

vi.mock('../../play/wiring.ts', () => ({ library: { loadPlain: surroundings.plain } }));
vi.mock('../../storage/boards.ts', async (load) => {
  const actual = await load<typeof import('../../storage/boards.ts')>();
  return { ...actual, openBoards: () => actual.openBoards(Promise.resolve(database())) };
});

const ID = 'together-r-2';
const won = toySession(open(4));

/** A table whose second round is over, as its page knows it. */
function table(save: Result<string> = success(textOf(won))) {
  const asked: string[] = [];
  const client = {
    async save() {
      asked.push('save');
      return save;
    },
  };
  const line: RoomConnection = Object({ client, key: { room: 'r', token: 't' } });
  const news = Object({ room: 'r', rounds: 2 });
  return { asked, keep: () => keepFinished(line, news, toy) };
}

const boards = () => database().all('boards');
const results = () => database().all('results');

beforeEach(() => {
  surroundings.holder.database = memoryDatabase();
  surroundings.plain.mockReset().mockResolvedValue(toy);
});

describe('a game at a table that is over', () => {
  it('becomes an ordinary board, counted once however often the page is opened', async () => {
    const { keep, asked } = table();
    for (let visit = 0; visit < 3; visit++)
      expect(await keep()).toEqual({ path: `/replay/board/${ID}` });
    expect(asked).toEqual(['save']);
    expect(await results()).toMatchObject([{ run: ID, status: 'won', verdict: 'verified' }]);
    const [board, ...more] = await boards();
    expect(board).toMatchObject({ id: ID, game: 'toy', status: 'won', moves: 1 });
    expect(board).not.toHaveProperty('uncounted');
    expect(more).toEqual([]);
  });

  it('is stored with its result or not at all, and by the next visit where that failed', async () => {
    const whole = database();
    surroundings.holder.database = {
      ...whole,
      transact: () => Promise.reject(new StorageError('storageFull', undefined)),
    };
    const { keep } = table();
    expect(await keep()).toEqual({ code: 'storageFull' });
    surroundings.holder.database = whole;
    expect([await boards(), await results()]).toEqual([[], []]);
    expect(await keep()).toEqual({ path: `/replay/board/${ID}` });
    expect([await boards(), await results()]).toMatchObject([[{ id: ID }], [{ run: ID }]]);
  });

  it('which only the rules of tables can play is kept as a result with its log', async () => {
    surroundings.plain.mockResolvedValue(undefined);
    expect(await table().keep()).toEqual({
      path: expect.stringMatching(/^\/replay\/result\/[\w-]+$/),
    });
    expect(await results()).toMatchObject([{ run: ID, status: 'won' }]);
    expect(await boards()).toEqual([]);
  });

  it.each([
    ['that the table does not give out', failure('roundRuns'), 'roundRuns'],
    ['that is no save', success('what is this'), /./],
  ])('%s is told and leaves nothing', async (_name, save, code) => {
    const done = await table(save).keep();
    expect(done).toEqual(
      expect.objectContaining({
        code: typeof code === 'string' ? code : expect.stringMatching(code),
      }),
    );
    expect(await boards()).toEqual([]);
    expect(await results()).toEqual([]);
  });
});
