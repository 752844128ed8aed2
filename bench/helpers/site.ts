// The built app in a real browser, for benchmarks of whole pages.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';

export async function startServer(): Promise<{
  readonly address: string;
  readonly process: ChildProcess;
}> {
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../dist/server.js', import.meta.url))],
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

/** The least and the greatest, in whole units. */
export const range = (values: readonly number[]) =>
  `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`;

/** Runs in the page: notes when what is named is painted, and the last press before it. */
export function watchFor(selector: string): void {
  const notes = { from: 0, painted: 0 };
  Object.assign(window, { paintNotes: notes });
  addEventListener(
    'click',
    (event) => {
      notes.from = event.timeStamp;
    },
    true,
  );
  const timer = setInterval(() => {
    if (!document.querySelector(selector)) return;
    clearInterval(timer);
    requestAnimationFrame(() => {
      // The task after the frame: it is on the screen.
      setTimeout(() => {
        notes.painted = performance.now();
      });
    });
  }, 2);
}

/** Milliseconds to that paint, from the start of the page or from the press. */
export async function painted(page: Page): Promise<number> {
  await page.waitForFunction(
    () => (window as unknown as { paintNotes: { painted: number } }).paintNotes.painted > 0,
  );
  return page.evaluate(() => {
    const { from, painted: at } = (
      window as unknown as { paintNotes: { from: number; painted: number } }
    ).paintNotes;
    return at - from;
  });
}
