import { describe, expect, it } from 'vitest';
import type { Fault } from '../../core/result.ts';
import { keptJournals, openJournal, recoverJournals } from '../storage/journal.ts';
import type { BoardRecord } from '../storage/records.ts';
import { finishedRun } from './finished-run.ts';
import { createSaver } from './saver.ts';
import { open, recordOf, storage, textOf, toySession } from './testing.ts';

/** A stored board, opened in as many tabs as wanted. */
async function tabs(count: number) {
  localStorage.clear();
  const disk = storage();
  const store = await disk.boards();
  const boards = { ...store, database: { ...store.database, lasting: true } };
  const stored = await boards.save(recordOf(toySession()));
  if (!stored.ok) throw new Error('not stored');
  const load = async (id = 'board'): Promise<BoardRecord> => {
    const board = await boards.load(id);
    if (!board?.ok) throw new Error('no board');
    return board.value;
  };
  const opened = Array.from({ length: count }, (_, index) => {
    const session = toySession();
    const faults: Fault[] = [];
    const held: boolean[] = [];
    const overtaken: (string | undefined)[] = [];
    const saver = createSaver({
      boards,
      session,
      opened: stored.value,
      journal: openJournal(disk.database, 'board', `tab-${index}`),
      onFault: (fault, kept) => {
        faults.push(fault);
        held.push(kept);
      },
      onOvertaken: (copy) => void overtaken.push(copy),
    });
    const play = (...chests: readonly number[]) => {
      for (const chest of chests) {
        session.play(open(chest), session.now + 1000);
        saver.save(session.now);
      }
    };
    return { session, faults, held, overtaken, saver, play };
  });
  const [first, second] = opened;
  if (!first) throw new Error('no tab');
  return { disk, load, boards, first, second: second ?? first };
}

const nobody = async () => new Set<string>();

describe('one tab', () => {
  it('stores the newest state last, however fast it comes', async () => {
    const { first, load } = await tabs(1);
    first.play(0, 1, 2);
    await first.saver.settled();
    expect(await load()).toMatchObject({ save: textOf(first.session), moves: 3, millis: 3000 });
    expect(first.faults).toEqual([]);
  });

  it('has the journal of a step before anything else happens, and none once the step is stored', async () => {
    const { first, disk } = await tabs(1);
    first.play(0);
    expect(keptJournals().size).toBe(1);
    expect(await disk.database.count('journal')).toBe(1);
    await first.saver.settled();
    expect(keptJournals().size).toBe(0);
    expect(await disk.database.count('journal')).toBe(0);
  });

  it('says that the disk is full, holds the moves in the journal, and stores all of it once there is room', async () => {
    const { first, load, disk } = await tabs(1);
    const before = await load();
    disk.full = true;
    first.play(0);
    await first.saver.settled();
    expect(first.faults).toEqual([{ code: 'storageFull' }]);
    expect(first.held).toEqual([true]);
    expect(await load()).toEqual(before);
    // The page dies here, and another one opens.
    disk.full = false;
    await recoverJournals(disk.database, nobody);
    expect(await load()).toMatchObject({ save: textOf(first.session), moves: 1 });
    first.play(1);
    await first.saver.settled();
    expect(await load()).toMatchObject({ save: textOf(first.session), moves: 2 });
  });

  it('keeps the time of the end, not of the look at it', async () => {
    const { first, load } = await tabs(1);
    first.session.play(open(4), 1500);
    first.saver.save(90_000);
    await first.saver.settled();
    expect(await load()).toMatchObject({ status: 'won', millis: 1500 });
  });

  it('stores the end with its result and its log in one transaction, once', async () => {
    const { first, disk } = await tabs(1);
    first.play(4);
    await first.saver.settled();
    first.saver.save(5000);
    await first.saver.settled();
    const [result, ...more] = await disk.database.all('results');
    expect(more).toEqual([]);
    expect(result).toMatchObject({ run: 'board', status: 'won', verdict: 'verified', moves: 1 });
    expect(await disk.database.all('logs')).toMatchObject([{ id: Object(result).id }]);
    // Board and result alone, then the board after the look at it.
    expect(disk.transactions.slice(1)).toEqual([['boards', 'results', 'logs'], ['boards']]);
  });

  it('stores neither board nor result where one of them cannot be stored', async () => {
    const { first, disk, load } = await tabs(1);
    const before = await load();
    disk.refuses = 'logs';
    first.play(4);
    await first.saver.settled();
    expect(first.faults).toEqual([{ code: 'storageFull' }]);
    expect(await load()).toEqual(before);
    expect(await disk.database.all('results')).toEqual([]);
  });

  it('has the result of the end in the journal, and back from there after a crash', async () => {
    const { first, disk, load } = await tabs(1);
    disk.full = true;
    first.play(4);
    await first.saver.settled();
    expect(await disk.database.all('results')).toEqual([]);
    disk.full = false;
    await recoverJournals(disk.database, nobody);
    expect(await load()).toMatchObject({ status: 'won', save: textOf(first.session) });
    const finished = finishedRun(first.session, await load(), Date.now());
    if (!finished.ok) throw new Error(finished.fault.code);
    const { result, save } = finished.value;
    expect(await disk.database.all('results')).toMatchObject([{ id: result.id, run: 'board' }]);
    expect(await disk.database.all('logs')).toMatchObject([{ id: result.id, save }]);
  });

  it('writes everything again where what was stored has been cleared', async () => {
    const { first, load, disk } = await tabs(1);
    first.play(0);
    await first.saver.settled();
    await disk.database.delete('boards', 'board');
    first.saver.save(5000);
    await first.saver.settled();
    expect((await load()).moves).toBe(1);
  });
});

describe('two tabs on one board', () => {
  it('never overwrite each other: the second is told, and its moves lie beside', async () => {
    const { first, second, load, boards } = await tabs(2);
    first.play(0);
    await first.saver.settled();
    second.play(1, 2);
    await second.saver.settled();
    expect(second.faults).toEqual([]);
    const [copy] = second.overtaken;
    expect(second.overtaken).toHaveLength(1);
    expect((await load()).save).toBe(textOf(first.session));
    expect((await load(copy)).save).toBe(textOf(second.session));
    expect(await boards.list()).toHaveLength(2);
  });

  it('a copy is not the daily', async () => {
    const { first, second, load, boards } = await tabs(2);
    const daily = await boards.save({ ...(await load()), daily: '2026-11-16' });
    expect(daily.ok).toBe(true);
    first.play(0);
    await first.saver.settled();
    second.play(1);
    await second.saver.settled();
    expect((await load(second.overtaken[0])).daily).toBeUndefined();
  });

  it('who has no moves of its own is only told', async () => {
    const { first, second, boards } = await tabs(2);
    first.play(0);
    await first.saver.settled();
    second.saver.save(5000);
    await second.saver.settled();
    expect(second.overtaken).toEqual([undefined]);
    expect(await boards.list()).toHaveLength(1);
  });

  it('a move that was made while it was told is kept as well', async () => {
    const { first, second, load } = await tabs(2);
    first.play(0);
    await first.saver.settled();
    second.saver.save(5000);
    second.play(1);
    await second.saver.settled();
    const copy = await load(second.overtaken.at(-1));
    expect(copy.save).toContain('open2');
  });

  it('a name given elsewhere overtakes nobody', async () => {
    const { first, load, boards } = await tabs(1);
    await boards.save({ ...(await load()), name: 'Mine' });
    first.play(0);
    await first.saver.settled();
    expect(first.overtaken).toEqual([]);
    expect(await load()).toMatchObject({ name: 'Mine', moves: 1 });
  });
});
