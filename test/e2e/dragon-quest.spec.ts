// Dragon Quest Solitaire in the browser: a whole game won by keyboard, one lost and taken up again where it was
// lost, refusals with their reasons, the tips of the first game, hints, layouts.

import type { Page } from '@playwright/test';
import type { ItemCard, Params } from '../../src/games/dragon-quest/index.ts';
import { cardTitle, itemName } from '../../src/words/en/dragon-quest/cards.ts';
import { cell, type Stacking, stackedDeal } from './dungeons.ts';
import {
  calm,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  press,
  takePicture,
  test,
} from './harness.ts';
import { pressOn } from './hints.ts';

/** A Hard deal whose winning line, found once by the solver, has everything in it. */
const KNOWN = 'dragon-quest.1p.4~2~1~0~0~1~0~1.AstoO0.pmbapg';
const LINE = `place-g4 place-g6 place-f5 place-e5 place-h5 resolve-h5 take-RX place-i5 resolve-e5
  place-g4 resolve-g4 place-g6 place-g3 resolve-g3 place-g2 place-f5 resolve-f5 cancel place-f3 place-h5 place-h3
  resolve-f5 take-HQ place-e5 flip-h3-RX place-i3 resolve-e5 place-d5 use-HQ place-j3 resolve-j3 place-i5 place-d4
  resolve-d4 place-d3 place-e6 resolve-e6 place-j4 place-i2 resolve-f3 accept spend-1 resolve-g2 accept resolve-i5
  use-RX name-queen resolve-d3`.split(/\s+/);

/** The code of a deal stacked by hand: the cards of level 1 in this order, then the rest; fate and items likewise. */
const stacked = (
  cards: string,
  fates: Stacking['fates'],
  params: Partial<Params> = {},
  items: readonly ItemCard[] = [],
): string => stackedDeal({ levels: [cards], fates, params, items: [items] }).code;

async function open(page: Page, code: string): Promise<void> {
  await page.goto(`/play/${code}`);
  await expect(page.getByRole('grid', { name: /^Dungeon, level 1/ })).toBeVisible();
}

const spoken = (page: Page) => page.getByRole('status').first();
const choice = (page: Page, name: RegExp | string) =>
  page.getByRole('region', { name: 'What can be done' }).getByRole('button', { name });

/** Walks with the arrows to a cell, from wherever in the grid the focus is. */
async function walk(page: Page, to: string): Promise<void> {
  const focused = page.locator('[role="gridcell"]:focus');
  if ((await focused.count()) === 0) await page.locator('[role="gridcell"][tabindex="0"]').focus();
  const from = ((await focused.getAttribute('aria-label')) ?? '').slice(0, 2);
  const across = to.charCodeAt(0) - from.charCodeAt(0);
  const down = Number(to.charAt(1)) - Number(from.charAt(1));
  for (let step = 0; step < Math.abs(across); step++)
    await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(down); step++)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  await expect(cell(page, to)).toBeFocused();
}

/** Tabs on to the choice of this name, and takes it. */
async function choose(page: Page, name: RegExp | string): Promise<void> {
  const button = choice(page, name);
  for (let tabs = 0; tabs < 12; tabs++) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await press(page, 'Enter');
}

/** One move of a line, by keys. */
async function playWord(page: Page, word: string): Promise<void> {
  const [type = '', first = '', second = ''] = word.split('-');
  switch (type) {
    case 'place':
      await walk(page, first);
      await expect(cell(page, first)).toHaveAccessibleName(/a card can go here/);
      return press(page, 'Enter');
    case 'resolve':
      await walk(page, first);
      await expect(cell(page, first)).toHaveAccessibleName(/face-up/);
      return press(page, 'Enter');
    case 'flip':
      await walk(page, first);
      await press(page, 'j');
      return expect(spoken(page)).toContainText(second === 'RX' ? 'Red Joker' : cardTitle(second));
    case 'take':
    case 'use':
      return choose(page, new RegExp(`^${itemName(first as ItemCard)}`));
    case 'name':
      return choose(page, first === 'king' ? /^As a King/ : /^As a Queen/);
    case 'accept':
      return choose(page, /^(Accept|Let it strike)/);
    case 'spend':
      return press(page, first);
    case 'leave':
      return press(page, 'e');
    default:
      return press(page, 'Escape');
  }
}

const SIZES = [
  [390, 844],
  [1280, 800],
] as const;

/** A dungeon at its widest: pictures in all sizes and themes, and everything fits. */
async function lookAtIt(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const fits = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
    expect(fits, `no scrolling at ${width} x ${height}`).toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await takePicture(page, `dragon-quest-${width}-${colorScheme}`);
    }
  }
  const smallest = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => Math.min(...cells.map((cell) => cell.getBoundingClientRect().width)));
  expect(smallest).toBeGreaterThanOrEqual(44);
}

test('a whole game is won by keyboard: merchant, wizard, items, gems, Joker, a second level', async ({
  page,
}) => {
  test.slow();
  await open(page, KNOWN);
  for (const [index, word] of LINE.entries()) {
    await playWord(page, word);
    if (index === 8)
      await expect(page.getByRole('grid', { name: /^Dungeon, level 2/ })).toBeVisible();
    if (word === 'place-i2') await lookAtIt(page);
    if (word === 'spend-1') await expect(spoken(page)).toContainText('1 gem spent');
  }
  const result = page.getByRole('dialog', { name: 'Victory!' });
  await expect(result).toBeVisible();
  await expect(result).toContainText('Levels');
  await expect(result).toContainText('Fights won');
  await expect(result).toContainText('Items');
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'dragon-quest-won');
});

test('a lost game shows where it was lost, and goes on from there', async ({ page }) => {
  // The 3 of clubs does four damage, as much as there are hearts.
  await open(page, stacked('S3 C3 S8 ST S7 S9 C8 CT SQ SA', [8, 9, 10, 7, 6]));
  await playWord(page, 'place-g4');
  const panel = page.getByRole('region', { name: 'What can be done' });
  await expect(panel).toContainText('Certain death: 4 damage');
  await playWord(page, 'resolve-g4');
  await page.getByRole('button', { name: 'Do it all the same' }).click();
  const result = page.getByRole('dialog', { name: 'Defeat' });
  await expect(result).toContainText('could still be won 1 move before the end', {
    timeout: 30_000,
  });
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'dragon-quest-lost');
  await press(page, 'Escape');
  await expect(result).toBeHidden();
  await walk(page, 'g5');
  await press(page, 'Enter');
  await expect(spoken(page)).toContainText('The game is over.');
  await choice(page, 'Try again from there').focus();
  await press(page, 'Enter');
  await expect(cell(page, 'g4')).toHaveAccessibleName(/Pit, 3 of clubs, face-up/);
  await playWord(page, 'place-g6');
});

test('what cannot be done is refused with its reason', async ({ page }) => {
  await open(page, stacked('S3 CA S4 S9 BX', [6, 7, 8, 9, 10]));
  const refused = async (where: string, reason: string) => {
    await walk(page, where);
    await press(page, 'Enter');
    await expect(spoken(page)).toContainText(reason);
    await expect(page.getByRole('region', { name: 'What can be done' })).toContainText(reason);
  };
  await refused('f4', 'beside exactly one other card');
  await refused('g5', 'floor by now');
  await playWord(page, 'place-g4');
  await refused('g4', 'gems');
  await playWord(page, 'place-g6');
  await refused('g6', 'The other end of this passage');
  await playWord(page, 'place-f5');
  await playWord(page, 'resolve-f5');
  const king = page.getByRole('button', { name: /Use the King of hearts/ });
  await expect(king).toHaveAttribute('aria-disabled', 'true');
  await king.focus();
  await press(page, 'Enter');
  await expect(spoken(page)).toContainText('A King is for fights');
  await walk(page, 'g6');
  await press(page, 'j');
  await expect(spoken(page)).toContainText('you need a Jack');
  await playWord(page, 'place-h5');
  await playWord(page, 'resolve-h5');
  await expectAccessibleInBothThemes(page);
  await refused('g6', 'First choose from the offer');
  await press(page, 'Escape');
  await expect(choice(page, /Decline/)).toBeHidden();
  await expect(cell(page, 'h5')).toHaveAccessibleName(/wizard.*face-up/);
});

test('a Jack from the inventory is aimed at a card and turns it down', async ({ page }) => {
  await open(
    page,
    stacked('S3 S9 CK', [6, 7, 8, 9, 10], {}, ['HJ', 'HK', 'DK', 'HQ', 'DQ', 'DJ', 'RX']),
  );
  for (const word of ['place-g4', 'resolve-g4', 'place-g6']) await playWord(page, word);
  await page.getByRole('button', { name: /Use the Jack of hearts/ }).click();
  await expect(spoken(page)).toContainText('choose the card');
  await expectAccessibleInBothThemes(page);
  await cell(page, 'g6').click();
  await expect(cell(page, 'g6')).toHaveAccessibleName(/face-down/);
});

test('the hint tells chance, runner-up and doubt, and acts when asked again', async ({ page }) => {
  await open(page, stacked('S3 S8 ST', [6, 7, 8, 9, 10]));
  for (const word of ['place-g4', 'place-g6']) await playWord(page, word);
  const asked = Date.now();
  await press(page, 'h');
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await expect(hint).toContainText(/At stake|waiting/, { timeout: 30_000 });
  test.info().annotations.push({ type: 'hint', description: `${Date.now() - asked} ms` });
  await pressOn(page);
  await expect(page.locator('.mark-bar').first()).toBeVisible();
  // The odds of each fight come before the move.
  while (!(await hint.getByRole('button', { name: 'Do it' }).isVisible())) await pressOn(page);
  await expect(hint).toContainText(/Best found: .* about \d+ %/);
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'dragon-quest-hint');
  await press(page, 'h');
  await expect(hint).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first game gives tips; a card is looked at before it is resolved by finger', async ({
    page,
  }) => {
    await open(page, stacked('S3 ST S7 CT CA', [6, 9, 8, 7, 10], { startGems: 1 }));
    const tip = page.getByRole('complementary', { name: 'First game' });
    await expect(tip).toContainText('Find the Dragon Queen');
    await expectAccessibleInBothThemes(page);
    await takePicture(page, 'dragon-quest-tips');
    await cell(page, 'g4').tap();
    await expect(tip).toContainText('count what is left');
    await tip.getByRole('button', { name: 'Stop the tips' }).tap();
    await expect(tip).toBeHidden();
    const panel = page.getByRole('region', { name: 'What can be done' });
    await expect(panel).toContainText('4 of 5 left beat it');
    await choice(page, 'Fight').tap();
    await expect(panel).toContainText('Slime: 2 damage. How many gems?');
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    expect(scrolls, 'a choice fits without scrolling').toBe(false);
    await takePicture(page, 'dragon-quest-gems');
    await choice(page, /^1 gem/).tap();
    await expect(panel).toContainText('−1 ♥');
    await cell(page, 'g6').tap();
    // The second half of a double tap would do nothing: the card has only just come.
    await calm(page);
    await cell(page, 'g6').tap();
    await expect(cell(page, 'g6')).toHaveAccessibleName(/face-down, Gem/);
    await page.reload();
    await expect(cell(page, 'g6')).toBeVisible();
    await expect(tip).toBeHidden();
  });
});

test('reset deals a new game; the cards not seen and the rules are at hand', async ({ page }) => {
  await open(page, KNOWN);
  await page.getByRole('button', { name: '26 left' }).click();
  await expect(page.getByRole('dialog', { name: 'Not seen in this level' })).toContainText('Troll');
  await expectAccessibleInBothThemes(page);
  await press(page, 'Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: /How to play/ });
  await expect(rules).toContainText('With real cards');
  await expect(rules).toContainText('The dungeon cards at a glance');
  await expectAccessibleInBothThemes(page);
  await press(page, 'Escape');
  await expectNoSidewaysScroll(page);
  const before = page.url();
  await page.getByRole('button', { name: 'Reset game' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('grid', { name: /^Dungeon, level 1/ })).toBeVisible();
});
