// Starts the whole service (store, judge, API) on a data folder or a PostgreSQL database.

import { mkdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { addDays, dayOfNumber } from '../cabinet/day.ts';
import { keeping } from '../wire/limits.ts';
import { apiListener } from './api/api.ts';
import { createJudge } from './judge/judge.ts';
import { createSteadyTime } from './rooms/room-clock.ts';
import { openPostgres } from './store/postgres.ts';
import { openStore } from './store/sql-store.ts';
import { DATABASE_FILE, holdFolder } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { openThreadedStore } from './store/threaded-store.ts';

export { NewerStore } from './store/migrations.ts';

export interface RunningService {
  readonly listener: RequestListener;
  /** Ends the streams, which would keep the port open for ever; call it before closing the port. */
  endStreams(): void;
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** The folder of the embedded database. */
  readonly data: string;
  /** The URL of a PostgreSQL to use instead. */
  readonly database?: string | undefined;
  readonly judgeFile: string | URL;
  /** The thread script of the embedded database. */
  readonly storeFile: string | URL;
  readonly version: string;
  readonly trustsProxy: boolean;
  /** Milliseconds of absence after which others may pass for a member; `limits.away` by default. */
  readonly away?: number | undefined;
  readonly report: (error: unknown) => void;
}

const DAY = 24 * 3_600_000;
const TIDY_EVERY = DAY / 4;
/** We ping the database regularly, so that errors show early and a restore sees that a service is connected. */
const PING_EVERY = 30_000;

/** Undefined if another process already serves this folder. */
async function openData({ data, database, storeFile }: ServiceOptions) {
  if (database) {
    const remote = await openPostgres(database);
    return { store: await openStore(remote), signals: remote.signals, release() {} };
  }
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const release = await holdFolder(data);
  if (!release) return undefined;
  try {
    const store = await openThreadedStore(join(data, DATABASE_FILE), { file: storeFile });
    return { store, signals: undefined, release };
  } catch (error) {
    release();
    throw error;
  }
}

export async function tidyUp(store: Store, now: number): Promise<void> {
  const today = dayOfNumber(Math.floor(now / DAY));
  await store.forgetLogs(addDays(today, -keeping.logs));
  await store.forgetPlayers(now - keeping.players * DAY);
  await store.forgetRooms(now - keeping.rooms * DAY, now - keeping.emptyRooms * DAY);
}

export async function startService(options: ServiceOptions): Promise<RunningService | undefined> {
  const opened = await openData(options);
  if (!opened) return undefined;
  const { store, signals, release } = opened;
  const judge = createJudge({ file: options.judgeFile });
  const now = () => Date.now();
  const { version, trustsProxy, report, away } = options;
  const tidy = () => void tidyUp(store, now()).catch(report);
  const tidying = setInterval(tidy, TIDY_EVERY);
  tidying.unref();
  tidy();
  const pinging = setInterval(() => void store.check().catch(report), PING_EVERY);
  pinging.unref();
  const api = apiListener({
    ...{ store, judge, version, now, trustsProxy, report, signals, away },
    roomTime: createSteadyTime(),
  });
  return {
    listener: api.listener,
    endStreams: api.endStreams,
    async close() {
      clearInterval(tidying);
      clearInterval(pinging);
      await api.close();
      await judge.close();
      await store.close();
      release();
    },
  };
}
