// The database crashes, drops its connections or becomes unreachable while players send logs. Nothing acknowledged is lost,
// nothing is stored twice, and the service recovers by itself.

import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { createStore } from '../../src/server/store/sql-store.ts';
import { soaking } from '../samples.ts';
import { buildServer } from './built.ts';
import { createCrowd } from './crowd.ts';
import { dailyLog } from './logs.ts';
import { type Cluster, postgresIsHere, startPostgres } from './postgres.ts';
import { type Passage, startProxy } from './proxy.ts';
import { type Running, runServer } from './running.ts';
import { ask } from './visitors.ts';

const today = new Date().toISOString().slice(0, 10);
/** Failures of each kind, and their length in milliseconds. */
const ROUNDS = soaking ? 20 : 1;
const AWAY = soaking ? 5000 : 700;
const VISITORS = 4;

let built: Awaited<ReturnType<typeof buildServer>>;
let cluster: Cluster;
let log: string;
let server: Running | undefined;
let proxy: Passage | undefined;

describe.skipIf(!postgresIsHere)('PostgreSQL', () => {
  beforeAll(async () => {
    built = await buildServer();
    log = await dailyLog('hudoku', today);
    cluster = await startPostgres();
  });
  afterAll(async () => {
    built?.remove();
    await cluster?.stop();
  });
  afterEach(async () => {
    await server?.kill('SIGKILL');
    await proxy?.close();
    server = undefined;
    proxy = undefined;
  });

  /** A new database, with its URL through the proxy (for the service) and its direct one. */
  async function newDatabase() {
    const straight = cluster.database();
    const { port } = new URL(straight);
    proxy = await startProxy(Number(port));
    const through = straight.replace(`:${port}/`, `:${proxy.port}/`);
    return { straight, through, proxy };
  }

  type Way = { readonly straight: string; readonly proxy: Passage };
  const breaks: Readonly<Record<string, (way: Way) => Promise<void>>> = {
    'stopped at once and started again': async () => {
      await cluster.crash();
      await setTimeout(AWAY / 2);
      await cluster.start();
    },
    'all its connections ended': async ({ straight }) => {
      const database = await openPostgres(straight, 'test');
      const ended = await database.read(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'curio'`,
      );
      expect(ended.length).toBeGreaterThan(0);
      await database.close();
    },
    'the way to it shut: what is sent waits': async ({ proxy: between }) => {
      between.hold();
      await setTimeout(AWAY);
      between.open();
    },
    'the way to it shut: what is open breaks': async ({ proxy: between }) => {
      between.cut();
      await setTimeout(AWAY);
      between.open();
    },
  };

  test.each(Object.keys(breaks))('%s', async (name) => {
    const way = await newDatabase();
    const running = await runServer(built.folder, { DATABASE_URL: way.through, CURIO_PROXY: '1' });
    server = running;
    const crowd = createCrowd('f', today, 'hudoku', log);
    let goesOn = true;
    const visitors = Array.from({ length: VISITORS }, () =>
      crowd.visit(running.port, () => goesOn),
    );
    const returns: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = crowd.told.size;
      await expect.poll(() => crowd.told.size, { timeout: 30_000 }).toBeGreaterThan(before + 5);
      await breaks[name]?.(way);
      const back = performance.now();
      // It recovers by itself.
      await expect
        .poll(async () => (await ask(running.port, 'GET', '/healthz')).status, {
          interval: 20,
          timeout: 30_000,
        })
        .toBe(200);
      returns.push(performance.now() - back);
    }
    goesOn = false;
    await Promise.all(visitors);
    if (soaking)
      console.log(
        `${name}: ${crowd.told.size} told, serving again after at most ${Math.max(...returns).toFixed(0)} ms`,
        Object.fromEntries(crowd.statuses),
      );
    expect([...crowd.statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
    const store = await createStore(await openPostgres(way.straight));
    await crowd.check(store);
    await crowd.sendAgain(running.port);
    await crowd.check(store);
    await store.close();
    expect(await running.kill('SIGTERM')).toBe(0);
  });

  test('away at the start: the app is served, and the service comes when it is there', async () => {
    const way = await newDatabase();
    way.proxy.cut();
    server = await runServer(built.folder, { DATABASE_URL: way.through });
    const { port } = server;
    expect((await ask(port, 'GET', '/')).text).toContain('Curio');
    const away = await ask(port, 'GET', '/api/about');
    expect([away.status, away.json]).toEqual([503, { code: 'storeFailed' }]);
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    way.proxy.open();
    await expect
      .poll(async () => (await ask(port, 'GET', '/healthz')).status, { timeout: 30_000 })
      .toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});
