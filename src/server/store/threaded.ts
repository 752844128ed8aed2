// The embedded store in a thread of its own. The disk may take its time there; whoever is turned away meanwhile, or only
// wants to be let in, hears of it at once.

import { Worker } from 'node:worker_threads';
import { type Call, type Method, OPENED, type Reply } from './calls.ts';
import { NewerStore } from './migrate.ts';
import type { Store } from './store.ts';

export interface StoreThread {
  /** The file of the thread, and how Node is to run it. */
  readonly file: string | URL;
  readonly execArgv?: readonly string[];
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Fulfilled when the tables are there. Throws `NewerStore` where the data are of a newer program. */
export async function openThreadedStore(database: string, thread: StoreThread): Promise<Store> {
  const worker = new Worker(thread.file, {
    workerData: database,
    execArgv: [...(thread.execArgv ?? [])],
  });
  const waiting = new Map<number, Waiting>();
  let calls = OPENED;
  let ended: Error | undefined;

  const expect = (id: number) =>
    new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));

  worker.on('message', (reply: Reply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker.unref();
    if (reply.ok) asked?.resolve(reply.value);
    else asked?.reject(reply.newer ? new NewerStore() : new Error(reply.message));
  });
  worker.on('error', (error) => {
    ended = error instanceof Error ? error : new Error(String(error));
  });
  worker.once('exit', () => {
    ended ??= new Error('the thread of the store has ended');
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  });

  const ask = (method: Call['method'], args: readonly unknown[]): Promise<unknown> => {
    if (ended) return Promise.reject(ended);
    const id = ++calls;
    const answered = expect(id);
    // It holds the process while somebody waits for it.
    worker.ref();
    worker.postMessage({ id, method, args } satisfies Call);
    return answered;
  };
  // Both sides are of one build: the answer is that of the method.
  const call =
    <A extends readonly unknown[], T>(method: Method) =>
    (...args: A) =>
      ask(method, args) as Promise<T>;

  await expect(OPENED);
  return {
    knowPlayer: call('knowPlayer'),
    findPlayer: call('findPlayer'),
    renamePlayer: call('renamePlayer'),
    deletePlayer: call('deletePlayer'),
    countRun: call('countRun'),
    findRun: call('findRun'),
    dayCounts: call('dayCounts'),
    pickCounts: call('pickCounts'),
    forgetLogs: call('forgetLogs'),
    forgetPlayers: call('forgetPlayers'),
    findMiscounts: call('findMiscounts'),
    check: call('check'),
    openRoom: call('openRoom'),
    findRoom: call('findRoom'),
    findRoomByLetters: call('findRoomByLetters'),
    findCreation: call('findCreation'),
    roomMarks: call('roomMarks'),
    roomSince: call('roomSince'),
    roomEntries: call('roomEntries'),
    roomSeats: call('roomSeats'),
    changeRoom: call('changeRoom'),
    sightSeats: call('sightSeats'),
    keepRaceLog: call('keepRaceLog'),
    findRaceLog: call('findRaceLog'),
    blankNames: call('blankNames'),
    forgetRooms: call('forgetRooms'),
    async close() {
      if (ended) return;
      await ask('close', []);
      await worker.terminate();
    },
  };
}
