// The service under load, from the built server as a process of its own, on SQLite and PostgreSQL: logs of today's real
// dailies, judged and counted; ten times too many of them; reads; and what the service costs when nobody comes. The load
// comes from this machine and goes to 127.0.0.1 only. "Open" means: sent when it is time, whether or not the one before
// was answered, and measured from that time.

import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '../src/games/index.ts';
import { check } from '../src/server/upkeep/upkeep.ts';
import { dailyLog } from '../test/service/logs.ts';
import { postgresIsHere, startPostgres } from '../test/service/postgres.ts';
import { type Running, runServer } from '../test/service/running.ts';
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
const GOALS = { submissions: 150, steady: 100, slowest: 150, refusal: 50, reads: 1000, read: 30 };
const IDLE = { megabytes: 60, seconds: 0.5 };

interface Sent {
  readonly status: number;
  readonly millis: number;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly player: number;
  readonly body?: string;
}

const secretOf = (player: number) =>
  Buffer.from(`bench${player}`.padEnd(32, '.')).toString('base64url');

/** Every player comes from a home of its own, as through a proxy. */
const homeOf = (player: number) => `10.${player >> 16}.${(player >> 8) & 255}.${player & 255}`;

class Load {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #port: number;
  constructor(port: number) {
    this.#port = port;
  }

  ask({ method, path, player, body }: Call, since = performance.now()): Promise<Sent> {
    return new Promise((resolve) => {
      const done = (status: number) => resolve({ status, millis: performance.now() - since });
      const sent = request(
        {
          ...{ host: '127.0.0.1', port: this.#port, agent: this.#agent, method, path },
          headers: {
            authorization: `Bearer ${secretOf(player)}`,
            'x-forwarded-for': homeOf(player),
            ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          },
        },
        (response) => {
          response.resume();
          response.once('end', () => done(response.statusCode ?? 0));
        },
      );
      sent.once('error', () => done(0));
      sent.end(body);
    });
  }

  /** So many a second, each at its time. */
  async open(rate: number, calls: readonly Call[]): Promise<readonly Sent[]> {
    const start = performance.now();
    const sent: Promise<Sent>[] = [];
    while (sent.length < calls.length) {
      const due = Math.min(calls.length, Math.floor(((performance.now() - start) * rate) / 1000));
      while (sent.length < due) {
        const call = calls[sent.length];
        if (call) sent.push(this.ask(call, start + (sent.length * 1000) / rate));
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return Promise.all(sent);
  }

  /** As fast as it goes, so many at a time; returns what came and in how many seconds. */
  async closed(width: number, calls: readonly Call[]) {
    const start = performance.now();
    const sent: Sent[] = [];
    let next = 0;
    const visitor = async () => {
      for (let call = calls[next++]; call; call = calls[next++]) {
        sent.push(await this.ask(call));
        if (performance.now() - start > SECONDS * 1000) return;
      }
    };
    await Promise.all(Array.from({ length: width }, visitor));
    return { sent, seconds: (performance.now() - start) / 1000 };
  }

  close(): void {
    this.#agent.destroy();
  }
}

const within = (sent: readonly Sent[], part: number) =>
  percentile(
    sent.map((one) => one.millis),
    part,
  );
const withStatus = (sent: readonly Sent[], status: number) =>
  sent.filter((one) => one.status === status);

async function gauge(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^curio_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

const megabytes = async (port: number) => (await gauge(port, 'memory_bytes')) / 2 ** 20;

/** Today by Greenwich: open everywhere or nearly so. */
const today = () => new Date().toISOString().slice(0, 10);

class Crowd {
  readonly #logs: ReadonlyMap<string, string>;
  readonly #day: string;
  #players = 0;
  constructor(day: string, logs: ReadonlyMap<string, string>) {
    this.#day = day;
    this.#logs = logs;
  }

  /** New players who are known to the service, each with a log of every game. */
  async submissions(load: Load, count: number): Promise<readonly Call[]> {
    const calls: Call[] = [];
    const joins: Call[] = [];
    while (calls.length < count) {
      const player = ++this.#players;
      joins.push({ method: 'POST', path: '/api/players', player, body: '{}' });
      for (const [game, body] of this.#logs)
        calls.push({ method: 'PUT', path: `/api/days/${this.#day}/${game}/log`, player, body });
    }
    for (let from = 0; from < joins.length; from += 50)
      await Promise.all(joins.slice(from, from + 50).map((join) => load.ask(join)));
    return calls.slice(0, count);
  }

  /** Numbers of all games, every second time of somebody who has played. */
  reads(count: number): readonly Call[] {
    const games = [...this.#logs.keys()];
    return Array.from({ length: count }, (_, index) => ({
      method: 'GET',
      path: `/api/days/${this.#day}/${games[index % games.length]}/numbers`,
      player: index % 2 === 0 ? 1 + (index % this.#players) : 900_000 + index,
    }));
  }
}

async function measure(server: Running, crowd: Crowd): Promise<readonly Line[]> {
  const load = new Load(server.port);
  const lines: Line[] = [];
  // Games are loaded and puzzles dealt with the first logs.
  await load.closed(5, await crowd.submissions(load, amount(100, 10)));

  const many = await crowd.submissions(load, SECONDS * 500);
  const idleCpu = await gauge(server.port, 'cpu_seconds');
  const fast = await load.closed(32, many);
  const cpu = (await gauge(server.port, 'cpu_seconds')) - idleCpu;
  const counted = withStatus(fast.sent, 200).length / fast.seconds;
  lines.push([
    'verified submissions',
    `${counted.toFixed(0)}/s`,
    `≥ ${GOALS.submissions}/s`,
    verdict(counted >= GOALS.submissions && withStatus(fast.sent, 200).length === fast.sent.length),
  ]);
  lines.push(['  processor time for each', millis((1000 * cpu) / fast.sent.length), '', '']);

  const steady = await load.open(
    GOALS.steady,
    await crowd.submissions(load, SECONDS * GOALS.steady),
  );
  const slowest = within(steady, 0.99);
  lines.push([
    `open at ${GOALS.steady}/s: median, p99`,
    `${millis(within(steady, 0.5))}, ${millis(slowest)}`,
    `p99 ≤ ${GOALS.slowest} ms`,
    verdict(slowest <= GOALS.slowest && withStatus(steady, 200).length === steady.length),
  ]);

  const rate = 10 * GOALS.submissions;
  const tooMany = await crowd.submissions(load, SECONDS * rate);
  const before = await megabytes(server.port);
  let most = before;
  const watching = setInterval(async () => {
    most = Math.max(most, await megabytes(server.port).catch(() => 0));
  }, 250);
  const flood = await load.open(rate, tooMany);
  clearInterval(watching);
  const refused = withStatus(flood, 503);
  const others = flood.filter(({ status }) => status !== 200 && status !== 503);
  lines.push([
    `open at ${rate}/s: counted, refused, other`,
    `${withStatus(flood, 200).length}, ${refused.length}, ${others.length}`,
    '0 other',
    verdict(others.length === 0),
  ]);
  if (others.length > 0) {
    const kinds = [...new Set(others.map(({ status }) => status))].sort().join(', ');
    lines.push(['  other statuses (0: broken connection)', kinds, '', '']);
  }
  lines.push([
    '  503 within: median, p99',
    `${millis(within(refused, 0.5))}, ${millis(within(refused, 0.99))}`,
    `p99 ≤ ${GOALS.refusal} ms`,
    verdict(within(refused, 0.99) <= GOALS.refusal),
  ]);
  lines.push(['  memory', `${before.toFixed(0)} → ${most.toFixed(0)} MB`, 'bounded', '']);
  const after = await load.open(50, await crowd.submissions(load, 50));
  lines.push([
    '  right after it: counted, p99',
    `${withStatus(after, 200).length} of ${after.length}, ${millis(within(after, 0.99))}`,
    'all',
    verdict(withStatus(after, 200).length === after.length),
  ]);

  const cpuBefore = await gauge(server.port, 'cpu_seconds');
  const reads = await load.closed(32, crowd.reads(SECONDS * 10_000));
  const cpuRead = (await gauge(server.port, 'cpu_seconds')) - cpuBefore;
  const read = withStatus(reads.sent, 200).length / reads.seconds;
  lines.push([
    "today's numbers read",
    `${read.toFixed(0)}/s`,
    `≥ ${GOALS.reads}/s`,
    verdict(read >= GOALS.reads),
  ]);
  lines.push(['  processor time for each', millis((1000 * cpuRead) / reads.sent.length), '', '']);
  const calm = await load.open(GOALS.reads, crowd.reads(SECONDS * GOALS.reads));
  lines.push([
    `open at ${GOALS.reads}/s: median, p99`,
    `${millis(within(calm, 0.5))}, ${millis(within(calm, 0.99))}`,
    `p99 ≤ ${GOALS.read} ms`,
    verdict(within(calm, 0.99) <= GOALS.read && withStatus(calm, 200).length === calm.length),
  ]);
  load.close();
  return lines;
}

/** Memory and seconds to the first answer, medians over several starts. */
async function idle(env: Readonly<Record<string, string>>) {
  const sizes: number[] = [];
  const times: number[] = [];
  for (let run = 0; run < amount(5, 1); run++) {
    const start = performance.now();
    const server = await runServer(DIST, env);
    await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
    times.push((performance.now() - start) / 1000);
    if (env['CURIO_SERVICE'] !== 'off') await fetch(`http://127.0.0.1:${server.port}/api/about`);
    await new Promise((resolve) => setTimeout(resolve, amount(1000, 1)));
    sizes.push(server.megabytes());
    await server.kill('SIGTERM');
  }
  const middle = (values: number[]) =>
    values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
  return { megabytes: middle(sizes), seconds: middle(times) };
}

export async function bench(): Promise<void> {
  const day = today();
  const logs = new Map<string, string>();
  for (const id of gameIds) logs.set(id, await dailyLog(id, day, { detours: 3 }));
  const scratch = mkdtempSync(join(tmpdir(), 'curio-bench-'));
  const cluster = postgresIsHere ? await startPostgres({ durable: true }) : undefined;
  try {
    const alone = await idle({ CURIO_SERVICE: 'off' });
    const places = [
      { title: 'SQLite', place: { data: join(scratch, 'data') } },
      ...(cluster
        ? [{ title: 'PostgreSQL', place: { data: '', database: cluster.database() } }]
        : []),
    ];
    for (const { title, place } of places) {
      const { database } = { database: undefined, ...place };
      const env = {
        CURIO_PROXY: '1',
        ...(database ? { DATABASE_URL: database } : { CURIO_DATA: place.data }),
      };
      const server = await runServer(DIST, env);
      const host = new Host();
      const lines = [...(await measure(server, new Crowd(day, logs)))];
      host.close();
      lines.push(['taken by the host of the machine meanwhile', millis(host.taken), '', '']);
      const exit = await server.kill('SIGTERM');
      const checked = await check(place);
      const wrong = checked.ok ? checked.value.problems.length : 1;
      lines.push([
        'after it: exit code, wrong counts',
        `${exit}, ${wrong}`,
        '0, 0',
        verdict(exit === 0 && wrong === 0),
      ]);
      const own = await idle(env);
      const more = own.megabytes - alone.megabytes;
      const later = own.seconds - alone.seconds;
      lines.push([
        'idle, more than files alone',
        `${more.toFixed(0)} MB, ${later.toFixed(2)} s`,
        `≤ ${IDLE.megabytes} MB, ≤ ${IDLE.seconds} s`,
        verdict(more <= IDLE.megabytes && later <= IDLE.seconds),
      ]);
      printTable(
        `The service on ${title}, ${SECONDS} s for each load`,
        ['', 'measured', 'goal', ''],
        lines,
      );
    }
  } finally {
    await cluster?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
