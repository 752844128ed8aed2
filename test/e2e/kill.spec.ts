// Nothing is lost when the browser is killed: SIGKILL of all its processes at random moments, in all games, over and over on
// one profile. Every step that was shown is there after it, and so is every result.

import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createRng } from '../../src/core/rng.ts';
import { gameIds } from '../../src/games/index.ts';
import { manifestOf } from '../harness.ts';
import { soaking } from '../samples.ts';
import { expect, test } from './harness.ts';
import { almostDone, putRecords } from './stored.ts';

interface Kept {
  readonly entries: number;
  readonly results: number;
}

interface Running {
  readonly browser: Browser;
  readonly page: Page;
  kill(): Promise<void>;
}

/** Whatever waits for a browser waits with an end, and says for what. */
function within<T>(what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer within 60 s`)), 60_000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function start(profile: string, program: string, args: readonly string[]): Promise<Running> {
  const child: ChildProcess = spawn(
    program,
    [
      '--headless=new',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      ...args,
      'about:blank',
    ],
    // A group of its own: all of its processes die in the same instant.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const listening = new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the browser did not start: ${said}`)));
  });
  const address = await within('the start of a browser', listening).catch((error: unknown) => {
    throw new Error(`${error}; it said: ${said}`);
  });
  const browser = await chromium.connectOverCDP(address, { timeout: 60_000 });
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.newPage());
  if (!page) throw new Error('no page');
  page.setDefaultTimeout(60_000);
  return {
    browser,
    page,
    async kill() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}

const isOver = (page: Page) =>
  page
    .getByRole('button', { name: 'Redo' })
    .isDisabled()
    .catch(() => true);

/** What the database has of a board. */
const keptOf = (page: Page, board: string): Promise<Kept> =>
  within(
    `reading ${board}`,
    page.evaluate(
      (id) =>
        new Promise<Kept>((resolve, reject) => {
          const request = indexedDB.open('curio');
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const read = request.result.transaction(['boards', 'results']);
            const get = read.objectStore('boards').get(id);
            const all = read.objectStore('results').getAll();
            read.onabort = () => reject(read.error);
            read.oncomplete = () => {
              request.result.close();
              if (!get.result) return reject(new Error(`there is no board ${id}`));
              const [, entries] = /\nend (\d+) /.exec(get.result.save) ?? [];
              resolve({
                entries: Number(entries),
                results: all.result.filter((result: { run: string }) => result.run === id).length,
              });
            };
          };
        }),
      board,
    ),
  );

test('a killed browser loses no step and no result that was shown', async ({ baseURL }, info) => {
  const kills = soaking ? 200 : 10;
  test.setTimeout(30_000 + kills * 10_000);
  const { executablePath = '', args = [] } = info.project.use.launchOptions ?? {};
  const profile = info.outputPath('profile');
  rmSync(profile, { recursive: true, force: true });
  const rng = createRng(soaking ? `kill ${Date.now()}` : 'kill');
  const boards = await Promise.all(
    gameIds.map(async (id) => almostDone(await manifestOf(id).loadGame(), id)),
  );

  let steps = 0;
  let ends = 0;
  let running = await start(profile, executablePath, args);
  await running.page.goto(`${baseURL}/`);
  await expect(running.page.getByRole('heading', { level: 1 })).toBeVisible();
  await putRecords(
    running.page,
    'boards',
    boards.map(({ record }) => record),
  );
  for (let round = 0; round < kills; round++) {
    const prepared = boards[round % boards.length];
    if (!prepared) throw new Error('no board');
    const { final } = prepared;
    const board = final
      ? { ...prepared.record, id: `${prepared.record.id}-${round}` }
      : prepared.record;
    const { page } = running;
    if (final) await putRecords(page, 'boards', [board]);
    const kinds: string[] = [];
    await page.exposeBinding('shown', (_source, kind: string) => kinds.push(kind));
    await page.addInitScript((games) => {
      localStorage.setItem('curio.lessons', games);
      document.addEventListener('felt', ({ detail }: CustomEventInit<{ kind: string }>) => {
        const kind = detail?.kind ?? '';
        // Painted, and long enough to be seen: what was asked of the database in the same instant has then left the page.
        requestAnimationFrame(() => setTimeout(() => Reflect.get(window, 'shown')(kind), 100));
      });
    }, gameIds.join(' '));
    await page.goto(`${baseURL}/${board.game}/${board.id}`);
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
    const before = await keptOf(page, board.id);

    // Back and on again to the end, or by a hint: then it dies, at some moment in between.
    const dies = rng.below(final ? 1500 : 500);
    const dying = new Promise<void>((resolve) =>
      setTimeout(() => void running.kill().then(resolve), dies),
    );
    const keys = final ? 'hhhh' : (await isOver(page)) ? 'uurr' : 'ururr';
    for (const key of keys) {
      await page.keyboard.press(key).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, final ? 250 : rng.below(40)));
    }
    await dying;
    const shown = kinds.length;
    const ended = kinds.at(-1) === 'won' || kinds.at(-1) === 'lost';
    steps += shown;

    running = await start(profile, executablePath, args);
    await running.page.goto(`${baseURL}/archive`);
    await expect(running.page.getByRole('heading', { level: 1 })).toBeVisible();
    const name = `${board.game}, round ${round}, ${kinds.join(' ')}`;
    if (soaking) console.log(name);
    const after = await keptOf(running.page, board.id);
    expect(after.entries - before.entries, `${name}: steps`).toBeGreaterThanOrEqual(shown);
    if (ended) {
      ends++;
      await expect
        .poll(async () => (await keptOf(running.page, board.id)).results, { message: name })
        .toBeGreaterThan(before.results);
    }
  }
  await running.kill();
  console.log(`${kills} kills: ${steps} steps and ${ends} ends were shown, none is lost`);
  expect(steps).toBeGreaterThan(0);
});
