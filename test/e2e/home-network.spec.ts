// Phones in a home network: plain http under a name or number that is not this machine's own, so the browser has no service
// worker, no clipboard, no locks and no cryptography for the page. Everything is played there all the same.

import type { Page } from '@playwright/test';
import { gameIds } from '../../src/games/index.ts';
import { manifestOf } from '../harness.ts';
import { expect, test } from './harness.ts';
import { guest, type House, joinTable, nearlyDone, openHouse, openTable, racing } from './rooms.ts';
import { almostDone, putRecords } from './stored.ts';

/** By a name that the router gives, and by number; both lead here. */
const NAME = 'curio.home';
const NUMBER = '192.168.178.20';
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { args = [] } = launchOptions;
    await use({
      ...launchOptions,
      args: [...args, `--host-resolver-rules=MAP ${NAME} 127.0.0.1, MAP ${NUMBER} 127.0.0.1`],
    });
  },
});

let here: House;
test.beforeAll(async () => {
  here = await openHouse();
});
test.afterAll(() => here.close());
const houseAt = (host: string): House => ({
  ...here,
  origin: () => here.origin().replace('localhost', host),
});

const lacks = (page: Page) =>
  page.evaluate(() => ({
    secure: isSecureContext,
    worker: 'serviceWorker' in navigator,
    clipboard: 'clipboard' in navigator,
    locks: 'locks' in navigator,
    subtle: crypto.subtle !== undefined,
    uuid: 'randomUUID' in crypto,
  }));

test('friends open a table, join it and play a race to its end, then a Witches table on paper', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const house = houseAt(NAME);
  const [anna, ben] = [await guest(browser, 'Anna'), await guest(browser, 'Ben')];
  await openTable(house, anna, { game: 'Hudoku' });
  expect(Object.values(await lacks(anna.page))).not.toContain(true);
  // Everybody else reaches it as this page did.
  await expect(anna.page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(anna.page.locator('.invitation')).toContainText(house.origin().slice(7));
  await anna.page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(anna.page.getByRole('status').filter({ hasText: 'Copied.' })).toBeAttached();
  await ben.page.goto(`${house.origin()}/together`);
  await ben.page.getByLabel('The six letters').focus();
  await ben.page.keyboard.press('ControlOrMeta+v');
  await ben.page.keyboard.press('Enter');
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down and play' }).click();
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const { page } of [anna, ben]) await expect(racing(page)).toBeVisible();
  const finish = await nearlyDone(anna);
  await finish();
  await expect(anna.page.locator('.standings')).toContainText('Waiting for');
  await ben.page.getByRole('button', { name: 'Give up' }).click();
  await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  await expect(ben.page.getByRole('heading', { name: 'Anna wins!' })).toBeVisible();
  await expect(anna.page.getByRole('heading', { name: 'You win!' })).toBeVisible();

  const paper = await openTable(house, ben, { game: 'Wondering Witches', kind: 'paper' });
  await joinTable(house, anna, paper);
  await ben.page.getByRole('button', { name: 'Start', exact: true }).click();
  await anna.page.getByRole('button', { name: /^Add / }).first().click();
  await anna.page.getByRole('button', { name: '1 seed', exact: true }).click();
  // Two tabs on one seat, without locks: both see the same.
  const again = await anna.context.newPage();
  await again.goto(`${house.origin()}/together/${paper}`);
  await expect(again.getByRole('button', { name: /^Add / }).first()).toBeVisible();
  for (const one of [anna, ben]) {
    expect(one.errors, one.name).toEqual([]);
    await one.context.close();
  }
});

test('the whole app: home, every game to its end, My games, a table', async ({ browser }) => {
  test.setTimeout(120_000);
  const house = houseAt(NUMBER);
  const { page, context, errors } = await guest(browser, 'Anna', { width: 1280, height: 800 });
  const boards = await Promise.all(
    gameIds
      .filter((id) => id !== 'witches')
      .map(async (id) => almostDone(await manifestOf(id).loadGame(), id)),
  );
  await page.goto(`${house.origin()}/`);
  await expect(page.getByRole('main')).toContainText('Hudoku');
  expect(Object.values(await lacks(page))).not.toContain(true);
  await putRecords(
    page,
    'boards',
    boards.map(({ record }) => record),
  );
  for (const { record, final } of boards) {
    await page.goto(`${house.origin()}/${record.game}/${record.id}`);
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
    const dialog = page.getByRole('dialog').last();
    if (!final) for (const key of 'urr') await page.keyboard.press(key);
    await expect
      .poll(
        async () => {
          if (final && (await dialog.isHidden())) await page.keyboard.press('h');
          return dialog.isVisible();
        },
        { message: record.game, intervals: [500], timeout: 20_000 },
      )
      .toBe(true);
  }
  // A deal of the engine's thread, and a hint.
  await page.goto(`${house.origin()}/witches?scene=game`);
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('.hint-card')).toBeVisible();
  await page.goto(`${house.origin()}/my-games`);
  await expect(page.getByRole('main')).toContainText('Dragon Quest');
  await page.goto(`${house.origin()}/archive`);
  await expect(page.getByRole('main')).toContainText('Pikachu');
  await openTable(house, { page, context, errors, name: 'Anna' }, { game: 'Pikachu' });
  expect(errors).toEqual([]);
  await context.close();
});
