// The browser data of commit 7f1129c1 opens without loss: boards, journals that were not stored yet, results that were not
// counted yet, settings, backups, seats at tables. What that commit itself showed is in expected.json.

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { newsShape } from '../../src/wire/rooms.ts';
import { numbersShape, readShape } from '../../src/wire/service-api.ts';
import { type BrowserDump, dumpBrowser, restoreBrowser } from '../fixtures/browser.ts';
import {
  type BackupSummary,
  downloadBackup,
  importBackup,
  readBoard,
  readCells,
  readMyGames,
  readStatistics,
  summarizeBackup,
} from '../fixtures/profile.ts';
import { expectOk } from '../harness.ts';
import { runServer } from '../service/running.ts';
import { ask } from '../service/visitors.ts';
import { expect, test } from './harness.ts';

const folder = 'test/fixtures/7f1129c1';
const unzipped = (name: string) => gunzipSync(readFileSync(join(folder, name))).toString('utf8');

interface Expected {
  /** The moment at which the pages were read: streaks and rooms depend on it. */
  readonly now: number;
  readonly browser: {
    readonly myGames: unknown;
    readonly statistics: unknown;
    readonly today: readonly string[];
    readonly backup: BackupSummary;
    readonly boards: Readonly<Record<string, { readonly cells: readonly string[] }>>;
    readonly importReport: readonly string[];
    readonly imported: BackupSummary;
    readonly mergeReport: readonly string[];
    readonly merged: BackupSummary;
  };
  readonly service: {
    readonly today: string;
    readonly rooms: readonly {
      readonly name: string;
      readonly room: string;
      readonly letters: string;
    }[];
  };
}

const expected: Expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
const dump: BrowserDump = JSON.parse(readFileSync(join(folder, 'browser.json'), 'utf8'));

// The lessons that were seen are part of the data.
test.use({
  newcomer: true,
  timezoneId: 'UTC',
  contextOptions: { reducedMotion: 'reduce' },
});

const atThatTime = (page: Page) => page.clock.setFixedTime(new Date(expected.now));

async function restored(page: Page, baseURL: string | undefined): Promise<void> {
  // A board that breaks fails the test at once, not after the whole test's time.
  page.setDefaultTimeout(20_000);
  await atThatTime(page);
  await restoreBrowser(page, baseURL ?? '', dump);
}

test('lists, statistics and the backup are what they were', async ({ page, baseURL }) => {
  await restored(page, baseURL);
  const { myGames, statistics, today, backup } = expected.browser;
  expect(await readMyGames(page)).toEqual(myGames);
  expect(await readStatistics(page)).toEqual(statistics);
  expect(summarizeBackup(await downloadBackup(page))).toEqual(backup);
  await page.goto('/');
  await expect
    .poll(async () => (await page.getByRole('region', { name: 'Today' }).innerText()).split('\n'))
    .toEqual(today);
});

/** Every board that goes on, and one of each game that is over; the unit test replays the logs of all. */
const opened = expected.browser.backup.boards.filter(
  ({ game, status }, index, all) =>
    status === 'playing' ||
    index === all.findIndex((one) => one.game === game && one.status !== 'playing'),
);

test('every board opens where it was left', async ({ page, baseURL }) => {
  await restored(page, baseURL);
  for (const board of opened) {
    const name = `${board.game} ${board.id}`;
    const { cells, ...log } = expected.browser.boards[board.id] ?? { cells: [] };
    expect(await readBoard(page, board), name).toEqual(log);
    await expect.poll(() => readCells(page), { message: name }).toEqual(cells);
  }
  // Opening changes no log.
  const logs = ({ boards }: BackupSummary) =>
    boards.map(({ id, code, entries }) => [id, code, entries]);
  const after = summarizeBackup(await downloadBackup(page));
  expect(logs(after)).toEqual(logs(expected.browser.backup));
});

test('settings, lessons, drafts and choices stay; journals are taken in once', async ({
  page,
  baseURL,
}) => {
  await restored(page, baseURL);
  await page.goto('/hudoku');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me how' })).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Sound/ })).toBeChecked();
  await page.goto('/my-games');
  await expect(page.getByText(/^\d+ games\.$/)).toBeVisible();

  const { databases, localStorage } = await dumpBrowser(page, baseURL ?? '');
  // Kept for the app's own sake: it may do without them.
  const own = /^curio\.(journal |swept$|returning$|streaking$|visited$)/;
  const kept = Object.entries(dump.localStorage).filter(([key]) => !own.test(key));
  expect(localStorage).toMatchObject(Object.fromEntries(kept));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('curio.journal '))).toEqual([]);
  const journals = databases
    .flatMap(({ stores }) => stores)
    .filter(({ name }) => name === 'journal')
    .flatMap(({ records }) => records);
  expect(journals).toEqual([]);
});

test('the backup brings everything to a fresh profile', async ({ page }) => {
  await atThatTime(page);
  const { importReport, imported, backup } = expected.browser;
  const text = unzipped('backup.json.gz');
  expect(await importBackup(page, text)).toEqual(importReport);
  const after = summarizeBackup(await downloadBackup(page));
  expect(after).toEqual(imported);
  expect(after).toEqual(backup);
});

test('the backup of another browser is merged: moves, a copy, a game and cards are added', async ({
  page,
  baseURL,
}) => {
  await restored(page, baseURL);
  // The app counts first what was not counted.
  await readMyGames(page);
  const { mergeReport, merged } = expected.browser;
  expect(await importBackup(page, unzipped('second-backup.json.gz'))).toEqual(mergeReport);
  expect(summarizeBackup(await downloadBackup(page))).toEqual(merged);
});

interface OldService {
  readonly port: number;
  readonly origin: string;
  close(): Promise<void>;
}

let server: OldService | undefined;
test.afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** The server on the database of that commit, at that time: by today's clock its rooms would be forgotten. */
async function serveOldDatabase(): Promise<OldService> {
  const data = mkdtempSync(join(tmpdir(), 'curio-compatibility-'));
  cpSync(join(folder, 'service', 'curio.sqlite'), join(data, 'curio.sqlite'));
  const clock = `const real = Date.now, late = real() - ${expected.now}; Date.now = () => real() - late;`;
  const running = await runServer(resolve('dist'), {
    CURIO_DATA: data,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
  });
  return {
    port: running.port,
    origin: `http://127.0.0.1:${running.port}`,
    async close() {
      await running.kill('SIGKILL');
      rmSync(data, { recursive: true });
    },
  };
}

async function restoredAt(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    timezoneId: 'UTC',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await restored(page, origin);
  return page;
}

test('with the database of the service: the seat is kept, what waited is sent', async ({
  browser,
}) => {
  const { service } = expected;
  server = await serveOldDatabase();
  const { origin, port } = server;
  const page = await restoredAt(browser, origin);
  const room = service.rooms.find(({ name }) => name === 'open');
  const { token } = JSON.parse(
    dump.localStorage[`curio.service.room.${room?.room}`] ?? '{}',
  ) as Readonly<Record<string, string>>;
  const entries = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const news = await ask(port, 'GET', `/api/rooms/${room?.room}?after=0`, { headers });
    return expectOk(readShape(newsShape, news.json)).entries;
  };
  const players = async (game: string) => {
    const path = `/api/days/${service.today}/${game}/numbers`;
    const numbers = await ask(port, 'GET', path);
    return expectOk(readShape(numbersShape, numbers.json)).players;
  };
  const [before, others] = [await entries(), await players('dokuborn')];

  await page.goto(`/together/${room?.letters}`);
  await page.getByRole('tab', { name: /^Potions/ }).click();
  await expect(page.getByRole('tab', { name: /^Potions/ })).toHaveText('Potions (1)');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByRole('button', { name: 'Unshare: Parsley' })).toBeVisible();
  // The note that was made without a network.
  await expect.poll(async () => (await entries()).length).toBe(before.length + 1);
  expect((await entries()).at(-1)).toMatchObject({ kind: 'move', seat: 1, word: 'n-b04' });
  // And the daily that was finished without one.
  await page.goto('/');
  await expect.poll(() => players('dokuborn')).toBe(others + 1);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^curio\.service\.(move|send)\./.test(key)),
  );
  expect(left).toEqual([]);
  await page.context().close();
});
