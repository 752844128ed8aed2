// The table around every game: saving, links, pause, tabs, broken storage, files, the command line. Hudoku stands for all.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, press, test, watchLongTasks } from './harness.ts';
import { takeHint as followHint } from './hints.ts';

const curio = (...args: string[]) =>
  execFileSync('node', ['dist/curio.js', ...args], { encoding: 'utf8' });

interface DealtLine {
  readonly code: string;
}

/** A calm board has no countdown that would interfere. */
function dealCode(seed: string): string {
  const line: DealtLine = JSON.parse(
    curio('deal', 'hudoku', '--set', 'mode=calm', '--seed', seed, '--json'),
  );
  return line.code;
}

async function openBoard(page: Page, code: string): Promise<void> {
  await page.goto(`/play/${code}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** One move that every face has: the hint, taken. */
async function takeHint(page: Page): Promise<void> {
  await followHint(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
}

async function savedFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Save the game to a file' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** The log without the running time. */
const logOf = (save: string) => save.split('\n').filter((line) => /^\d/.test(line));

test('a code dealt by the command line opens as the same puzzle, and the save verifies there', async ({
  page,
}, testInfo) => {
  const code = dealCode('e2e-same');
  await openBoard(page, code);
  await takeHint(page);
  const save = await savedFile(page);
  expect(save.split('\n')[2]).toContain(code);
  const file = testInfo.outputPath('game.curio');
  const { writeFileSync } = await import('node:fs');
  writeFileSync(file, save);
  const verdict = JSON.parse(curio('verify', file, '--json'));
  expect(verdict).toMatchObject({ game: 'hudoku', status: 'playing' });
});

test('every move is there after a reload', async ({ page }) => {
  await openBoard(page, dealCode('e2e-reload'));
  await takeHint(page);
  const before = logOf(await savedFile(page));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  expect(logOf(await savedFile(page))).toEqual(before);
});

test('opening a link leaves the running game where it was, and home offers to go on', async ({
  page,
}) => {
  await openBoard(page, dealCode('e2e-first'));
  await takeHint(page);
  const first = page.url();
  await openBoard(page, dealCode('e2e-second'));
  expect(page.url()).not.toBe(first);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
  await page.goto(first);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('a pause hides the board and stops the clock', async ({ page }) => {
  await openBoard(page, dealCode('e2e-pause'));
  await press(page, 'p');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await press(page, 'Enter');
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a broken save is set aside and reported, not deleted, and nothing crashes', async ({
  page,
}) => {
  await openBoard(page, dealCode('e2e-broken'));
  await takeHint(page);
  const url = page.url();
  await page.goto('/');
  await page.evaluate(async () => {
    const request = indexedDB.open('curio');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const store = database.transaction('boards', 'readwrite').objectStore('boards');
    const all = store.getAll();
    await new Promise<void>((resolve) => {
      all.onsuccess = () => {
        for (const board of all.result)
          store.put({ ...board, save: board.save.replace(/^1 (\d+)/m, '1 9$1') });
        store.transaction.oncomplete = () => resolve();
      };
    });
    database.close();
  });
  await page.goto(url);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('altered at line 4');
  const aside = await page.evaluate(async () => {
    const request = indexedDB.open('curio');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const count = database.transaction('aside').objectStore('aside').count();
    return new Promise<number>((resolve) => {
      count.onsuccess = () => resolve(count.result);
    });
  });
  expect(aside).toBe(1);
});

test('refused storage: the game plays on and says that nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await openBoard(page, dealCode('e2e-refused'));
  await expect(page.locator('.notice')).toContainText('Nothing can be saved');
  await takeHint(page);
});

test('full storage: the move is made and the player is told', async ({ page }) => {
  await openBoard(page, dealCode('e2e-full'));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await takeHint(page);
  await expect(page.locator('.notice')).toContainText('storage is full');
});

test('a part that cannot be loaded offers to go on from the last save', async ({ page }) => {
  const code = dealCode('e2e-crash');
  await openBoard(page, code);
  const url = page.url();
  let broken = true;
  await page.route(/assets\/board-.*\.js/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Something broke here' })).toBeVisible();
  broken = false;
  await page.getByRole('link', { name: 'Reload from last save' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the new-game dialog deals, explains a bad code, and passes axe', async ({ page }) => {
  await openBoard(page, dealCode('e2e-new'));
  const url = page.url();
  await press(page, 'n');
  const dialog = page.getByRole('dialog', { name: 'New game of Hudoku' });
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel('Or paste a code or link').fill('hudoku.1p.x.y.z');
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(dialog.getByRole('alert')).toContainText('check letters');
  expect(page.url()).toBe(url);
  const longTasks = await watchLongTasks(page);
  await dialog.getByRole('button', { name: 'Deal' }).click();
  await expect(page).not.toHaveURL(url);
  await expect(page.getByRole('grid')).toBeVisible();
  console.log(`tasks over 50 ms while dealing: ${JSON.stringify(await longTasks())}`);
});

test('rules, keys, settings and proof open, pass axe and close by Escape', async ({ page }) => {
  await openBoard(page, dealCode('e2e-dialogs'));
  for (const name of ['Rules', 'Keys', 'Settings', 'Show the proof']) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    if (name === 'Show the proof') await expect(dialog).toContainText('agrees');
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await press(page, '?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});
