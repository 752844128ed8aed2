// The service as a whole: store, judge and addresses, brought up for one data folder or one PostgreSQL.

import { mkdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { addDays, dayOfNumber } from '../cabinet/day.ts';
import { keeping } from '../wire/keeping.ts';
import { apiListener, createApi } from './api/api.ts';
import { createJudge } from './judge/judge.ts';
import { openPostgres } from './store/postgres.ts';
import { holdFolder, openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { createStore } from './store/tables.ts';

export { NewerStore } from './store/migrate.ts';

export interface Service {
  readonly listener: RequestListener;
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** The folder of the embedded database. */
  readonly data: string;
  /** The address of a PostgreSQL to use instead. */
  readonly database?: string | undefined;
  readonly judgeFile: string | URL;
  readonly version: string;
  readonly trustsProxy: boolean;
  readonly report: (error: unknown) => void;
}

const DAY = 24 * 3_600_000;
const TIDY_EVERY = DAY / 4;

/** Undefined where another process serves this folder. */
async function openStore({ data, database }: ServiceOptions) {
  if (database) return { store: await createStore(await openPostgres(database)), release() {} };
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const release = await holdFolder(data);
  if (!release) return undefined;
  try {
    const store = await createStore(await openSqlite(join(data, 'curio.sqlite')));
    return { store, release };
  } catch (error) {
    release();
    throw error;
  }
}

export async function tidyUp(store: Store, now: number): Promise<void> {
  const today = dayOfNumber(Math.floor(now / DAY));
  await store.forgetLogs(addDays(today, -keeping.logs));
  await store.forgetPlayers(now - keeping.players * DAY);
}

export async function startService(options: ServiceOptions): Promise<Service | undefined> {
  const opened = await openStore(options);
  if (!opened) return undefined;
  const { store, release } = opened;
  const judge = createJudge({ file: options.judgeFile });
  const now = () => Date.now();
  const { version, trustsProxy, report } = options;
  const api = createApi({ store, judge, version, now, trustsProxy, report });
  const tidy = () => void tidyUp(store, now()).catch(report);
  const tidying = setInterval(tidy, TIDY_EVERY);
  tidying.unref();
  tidy();
  return {
    listener: apiListener(api),
    async close() {
      clearInterval(tidying);
      await judge.close();
      await store.close();
      release();
    },
  };
}
