// Nothing that was shown is lost: any interleaving of steps in two tabs, writes that are late, a full disk, pages that die,
// browsers that are killed, and recovery in between gives back every step. The real saver, journal and recovery run over a
// made disk; only time and death are played.

import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { finishedSave, logId } from '../../cabinet/result.ts';
import { replayText } from '../../core/replay.ts';
import { parseSave, printSave } from '../../core/save.ts';
import type { Session } from '../../core/session.ts';
import { toy } from '../../games/toy/index.ts';
import type { ToyTypes } from '../../games/toy/types.ts';
import { openBoards } from '../storage/boards.ts';
import { type Database, memoryDatabase, StorageError } from '../storage/database.ts';
import { openJournal, recoverJournals } from '../storage/journal.ts';
import { hasResult } from '../storage/results.ts';
import { createSaver } from './saver.ts';
import { open, recordOf, toySession } from './testing.ts';

afterEach(() => localStorage.clear());

interface Tab {
  readonly name: string;
  readonly session: Session<ToyTypes>;
  readonly pending: (() => Promise<void>)[];
  save(): void;
}

const breathe = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

const entriesOf = (session: Session<ToyTypes>) =>
  session.log.map(({ at, kind, word }) => `${at} ${kind} ${word ?? ''}`);

const isPrefix = (log: readonly string[], other: readonly string[]) =>
  log.every((line, index) => line === other[index]);

function createWorld() {
  localStorage.clear();
  const memory: Database = { ...memoryDatabase(), lasting: true };
  const tabs = new Map<number, Tab>();
  /** The log of every page that died, as it was shown. */
  const shown: (readonly string[])[] = [];
  /** Those that had ended, with the id of their result. */
  const ends: { readonly log: readonly string[]; readonly id: string }[] = [];
  const snapshots: (readonly (readonly [string, string])[])[] = [[]];
  let full = false;
  let wasFull = false;
  let names = 0;

  /**
   * What a page sees of the disk: writes wait in a queue, but for a journal's, which is sent within the call. What was
   * asked of one table before comes before it, as databases have it.
   */
  function diskOf(pending: Tab['pending']): Database {
    const late = <T>(write: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        pending.push(() => write().then(resolve, reject));
      });
    const checked = async <T>(write: () => Promise<T>) => {
      if (full) throw new StorageError('storageFull', undefined);
      return write();
    };
    const waiting: { readonly id: string; done: boolean }[] = [];
    const runDelete = async (entry: { readonly id: string; done: boolean }) => {
      if (entry.done) return;
      entry.done = true;
      await memory.delete('journal', entry.id);
    };
    return {
      ...memory,
      async put(table, record) {
        if (table !== 'journal') return late(() => checked(() => memory.put(table, record)));
        for (const entry of waiting.splice(0)) void runDelete(entry);
        return checked(() => memory.put(table, record));
      },
      update: (table, id, change) => late(() => checked(() => memory.update(table, id, change))),
      transact: (within, work) => late(() => checked(() => memory.transact(within, work))),
      delete(table, id) {
        if (table !== 'journal') return late(() => memory.delete(table, id));
        const entry = { id, done: false };
        waiting.push(entry);
        return late(() => runDelete(entry));
      },
    };
  }

  const living = async () => new Set([...tabs.values()].map(({ name }) => name));

  async function openTab(seat: number): Promise<void> {
    if (tabs.has(seat)) return;
    await recoverJournals(memory, living);
    const loaded = await (await openBoards(Promise.resolve(memory))).load('board');
    if (!loaded?.ok) throw new Error('the board is gone');
    const session = replayText(toy, loaded.value.save);
    if (!session.ok) throw new Error(session.fault.code);
    const pending: Tab['pending'] = [];
    const disk = diskOf(pending);
    const name = `tab${names++}`;
    const saver = createSaver({
      boards: await openBoards(Promise.resolve(disk)),
      session: session.value as unknown as Session,
      opened: loaded.value,
      journal: openJournal(disk, 'board', name),
      onFault: () => {},
      // The page is covered: nothing more is played there.
      onOvertaken: () => void covered.add(name),
    });
    const save = () => saver.save(session.value.now);
    tabs.set(seat, { name, session: session.value, pending, save });
  }
  const covered = new Set<string>();

  function note(): void {
    const now = Array.from({ length: localStorage.length }, (_, index) => {
      const key = localStorage.key(index) ?? '';
      return [key, localStorage.getItem(key) ?? ''] as const;
    });
    snapshots.push(now);
    wasFull ||= full;
  }

  async function step(seat: number, chest: number): Promise<void> {
    const tab = tabs.get(seat);
    if (!tab || covered.has(tab.name)) return;
    const { session } = tab;
    const at = session.now + 10;
    const before = session.log.length;
    if (session.canUndo && chest === 0) session.undo(at);
    else if (chest === 5) session.takeHint({}, at);
    else session.play(open(chest), at);
    if (session.log.length === before) return;
    tab.save();
    note();
  }

  async function pump(seat: number, count: number): Promise<void> {
    const tab = tabs.get(seat);
    for (let turn = 0; turn < count; turn++) {
      await tab?.pending.shift()?.();
      await breathe();
    }
  }

  /** The page is gone, in the middle of what it was writing. */
  async function die(seat: number, finished: number): Promise<void> {
    await pump(seat, finished);
    const tab = tabs.get(seat);
    if (!tab) return;
    shown.push(entriesOf(tab.session));
    if (!tab.session.over) return void tabs.delete(seat);
    const id = logId(printSave(finishedSave(tab.session)));
    ends.push({ log: entriesOf(tab.session), id });
    tabs.delete(seat);
  }

  /** The whole browser is gone, and local storage is what it was some time ago. */
  async function kill(ago: number): Promise<void> {
    for (const seat of [...tabs.keys()]) await die(seat, 0);
    if (wasFull) return;
    const kept = snapshots[Math.max(0, snapshots.length - 1 - ago)] ?? [];
    localStorage.clear();
    for (const [key, text] of kept) localStorage.setItem(key, text);
  }

  async function end(): Promise<readonly (readonly string[])[]> {
    full = false;
    for (const seat of [...tabs.keys()]) await die(seat, 0);
    await recoverJournals(memory, living);
    // Once more: what was taken in is not taken in twice.
    const count = await memory.count('boards');
    await recoverJournals(memory, living);
    expect(await memory.count('boards')).toBe(count);
    expect(await memory.count('aside')).toBe(0);
    // An end that another page took back, at the very same times, is an end no more.
    const lasting = ends.filter(
      ({ log }) => !shown.some((other) => other.length > log.length && isPrefix(log, other)),
    );
    if (!wasFull)
      for (const { id } of lasting) expect(await hasResult(id, Promise.resolve(memory))).toBe(true);
    const boards = await (await openBoards(Promise.resolve(memory))).list();
    return boards.map(({ save }) => {
      const parsed = parseSave(save);
      if (!parsed.ok) throw new Error(parsed.fault.code);
      return parsed.value.log.map(({ at, kind, word }) => `${at} ${kind} ${word ?? ''}`);
    });
  }

  return {
    memory,
    shown,
    openTab,
    step,
    pump,
    die,
    kill,
    end,
    setFull(value: boolean) {
      full = value;
    },
  };
}

type World = ReturnType<typeof createWorld>;

const deeds = {
  step: (world: World, seat: number, chest: number) => world.step(seat, chest),
  pump: (world: World, seat: number, count: number) => world.pump(seat, count),
  openTab: (world: World, seat: number) => world.openTab(seat),
  die: (world: World, seat: number, done: number) => world.die(seat, done),
  kill: (world: World, _seat: number, ago: number) => world.kill(ago),
  setFull: async (world: World, _seat: number, full: number) => world.setFull(full > 2),
};

type Deed = keyof typeof deeds;

/** As often as they are named. */
const often: readonly Deed[] = ['step', 'step', 'step', 'step', 'pump', 'pump', 'openTab'];
const kinds: readonly Deed[] = [...often, ...often, 'die', 'kill', 'setFull'];
const deed = fc.tuple(fc.constantFrom(...kinds), fc.nat(1), fc.nat(5));

it('every step that was shown is in some board, whatever was interrupted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 40 }), async (script) => {
      const world = createWorld();
      await world.memory.put('boards', recordOf(toySession(), { revision: 1 }));
      await world.openTab(0);
      for (const [kind, seat, value] of script) await deeds[kind](world, seat, value);
      const stored = await world.end();
      for (const log of world.shown)
        expect(stored.some((other) => isPrefix(log, other))).toBe(true);
    }),
    { numRuns: samples(3000) },
  );
});
