// Rooms under load, from built servers as processes of their own, on SQLite and PostgreSQL, by one process and by two: races of
// four people, all of whom listen. "To the last" is from the moment when a move is due to be sent until every stream of its
// room has brought it. The load comes from this machine, and shares its processors with the servers; moves that were on
// their way while the host of a virtual machine had its processors are told, but not held against the goal.

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { COUNTDOWN } from '../src/core/race.ts';
import { dealPreset, manifestOf } from '../test/harness.ts';
import { postgresIsHere, startPostgres } from '../test/service/postgres.ts';
import { type Running, runServer } from '../test/service/running.ts';
import {
  AT_ONCE,
  agent,
  ask,
  Ears,
  headersOf,
  inTurns,
  type Person,
  type Reply,
  sit,
} from './helpers/company.ts';
import { Host } from './helpers/host.ts';
import {
  amount,
  type GoalLine as Line,
  millis,
  percentile,
  printTable,
  quick,
  verdict,
} from './helpers/measure.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** Seconds of each load. */
const SECONDS = Number(process.env['CURIO_LOAD_SECONDS'] ?? (quick ? 0.1 : 8));
const GOALS = { moves: 300, last: 150, lastOfTwo: 200, streams: 5000, megabytes: 400 };
const ROOMS = amount(60);
const PEOPLE = 4;
const CROWD = { rooms: amount(1000), people: amount(5) };

/** A race of one puzzle in every room, people on the servers in turn. */
async function seat(ports: readonly number[], rooms: number, people: number, code: string) {
  const portOf = (index: number) => ports[index % ports.length] ?? 0;
  return inTurns(rooms, async (index) => {
    const wish = { id: 'b', game: 'hudoku', kind: 'race', name: 'Anna', code };
    const host = await sit(portOf(index), '/api/rooms', wish);
    const others: Person[] = [];
    for (let n = 1; n < people; n++)
      others.push(
        await sit(portOf(index + n), '/api/rooms/join', { room: host.room, name: `P${n}` }),
      );
    return [host, ...others];
  });
}

async function deal(tables: readonly (readonly Person[])[]): Promise<void> {
  await inTurns(tables.length, async (index) => {
    const host = tables[index]?.[0];
    if (!host) return;
    const path = `/api/rooms/${host.room}/deal`;
    const reply = await ask(host.port, 'POST', path, headersOf(host), '{"id":"d"}');
    if (reply.status !== 200) throw new Error(`deal: ${reply.status} ${reply.text}`);
  });
}

function move(person: Person): Promise<Reply> {
  person.sent++;
  const body = JSON.stringify({ id: `m${person.sent}`, base: 0, word: `p${person.sent % 20}` });
  return ask(person.port, 'POST', `/api/rooms/${person.room}/moves`, headersOf(person), body);
}

/** As fast as they are answered, while everybody listens. */
async function fastest(people: readonly Person[]): Promise<Line> {
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  let other = 0;
  let next = 0;
  // Nobody may write more often than 120 times a minute.
  const most = people.length * 60;
  const worker = async () => {
    while (performance.now() < end && next < most) {
      const person = people[next++ % people.length];
      const reply = person && (await move(person));
      if (reply?.status === 200) done++;
      else other++;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const rate = (1000 * done) / (performance.now() - begun);
  return [
    'moves, as fast as answered: other answers',
    `${rate.toFixed(0)}/s: ${other}`,
    `≥ ${GOALS.moves}/s: 0`,
    verdict(rate >= GOALS.moves && other === 0),
  ];
}

interface Heard {
  readonly since: number;
  readonly answered: number;
  readonly heard: number;
}

/** Of so many moves at least a goal needs to be judged by. */
const JUDGED_BY = 0.5;

/** How long it took to be told to all, for those moves that the host held up and for those that it did not. */
function tellHeard(all: readonly Heard[], host: Host, goal: number, isWhole: boolean): Line[] {
  const until = (moves: readonly Heard[]) => moves.map(({ since, heard }) => heard - since);
  const answered = all.map((move) => move.answered - move.since);
  const free = all.filter(({ since, heard }) => host.wasWhole(since, heard));
  const slowest = percentile(until(free), 0.99);
  const told = (times: readonly number[]) =>
    `${millis(percentile(times, 0.5))}, ${millis(percentile(times, 0.99))}`;
  const enough = free.length >= all.length * JUDGED_BY;
  return [
    [`open at ${GOALS.moves}/s, answered: median, p99`, told(answered), '', ''],
    ['  to the last of 4 streams: median, p99', told(until(all)), '', ''],
    [
      '  without those that the host held up',
      told(until(free)),
      `p99 ≤ ${goal} ms`,
      enough ? verdict(slowest <= goal && isWhole) : 'TOO FEW',
    ],
    [
      '  taken by the host: time, moves held up',
      `${host.taken} ms, ${all.length - free.length}`,
      '',
      '',
    ],
  ];
}

/** Sent when it is time, whether or not the one before was answered. */
async function steady(
  people: readonly Person[],
  ears: Ears,
  goal: number,
): Promise<readonly Line[]> {
  const told: Heard[] = [];
  let other = 0;
  const host = new Host();
  // What is taken just before counts as well.
  await wait(200);
  const begun = performance.now();
  const count = SECONDS * GOALS.moves;
  const sent: Promise<void>[] = [];
  const one = async (person: Person, since: number) => {
    const reply = await move(person);
    if (reply.status !== 200) {
      other++;
      return;
    }
    const answered = performance.now();
    await ears.reached(person.room, JSON.parse(reply.text).seq);
    told.push({ since, answered, heard: performance.now() });
  };
  while (sent.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - begun) * GOALS.moves) / 1000));
    while (sent.length < due) {
      const person = people[(sent.length * 7) % people.length];
      if (person) sent.push(one(person, begun + (sent.length * 1000) / GOALS.moves));
    }
    await wait(1);
  }
  const patience = wait(20_000, 'late' as const, { ref: false });
  const late = (await Promise.race([Promise.all(sent), patience])) === 'late';
  await wait(200);
  host.close();
  return [
    ...tellHeard(told, host, goal, other === 0 && !late),
    ['  told to all', `${told.length} of ${count}`, 'all', verdict(told.length === count)],
  ];
}

async function measure(servers: readonly Running[], code: string): Promise<readonly Line[]> {
  const ports = servers.map(({ port }) => port);
  const tables = await seat(ports, ROOMS, PEOPLE, code);
  const people = tables.flat();
  const ears = new Ears();
  await ears.listen(people);
  await deal(tables);
  await wait(COUNTDOWN + 1000);
  // Connections that were idle so long are about to be closed by the server.
  agent.destroy();
  const lines: Line[] = [await fastest(people)];
  const goal = servers.length > 1 ? GOALS.lastOfTwo : GOALS.last;
  lines.push(...(await steady(people, ears, goal)));
  ears.close();
  await wait(amount(1000, 1));
  return lines;
}

/** Many tables at which everybody listens, and one move at each. */
async function crowd(server: Running, code: string): Promise<readonly Line[]> {
  const tables = await seat([server.port], CROWD.rooms, CROWD.people, code);
  const people = tables.flat();
  const before = server.megabytes();
  const ears = new Ears();
  await ears.listen(people);
  await wait(amount(2000, 1));
  const open = server.megabytes();
  await deal(tables);
  await Promise.all(tables.map(([host]) => host && ears.reached(host.room, CROWD.people + 1)));
  const told = server.megabytes();
  ears.close();
  const count = people.length - ears.broken;
  return [
    [
      `${people.length} streams: open, memory before, with them, after a deal for all`,
      `${count}, ${before.toFixed(0)}, ${open.toFixed(0)}, ${told.toFixed(0)} MB`,
      `${GOALS.streams} in ≤ ${GOALS.megabytes} MB`,
      verdict(count >= GOALS.streams && Math.max(open, told) <= GOALS.megabytes),
    ],
  ];
}

export async function bench(): Promise<void> {
  const game = await manifestOf('hudoku').loadGame();
  const { code } = dealPreset(game, game.presets[0].id, 'bench');
  const scratch = mkdtempSync(join(tmpdir(), 'curio-bench-'));
  const cluster = postgresIsHere ? await startPostgres({ durable: true }) : undefined;
  const places = [
    { title: 'SQLite', processes: 1 },
    ...(cluster
      ? [
          { title: 'PostgreSQL', processes: 1 },
          { title: 'PostgreSQL', processes: 2 },
        ]
      : []),
  ];
  try {
    const measured = quick ? [places[0], places.at(-1)] : places;
    for (const { title, processes } of measured.filter((place) => place !== undefined)) {
      const newEnv = (name: string) => ({
        CURIO_PROXY: '1',
        ...(title === 'SQLite'
          ? { CURIO_DATA: join(scratch, name) }
          : { DATABASE_URL: cluster?.database() ?? '' }),
      });
      const env = newEnv('moves');
      const servers: Running[] = [];
      for (let n = 0; n < processes; n++) servers.push(await runServer(DIST, env));
      const lines = [...(await measure(servers, code))];
      for (const server of servers) {
        const exit = await server.kill('SIGTERM');
        lines.push(['after it: exit code', String(exit), '0', verdict(exit === 0)]);
      }
      if (processes === 1) {
        const server = await runServer(DIST, newEnv('streams'));
        lines.push(...(await crowd(server, code)));
        await server.kill('SIGTERM');
      }
      lines.push(['load of the machine', loadavg()[0]?.toFixed(1) ?? '', '', '']);
      const by = processes > 1 ? `${processes} processes` : 'one process';
      printTable(
        `Rooms on ${title} by ${by}, ${ROOMS} races of ${PEOPLE}, ${SECONDS} s for each load`,
        ['', 'measured', 'goal', ''],
        lines,
      );
    }
  } finally {
    agent.destroy();
    await cluster?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
