// The thread of the embedded store: opens the database, then serves calls by method name (threaded-store.ts).

import { parentPort, workerData } from 'node:worker_threads';
import { NewerStore } from './migrations.ts';
import { openStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import { callStore, type Store } from './store.ts';
import { OPENED, type StoreCall, type StoreReply } from './threaded-store.ts';

const send = (reply: StoreReply) => parentPort?.postMessage(reply);

const failed = (id: number, error: unknown): StoreReply => ({
  id,
  ok: false,
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof NewerStore ? { newer: true } : {}),
});

async function run(store: Store, { id, method, args }: StoreCall): Promise<StoreReply> {
  try {
    const value = await (method === 'close' ? store.close() : callStore(store, method, args));
    return { id, ok: true, value };
  } catch (error) {
    return failed(id, error);
  }
}

try {
  const store = await openStore(await openSqlite(String(workerData)));
  parentPort?.on('message', async (call: StoreCall) => {
    send(await run(store, call));
    if (call.method === 'close') parentPort?.close();
  });
  send({ id: OPENED, ok: true, value: undefined });
} catch (error) {
  send(failed(OPENED, error));
}
