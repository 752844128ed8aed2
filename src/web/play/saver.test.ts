import { describe, expect, it } from 'vitest';
import type { Fault } from '../../core/result.ts';
import type { BoardRecord } from '../storage/boards.ts';
import { createSaver } from './saver.ts';
import { open, recordOf, storage, textOf, toySession } from './testing.ts';

/** A stored board, opened in as many tabs as wanted. */
async function tabs(count: number) {
  const disk = storage();
  const boards = await disk.boards();
  const stored = await boards.save(recordOf(toySession()));
  if (!stored.ok) throw new Error('not stored');
  const load = async (id = 'board'): Promise<BoardRecord> => {
    const board = await boards.load(id);
    if (!board?.ok) throw new Error('no board');
    return board.value;
  };
  const opened = Array.from({ length: count }, () => {
    const session = toySession();
    const faults: Fault[] = [];
    const saver = createSaver(boards, session, stored.value, (fault) => void faults.push(fault));
    return { session, faults, saver };
  });
  return { disk, load, boards, opened };
}

describe('one tab', () => {
  it('stores the newest state last, however fast it comes', async () => {
    const { opened, load } = await tabs(1);
    const [tab] = opened;
    if (!tab) throw new Error('no tab');
    for (const chest of [0, 1, 2]) {
      tab.session.play(open(chest), 1000 * (chest + 1));
      tab.saver.save(1000 * (chest + 1));
    }
    await tab.saver.settled();
    expect(await load()).toMatchObject({ save: textOf(tab.session), moves: 3, millis: 3000 });
    expect(tab.faults).toEqual([]);
  });

  it('says that the disk is full, keeps what was stored, and stores all of it once there is room', async () => {
    const { opened, load, disk } = await tabs(1);
    const [tab] = opened;
    if (!tab) throw new Error('no tab');
    const before = await load();
    disk.full = true;
    tab.session.play(open(0), 1000);
    tab.saver.save(1000);
    await tab.saver.settled();
    expect(tab.faults).toEqual([{ code: 'storageFull' }]);
    expect(await load()).toEqual(before);
    disk.full = false;
    tab.session.play(open(1), 2000);
    tab.saver.save(2000);
    await tab.saver.settled();
    expect(await load()).toMatchObject({ save: textOf(tab.session), moves: 2 });
  });

  it('keeps the time of the end, not of the look at it', async () => {
    const { opened, load } = await tabs(1);
    const [tab] = opened;
    if (!tab) throw new Error('no tab');
    tab.session.play(open(4), 1500);
    tab.saver.save(90_000);
    await tab.saver.settled();
    expect(await load()).toMatchObject({ status: 'won', millis: 1500 });
  });
});

describe('two tabs on one board', () => {
  it('never overwrite each other: the second is told, once, and stops', async () => {
    const { opened, load } = await tabs(2);
    const [first, second] = opened;
    if (!first || !second) throw new Error('no tabs');
    first.session.play(open(0), 1000);
    first.saver.save(1000);
    await first.saver.settled();
    for (const chest of [1, 2]) {
      second.session.play(open(chest), 2000 + chest);
      second.saver.save(2000 + chest);
    }
    await second.saver.settled();
    second.saver.save(3000);
    await second.saver.settled();
    expect(second.faults).toEqual([{ code: 'overtaken' }]);
    expect((await load()).save).toBe(textOf(first.session));
  });

  it('the overtaken one goes on as a copy with all its moves, the other stays', async () => {
    const { opened, load, boards } = await tabs(2);
    const [first, second] = opened;
    if (!first || !second) throw new Error('no tabs');
    first.session.play(open(0), 1000);
    first.saver.save(1000);
    await first.saver.settled();
    second.session.play(open(1), 2000);
    second.saver.save(2000);
    await second.saver.settled();
    const id = second.saver.becomeCopy(2500);
    await second.saver.settled();
    expect(id).not.toBe('board');
    expect((await load(id)).moves).toBe(1);
    expect((await load(id)).save).toContain('open2');
    expect((await load()).save).toBe(textOf(first.session));
    expect(await boards.list()).toHaveLength(2);
    second.session.play(open(2), 3000);
    second.saver.save(3000);
    await second.saver.settled();
    expect((await load(id)).moves).toBe(2);
  });
});
