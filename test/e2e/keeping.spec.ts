// Keeping: several tabs on one board, settings in two tabs, My games, damaged saves, and storage that is newer, silent or
// cleared.

import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { BoardRecord } from '../../src/web/storage/records.ts';
import { manifestOf } from '../harness.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './harness.ts';
import { almostDone, putRecords } from './stored.ts';

const calm = async (name: string): Promise<BoardRecord> =>
  almostDone(await manifestOf('hudoku').loadGame(), 'hudoku', name).record;

async function openBoard(page: Page, record: BoardRecord): Promise<void> {
  await page.goto('/');
  await putRecords(page, 'boards', [record]);
  await page.goto(`/hudoku/${record.id}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

async function nextTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

const storedSave = (page: Page, id: string) =>
  page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('curio');
        // Where there is none (any more), none is made: the app has to.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve('');
        request.onsuccess = () => {
          const get = request.result.transaction('boards').objectStore('boards').get(key);
          get.onsuccess = () => {
            request.result.close();
            resolve(get.result?.save ?? '');
          };
        };
      }),
    id,
  );

const entries = (save: string) => Number(/\nend (\d+) /.exec(save)?.[1]);

test('one of three tabs plays a board, and takes all moves along', async ({ page, context }) => {
  const record = await calm('tabs');
  await openBoard(page, record);
  const before = entries(record.save);
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();

  // The second says so before its first move, and a third too.
  const second = await nextTab(context, page.url());
  await expect(second.getByRole('heading', { name: 'open in another tab' })).toBeVisible();
  await expect(second.getByRole('grid')).toHaveCount(0);
  const third = await nextTab(context, page.url());
  await expect(third.getByRole('heading', { name: 'open in another tab' })).toBeVisible();

  await second.getByRole('button', { name: 'Play here' }).click();
  await expect(second.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'played in another tab' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(0);
  // Neither keys nor the bar do anything there.
  await page.keyboard.press('u');
  await expect(page.locator('.bar-hold')).toHaveAttribute('inert', '');
  await second.bringToFront();
  await second.keyboard.press('u');
  await second.keyboard.press('r');
  await expect.poll(async () => entries(await storedSave(second, 'tabs'))).toBe(before + 3);
  await expectAccessibleInBothThemes(page);

  // Back again, and the third is free when both are gone.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'played in another tab' })).toBeVisible();
  await second.close();
  await page.close();
  await expect(third.getByRole('grid')).toBeVisible();
  expect(entries(await storedSave(third, 'tabs'))).toBe(before + 3);
});

test('tabs that cannot hear of each other part, and both keep their moves', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
    Object.defineProperty(navigator, 'locks', { value: undefined });
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  const record = await calm('parted');
  await openBoard(page, record);
  const other = await nextTab(context, page.url());
  await expect(other.getByRole('grid')).toBeVisible();
  await other.keyboard.press('u');
  await other.keyboard.press('u');
  const before = entries(record.save);
  await expect.poll(async () => entries(await storedSave(other, 'parted'))).toBe(before + 2);
  await page.bringToFront();
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { name: 'played on in two tabs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open my copy' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const copy = page.url().split('/').at(-1) ?? '';
  expect(copy).toMatch(/^parted-/);
  expect(entries(await storedSave(page, copy))).toBe(before + 1);
  expect(entries(await storedSave(page, 'parted'))).toBe(before + 2);
});

test('settings of two tabs come together at once', async ({ page, context }) => {
  await page.goto('/');
  const other = await nextTab(context, page.url());
  const set = (tab: Page, key: string, value: unknown) =>
    tab.evaluate(
      ([name, chosen]) => {
        const stored = JSON.parse(localStorage.getItem('curio.settings') ?? '{}');
        localStorage.setItem(
          'curio.settings',
          JSON.stringify({ ...stored, [String(name)]: chosen }),
        );
      },
      [key, value] as const,
    );
  await set(other, 'theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /^Sound/ }).check();
  const stored = await other.evaluate(() => localStorage.getItem('curio.settings') ?? '');
  expect(JSON.parse(stored)).toMatchObject({ theme: 'dark', sound: true });
});

test('My games: found, renamed, deleted and brought back; a damaged save is recovered', async ({
  page,
}) => {
  const record = await calm('first');
  await page.goto('/');
  const now = Date.now();
  const lines = record.save.split('\n');
  const broken = lines.with(6, (lines[6] ?? '').replace(/move \S+/, 'move x')).join('\n');
  await putRecords(page, 'boards', [
    { ...record, updatedAt: now },
    { ...record, id: 'broken', save: broken, updatedAt: now - 1000 },
    {
      ...record,
      id: 'newer',
      save: record.save.replace('curio 1', 'curio 2'),
      updatedAt: now - 2000,
    },
    { ...record, id: 'odd', updatedAt: Number.NaN, millis: Number.NaN } as BoardRecord,
  ]);
  await page.goto('/hudoku/broken');
  await expect(page.getByRole('alert')).toContainText('under My games');
  await page.goto('/hudoku/newer');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'My games' }).click();

  const rows = page.locator('.mine-row');
  await expect(page.getByText('3 games.')).toBeVisible();
  await expect(rows.filter({ hasText: 'newer Curio' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Date unknown' })).toContainText('0:00');

  await page
    .getByRole('button', { name: /^Rename/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Name' }).fill('On the train');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rows.filter({ hasText: 'On the train' })).toHaveCount(1);
  await page.getByRole('searchbox').fill('TRAIN hudoku');
  await expect(page.getByText('1 game.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete: On the train' }).click();
  await expect(page.getByText('No game fits')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/ }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(broken);
  await page.getByRole('button', { name: /^Recover/ }).click();
  await expect(page.getByText(/^3 of \d+ moves recovered\.$/).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Open what was recovered' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('storage that is newer or silent is told, and no empty backup is made', async ({ page }) => {
  await page.goto('/rules/hudoku');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('curio');
        const request = indexedDB.open('curio', 99);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await page.goto('/backup');
  await expect(page.locator('.notice')).toContainText('a newer Curio keeps them');
  await page.getByRole('button', { name: 'Save a backup' }).click();
  await expect(page.locator('.note.bad')).toContainText('no backup is made');
  await expect(page.getByText('No backup has been made')).toBeVisible();

  await page.addInitScript(() => {
    // A request that is never fulfilled.
    indexedDB.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
  });
  await page.goto('/');
  await expect(page.locator('.notice')).toContainText('doesn’t answer');
});

test('a board is written again where storage was cleared under it', async ({ page }) => {
  const record = await calm('cleared');
  await openBoard(page, record);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  });
  await page.keyboard.press('u');
  await expect
    .poll(async () => entries(await storedSave(page, 'cleared')))
    .toBe(entries(record.save) + 1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
});
