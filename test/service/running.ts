// Runs the server as a process, so that tests can kill it.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Running {
  readonly port: number;
  /** Its output so far. */
  said(): string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
  /** Its memory in bytes; NaN outside Linux. */
  megabytes(): number;
}

function residentOf(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? Number.NaN) / 1024;
}

/** Resolves when the server prints its address. The folder contains `server.js`. */
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
          megabytes: () => residentOf(child.pid),
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
