// Rooms under load, from built servers as processes of their own, on SQLite and PostgreSQL, by one process and by two: races of
// four people, all of whom listen. "To the last" is from the moment when a move is due to be sent until every stream of its
// room has brought it. The load comes from this machine, and shares its processors with the servers.

import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type ClientRequest, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COUNTDOWN } from '../src/core/race.ts';
import { dealPreset, manifestOf } from '../test/harness.ts';
import { postgresIsHere, startPostgres } from '../test/service/postgres.ts';
import { type Running, runServer } from '../test/service/running.ts';
import { type GoalLine as Line, millis, percentile, printTable, verdict } from './measure.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** Seconds of each load. */
const SECONDS = Number(process.env['CURIO_LOAD_SECONDS'] ?? 8);
const GOALS = { moves: 300, last: 150, lastOfTwo: 200, streams: 5000, megabytes: 400 };
const ROOMS = 60;
const PEOPLE = 4;
const CROWD = { rooms: 1000, people: 5 };
const AT_ONCE = 32;
/** No more deals wait for the judge at a time. */
const SEATED_AT_ONCE = 12;

interface Reply {
  readonly status: number;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 });
let homes = 0;
/** Everybody comes from a home of their own, as through a proxy. */
const newHome = () => {
  homes++;
  return `10.${homes >> 16}.${(homes >> 8) & 255}.${homes & 255}`;
};

interface Person {
  readonly port: number;
  readonly home: string;
  readonly token: string;
  readonly room: string;
  sent: number;
}

function ask(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<Reply> {
  return new Promise((resolve) => {
    const size = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { host: '127.0.0.1', port, agent, method, path };
    const sent = request({ ...options, headers: { ...headers, ...size } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.once('error', () => resolve({ status: 0, text: '' }));
    sent.end(body);
  });
}

const headersOf = ({ home, token }: Pick<Person, 'home' | 'token'>) => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': home,
});

/** So many at a time. */
async function inTurns<T>(
  count: number,
  work: (index: number) => Promise<T>,
  atOnce = SEATED_AT_ONCE,
): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) done[index] = await work(index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

async function sit(
  port: number,
  path: string,
  body: object,
): Promise<Person & { letters: string }> {
  const home = newHome();
  const secret = Buffer.from(`bench${homes}`.padEnd(32, '.')).toString('base64url');
  const reply = await ask(
    port,
    'POST',
    path,
    headersOf({ home, token: secret }),
    JSON.stringify(body),
  );
  if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.text}`);
  const { token, room, letters } = JSON.parse(reply.text);
  return { port, home, token, room, letters, sent: 0 };
}

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

/** Streams, and by room which entry the slowest of them has brought when. */
class Ears {
  readonly #open: ClientRequest[] = [];
  readonly #reached = new Map<string, number[]>();
  readonly #waiting = new Map<string, (() => void)[]>();
  broken = 0;

  async listen(people: readonly Person[]): Promise<void> {
    await inTurns(
      people.length,
      async (index) => {
        const person = people[index];
        if (person) await this.#listen(person);
      },
      AT_ONCE,
    );
  }

  #listen(person: Person): Promise<void> {
    return new Promise((resolve) => {
      const { room, port } = person;
      const heads = this.#reached.get(room) ?? [];
      this.#reached.set(room, heads);
      const place = heads.push(0) - 1;
      const options = { host: '127.0.0.1', port, path: `/api/rooms/${room}/events?after=0` };
      const sent = request({ ...options, agent: false, headers: headersOf(person) }, (response) => {
        if (response.statusCode !== 200) this.broken++;
        let rest = '';
        response.setEncoding('latin1');
        response.on('data', (chunk: string) => {
          rest += chunk;
          const end = rest.lastIndexOf('\n\n');
          if (end < 0) return;
          const start = rest.lastIndexOf('id: ', end);
          if (start >= 0) heads[place] = Number.parseInt(rest.slice(start + 4, start + 14), 10);
          rest = rest.slice(end + 2);
          // A copy: each one takes itself out.
          for (const look of [...(this.#waiting.get(room) ?? [])]) look();
          resolve();
        });
        response.once('close', () => resolve());
      });
      sent.once('error', () => {
        this.broken++;
        resolve();
      });
      sent.end();
      this.#open.push(sent);
    });
  }

  /** Fulfilled when all streams of the room have brought this entry. */
  reached(room: string, seq: number): Promise<void> {
    const heads = this.#reached.get(room) ?? [];
    const all = () => heads.every((head) => head >= seq);
    if (all()) return Promise.resolve();
    return new Promise((resolve) => {
      const looks = this.#waiting.get(room) ?? [];
      this.#waiting.set(room, looks);
      const look = () => {
        if (!all()) return;
        looks.splice(looks.indexOf(look), 1);
        resolve();
      };
      looks.push(look);
    });
  }

  close(): void {
    for (const one of this.#open) one.destroy();
  }
}

function move(person: Person): Promise<Reply> {
  person.sent++;
  const body = JSON.stringify({ id: `m${person.sent}`, base: 0, word: `p${person.sent % 20}` });
  return ask(person.port, 'POST', `/api/rooms/${person.room}/moves`, headersOf(person), body);
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

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

/** Sent when it is time, whether or not the one before was answered. */
async function steady(
  people: readonly Person[],
  ears: Ears,
  goal: number,
): Promise<readonly Line[]> {
  const answered: number[] = [];
  const heard: number[] = [];
  let other = 0;
  const begun = performance.now();
  const count = SECONDS * GOALS.moves;
  const sent: Promise<void>[] = [];
  const one = async (person: Person, since: number) => {
    const reply = await move(person);
    if (reply.status !== 200) {
      other++;
      return;
    }
    answered.push(performance.now() - since);
    await ears.reached(person.room, JSON.parse(reply.text).seq);
    heard.push(performance.now() - since);
  };
  while (sent.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - begun) * GOALS.moves) / 1000));
    while (sent.length < due) {
      const person = people[(sent.length * 7) % people.length];
      if (person) sent.push(one(person, begun + (sent.length * 1000) / GOALS.moves));
    }
    await wait(1);
  }
  const patience = wait(20_000).then(() => 'late' as const);
  const late = (await Promise.race([Promise.all(sent), patience])) === 'late';
  const slowest = percentile(heard, 0.99);
  return [
    [
      `open at ${GOALS.moves}/s, answered: median, p99`,
      `${millis(percentile(answered, 0.5))}, ${millis(percentile(answered, 0.99))}`,
      '',
      '',
    ],
    [
      '  to the last of 4 streams: median, p99',
      `${millis(percentile(heard, 0.5))}, ${millis(slowest)}`,
      `p99 ≤ ${goal} ms`,
      verdict(slowest <= goal && other === 0 && !late),
    ],
    ['  told to all', `${heard.length} of ${count}`, 'all', verdict(heard.length === count)],
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
  await wait(1000);
  return lines;
}

/** Many tables at which everybody listens, and one move at each. */
async function crowd(server: Running, code: string): Promise<readonly Line[]> {
  const tables = await seat([server.port], CROWD.rooms, CROWD.people, code);
  const people = tables.flat();
  const before = server.megabytes();
  const ears = new Ears();
  await ears.listen(people);
  await wait(2000);
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
    for (const { title, processes } of places) {
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
