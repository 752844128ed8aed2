// The embedded store in a thread of its own, so that waiting for the disk delays no other request. Our own messages rather
// than comlink: see docs/decisions.md.

import { Worker } from 'node:worker_threads';
import { NewerStore } from './migrations.ts';
import { type Store, type StoreMethod, storeThrough } from './store.ts';

export interface StoreCall {
  readonly id: number;
  readonly method: StoreMethod | 'close';
  readonly args: readonly unknown[];
}

export type StoreReply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | {
      readonly id: number;
      readonly ok: false;
      readonly message: string;
      /** A newer version of the program wrote the data. */
      readonly newer?: true;
    };

/** The id of the first message, which reports whether the database opened. */
export const OPENED = 0;

interface PendingCall {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** `thread`: its script, and Node's options for it. Resolves when the tables are ready. Throws `NewerStore` if a newer version of the program wrote the data. */
export async function openThreadedStore(
  database: string,
  thread: { readonly file: string | URL; readonly execArgv?: readonly string[] },
): Promise<Store> {
  const worker = new Worker(thread.file, {
    workerData: database,
    execArgv: [...(thread.execArgv ?? [])],
  });
  const pending = new Map<number, PendingCall>();
  let calls = OPENED;
  let ended: Error | undefined;

  const expect = (id: number) =>
    new Promise<unknown>((resolve, reject) => pending.set(id, { resolve, reject }));

  worker.on('message', (reply: StoreReply) => {
    const call = pending.get(reply.id);
    pending.delete(reply.id);
    if (pending.size === 0) worker.unref();
    if (reply.ok) call?.resolve(reply.value);
    else call?.reject(reply.newer ? new NewerStore() : new Error(reply.message));
  });
  worker.on('error', (error) => {
    ended = error instanceof Error ? error : new Error(String(error));
  });
  worker.once('exit', () => {
    ended ??= new Error('the thread of the store has ended');
    for (const { reject } of pending.values()) reject(ended);
    pending.clear();
  });

  const call = (method: StoreCall['method'], args: readonly unknown[]): Promise<unknown> => {
    if (ended) return Promise.reject(ended);
    const id = ++calls;
    const reply = expect(id);
    // The thread keeps the process alive only while a call is pending.
    worker.ref();
    worker.postMessage({ id, method, args } satisfies StoreCall);
    return reply;
  };

  await expect(OPENED);
  return storeThrough(call, async () => {
    if (ended) return;
    await call('close', []);
    await worker.terminate();
  });
}
