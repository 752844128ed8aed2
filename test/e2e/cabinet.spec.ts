// The cabinet: daily puzzles, archive, statistics, replays, backup and paper.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { printBackup } from '../../src/cabinet/backup.ts';
import { dailyBoardId, dailyLevel, dealDaily } from '../../src/cabinet/daily.ts';
import { addDays, type Day } from '../../src/cabinet/day.ts';
import {
  type Circumstances,
  type Finished,
  finishedSave,
  sealResult,
  summaryOf,
} from '../../src/cabinet/result.ts';
import { createBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import { replayText } from '../../src/core/replay.ts';
import { Session } from '../../src/core/session.ts';
import { hudoku } from '../../src/games/hudoku/index.ts';
import { gameIds } from '../../src/games/index.ts';
import { manifestOf } from '../harness.ts';
import { dealtDaily, playDaily, putDaily } from './boards.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  press,
  readCopied,
  takePicture,
  test,
} from './harness.ts';
import { takeHint } from './hints.ts';

const plenty = () => createBudget(400_000_000);

/** A Hudoku played to its end by the solver's moves, a second each. */
function finishedHudoku(seed: string, circumstances: Circumstances, pace = 1000): Finished {
  const params = { ...hudoku.presets[0].params, mode: 'calm' as const };
  const dealt = deal(hudoku, params, seed, plenty());
  if (!dealt.ok) throw new Error(dealt.fault.code);
  const session = new Session(hudoku, dealt.value);
  const solution = hudoku.solve(dealt.value.puzzle, session.state, plenty());
  if (!solution?.ok) throw new Error('no solution');
  for (const [index, move] of solution.value.moves.entries())
    session.play(move, (index + 1) * pace);
  const whole = session as unknown as Session;
  const summary = summaryOf(whole);
  if (!summary.ok) throw new Error(`${summary.fault.code} ${session.status}`);
  return sealResult(finishedSave(whole), summary.value, circumstances);
}

function backupOf(finished: readonly Finished[]): string {
  return printBackup({
    day: '2026-11-15',
    boards: [],
    results: finished.map(({ result, save }) => ({ ...result, save })),
    shelf: [],
    preferences: null,
  });
}

async function importFile(page: Page, text: string): Promise<void> {
  await page.goto('/backup');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Choose a file').click(),
  ]);
  await chooser.setFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

const someDays = (count: number) =>
  Array.from({ length: count }, (_, index): Finished => {
    const day = addDays('2026-11-10', index);
    return finishedHudoku(
      `cabinet-${index}`,
      { level: 'classic-easy', run: `run-${index}`, day, daily: day },
      1000 + index * 7000,
    );
  });

/** The code of a stored board, out of the browser's own database. */
function storedCode(page: Page, id: string): Promise<string> {
  return page.evaluate(
    (key) =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('curio');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const get = request.result.transaction('boards').objectStore('boards').get(key);
          get.onsuccess = () => {
            const { save } = get.result as { readonly save: string };
            resolve((save.split('\n')[2] ?? '').split(' ')[0] ?? '');
          };
        };
      }),
    id,
  );
}

async function expectedCode(id: string, day: Day): Promise<string> {
  const manifest = manifestOf(id);
  const game = await manifest.loadGame();
  const dealt = dealDaily(game, dailyLevel(manifest, day), day, plenty());
  if (!dealt.ok) throw new Error(dealt.fault.code);
  return dealt.value.code;
}

/** Somebody somewhere: a browser of their own in a place of their own. */
async function newcomer(browser: Browser, timezoneId: string, now: string): Promise<Page> {
  const context = await browser.newContext({ timezoneId });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(now));
  return page;
}

test('two browsers on one date deal the same five puzzles, wherever they are', async ({
  browser,
}) => {
  const day = '2026-11-18';
  const people = [
    await newcomer(browser, 'Pacific/Auckland', '2026-11-17T20:00:00Z'),
    await newcomer(browser, 'Pacific/Honolulu', '2026-11-19T05:00:00Z'),
  ];
  for (const id of gameIds) {
    const expected = await expectedCode(id, day);
    const { title } = await manifestOf(id).words.en();
    for (const page of people) {
      await page.goto('/');
      await page.getByRole('link', { name: new RegExp(`^Daily ${title}`) }).click();
      await page.waitForURL(`**/${id}/${dailyBoardId(id, day)}`);
      expect(await storedCode(page, dailyBoardId(id, day))).toBe(expected);
    }
  }
  for (const page of people) await page.context().close();
});

test.describe('midnight', () => {
  for (const [name, timezoneId, before, first, second] of [
    ['on an ordinary day', 'Europe/Berlin', '2026-11-15T22:59:40Z', 'Sunday 15', 'Monday 16'],
    ['before summer time', 'Europe/Berlin', '2027-03-27T22:59:40Z', 'Saturday 27', 'Sunday 28'],
    ['on the short day', 'Europe/Berlin', '2027-03-28T21:59:40Z', 'Sunday 28', 'Monday 29'],
    ['on the long day', 'America/New_York', '2026-11-02T04:59:40Z', 'Sunday 1', 'Monday 2'],
  ] as const)
    test(`the day changes on a page left open, ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      await page.clock.install({ time: new Date(before) });
      await page.goto('/');
      await expect(page.getByText(`${first} `)).toBeVisible();
      await page.clock.runFor(30_000);
      await expect(page.getByText(`${second} `)).toBeVisible();
      await context.close();
    });
});

test('a daily that is solved is kept, counted, shared and watched again', async ({ page }) => {
  test.setTimeout(120_000);
  const day = '2026-11-16';
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await page.goto('/');
  await putDaily(page, playDaily(await dealtDaily('hudoku', day), { leave: 3 }), day);
  await page.goto('/');
  await page.getByRole('link', { name: /^Daily Hudoku/ }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  const solved = page.getByRole('heading', { name: 'Solved!' });
  // By its place, not by its role: behind the result it has none, and asking for it would wait for ever.
  const bulb = page.locator('button[aria-label="Hint"]:enabled');
  for (let step = 0; step < 60 && (await bulb.count()) > 0; step++) await takeHint(page);
  await expect(solved).toBeVisible();
  const result = page.getByRole('dialog');
  await expect(result).toContainText('Daily · Monday 16 November 2026');
  await expect(result).toContainText('1 day in a row.');
  await expect(result.getByRole('link', { name: 'Monday 16 November 2026: solved' })).toBeVisible();
  await expect(result.getByRole('button', { name: 'Next daily: Pikachu' })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await result.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(copied)
    .toMatch(
      /^Curio Daily · Monday 16 November 2026\nHudoku, Classic, easy: solved in .*\n[🟩🟨⬛]{10}\n(.*\n)?http:.*\/daily\/2026-11-16\/hudoku$/u,
    );
  // Opened again, it shows its result and what is next; the bar says what it is.
  await page.reload();
  await expect(solved).toBeVisible();
  await result.getByRole('button', { name: 'Look at the board' }).click();
  await expect(
    page.getByRole('link', { name: 'Daily of Monday 16 November 2026: open the calendar' }),
  ).toHaveText('Daily · 16 Nov');
  await page.reload();
  await page.getByRole('button', { name: 'Watch the game' }).click();
  await expect(page.getByRole('heading', { name: 'Replay: Hudoku' })).toBeVisible();
  await page.goto('/statistics');
  await expect(page.getByRole('region', { name: 'Hudoku' })).toContainText('Won1');
  await expect(page.locator('.big-figures')).toContainText('Current streak1');
  await page.goto('/archive');
  await expect(
    page.getByRole('button', { name: 'Monday 16 November 2026: 1 of 5 solved' }),
  ).toHaveCount(1);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Daily Hudoku .*Solved/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('1 day in a row.');
  await page.getByRole('button', { name: 'Share today’s results' }).click();
  // What shares is loaded by the press.
  await expect.poll(copied).toMatch(/\n1 of 5 solved\n🟨 Hudoku: /u);
  const shared = await copied();
  expect(shared).toMatch(/^Curio Daily · Monday 16 November 2026\n/);
  expect(shared).toContain('⬜ Pikachu: not played');
  expect(shared).toMatch(/\/archive\/2026-11-16$/);
  await takePicture(page, 'cabinet-home');
});

test('a backup comes in whole but for the result that was tampered with', async ({ page }) => {
  const finished = someDays(4);
  const text = backupOf(finished);
  const broken = text.replace(/"moves":(\d+)/, '"moves":1');
  await importFile(page, broken);
  const told = page.locator('.note');
  await expect(told).toContainText('3 results added, 0 already here.');
  await expect(told).toContainText('1 record refused:');
  await expect(told).toContainText('hudoku classic-easy of Tuesday 10 November 2026');
  await expect(told).toContainText('changed after it was stored');
  await importFile(page, text);
  await expect(told).toContainText('1 result added, 3 already here.');
  await importFile(page, text);
  await expect(told).toContainText('0 results added, 4 already here.');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a backup' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(saved).results).toHaveLength(4);
  await expect(page.getByText(/Last backup: /)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);

  await importFile(page, 'not a backup');
  await expect(told).toContainText('This file is not a Curio backup.');
});

test('statistics: figures, words for the pictures, export, hiding', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00'));
  await importFile(page, backupOf(someDays(6)));
  await expect(page.locator('.note')).toContainText('6 results added');
  await page.goto('/statistics');
  const region = page.getByRole('region', { name: 'Hudoku' });
  await expect(region).toContainText('Played6');
  await expect(page.locator('.big-figures')).toContainText('Current streak6');
  await expect(region).toContainText('Usual time');
  const table = region.getByRole('table', { name: 'Wins by time, in minutes' });
  await expect(table.getByRole('row').nth(1)).toHaveText(/^under 1 minute\d+$/);
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await takePicture(page, `cabinet-statistics-${width}-${colorScheme}`);
    }
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect(
    readFileSync(await (await csv).path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(7);
  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  expect(JSON.parse(readFileSync(await (await json).path(), 'utf8')).statistics.played).toBe(6);
  await page.getByRole('button', { name: 'Hide statistics' }).click();
  await expect(region).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Statistics' })).toHaveCount(0);
});

test('a replay is watched by keyboard, tried from the middle, and shared as link and file', async ({
  page,
}, testInfo) => {
  const finished = finishedHudoku('cabinet-replay', {
    level: 'classic-easy',
    run: 'run',
    day: '2026-11-15',
  });
  await importFile(page, backupOf([finished]));
  await expect(page.locator('.note')).toContainText('1 result added');
  await page.goto('/statistics');
  await page.getByRole('link', { name: /^Watch Hudoku of Sunday 15 November 2026/ }).focus();
  await press(page, 'Enter');
  const position = page.getByRole('slider', { name: 'Position' });
  await expect(position).toHaveValue('0');
  await position.focus();
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft');
  await expect(position).toHaveValue('2');
  await expect(position).toHaveAttribute('aria-valuetext', /^2 of \d+, 0:02$/);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('8');
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'To the end' })).toBeDisabled();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture(page, 'cabinet-replay-390');
  await page.setViewportSize({ width: 1280, height: 800 });
  await takePicture(page, 'cabinet-replay-1280');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toBe(finished.save);
  const verified = replayText(hudoku, file);
  expect(verified.ok && verified.value.status).toBe('won');
  writeFileSync(testInfo.outputPath('replay.curio'), file);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await readCopied(page);
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Replay: Hudoku' })).toBeVisible();

  await position.focus();
  await press(page, 'ArrowRight', 'ArrowRight');
  await page.getByRole('button', { name: 'Try from here' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.goto('/replay#zbroken');
  await expect(page.getByRole('alert')).toContainText('no replay');
});

test('the archive goes back to the first day, by keyboard', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-03T12:00:00'));
  await page.goto('/archive');
  await expect(page.getByRole('heading', { name: 'December 2026', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Thursday 3 December 2026/ }).focus();
  await press(page, 'ArrowUp', 'ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Wednesday 25 November 2026' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wednesday 25 November 2026/ })).toBeFocused();
  await press(page, 'PageUp', 'PageUp', 'ArrowUp');
  await expect(page.getByRole('heading', { name: 'Sunday 1 November 2026' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Back to/ })).toBeDisabled();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /^Play Pikachu of Sunday 1 November/ }).click();
  await page.waitForURL('**/pikachu/daily-2026-11-01-pikachu');
  await page.goto('/daily/2026-12-04/hudoku');
  await expect(page.getByRole('alert')).toContainText('not out yet');
  await page.goto('/daily/2026-02-31/hudoku');
  await expect(page.getByRole('alert')).toContainText('not a day');
});

test('paper: a page of several with solutions, one with its code, and a PDF on demand', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/print?paper=a4');
  await expect(page.getByText('2 pages.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('img', { name: 'Solutions' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await takePicture(page, 'cabinet-print');
  const printed = await PDFDocument.load(
    await page.pdf({ preferCSSPageSize: true, printBackground: true }),
  );
  expect(printed.getPages().map((sheet) => Math.round(sheet.getHeight() / 10))).toEqual([84, 84]);
  expect(requests.some((url) => /\/pdf-/.test(url))).toBe(false);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.goto(`/print/${await expectedCode('dokuborn', '2026-11-15')}`);
  await expect(page.getByRole('img', { name: /^Dokuborn, / })).toBeVisible();
  await takePicture(page, 'cabinet-print-dokuborn');
  await page.goto(`/print/${await expectedCode('pikachu', '2026-11-15')}`);
  await expect(page.getByRole('alert')).toContainText('no page to print');
});

test('paper: what is ordered stands in the address, for every game that prints', async ({
  page,
}) => {
  await page.goto('/print?seed=e2e');
  await page.getByLabel('Level').selectOption({ label: 'Wide, easy' });
  await page.getByLabel('On a page').selectOption('2');
  await expect(page).toHaveURL(/seed=e2e.*preset=wide-easy.*perPage=2/);
  const first = page.locator('.print-paper').first();
  await expect(first).toContainText('Wide, easy', { timeout: 30_000 });
  const before = await first.innerHTML();
  await page.reload();
  await expect(first).toContainText('Wide, easy', { timeout: 30_000 });
  expect(await first.innerHTML()).toBe(before);
  await page.getByRole('button', { name: 'Other puzzles' }).click();
  await expect(page).not.toHaveURL(/seed=e2e/);
  await page.getByLabel('Game').focus();
  await page.getByLabel('Game').selectOption({ label: 'Dokuborn' });
  await expect(page).toHaveURL(/\/print\/dokuborn$/);
  await expect(page.getByLabel('Game')).toBeFocused();
  await expect(page.getByRole('img', { name: /^Dokuborn, / })).toBeVisible({ timeout: 30_000 });
  await page.goto('/print/hudoku?perPage=5');
  await expect(page.getByRole('alert')).toContainText('2, 4, 6');
  await page.getByRole('link', { name: 'Start over' }).click();
  await expect(page.getByText('2 pages.')).toBeVisible({ timeout: 30_000 });
  await page.goto('/print/ludo');
  await expect(page.getByRole('alert')).toContainText('There is no game “ludo” here.');
});

test('five thousand games: home and statistics are as quick as before (reported)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  const { result, save } = finishedHudoku('cabinet-many', {
    level: 'classic-easy',
    run: 'run',
    day: '2026-11-15',
  });
  await page.evaluate(
    ({ template, log }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('curio');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction(['boards', 'results', 'logs'], 'readwrite');
          for (let index = 0; index < 5000; index++) {
            const id = `many-${index}`;
            const day = new Date(Date.UTC(2026, 10, 1 + (index % 900))).toISOString().slice(0, 10);
            const level = `level-${index % 9}`;
            const millis = 20_000 + ((index * 7919) % 3_000_000);
            const game = ['hudoku', 'pikachu', 'dokuborn', 'dragon-quest', 'witches'][index % 5];
            const parts = { id, game, level, millis, moves: index % 97, updatedAt: index };
            change
              .objectStore('results')
              .put({ ...template, ...parts, run: id, day, ...(index % 2 ? { daily: day } : {}) });
            change.objectStore('logs').put({ id, save: log, updatedAt: index });
            change.objectStore('boards').put({
              ...parts,
              save: log,
              revision: 1,
              status: 'won',
              createdAt: index,
            });
          }
          change.oncomplete = () => resolve();
          change.onabort = () => reject(change.error);
        };
      }),
    { template: result, log: save },
  );
  await page.addInitScript(() => {
    const noted: number[] = [];
    Object.assign(window, { longTasks: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.push(Math.round(entry.duration));
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Daily Hudoku Play' })).toBeVisible();
  await page.waitForTimeout(1000);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  const elapsed = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector('.big-figures')) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLAnchorElement>('a[href="/statistics"]')?.click();
        look();
      }),
  );
  await expect(page.locator('.big-figures')).toContainText('Played5000');
  console.log(
    `5000 games: tasks over 50 ms on home: ${tasks.join(', ') || 'none'}; statistics shown after ${Math.round(elapsed)} ms`,
  );
});
