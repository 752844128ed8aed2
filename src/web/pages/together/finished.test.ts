import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '../../../core/result.ts';
import { toy } from '../../../games/toy/index.ts';
import type { RoomLine } from '../../online/rooms/line.ts';
import { open, textOf, toySession } from '../../play/testing.ts';
import type { Database } from '../../storage/database.ts';
import { memoryDatabase } from '../../storage/memory.ts';
import { keepFinished } from './finished.ts';

const surroundings = vi.hoisted(() => {
  const holder: { database?: Database } = {};
  return { holder, record: vi.fn(), plain: vi.fn() };
});
const database = (): Database => surroundings.holder.database ?? expect.fail();

vi.mock('../../storage/record.ts', () => ({ recordResult: surroundings.record }));
vi.mock('../../play/index.ts', () => ({ library: { loadPlain: surroundings.plain } }));
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
  const line: RoomLine = Object({ client, key: { room: 'r', token: 't' } });
  const news = Object({ room: 'r', rounds: 2 });
  return { asked, keep: () => keepFinished(line, news, toy) };
}

const boards = () => database().all('boards');

beforeEach(() => {
  surroundings.holder.database = memoryDatabase();
  surroundings.record.mockReset().mockResolvedValue(success('counted'));
  surroundings.plain.mockReset().mockResolvedValue(toy);
});

describe('a game at a table that is over', () => {
  it('becomes an ordinary board, counted once however often the page is opened', async () => {
    const { keep, asked } = table();
    for (let visit = 0; visit < 3; visit++)
      expect(await keep()).toEqual({ path: `/replay/board/${ID}` });
    expect(asked).toEqual(['save']);
    expect(surroundings.record).toHaveBeenCalledOnce();
    const [board, ...more] = await boards();
    expect(board).toMatchObject({ id: ID, game: 'toy', status: 'won', moves: 1 });
    expect(board).not.toHaveProperty('uncounted');
    expect(more).toEqual([]);
  });

  it('is stored before it is counted, and counted by the next visit where that failed', async () => {
    surroundings.record.mockResolvedValueOnce(failure('storageFull'));
    const { keep } = table();
    expect(await keep()).toEqual({ code: 'storageFull' });
    expect(await boards()).toMatchObject([{ id: ID, uncounted: 1 }]);
    expect(await keep()).toEqual({ path: `/replay/board/${ID}` });
    const [board] = await boards();
    expect(board).not.toHaveProperty('uncounted');
    expect(surroundings.record).toHaveBeenCalledTimes(2);
  });

  it('which only the rules of tables can play is kept as a result with its log', async () => {
    surroundings.plain.mockResolvedValue(undefined);
    expect(await table().keep()).toEqual({
      path: expect.stringMatching(/^\/replay\/result\/[\w-]+$/),
    });
    expect(surroundings.record).toHaveBeenCalledOnce();
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
    expect(surroundings.record).not.toHaveBeenCalled();
  });
});
