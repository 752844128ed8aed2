// Other people: two browsers and a real server with a folder of its own, which is killed and started again. The days
// are the server's own, since only an open one takes results.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { finishedSave } from '../../src/cabinet/result.ts';
import { printSave } from '../../src/core/save.ts';
import { games } from '../../src/games/index.ts';
import { type Running, runServer } from '../service/running.ts';
import { ask, bearer } from '../service/visitors.ts';
import { dealtDaily, playDaily, putDaily } from './boards.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  press,
  takePicture,
  test,
} from './harness.ts';

/** A day that is open everywhere on earth, whatever the hour. */
const day = new Date().toISOString().slice(0, 10);

const data = mkdtempSync(join(tmpdir(), 'curio-others-'));
let server: Running;
let origin = '';

/** Again on the same port: pages stay where they are. */
const start = async (port = 0) => {
  server = await runServer(resolve('dist'), {
    CURIO_DATA: data,
    CURIO_PROXY: '1',
    PORT: String(port),
  });
  origin = `http://127.0.0.1:${server.port}`;
};

test.describe.configure({ mode: 'serial' });
test.use({ timezoneId: 'UTC' });
test.beforeAll(() => start());
test.afterAll(async () => {
  await server.kill('SIGKILL');
  rmSync(data, { recursive: true });
});

interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Games whose log the server has taken, as often as it did. */
  readonly taken: string[];
}

async function someone(browser: Browser): Promise<Person> {
  const context = await browser.newContext({ serviceWorkers: 'block', timezoneId: 'UTC' });
  const page = await context.newPage();
  const taken: string[] = [];
  page.on('response', (response) => {
    const game = /\/api\/days\/[^/]+\/([^/]+)\/log$/.exec(response.url())?.[1];
    if (game !== undefined && response.ok()) taken.push(game);
  });
  await page.addInitScript(
    (seen) => localStorage.setItem('curio.lessons', seen),
    games.map(({ id }) => id).join(' '),
  );
  await page.goto(`${origin}/statistics`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { page, context, taken };
}

/** A Hudoku daily with two cells left. One is filled here, so that the end is loaded; the answer fills the other. */
async function almostDone({ page }: Person, pace: number): Promise<() => Promise<void>> {
  const played = playDaily(await hudoku(), { leave: 2, pace });
  await page.goto(`${origin}${await putDaily(page, played, day)}`);
  // Its clock runs against the player, so it waits to be gone on with.
  await page.getByRole('button', { name: 'Resume' }).click();
  const fill = async (word: string | undefined) => {
    const [, cell, digit] = /^enter-(\d+)-(\d+)$/.exec(word ?? '') ?? [];
    await page.locator(`[data-cell="${cell}"]`).first().click();
    await press(page, String(digit));
  };
  await fill(played.left[0]);
  // Loaded ahead in idle moments: the dialogs, and the uploads.
  for (const part of ['/panels-', '/service-'])
    await page.waitForFunction(
      (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
      part,
    );
  await page.waitForLoadState('networkidle');
  return () => fill(played.left[1]);
}

let dealt: ReturnType<typeof dealtDaily> | undefined;
const hudoku = () => {
  dealt ??= dealtDaily('hudoku', day);
  return dealt;
};

/** A daily that was finished here: it opens with its result. */
async function openFinished({ page }: Person, game: string): Promise<void> {
  const played = playDaily(await dealtDaily(game, day));
  await page.goto(`${origin}${await putDaily(page, played, day)}`);
}

const others = (page: Page) => page.getByRole('region', { name: 'How others did' });
const agree = (page: Page) => page.getByRole('button', { name: 'Send my daily results' }).click();

async function players(game: string): Promise<number> {
  const { json } = await ask(server.port, 'GET', `/api/days/${day}/${game}/numbers`);
  return Number(Object(json).players);
}

/** So many further players with logs of their own, each from another place. */
async function crowd(game: string, size: number): Promise<void> {
  const daily = await dealtDaily(game, day);
  for (let n = 0; n < size; n++) {
    const { session } = playDaily(daily, { pace: 900 + n * 350 });
    const headers = { ...bearer(`${game}${n}`), 'x-forwarded-for': `10.0.0.${n}` };
    await ask(server.port, 'POST', '/api/players', { headers, body: '{}' });
    const body = printSave(finishedSave(session));
    const reply = await ask(server.port, 'PUT', `/api/days/${day}/${game}/log`, { headers, body });
    expect(reply.status).toBe(200);
  }
}

test('two browsers finish the same daily and see each other; a server killed in between costs nothing', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const anna = await someone(browser);
  await (await almostDone(anna, 4000))();
  // Asked before anything is sent.
  const question = anna.page.getByRole('region', { name: 'See how others did?' });
  await expect(question).toContainText('your moves and their times, no name, no account');
  await question.getByText('What is kept, and how long').click();
  await expect(question.getByRole('table')).toContainText('30 days');
  await expectAccessibleInBothThemes(anna.page);
  expect(anna.taken).toEqual([]);
  await question.getByRole('button', { name: 'Send my daily results' }).focus();
  await press(anna.page, 'Enter');
  await expect(others(anna.page)).toContainText('1 person so far; from 30 on you see');

  const ben = await someone(browser);
  await openFinished(ben, 'pikachu');
  await agree(ben.page);
  await expect.poll(() => ben.taken).toEqual(['pikachu']);
  const finish = await almostDone(ben, 9000);
  await server.kill('SIGKILL');
  await finish();
  await expect(others(ben.page)).toContainText('Your result is kept here and sent later');
  await start(server.port);
  expect(await players('hudoku')).toBe(1);
  await ben.page.reload();
  await expect.poll(() => ben.taken).toEqual(['pikachu', 'hudoku']);
  await expect(others(ben.page)).toContainText('2 people so far');
  await anna.page.reload();
  await expect(others(anna.page)).toContainText('2 people so far');

  await crowd('hudoku', 28);
  await anna.page.reload();
  const told = others(anna.page);
  await expect(told).toContainText(/Ahead of \d+ % of 29 others/);
  await expect(told).toContainText('30 people played; 100 % solved it. So far. Final when');
  await expect(told.getByRole('img', { name: /^Solving times of 30 people/ })).toBeVisible();
  await told.getByText('You are here').scrollIntoViewIfNeeded();
  await takePicture(anna.page, 'service-numbers');
  // Opened with keys.
  await told.getByText('As a table').focus();
  await press(anna.page, 'Enter');
  await expect(told.getByRole('row', { name: /You/ })).toHaveCount(1);
  await told.getByText('Replayed', { exact: true }).focus();
  await press(anna.page, 'Enter');
  await expect(told).toContainText('replayed move by move');
  await expectAccessibleInBothThemes(anna.page);
  await expectNoSidewaysScroll(anna.page, [320, 844]);

  // All five of the day, in the archive and on the home page.
  await anna.page.goto(`${origin}/archive/${day}`);
  await anna.page.getByRole('button', { name: 'How others did' }).click();
  const dialog = anna.page.getByRole('dialog', { name: /^How others did: / });
  await expect(dialog.getByRole('region', { name: 'Hudoku' })).toContainText('Ahead of');
  await expect(dialog.getByRole('region', { name: 'Pikachu' })).toContainText('1 person so far');
  await expect(dialog.getByRole('region')).toHaveCount(5);
  await expectAccessibleInBothThemes(anna.page);
  await expectNoSidewaysScroll(anna.page, [320, 844]);
  await anna.page.goto(`${origin}/`);
  await anna.page.getByRole('button', { name: 'How others did' }).click();
  await expect(dialog).toContainText('Ahead of');
  expect(anna.taken).toEqual(['hudoku']);
  await anna.context.close();
  await ben.context.close();
});

test('a daily finished offline is sent once, when the connection is back; then everything is deleted', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const cleo = await someone(browser);
  const { page } = cleo;
  // Dokuborn first: choices are compared when enough have chosen.
  await crowd('dokuborn', 29);
  await openFinished(cleo, 'dokuborn');
  await agree(page);
  await expect(others(page)).toContainText('Rarity score');
  await expect(
    others(page).getByRole('list', { name: 'Your grid' }).getByRole('listitem'),
  ).toHaveCount(9);
  await expect(others(page)).toContainText('shown when the day has closed');
  await expectAccessibleInBothThemes(page);
  await cleo.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('among 30 people so far; lower is rarer.');
  // Rarity stands where points stood: everybody here has chosen the same.
  expect(await copied()).not.toContain('point');
  await expect(page.locator('.outcome .figures').first()).toContainText('Rarity score');
  // On the board, and in the result.
  await expect(page.locator('.mini-worth')).toHaveText(Array(18).fill('100\u00a0%'));
  await expect(page.locator('.doku-figures')).toContainText('Rarity score');

  const before = await players('hudoku');
  const finish = await almostDone(cleo, 6000);
  await cleo.context.setOffline(true);
  await finish();
  await expect(others(page)).toContainText('Your result is kept here and sent later');
  await cleo.context.setOffline(false);
  await expect.poll(() => cleo.taken).toEqual(['dokuborn', 'hudoku']);
  await expect(others(page)).toContainText(`${before + 1} people`);
  // A second tab, and the same again: nothing goes twice.
  const tab = await cleo.context.newPage();
  await tab.goto(`${origin}/archive`);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await tab.waitForLoadState('networkidle');
  expect(cleo.taken).toEqual(['dokuborn', 'hudoku']);
  expect(await players('hudoku')).toBe(before + 1);
  await tab.close();

  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('group', { name: 'Daily results' });
  await expect(settings.getByRole('checkbox')).toBeChecked();
  await expectAccessibleInBothThemes(page);
  await server.kill('SIGKILL');
  await settings.getByRole('button', { name: 'Delete what I sent' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(settings).toContainText('the deletion is done as soon as it answers');
  await expect(settings.getByRole('checkbox')).not.toBeChecked();
  await start(server.port);
  expect(await players('hudoku')).toBe(before + 1);
  await settings.getByRole('button', { name: 'Try now' }).click();
  await expect(settings).toContainText('Deleted. The server has nothing of you any more.');
  expect([await players('hudoku'), await players('dokuborn')]).toEqual([before, 29]);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('service')),
  );
  expect(left).toEqual(['curio.service.consent']);
  await cleo.context.close();
});
