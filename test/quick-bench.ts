// Runs a section of the benchmarks in a process of its own, as `npm run bench` does, but with samples of two. Tests use it
// to notice a benchmark that crashes; its figures mean nothing.

import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Sections that need the built app and a browser, or the built server. All others need only the source. */
export const browserSections = ['kept', 'page', 'statistics'];
export const serverSections = ['rooms', 'service'];

export const sections = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
  .map((name) => name.replace('.ts', ''));

/** Returns what it printed; rejects if it failed. */
export function quickBench(section: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [tsx, join(root, 'bench', 'index.ts'), section],
      { cwd: root, env: { ...process.env, CURIO_BENCH: 'quick', ...env } },
      (error, stdout, stderr) =>
        error ? reject(new Error(`${section}: ${stderr}${stdout}`)) : resolve(stdout),
    );
  });
}
