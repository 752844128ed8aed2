// The server as a process: started, started twice, stopped, and killed in the middle of work.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { createStore } from '../../src/server/store/sql-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { soaking } from '../samples.ts';
import { buildServer } from './built.ts';
import { createCrowd } from './crowd.ts';
import { dailyLog } from './logs.ts';
import { type Cluster, postgresIsHere, startPostgres } from './postgres.ts';
import { type Running, runServer } from './running.ts';
import { ask, bearer } from './visitors.ts';

/** Today, because logs count only while their day is open. */
const today = new Date().toISOString().slice(0, 10);
const LOG = `/api/days/${today}/hudoku/log`;
const NUMBERS = `/api/days/${today}/hudoku/numbers`;

let built: Awaited<ReturnType<typeof buildServer>>;
let cluster: Cluster | undefined;
let log: string;
let folders = 0;
const scratch = mkdtempSync(join(tmpdir(), 'curio-process-'));
const running: Running[] = [];

beforeAll(async () => {
  built = await buildServer();
  log = await dailyLog('hudoku', today);
  if (postgresIsHere) cluster = await startPostgres();
});
afterAll(async () => {
  built.remove();
  await cluster?.stop();
  rmSync(scratch, { recursive: true });
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.kill('SIGKILL');
});

async function start(env: Readonly<Record<string, string>>): Promise<Running> {
  const one = await runServer(built.folder, env);
  running.push(one);
  return one;
}

const newFolder = () => join(scratch, `data${++folders}`);

describe('starting and stopping', () => {
  test('says where the data is, serves both, and finds everything again after SIGTERM', async () => {
    const env = { CURIO_DATA: newFolder() };
    const first = await start(env);
    expect(first.said()).toContain(env.CURIO_DATA);
    expect((await ask(first.port, 'GET', '/')).text).toContain('Curio');
    await ask(first.port, 'POST', '/api/players', { headers: bearer('anna'), body: '{}' });
    const sent = await ask(first.port, 'PUT', LOG, { headers: bearer('anna'), body: log });
    expect(sent.json).toMatchObject({ status: 'won', solved: true, players: 1, counted: true });
    expect(await first.kill('SIGTERM')).toBe(0);
    const second = await start(env);
    const again = await ask(second.port, 'PUT', LOG, { headers: bearer('anna'), body: log });
    expect(again.json).toEqual(sent.json);
  });

  test('a second one on the same data serves the app and says that the service runs', async () => {
    const env = { CURIO_DATA: newFolder() };
    const first = await start(env);
    const second = await start(env);
    expect(second.said()).toContain('Another Curio already keeps results');
    expect((await ask(second.port, 'GET', '/')).text).toContain('Curio');
    expect((await ask(second.port, 'GET', '/api/about')).json).toBeUndefined();
    expect((await ask(first.port, 'GET', '/healthz')).text).toBe('ok');
    await first.kill('SIGKILL');
    const third = await start(env);
    expect((await ask(third.port, 'GET', '/healthz')).text).toBe('ok');
  });

  test('switched off, or with a database that is not there, it serves the app', async () => {
    const off = await start({ CURIO_SERVICE: 'off', CURIO_DATA: newFolder() });
    expect((await ask(off.port, 'GET', '/api/about')).json).toBeUndefined();
    const lost = await start({ DATABASE_URL: 'postgres://curio@127.0.0.1:1/none' });
    expect(lost.said()).toContain('The app is served without other players');
    expect((await ask(lost.port, 'GET', '/')).text).toContain('Curio');
  });
});

describe('killed in the middle of its work', () => {
  const KILLS = soaking ? 200 : 3;
  const kinds = [
    { kind: 'SQLite', here: true },
    { kind: 'PostgreSQL', here: postgresIsHere },
  ];

  test.each(kinds.filter(({ here }) => here))(
    '$kind: nothing that was told is lost, nothing is there twice',
    async ({ kind }) => {
      const database = kind === 'PostgreSQL' ? cluster?.database() : undefined;
      const data = newFolder();
      const env: Record<string, string> = database
        ? { DATABASE_URL: database, CURIO_PROXY: '1' }
        : { CURIO_DATA: data, CURIO_PROXY: '1' };
      const crowd = createCrowd('k', today, 'hudoku', log);
      const returns: number[] = [];
      for (let kill = 0; kill < KILLS; kill++) {
        const begun = performance.now();
        const server = await start(env);
        returns.push(performance.now() - begun);
        const enough = crowd.told.size + 1 + (kill % 4);
        let alive = true;
        // Kill it while requests are in progress.
        const killing = new Promise<void>((resolve) => {
          const visitors = Array.from({ length: 3 }, () =>
            crowd.visit(
              server.port,
              () => alive,
              () => {
                if (!alive || crowd.told.size < enough) return;
                alive = false;
                void server.kill('SIGKILL').then(() => resolve());
              },
            ),
          );
          void Promise.all(visitors);
        });
        await killing;
      }
      expect(crowd.told.size).toBeGreaterThanOrEqual(KILLS);
      if (soaking)
        console.log(
          `${kind}: ${KILLS} kills, ${crowd.told.size} told, serving again in at most ${Math.max(...returns).toFixed(0)} ms`,
        );
      const server = await start(env);
      const numbers = await ask(server.port, 'GET', NUMBERS);
      expect(numbers.json).toMatchObject({ players: expect.any(Number) });
      await crowd.sendAgain(server.port);
      expect(await server.kill('SIGTERM')).toBe(0);
      const store = await createStore(
        database ? await openPostgres(database) : await openSqlite(join(data, 'curio.sqlite')),
      );
      await crowd.check(store);
      await store.close();
    },
  );
});
