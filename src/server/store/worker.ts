// The thread of the embedded store: whatever waits for the disk waits here, and not where requests are answered.

import { parentPort, workerData } from 'node:worker_threads';
import { type Call, OPENED, type Reply } from './calls.ts';
import type { Database } from './database.ts';
import { NewerStore } from './migrate.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { createStore } from './tables.ts';

const tell = (reply: Reply) => parentPort?.postMessage(reply);

const failed = (id: number, error: unknown): Reply => ({
  id,
  ok: false,
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof NewerStore ? { newer: true } : {}),
});

/** Closes the database again where it cannot be used. */
async function openStore(file: string): Promise<Store> {
  const database: Database = await openSqlite(file);
  try {
    return await createStore(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function answer(store: Store, { id, method, args }: Call): Promise<Reply> {
  try {
    // Both sides are of one build: the arguments are those of the method.
    const act = store[method] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, ok: true, value: await act(...args) };
  } catch (error) {
    return failed(id, error);
  }
}

try {
  const store = await openStore(String(workerData));
  parentPort?.on('message', async (call: Call) => {
    tell(await answer(store, call));
    if (call.method === 'close') parentPort?.close();
  });
  tell({ id: OPENED, ok: true, value: undefined });
} catch (error) {
  tell(failed(OPENED, error));
}
