// Builds the server for tests that run it as a process.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

interface Build {
  bundle(entry: string, name: string, folder: string): Promise<boolean>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the server into a scratch folder inside the checkout, where it finds its packages, or uses a fresh build. */
export async function buildServer(): Promise<{ folder: string; remove(): void }> {
  if (process.env['CURIO_BUILT'] === '1') return { folder: join(root, 'dist'), remove() {} };
  const name = `.build/service-${process.pid}`;
  const folder = join(root, name);
  mkdirSync(join(folder, 'web'), { recursive: true });
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><p>Curio</p>');
  const { bundle } = await vi.importActual<Build>('../../scripts/build.js');
  for (const [entry, file] of [
    ['src/server/judge/judge-thread.ts', 'judge.js'],
    ['src/server/store/store-thread.ts', 'store.js'],
    ['src/server/index.ts', 'server.js'],
  ] as const)
    if (!(await bundle(entry, file, name))) throw new Error(`${entry} could not be built`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
