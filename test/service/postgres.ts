// A PostgreSQL cluster for tests, in a scratch folder on a free loopback port, run by a user that is not root. Without an
// installed PostgreSQL, tests are skipped with a warning.

import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HOMES = '/usr/lib/postgresql';

/** The folder of the newest installed server. */
function findPrograms(): string | undefined {
  const versions = existsSync(HOMES) ? readdirSync(HOMES).map(Number).filter(Number.isInteger) : [];
  return versions
    .sort((one, other) => other - one)
    .map((version) => join(HOMES, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

const programs = findPrograms();
const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root; its package brings a user. */
const asUser = (command: readonly string[]): readonly string[] =>
  isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
    : command;

const userIsThere = !isRoot || spawnSync('id', ['-u', 'postgres']).status === 0;

export const postgresIsHere = programs !== undefined && userIsThere;
if (!postgresIsHere)
  console.warn(
    '\n!!! SKIPPED: there is no PostgreSQL here (apt-get install postgresql); nothing of the service was tested on it !!!\n',
  );

function run(command: readonly string[]): void {
  const [program = '', ...args] = asUser(command);
  const done = spawnSync(program, args, { encoding: 'utf8', cwd: '/' });
  if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr || done.error}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

export interface Cluster {
  /** Creates an empty database and returns its URL. */
  database(): string;
  /** Stops at once, like a power cut. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** `durable`: commits wait for the disk, as in production; most tests do without. */
export async function startPostgres({ durable = false } = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'curio-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  const program = (name: string) => join(programs ?? '', name);
  run([program('initdb'), '-D', data, '-U', 'curio', '--auth=trust', '--no-sync', '-E', 'UTF8']);
  let made = 0;
  let stopped: Promise<void> = Promise.resolve();
  let server: ReturnType<typeof spawn> | undefined;

  async function start(): Promise<void> {
    const [name = '', ...args] = asUser([
      ...[program('postgres'), '-D', data, '-p', String(port), '-k', folder],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'shared_buffers=16MB'],
      // We kill the server, not the machine, so writes survive without fsync.
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
    ]);
    const started = spawn(name, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
    server = started;
    stopped = new Promise((resolve) => started.once('exit', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      let said = '';
      started.stderr?.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4000);
        if (said.includes('ready to accept connections')) resolve();
      });
      started.once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
    });
  }
  await start();

  return {
    database() {
      const name = `curio${++made}`;
      run([program('createdb'), '-h', '127.0.0.1', '-p', String(port), '-U', 'curio', name]);
      return `postgres://curio@127.0.0.1:${port}/${name}`;
    },
    async crash() {
      // SIGQUIT: no checkpoint, no waiting for clients.
      server?.kill('SIGQUIT');
      await stopped;
    },
    start,
    async stop() {
      server?.kill('SIGINT');
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
