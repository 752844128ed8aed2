// The server as it is built, run as a process of its own on a folder of its own, so that it can be killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

interface Build {
  bundle(entry: string, name: string, folder: string): Promise<boolean>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the server into a scratch folder inside the checkout, where it finds its packages. */
export async function buildServer(): Promise<{ folder: string; remove(): void }> {
  const name = `.build/service-${process.pid}`;
  const folder = join(root, name);
  mkdirSync(join(folder, 'web'), { recursive: true });
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><p>Curio</p>');
  const { bundle } = await vi.importActual<Build>('../../scripts/build.js');
  for (const [entry, file] of [
    ['src/server/judge/worker.ts', 'judge.js'],
    ['src/server/index.ts', 'server.js'],
  ] as const)
    if (!(await bundle(entry, file, name))) throw new Error(`${entry} could not be built`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface Running {
  readonly port: number;
  /** What it has said so far. */
  said(): string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Fulfilled when it says where it is open. */
export function runServer(folder: string, env: Readonly<Record<string, string>>): Promise<Running> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, [join(folder, 'server.js')], {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ...env },
    });
    let text = '';
    const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      const port = Number(/open at http:\/\/[^/]+:(\d+)/.exec(text)?.[1]);
      if (!Number.isNaN(port))
        resolve({
          port,
          said: () => text,
          kill(signal) {
            child.kill(signal);
            return ended;
          },
        });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`the server ended: ${text}`)));
  });
}
