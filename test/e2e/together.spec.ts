// Several people at one table, each with a browser of their own, against a real server: races from the lobby to the
// rematch, and what happens when a phone is reloaded, loses its network, or the server is killed.

import type { Locator, Page } from '@playwright/test';
import { readPuzzle } from '../../src/core/deal.ts';
import { expectOk, manifestOf, plenty } from '../harness.ts';
import { expect, expectNoSidewaysScroll, press, test } from './harness.ts';
import {
  drawn,
  expectAccessibleEverywhere,
  type Guest,
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

/** The moves that solve the race on the table, as they are written. */
async function answersOf(page: Page): Promise<readonly string[]> {
  const { view, game: id } = await told(page);
  const game = await manifestOf(id).loadGame();
  const { puzzle } = expectOk(readPuzzle(game, view?.code ?? ''));
  const solved = game.solve(puzzle, game.start(puzzle, 0), plenty());
  return expectOk(solved).moves.map((move) => game.moveCode.encode(move));
}

const others = (page: Page) => page.getByRole('list', { name: 'How far the others are' });
const standings = (page: Page) => page.locator('.standings');

test('a race of four: reloaded, offline, the server killed; standings, side by side, a rematch', async ({
  browser,
}) => {
  test.setTimeout(240_000);
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

  // Dora has the race in two tabs: whichever comes second says so, and what the first one did is there.
  const [first = [], second = []] = (await answersOf(dora.page)).map((word) =>
    (word.match(/\d+/g) ?? []).map(Number),
  );
  const cell = (page: Page, [at]: readonly number[]) =>
    page.locator(`.racing [data-cell="${at}"]`).first();
  const tab = await dora.context.newPage();
  await tab.goto(dora.page.url());
  await cell(tab, first).click();
  await press(tab, String(first[1]));
  await expect(cell(tab, first)).toContainText(String(first[1]));
  await cell(dora.page, second).click();
  await press(dora.page, String(second[1]));
  await expect(dora.page.getByRole('alert')).toContainText('in another tab of this browser');
  await tab.close();
  await dora.page.reload();
  await expect(cell(dora.page, first)).toContainText(String(first[1]));
  await expect(cell(dora.page, second)).not.toContainText(String(second[1]));

  // Ben has no network when he ends: his time is kept, also over a reload.
  await ben.context.setOffline(true);
  await finishBen();
  await expect(ben.page.getByText('your time is kept')).toBeVisible();
  await ben.context.setOffline(false);
  await ben.page.reload();
  await expect(standings(ben.page)).toContainText('Ben (you)');

  await house.killAndRestart();
  // Cleo ends in another tab than the one she looks at: it counts once, and both know.
  const finishing = await cleo.context.newPage();
  await finishing.goto(cleo.page.url());
  await expect(racing(finishing)).toBeVisible();
  await finishCleo(finishing);
  // The notice itself: the live region says the same words until the standings are told.
  const notices = cleo.page.locator('.notice');
  await expect(notices.filter({ hasText: 'You finished this race in another tab.' })).toBeVisible();
  await expect(standings(cleo.page)).toContainText('Cleo (you)');
  await finishing.close();
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

  // Whoever leads chooses another level for the next one.
  await expect(dora.page.getByLabel('Level of the next game')).toHaveCount(0);
  await anna.page.getByLabel('Level of the next game').selectOption('Jigsaw, medium');
  await anna.page.getByRole('button', { name: 'Play again' }).click();
  await expect(dora.page.getByRole('heading', { name: 'Get ready' })).toBeVisible();
  await expect(dora.page.locator('.bar-level')).toHaveText('Jigsaw, medium');
  const emil = await guest(browser, 'Emil');
  await emil.page.goto(`${house.origin()}/together/${letters}`);
  await emil.page.getByLabel('Your name').fill('Emil');
  await press(emil.page, 'Enter');
  await expect(racing(anna.page)).toBeVisible();
  await expect(emil.page.getByRole('heading', { name: 'This race runs already' })).toBeVisible();
  await expect(emil.page.locator('.bar-level')).toHaveText('Jigsaw, medium');
  // The result is an ordinary one of this browser.
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
  await ben.page.getByText('Your name, leaving, and more').click();
  await ben.page.getByRole('button', { name: 'Let nobody else in' }).click();
  const locked = ben.page.getByText('Locked: nobody else can come in.', { exact: true });
  await expect(locked).toBeVisible();

  await cleo.page.goto(path);
  await press(cleo.page, 'Tab');
  await cleo.page.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(cleo.page.getByText('Type a name first')).toBeVisible();
  await cleo.page.getByLabel('Your name').fill('Cleo');
  await cleo.page.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(cleo.page.getByRole('alert')).toContainText('locked');
  await ben.page.getByRole('button', { name: 'Let others in again' }).click();
  await expect(locked).toBeHidden();
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
  await expect(anna.page.locator('.note')).toContainText('This table is closed.');
  await cleo.page.goto(`${house.origin()}/together/BBBBBB`);
  await cleo.page.getByLabel('Your name').fill('Cleo');
  await press(cleo.page, 'Enter');
  await expect(cleo.page.getByRole('alert')).toContainText('no table with these letters');
  for (const one of [anna, ben, cleo]) {
    expect(one.errors, one.name).toEqual([]);
    await one.context.close();
  }
});

const focused = (page: Page) => page.locator(':focus');
const live = (page: Page) => page.locator('[aria-live="polite"]').first();

/** On by Tab until it is there, as somebody without a mouse goes, and seen there. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let tries = 0; tries < 60; tries++) {
    if ((await target.and(page.locator(':focus-visible')).count()) > 0) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by keys to ${target}`);
}

async function enter(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  await tabTo(page, page.getByRole(role, { name }).first());
  await press(page, 'Enter');
}

/** To a cell of the board by arrows. */
async function walkTo(page: Page, cell: number, columns: number): Promise<void> {
  const now = Number(await focused(page).getAttribute('data-cell'));
  const down = Math.floor(cell / columns) - Math.floor(now / columns);
  const right = (cell % columns) - (now % columns);
  for (let step = 0; step < Math.abs(down); step++)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(right); step++)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect(focused(page)).toHaveAttribute('data-cell', String(cell));
}

test('by keys alone: from home to the finish of a race, side by side, a rematch, sent away', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const laptop = { width: 1280, height: 800 };
  const [anna, ben] = await Promise.all(
    ['Anna', 'Ben'].map((name) => guest(browser, name, laptop)),
  );
  if (!anna || !ben) throw new Error('nobody came');
  const [a, b] = [anna.page, ben.page];
  const arrive = async ({ page }: Guest) => {
    await page.goto(`${house.origin()}/`);
    await enter(page, 'Play together', 'link');
    await expect(page.getByRole('heading', { name: 'Start a table' })).toBeVisible();
    await expect(focused(page)).toHaveCount(1);
  };
  await Promise.all([arrive(anna), arrive(ben)]);
  await tabTo(a, a.getByLabel('Your name'));
  await a.keyboard.type('Anna');
  await press(a, 'Enter');
  await expect(a.locator('.room-letters')).toBeVisible();
  await expect(live(a)).toContainText('You are the first one here.');
  const letters = a.url().slice(-6);
  await tabTo(b, b.getByLabel('The six letters'));
  await b.keyboard.type(letters);
  await press(b, 'Enter');
  await expect(live(b)).toContainText('Table');
  await tabTo(b, b.getByLabel('Your name'));
  await b.keyboard.type('Ben');
  await press(b, 'Enter');
  await expect(live(b)).toContainText('2 people are here.');
  await expect(focused(b)).toHaveCount(1);
  await expect(live(a)).toContainText('Ben is here.');

  // Who leads: locks, opens again, hands it on.
  await tabTo(a, a.getByText('Your name, leaving, and more'));
  await press(a, 'Enter');
  await enter(a, 'Let nobody else in');
  await expect(live(b)).toContainText('locked');
  await enter(a, 'Let others in again');
  await enter(a, 'Hand it on');
  await expect(live(b)).toContainText('Ben leads the table now.');
  await expect(focused(a)).toHaveCount(1);
  await tabTo(a, a.getByRole('button', { name: 'Start', exact: true }), 'Shift+Tab');
  await press(a, 'Enter');
  await Promise.all(
    [a, b].map(async (page) => {
      await expect(page.getByRole('heading', { name: 'Get ready' })).toBeVisible();
      await expect(focused(page)).toHaveCount(1);
      await expect(live(page)).toContainText(/Get ready|^[321]$|Go!/);
      await expect(page.locator('.racing [data-cell]:focus')).toBeVisible();
    }),
  );
  const entered = (await answersOf(a)).map((word) => (word.match(/\d+/g) ?? []).map(Number));
  for (const [cell = 0, digit] of entered.sort(([one = 0], [other = 0]) => one - other)) {
    await walkTo(a, cell, 9);
    await a.keyboard.press(String(digit));
  }
  await expect(live(a)).toContainText('You are done');
  await expect(live(b)).toContainText('Anna is done');
  await expect(focused(a)).toHaveCount(1);
  await enter(b, 'Give up');
  await tabTo(b, b.getByRole('alertdialog').getByRole('button', { name: 'Give up' }));
  await press(b, 'Enter');
  await expect(live(b)).toContainText('Anna wins!');
  await expect(live(a)).toContainText('You win! You were the only one to solve it.');
  await expect(a.locator('.celebration.won')).toHaveCount(1);
  await enter(a, 'Watch them side by side');
  await expect(live(a)).toContainText('Side by side');
  await tabTo(a, a.getByLabel('Moment of the race'));
  await press(a, 'End');
  await expect(a.getByRole('region', { name: 'Board of Anna' })).toContainText('81/81');
  await tabTo(a, a.getByRole('button', { name: 'To the standings' }), 'Shift+Tab');
  await press(a, 'Enter');
  await expect(live(a)).toContainText('You win!');
  await expect(focused(a)).toHaveCount(1);

  // Once more, ended by who leads; then away.
  await enter(b, 'Play again');
  await expect(a.locator('.racing [data-cell]:focus')).toBeVisible();
  await enter(b, 'Give up');
  await tabTo(b, b.getByRole('alertdialog').getByRole('button', { name: 'Give up' }));
  await press(b, 'Enter');
  await enter(b, 'End the race for all');
  await tabTo(b, b.getByRole('alertdialog').getByRole('button', { name: 'End the race' }));
  await press(b, 'Enter');
  await expect(live(a)).toContainText('Nobody solved it');
  await expect(focused(a)).toHaveCount(1);
  await enter(b, /^Table and people/);
  await enter(b, 'Send away: Anna');
  await tabTo(b, b.getByRole('alertdialog').getByRole('button', { name: 'Send Anna away' }));
  await press(b, 'Enter');
  await expect(a.getByRole('alert')).toContainText('You were sent away');
  await expect(focused(a)).toHaveCount(1);
  for (const one of [anna, ben]) {
    expect(one.errors, one.name).toEqual([]);
    await one.context.close();
  }
});

test('by keys alone: a line that is cut for a moment takes the focus from nothing', async ({
  browser,
}) => {
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => guest(browser, name)));
  if (!anna || !ben) throw new Error('nobody came');
  await joinTable(house, ben, await openTable(house, anna, { game: 'Hudoku' }));
  const start = anna.page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeEnabled();
  await tabTo(anna.page, start, 'Shift+Tab');
  await anna.context.setOffline(true);
  await expect(start).toBeDisabled();
  await drawn(anna.page);
  await expect(focused(anna.page)).toHaveCount(1);
  await anna.context.setOffline(false);
  await expect(start).toBeEnabled();
  await expect(start).toBeFocused();
  for (const one of [anna, ben]) {
    expect(one.errors, one.name).toEqual([]);
    await one.context.close();
  }
});

test('by keys alone: a race of Pikachu, leaving, and closing the table', async ({ browser }) => {
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => guest(browser, name)));
  if (!anna || !ben) throw new Error('nobody came');
  const [a, b] = [anna.page, ben.page];
  await a.goto(`${house.origin()}/together`);
  await tabTo(a, a.getByRole('radio', { name: 'Hudoku' }));
  await a.keyboard.press('ArrowRight');
  await expect(a.getByRole('radio', { name: 'Pikachu' })).toBeChecked();
  await tabTo(a, a.getByLabel('Your name'));
  await a.keyboard.type('Anna');
  await press(a, 'Enter');
  await expect(a.locator('.room-letters')).toBeVisible();
  await b.goto(a.url());
  await tabTo(b, b.getByLabel('Your name'));
  await b.keyboard.type('Ben');
  await press(b, 'Enter');
  await expect(live(a)).toContainText('Ben is here.');
  await enter(a, /^Start$/);
  const giveUp = async (page: Page) => {
    await expect(page.locator('.racing [data-cell]:focus')).toBeVisible();
    const before = await focused(page).getAttribute('data-cell');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).not.toHaveAttribute('data-cell', before ?? '');
    await enter(page, 'Give up');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }));
    await press(page, 'Enter');
  };
  await Promise.all([giveUp(a), giveUp(b)]);
  await expect(live(b)).toContainText('Nobody solved it');
  const more = async (page: Page) => {
    await enter(page, /^Table and people/);
    await tabTo(page, page.getByText('Your name, leaving, and more'));
    await press(page, 'Enter');
  };
  await more(b);
  await enter(b, 'Leave the table');
  await tabTo(b, b.getByRole('alertdialog').getByRole('button', { name: 'Leave the table' }));
  await press(b, 'Enter');
  await expect(b.getByRole('button', { name: 'Sit down and play' })).toBeVisible();
  await expect(live(b)).toContainText('Table');
  await expect(focused(b)).toHaveCount(1);
  await more(a);
  await enter(a, 'Close the table');
  await tabTo(a, a.getByRole('alertdialog').getByRole('button', { name: 'Close the table' }));
  await press(a, 'Enter');
  await expect(a.locator('.note')).toContainText('This table is closed.');
  await expect(focused(a)).toHaveCount(1);
  for (const one of [anna, ben]) {
    expect(one.errors, one.name).toEqual([]);
    await one.context.close();
  }
});

test('without a service the page says so, and home still leads there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play together' }).click();
  await expect(page.getByRole('alert')).toContainText('needs the Curio server');
});
