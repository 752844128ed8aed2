// Several people at one table, each with a browser of their own, against a real server: races from the lobby to the
// rematch, and what happens when a phone is reloaded, loses its network, or the server is killed.

import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, press, test } from './harness.ts';
import {
  expectAccessibleEverywhere,
  guest,
  type House,
  joinTable,
  nearlyDone,
  openHouse,
  openTable,
  racing,
  told,
} from './rooms.ts';

/** Milliseconds after which somebody counts as away here; two minutes elsewhere. */
const AWAY = 1500;

let house: House;
test.beforeAll(async () => {
  house = await openHouse({ CURIO_ROOM_AWAY: String(AWAY) });
});
test.afterAll(() => house.close());

const others = (page: Page) => page.getByRole('list', { name: 'How far the others are' });
const standings = (page: Page) => page.locator('.standings');

test('a race of four: reloaded, offline, the server killed; standings, side by side, a rematch', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [anna, ben, cleo, dora] = await Promise.all(
    ['Anna', 'Ben', 'Cleo', 'Dora'].map((name) => guest(browser, name)),
  );
  if (!anna || !ben || !cleo || !dora) throw new Error('nobody came');
  const all = [anna, ben, cleo, dora];

  await anna.page.goto(`${house.origin()}/together`);
  await expect(anna.page.getByRole('heading', { name: 'Start a table' })).toBeVisible();
  await expectAccessibleEverywhere(anna.page);
  const letters = await openTable(house, anna, { game: 'Hudoku' });
  await expect(anna.page.getByText('One more person is needed.')).toBeVisible();
  await expect(anna.page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();

  // By the keyboard alone: wrong letters first, then those that were read out, in small letters.
  await ben.page.goto(`${house.origin()}/together`);
  await ben.page.getByLabel('The six letters').focus();
  await ben.page.keyboard.type('abc');
  await press(ben.page, 'Enter');
  await expect(ben.page.getByRole('alert')).toContainText('six letters');
  await ben.page.keyboard.press('ControlOrMeta+a');
  await ben.page.keyboard.type(`${letters.slice(0, 3)} ${letters.slice(3)}`.toLowerCase());
  await press(ben.page, 'Enter');
  await ben.page.getByLabel('Your name').focus();
  await expectAccessibleEverywhere(ben.page);
  await ben.page.keyboard.type('Ben');
  await press(ben.page, 'Enter');
  await expect(ben.page.getByRole('heading', { name: 'At the table' })).toBeVisible();
  await Promise.all([cleo, dora].map((one) => joinTable(house, one, letters)));
  for (const { name } of all)
    await expect(anna.page.getByRole('list', { name: 'At the table' })).toContainText(name);
  await expectAccessibleEverywhere(anna.page);
  await expectNoSidewaysScroll(anna.page, [320, 390, 1280]);

  // Anybody may start.
  await anna.page.setViewportSize({ width: 390, height: 844 });
  await cleo.page.getByRole('button', { name: 'Start', exact: true }).focus();
  await press(cleo.page, 'Enter');
  await expect(anna.page.getByRole('heading', { name: 'Get ready' })).toBeVisible();
  expect((await told(anna.page)).view?.code, 'before the release').toBe('');
  await Promise.all(all.map(({ page }) => expect(racing(page)).toBeVisible()));

  const [finishAnna, finishBen, finishCleo] = [
    await nearlyDone(anna),
    await nearlyDone(ben),
    await nearlyDone(cleo),
  ];
  await expect(others(dora.page)).toContainText('95 %');
  await expectAccessibleEverywhere(dora.page);
  await finishAnna();
  await expect(others(dora.page)).toContainText('done');
  await expect(standings(anna.page)).toContainText('Waiting for');

  // Ben has no network when he ends: his time is kept, also over a reload.
  await ben.context.setOffline(true);
  await finishBen();
  await expect(ben.page.getByText('your time is kept')).toBeVisible();
  await ben.context.setOffline(false);
  await ben.page.reload();
  await expect(standings(ben.page)).toContainText('Ben (you)');

  await house.killAndRestart();
  await finishCleo();
  await dora.page.getByRole('button', { name: 'Give up' }).click();
  await dora.page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  await Promise.all(
    [ben, cleo, dora].map(({ page }) =>
      expect(page.getByRole('heading', { name: 'Anna wins!' })).toBeVisible({ timeout: 20_000 }),
    ),
  );
  await expect(anna.page.getByRole('heading', { name: 'You win!' })).toBeVisible();
  await expect(anna.page.locator('.standings-table tbody tr')).toContainText([
    /1\..*Anna/s,
    /2\..*Ben/s,
    /3\..*Cleo/s,
    /Dora.*gave up/s,
  ]);
  await expectAccessibleEverywhere(anna.page);

  await anna.page.getByRole('button', { name: 'Watch them side by side' }).click();
  await expect(anna.page.locator('.side-board')).toHaveCount(2);
  await anna.page.getByLabel('Cleo').check();
  await expect(anna.page.locator('.side-board .hudoku')).toHaveCount(3);
  await anna.page.getByLabel('Moment of the race').focus();
  await press(anna.page, 'End');
  await expect(anna.page.getByRole('region', { name: 'Board of Cleo' })).toContainText('81/81');
  await expectAccessibleEverywhere(anna.page);
  await anna.page.getByRole('button', { name: 'To the standings' }).click();

  // The result is an ordinary one of this browser.
  await dora.page.getByRole('button', { name: 'Play again' }).click();
  await expect(anna.page.getByRole('heading', { name: 'Get ready' })).toBeVisible();
  const emil = await guest(browser, 'Emil');
  await emil.page.goto(`${house.origin()}/together/${letters}`);
  await emil.page.getByLabel('Your name').fill('Emil');
  await press(emil.page, 'Enter');
  await expect(racing(anna.page)).toBeVisible();
  await expect(emil.page.getByRole('heading', { name: 'This race runs already' })).toBeVisible();
  await ben.page.goto(`${house.origin()}/my-games`);
  await expect(ben.page.getByRole('main')).toContainText('Hudoku');
  for (const one of [...all, emil]) {
    expect(one.errors, one.name).toEqual([]);
    await one.context.close();
  }
});

test('who leads: taken over, locked, sent away, closed; each fault has its sentence', async ({
  browser,
}) => {
  const [anna, ben, cleo] = await Promise.all(
    ['Anna', 'Ben', 'Cleo'].map((name) => guest(browser, name)),
  );
  if (!anna || !ben || !cleo) throw new Error('nobody came');
  const letters = await openTable(house, anna, { game: 'Pikachu' });
  const path = `${house.origin()}/together/${letters}`;
  // The page is on an address that only this computer knows: the link leads to the network's.
  await expect(anna.page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await joinTable(house, ben, letters);

  // Anna's phone is dead: after a while somebody else may lead.
  await anna.page.goto(`${house.origin()}/rules/hudoku`);
  const people = ben.page.getByRole('list', { name: 'At the table' });
  await expect(people).toContainText('away');
  await ben.page.getByRole('button', { name: 'Lead the table yourself' }).click();
  await expect(people.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('leads');
  await ben.page.getByText('More', { exact: true }).click();
  await ben.page.getByRole('button', { name: 'Let nobody else in' }).click();
  await expect(ben.page.getByText('Locked: nobody else')).toBeVisible();

  await cleo.page.goto(path);
  await press(cleo.page, 'Tab');
  await cleo.page.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(cleo.page.getByText('Type a name first')).toBeVisible();
  await cleo.page.getByLabel('Your name').fill('Cleo');
  await cleo.page.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(cleo.page.getByRole('alert')).toContainText('locked');
  await ben.page.getByRole('button', { name: 'Let others in again' }).click();
  await expect(ben.page.getByText('Locked: nobody else')).toBeHidden();
  // She watches first, and sits down later.
  await cleo.page.getByRole('button', { name: 'Only watch' }).click();
  await expect(cleo.page.getByText('You are watching.')).toBeVisible();
  await expect(ben.page.getByText('One person is watching.')).toBeVisible();
  await cleo.page.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(people).toContainText('Cleo');
  await ben.page.getByRole('button', { name: 'Send away: Cleo' }).click();
  await ben.page.getByRole('button', { name: 'Send Cleo away', exact: true }).click();
  await expect(cleo.page.getByRole('alert')).toContainText('You were sent away');

  // Back at the table, from home, in the same seat.
  await anna.page.goto(`${house.origin()}/`);
  await anna.page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(anna.page.getByText('Anna (you)')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Close the table' }).click();
  await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Close the table' }).click();
  await expect(anna.page.getByText('This table is closed.')).toBeVisible();
  await cleo.page.goto(`${house.origin()}/together/BBBBBB`);
  await cleo.page.getByLabel('Your name').fill('Cleo');
  await press(cleo.page, 'Enter');
  await expect(cleo.page.getByRole('alert')).toContainText('no table with these letters');
  for (const one of [anna, ben, cleo]) {
    expect(one.errors, one.name).toEqual([]);
    await one.context.close();
  }
});

test('without a service the page says so, and home still leads there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play together' }).click();
  await expect(page.getByRole('alert')).toContainText('needs the Curio server');
});
