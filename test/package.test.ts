// What `npm run build` wrote, as a stranger would use it. Runs where there is a fresh build, as in `npm test`.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createBudget } from '../src/core/budget.ts';
import { games } from '../src/games/index.ts';
import type * as Curio from '../src/index.ts';
import { someOf } from './samples.ts';

const built = process.env['CURIO_BUILT'] === '1';
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'curio-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

function curio(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('dist/curio.js'), ...args], {
    encoding: 'utf8',
    input,
  });
  return { exit: status, out: stdout.trimEnd().split('\n'), err: stderr };
}

const fields = (line: string | undefined): Readonly<Record<string, unknown>> =>
  JSON.parse(line ?? 'null');

const ids = games.map((entry) => entry.id);

describe.skipIf(!built)('the command line of the build', () => {
  test('can be run by its name', () => {
    expect(readFileSync(at('dist/curio.js'), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(statSync(at('dist/curio.js')).mode & 0o111).toBe(0o111);
  });

  test('knows every game', () => {
    const { exit, out } = curio(['games', '--json']);
    expect([exit, out.map((line) => fields(line)['game'])]).toEqual([0, ids]);
  });

  const dealParcel = (id: string) =>
    fields(curio(['deal', id, '--seed', 'parcel', '--json']).out[0]);

  test.each(ids)('%s: deals', (id) => {
    expect(dealParcel(id)).toMatchObject({
      game: id,
      params: expect.anything(),
      version: expect.any(Number),
    });
  });

  test.each(someOf(ids, 1))('%s: shows, plays, saves and verifies', (id) => {
    const dealt = dealParcel(id);
    const code = String(dealt['code']);
    const shown = fields(curio(['show', String(dealt['seedCode']), '--json']).out[0]);
    expect(shown['code']).toBe(code);
    const save = join(folder, `${id}.save`);
    const played = curio(['play', code, '--json'], `moves\nwait 1\nsave ${save}\n`);
    expect([played.exit, played.out.length, played.err]).toEqual([0, 4, '']);
    const verified = fields(curio(['verify', save, '--json']).out[0]);
    expect(verified).toMatchObject({ game: id, code, status: 'playing', tally: { millis: 1000 } });
  });

  test('puts puzzles on paper', () => {
    const file = join(folder, 'sheet.pdf');
    const { exit, out } = curio(['print', 'hudoku', '--seed', 'parcel', '-o', file]);
    expect([exit, out]).toEqual([0, [`Wrote ${file}`]]);
    expect(readFileSync(file, 'latin1')).toMatch(/^%PDF-/);
  });

  test('errors are a line on stderr, never a stack', () => {
    for (const [args, exit] of [
      [['deal', 'nothing'], 1],
      [['show', 'x'], 1],
      [['verify', '/no/such/file'], 1],
      [['deal'], 2],
      [['frobnicate'], 2],
    ] as const) {
      const run = curio(args);
      expect([args, run.exit, run.out]).toEqual([args, exit, ['']]);
      expect(run.err).toMatch(/^curio: /);
      expect(run.err).not.toMatch(/^\s+at /m);
    }
  });
});

describe.skipIf(!built)('the library of the build', () => {
  test('deals what the source deals', async () => {
    const library = await vi.importActual<typeof Curio>(at('dist/lib/index.js'));
    expect(library.games.map((entry) => entry.id)).toEqual(ids);
    const { deal } = await import('../src/core/deal.ts');
    for (const entry of games) {
      const source = await entry.loadGame();
      const copy = await library.findGame(entry.id)?.loadGame();
      if (!copy) throw new Error(`the library has no ${entry.id}`);
      const { params } = source.presets[0];
      const ours = deal(source, params, 'parcel', createBudget(2_000_000_000));
      expect(library.deal(copy, params, 'parcel', library.createBudget(2_000_000_000))).toEqual(
        ours,
      );
    }
  });

  test.each(ids)('%s has a module of its own', async (id) => {
    const module = await vi.importActual<object>(at(`dist/lib/games/${id}/index.js`));
    expect(Object.keys(module).length).toBeGreaterThan(0);
    expect(statSync(at(`dist/lib/games/${id}/index.d.ts`)).isFile()).toBe(true);
  });
});

describe.skipIf(!built)('the library in a bundle', () => {
  test('is no more than what is used of it', async () => {
    const { build } = await import('vite');
    const entry = join(folder, 'budget.js');
    writeFileSync(
      entry,
      `export { createBudget } from ${JSON.stringify(at('dist/lib/index.js'))};`,
    );
    const [made] = [
      await build({
        configFile: false,
        logLevel: 'silent',
        build: { write: false, lib: { entry, formats: ['es'] } },
      }),
    ].flat();
    if (!made || !('output' in made)) throw new Error('nothing was bundled');
    const { output } = made;
    expect(output).toHaveLength(1);
    expect(output[0].code).toContain('createBudget');
    expect(Buffer.byteLength(output[0].code)).toBeLessThanOrEqual(1024);
  });

  test('has no test code, and every declaration leads to its source', () => {
    const files = readdirSync(at('dist/lib'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((path) => /\btoy\b|\btesting\b|\.test\./.test(path))).toEqual([]);
    const map = JSON.parse(readFileSync(at('dist/lib/core/budget.d.ts.map'), 'utf8'));
    expect(map.sources).toEqual(['../../../src/core/budget.ts']);
  });
});

describe.skipIf(!built)('the server of the build', () => {
  test('says where it is and serves the app there', async () => {
    const server = spawn(process.execPath, [at('dist/server.js')], {
      env: { ...process.env, PORT: '0', CURIO_DATA: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let said = '';
        server.stdout.on('data', (part: Buffer) => {
          said += part.toString();
          const found = /http:\S+/.exec(said);
          if (found) resolve(found[0]);
        });
        server.on('exit', () => reject(new Error(`the server stopped: ${said}`)));
      });
      const page = await fetch(address, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(200);
      const html = await page.text();
      const [, script = ''] = /<script[^>]+module[^>]+src="([^"]+)"/.exec(html) ?? [];
      const loaded = await fetch(new URL(script, address));
      expect(loaded.headers.get('content-type')).toContain('javascript');
      expect(loaded.headers.get('cache-control')).toContain('immutable');
    } finally {
      server.kill();
    }
  });
});
