// Rooms on server processes: killed in the middle of work, and two of them on one PostgreSQL.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { createStore } from '../../src/server/store/sql-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { soaking } from '../samples.ts';
import { buildServer } from './built.ts';
import { joinAs, openAs } from './company.ts';
import { checkRoom, Phone, type Sending } from './phones.ts';
import { type Cluster, postgresIsHere, startPostgres } from './postgres.ts';
import { startProxy } from './proxy.ts';
import { type Running, runServer } from './running.ts';

let built: Awaited<ReturnType<typeof buildServer>>;
let cluster: Cluster | undefined;
const scratch = mkdtempSync(join(tmpdir(), 'curio-rooms-'));
const running = new Set<Running>();

beforeAll(async () => {
  built = await buildServer();
  if (postgresIsHere) cluster = await startPostgres();
});
afterAll(async () => {
  built.remove();
  await cluster?.stop();
  rmSync(scratch, { recursive: true });
});
afterEach(async () => {
  for (const one of running) await one.kill('SIGKILL');
  running.clear();
});

type Env = Readonly<Record<string, string>>;

async function start(env: Env): Promise<Running> {
  const one = await runServer(built.folder, env);
  running.add(one);
  return one;
}

interface Sort {
  readonly game: string;
  readonly kind: string;
  /** The next thing to send, after this many others. */
  sending(count: number): Sending;
}

/** Race moves are unconditional; at a paper table, the turn may only be passed by a member who has seen everything. */
const race: Sort = {
  ...{ game: 'hudoku', kind: 'race' },
  sending: (count) => (count % 2 === 0 ? { name: `n${count}` } : { word: `p${count % 20}` }),
};
const paper: Sort = {
  ...{ game: 'witches', kind: 'paper' },
  sending: (count) => ({ word: count % 4 === 0 ? `S-0${count % 3}` : `y-s${1 + (count % 3)}` }),
};

/** Seats people at a table, on alternating servers. */
async function seat(
  ports: readonly number[],
  people: number,
  { game, kind }: Sort = race,
): Promise<readonly Phone[]> {
  const [first = 0] = ports;
  const anna = await openAs(first, `anna-${kind}`, { game, kind, preset: undefined });
  const guests = [anna];
  for (let n = 1; n < people; n++)
    guests.push(await joinAs(ports[n % ports.length] ?? first, `p${n}-${kind}`, anna));
  return guests.map((guest) => new Phone(guest));
}

let count = 0;

/** Uses one phone: names and moves, some sent twice, and a stream that reconnects now and then. */
async function use(phone: Phone, { sending }: Sort, goesOn: () => boolean): Promise<void> {
  await phone.listen();
  while (goesOn()) {
    for (const one of [...phone.waiting]) await phone.send(one);
    count++;
    const next = phone.put(sending(count));
    if (count % 5 === 0) await Promise.all([phone.send(next), phone.send(next)]);
    else await phone.send(next);
    if (count % 11 === 0) await phone.listen();
    // Stays within the rate limit, and backs off when no server responds.
    const trouble = (phone.statuses.get(429) ?? 0) + (phone.statuses.get(0) ?? 0);
    if (trouble > 0) await setTimeout(20);
  }
}

const toldTo = (phones: readonly Phone[]) =>
  phones.reduce((sum, phone) => sum + phone.told.size, 0);

/** Until no request is pending. */
async function settleAll(phones: readonly Phone[]): Promise<void> {
  for (const phone of phones)
    await expect
      .poll(
        async () => {
          await phone.settle();
          return phone.waiting.length;
        },
        { interval: 500, timeout: 90_000 },
      )
      .toBe(0);
  for (const phone of phones) await phone.look();
}

describe('killed in the middle of the work', () => {
  const KILLS = soaking ? 200 : 3;
  const kinds = [
    { kind: 'SQLite', servers: 1, here: true },
    { kind: 'PostgreSQL', servers: 1, here: postgresIsHere && soaking },
    { kind: 'PostgreSQL', servers: 2, here: postgresIsHere },
  ];

  test.each(kinds.filter(({ here }) => here))(
    '$kind, $servers servers: no move that was told is lost, none is there twice',
    async ({ kind, servers: many }) => {
      const database = kind === 'PostgreSQL' ? cluster?.database() : undefined;
      const data = join(scratch, `${kind}${many}`);
      const env: Env = database ? { DATABASE_URL: database } : { CURIO_DATA: data };
      const servers: Running[] = [];
      for (let n = 0; n < many; n++) servers.push(await start(env));
      const portOf = (index: number) => servers[index % many]?.port ?? 0;
      const ports = servers.map(({ port }) => port);
      const tables = [
        { sort: race, phones: await seat(ports, 2, race) },
        { sort: paper, phones: await seat(ports, 3, paper) },
      ];
      // At once, so that a server must know members who have just joined at the other one.
      for (const { phones } of tables) expect((await phones[0]?.guest.deal())?.status).toBe(200);
      const everybody = tables.flatMap(({ phones }) => phones);
      const told = () => toldTo(everybody);
      const goTo = () => {
        for (const { phones } of tables)
          for (const [index, phone] of phones.entries()) phone.guest.port = portOf(index);
      };
      const returns: number[] = [];

      for (let kill = 0; kill < KILLS; kill++) {
        const hit = kill % many;
        const enough = told() + 1 + (kill % 7);
        let alive = true;
        goTo();
        const using = tables.flatMap(({ sort, phones }) =>
          phones.map((phone) => use(phone, sort, () => alive)),
        );
        await expect.poll(told, { interval: 5, timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
        // Kill it while requests are in progress.
        const killed = servers[hit]?.kill('SIGKILL');
        alive = false;
        await killed;
        await Promise.all(using);
        const begun = performance.now();
        servers[hit] = await start(env);
        goTo();
        // It has recovered when every table is back.
        for (const { phones } of tables) expect(await phones[hit]?.look()).toBe(true);
        returns.push(performance.now() - begun);
      }
      await settleAll(everybody);
      for (const one of servers) expect(await one.kill('SIGTERM')).toBe(0);
      const store = await createStore(
        database ? await openPostgres(database) : await openSqlite(join(data, 'curio.sqlite')),
      );
      expect(told()).toBeGreaterThanOrEqual(KILLS);
      for (const { phones } of tables) {
        const log = await checkRoom(store, phones);
        for (const { heard } of phones) expect(heard.length).toBe(log.length);
        expect(toldTo(phones)).toBeGreaterThan(0);
      }
      expect(await store.findMiscounts()).toEqual([]);
      await store.close();
      if (soaking)
        console.log(
          `${kind}, ${many}: ${KILLS} kills, told ${tables.map(({ sort, phones }) => `${sort.kind} ${toldTo(phones)}`).join(', ')}, serving again in at most ${Math.max(...returns).toFixed(0)} ms`,
          everybody.map(({ statuses }) => Object.fromEntries(statuses)),
        );
    },
  );
});

test.skipIf(!postgresIsHere)(
  'the way to PostgreSQL is cut: nothing is lost, nothing twice',
  async () => {
    const straight = cluster?.database() ?? '';
    const { port } = new URL(straight);
    const proxy = await startProxy(Number(port));
    const server = await start({
      DATABASE_URL: straight.replace(`:${port}/`, `:${proxy.port}/`),
    });
    const phones = await seat([server.port], 4);
    await phones[0]?.guest.deal();
    let goesOn = true;
    const using = phones.map((phone) => use(phone, race, () => goesOn));
    for (let round = 0; round < (soaking ? 20 : 1); round++) {
      const before = toldTo(phones);
      await expect.poll(() => toldTo(phones), { timeout: 60_000 }).toBeGreaterThan(before + 10);
      if (round % 2 === 0) proxy.cut();
      else proxy.hold();
      await setTimeout(soaking ? 3000 : 700);
      proxy.open();
    }
    const back = toldTo(phones);
    await expect.poll(() => toldTo(phones), { timeout: 60_000 }).toBeGreaterThan(back + 10);
    goesOn = false;
    await Promise.all(using);
    await settleAll(phones);
    const statuses = phones.flatMap((phone) => [...phone.statuses.keys()]);
    expect(statuses.filter((status) => ![200, 422, 429, 503].includes(status))).toEqual([]);
    expect(await server.kill('SIGTERM')).toBe(0);
    const store = await createStore(await openPostgres(straight));
    const log = await checkRoom(store, phones);
    for (const { heard } of phones) expect(heard.length).toBe(log.length);
    await store.close();
    await proxy.close();
  },
);

test.skipIf(!postgresIsHere)('two servers on one PostgreSQL tell each other', async () => {
  const env = { DATABASE_URL: cluster?.database() ?? '' };
  const [one, other] = [await start(env), await start(env)];
  const [anna, ben] = await seat([one.port, other.port], 2);
  const stream = await ben?.guest.listen(0);
  const news = () => stream?.news.at(-1);
  expect((await anna?.guest.ask('POST', '/name', { id: 'n', name: 'Annika' }))?.status).toBe(200);
  await expect.poll(() => news()?.members[0]?.name, { timeout: 5000 }).toBe('Annika');
  expect((await anna?.guest.deal('d'))?.json).toEqual({ seq: 4 });
  await expect.poll(() => news()?.rounds, { timeout: 5000 }).toBe(1);
  // Presence leaves no entry but is announced.
  const own = await anna?.guest.listen(0);
  await expect.poll(() => own?.news.at(-1)?.members[1]?.here, { timeout: 5000 }).toBe(true);
  own?.close();
  await expect.poll(() => news()?.members[0]?.here, { timeout: 5000 }).toBe(false);
  expect(news()?.head).toBe(4);
  // One move at each server at the same time: both are in the log.
  const both = await Promise.all([
    anna?.guest.ask('POST', '/name', { id: 'x', name: 'Anna' }),
    ben?.guest.ask('POST', '/name', { id: 'x', name: 'Benno' }),
  ]);
  expect(both.map((reply) => Object(reply?.json).seq).sort()).toEqual([5, 6]);
  await expect.poll(() => news()?.head, { timeout: 5000 }).toBe(6);
  // When a server stops, its streams end at once.
  expect(await other.kill('SIGTERM')).toBe(0);
  await stream?.ended;
});
