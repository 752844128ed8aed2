// Dokuborn in the browser: won by keyboard, warned before a dead end, hinted, given up, on every screen.

import { fullName } from '../../src/data/card.ts';
import {
  cardNamed,
  cardOf,
  cellAt,
  DRAGONS,
  dealt,
  giveUp,
  matching,
  namebox,
  openCode,
  take,
  walkTo,
} from './dokuborn.ts';
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

test('a grid is won by keyboard; answers, share text and pictures', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = dealt('e2e');
  await openCode(page, code.code);
  await takePicture(page, 'dokuborn-laptop-start');
  await cellAt(page, 0).focus();
  let at = 0;
  for (const { cell, card } of matching(code)) {
    await walkTo(page, at, cell, 3);
    at = cell;
    await press(page, 'Enter');
    await expect(namebox(page)).toBeFocused();
    await take(page, card);
    if (cell === 4) {
      await expect(cellAt(page, 4)).toBeFocused();
      await takePicture(page, 'dokuborn-laptop-half');
    }
  }
  const result = page.getByRole('dialog', { name: 'Solved!' });
  await expect(result).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'dokuborn-result-dark');
  await result.getByRole('button', { name: 'Share' }).click();
  const shared = await readCopied(page);
  expect(shared).toMatch(
    /^Curio\nDokuborn, Medium 3×3: all 9 cells are filled, for \d+ of \d+ points\.\n(?:[🟩🟪🟨⬛]{3}\n){3}/u,
  );
  for (const { card } of matching(code)) expect(shared).not.toContain(fullName(card));

  await result.getByRole('button', { name: 'All the answers' }).click();
  const answers = page.getByRole('dialog', { name: 'All the answers' });
  const first = cardOf(matching(code)[0]?.card.id ?? 0);
  await answers.getByRole('button', { name: /^A1/ }).click();
  await expect(answers).toContainText(`✓ ${fullName(first)}`);
  await expect(answers.getByRole('group', { name: 'Cells' }).getByRole('button')).toHaveCount(9);
  await expect(answers.locator('.doku-option.marked')).toContainText('✓ yours');
  await answers.getByRole('button', { name: /^B2/ }).click();
  const middle = matching(code).find(({ cell }) => cell === 4)?.card;
  await expect(answers).toContainText(`✓ ${middle && fullName(middle)}`);
  await answers.getByRole('option').first().click();
  await expect(answers.locator('.doku-card').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the warning names the cell without an answer and goes back', async ({ page }) => {
  await openCode(page, DRAGONS);
  const ask = page.getByRole('button', { name: 'Can I still finish?' });
  await ask.click();
  await expect(
    page.getByText('Yes. Every empty cell can still get a card of its own.').first(),
  ).toBeVisible();
  await cellAt(page, 2).click();
  await take(page, cardNamed('Mushu - Sneaky Dragon'));
  await ask.click();
  const banner = page.getByRole('region', { name: 'Dead end' });
  await expect(banner).toContainText('Mushu - Sneaky Dragon');
  await expect(cellAt(page, 0)).toHaveAccessibleName(/no answer left/);
  await expect(page.locator('.mark-cross')).toBeAttached();
  await expect(page.locator('.mark-link').first()).toBeAttached();
  await expectAccessibleInBothThemes(page);
  // a hint for another cell says the same, and touches nothing
  await banner.getByRole('button', { name: 'Not now' }).click();
  await cellAt(page, 1).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Hint for this cell/ })
    .click();
  await expect(banner).toBeVisible();
  await expect(page.locator('.hint-card')).toHaveCount(0);
  await expect(cellAt(page, 2)).toHaveAccessibleName(/Mushu - Sneaky Dragon/);
  await banner.getByRole('button', { name: /Take Mushu - Sneaky Dragon off B1/ }).click();
  await expect(cellAt(page, 2)).toHaveAccessibleName(/empty/);
  await expect(banner).toHaveCount(0);
});

test('a hint for the chosen cell leads to its card; giving up shows the answers', async ({
  page,
}) => {
  await openCode(page, DRAGONS);
  await cellAt(page, 0).focus();
  await takeHint(page);
  await expect(cellAt(page, 0)).toHaveAccessibleName(/Mushu - Sneaky Dragon, 0 points/);
  await giveUp(page);
  const result = page.getByRole('dialog', { name: 'Game over' });
  await result.getByRole('button', { name: 'Look at the board' }).click();
  // the answers stand in the board, and a press shows all of a cell
  await expect(page.locator('.doku-plus')).toHaveCount(0);
  await expect(page.locator('.doku-cell.answered')).toHaveCount(3);
  await expect(cellAt(page, 1)).toHaveAccessibleName(/fits, one of/);
  await expectAccessibleInBothThemes(page);
  await cellAt(page, 1).click();
  const answers = page.getByRole('dialog', { name: 'All the answers' });
  await expect(answers).toContainText('You left this cell empty.');
  await expect(answers.getByRole('option').first()).toBeVisible();
  await answers.getByRole('button', { name: /^A1/ }).click();
  await expect(answers.locator('.doku-option.marked')).toContainText('✓ yours');
});

test('the first grid is 3 by 3 and medium', async ({ page }) => {
  await page.goto('/dokuborn');
  await expect(page.getByRole('gridcell')).toHaveCount(9);
  await expect(page.locator('.doku-level')).toContainText('Medium');
});

test('it fits every screen, in both themes', async ({ page }) => {
  await openCode(page, dealt('e2e').code);
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [width, height, name] of [
      [390, 844, 'phone'],
      [1280, 800, 'laptop'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await takePicture(page, `dokuborn-${name}-${colorScheme}`);
      // the grid and the way to a card are on the screen without scrolling
      await expect(page.getByRole('button', { name: 'Find a card' })).toBeInViewport({ ratio: 1 });
      await expect(cellAt(page, 8)).toBeInViewport({ ratio: 1 });
    }
  }
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { name: 'The conditions of this grid' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the cards are loaded for this game only', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (/\/catalogue-[^/]+\.js$/.test(request.url())) loads.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Curio' })).toBeVisible();
  await page.goto('/hudoku');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(loads).toEqual([]);
  await openCode(page, DRAGONS);
  expect(loads.length).toBeGreaterThan(0);
});
