// The built app in a real browser, for benchmarks of whole pages.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';

export async function startServer(): Promise<{
  readonly address: string;
  readonly process: ChildProcess;
}> {
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('../dist/server.js', import.meta.url))],
    {
      env: { ...process.env, PORT: '0', CURIO_SERVICE: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const text of server.stdout) {
    const address = /http:\S+/.exec(String(text))?.[0];
    if (address) return { address: address.replace(/\/$/, ''), process: server };
  }
  throw new Error('The server did not start.');
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CURIO_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

export const middle = (values: readonly number[]) =>
  [...values].sort((left, right) => left - right)[values.length >> 1] ?? 0;
