// The High Witch page: won by keyboard, lost and the seal checked here and on the command line, a reload in the middle,
// bad input, notes and the degrees of help. (The table, boards and the solo game have tests of their own.)

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import type { PlayedEntry, Puzzle } from '../../src/games/witches/index.ts';
import {
  evaluatePotion,
  findWinningPotions,
  fingerprint,
  ingredientNames,
  witches,
} from '../../src/games/witches/index.ts';
import { openSeal } from '../../src/games/witches/rules/seal.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  press,
  readCopied,
  takePicture,
  test,
} from './harness.ts';
import { pressOn } from './hints.ts';

interface Dealt {
  readonly code: string;
  readonly puzzle: Puzzle;
}

function dealt(level: string, seed: string, more: { readonly events?: boolean } = {}): Dealt {
  const preset = witches.presets.find((one) => one.id === level) ?? witches.presets[0];
  const result = deal(witches, { ...preset.params, ...more }, seed, unlimitedBudget);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

function winning(puzzle: Puzzle): readonly PlayedEntry[] {
  const { shortest } = findWinningPotions(puzzle, 6);
  if (!shortest) throw new Error('cannot be won');
  return shortest;
}

const keys: Readonly<Record<string, string>> = {
  Parsley: 'a',
  Sage: 's',
  Chives: 'c',
  Rosemary: 'e',
  Oregano: 'o',
  Mint: 'm',
  Dill: 'd',
  Basil: 'b',
  Thyme: 't',
  'Black Pepper': 'k',
};

const keysOf = (entries: readonly PlayedEntry[]) =>
  entries.flatMap(({ ingredient, seeds }) => [keys[ingredient] ?? '', String(seeds)]);

/** As somebody who would rather not name the players. */
async function open(page: Page, code: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('curio.witches.table', '-'));
  await page.goto(`/play/${code}`);
  await expect(page.getByRole('region', { name: 'Cauldron' })).toBeVisible();
}

const spoken = (page: Page) => page.getByRole('status').first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('three potions by keyboard alone, the third one wins', async ({ page }) => {
  const { code, puzzle } = dealt('first-game', 'e2e-won');
  await open(page, code);
  await expectAccessibleInBothThemes(page);
  const first: readonly PlayedEntry[] = [
    { ingredient: 'Parsley', seeds: 4 },
    { ingredient: 'Sage', seeds: 1 },
  ];
  await press(page, ...keysOf(first), 'Enter');
  const answer = evaluatePotion(puzzle, first, 1);
  await expect(spoken(page)).toContainText(
    `Potion 1: ${answer.undergrown} undergrown, ${answer.overgrown} overgrown.`,
  );
  await expect(page.getByRole('region', { name: 'Latest answer' })).toBeFocused();

  // Written in the wrong order, then moved, given seeds by steps, and one taken out.
  await press(page, 's', 'a', 'm', 'Delete', 'Shift+ArrowLeft', 'ArrowUp', '+', 'ArrowRight');
  const entries = page.getByRole('button', { name: /^\d\. / });
  await expect(entries).toHaveText(['3', '1']);
  await expect(entries.first()).toHaveAccessibleName('1. Parsley, 3 seeds');
  await expect(page.getByRole('button', { name: '2. Sage, 1 seed' })).toBeFocused();
  await press(page, 'Control+Enter');
  await expect(spoken(page)).toContainText('Potion 2:');
  await expect(entries).toHaveCount(0);

  await press(page, ...keysOf(winning(puzzle)), 'Enter');
  const result = page.getByRole('dialog', { name: 'Your coven won!' });
  await expect(result).toBeVisible();
  await expect(result).toContainText('The coven found the recipe together, with 3 potions.');
  await expect(result).toContainText('The recipe is the one that was sealed at the start ✓');
  await expectAccessibleInBothThemes(page);
  await press(page, 'Escape');
  await expect(page.getByRole('list', { name: 'The recipe' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByText('Congratulations! You won!').first()).toBeVisible();
  await takePicture(page, 'witches-won');
});

test('one lost: the recipe is nowhere until it is revealed, and its seal holds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { code, puzzle } = dealt('spice-sorcerer', 'e2e-lost');
  const { seal, salt } = openSeal(puzzle);
  const shown = witches.view(puzzle, witches.start(puzzle, 0));
  expect(shown.opening).toBeNull();
  expect(JSON.stringify(shown)).not.toContain(salt);
  await open(page, code);
  await press(page, 'a', '2', 's', '2', 'Enter');
  await tab(page, 'Coven').click();
  await page.getByText('The seal in full').click();
  await expect(page.getByText(fingerprint(puzzle))).toBeVisible();
  const html = await page.content();
  expect(html).not.toContain(salt);
  expect(html).not.toContain(seal.split('~').at(-1) ?? '');

  // What is linked or stored names no ingredient and no salt.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save the game to a file' }).click();
  const save = readFileSync(await (await download).path(), 'utf8');
  for (const text of [save, page.url(), code]) {
    expect(text).not.toContain(salt);
    for (const name of ingredientNames) expect(text).not.toContain(name);
  }

  await page.getByRole('button', { name: 'Reveal the recipe…' }).click();
  const question = page.getByRole('dialog', { name: 'Reveal the recipe' });
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: 'Keep playing' }).click();
  await expect(question).toBeHidden();
  expect(await page.content()).not.toContain(salt);
  await page.getByRole('button', { name: 'Reveal the recipe…' }).click();
  await question.getByRole('button', { name: 'Yes, reveal it' }).click();

  const result = page.getByRole('dialog', { name: 'Your coven lost' });
  await expect(result).toContainText('The recipe is the one that was sealed at the start ✓');
  await expectAccessibleInBothThemes(page);
  await press(page, 'Escape');
  await page.locator('.witches-ending').getByText('The seal in full').click();
  await page.getByRole('button', { name: 'Copy the opening' }).click();
  const copied = await readCopied(page);
  expect(copied).toBe(seal);
  const said = execFileSync('node', ['dist/curio.js', 'witches', 'open', copied], {
    encoding: 'utf8',
  });
  expect(said).toContain(fingerprint(puzzle));
  for (const { name } of puzzle.ingredients) expect(said).toContain(name);
  const tampered = copied.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  const refused = spawnSync('node', ['dist/curio.js', 'witches', 'open', tampered], {
    encoding: 'utf8',
  });
  expect(refused.status).not.toBe(0);
  expect(refused.stderr + refused.stdout).toMatch(/seal is broken/);

  await expect(page.getByRole('list', { name: 'The recipe' }).getByRole('listitem')).toHaveCount(8);
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'witches-lost');
});

test('an answer with many messages stands whole on every screen', async ({ page }) => {
  await open(page, dealt('high-witch', 'table-1', { events: true }).code);
  const sizes = [
    [320, 568],
    [390, 844],
    [844, 390],
    [640, 400],
    [1280, 800],
  ] as const;
  await page.setViewportSize({ width: 320, height: 568 });
  const herbs = page.locator('.witches-herb');
  for (let herb = 0; herb < 10; herb++) await herbs.nth(herb).click();
  await page.getByRole('button', { name: 'Use Potion' }).click();
  const answer = page.getByRole('region', { name: 'Latest answer' });
  await expect(answer.locator('.witches-messages li').nth(3)).toBeAttached();
  await expect(answer).toContainText(/^Potion 1Not the recipe yet: /);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // A new size takes a moment.
    await expect(answer, `at ${width}x${height}`).toBeInViewport({ ratio: 1 });
    await expect(answer.locator('.witches-below')).toHaveCount(0);
    for (const beside of ['.witches-event', '.witches-brew'])
      await expect(page.locator(beside), `at ${width}x${height}`).toBeInViewport({ ratio: 1 });
  }
  // Where there is room for all, what is known is not pushed off the screen by it.
  await expect(page.locator('.witches-recipe')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page, [320]);
  await expectAccessibleInBothThemes(page);
  // The card that was drawn with it is read with it, and nothing else of what is known.
  await expect(page.locator('.witches-event')).toBeVisible();
  await expect(page.locator('.witches-clue')).toBeHidden();
  await page.getByRole('button', { name: 'Next potion' }).click();
  // Then it is told in few words, and nothing of that is under the ingredients; after a reload, too.
  for (const again of [false, true]) {
    if (again) await page.reload();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const herb of [0, 9])
        await expect(herbs.nth(herb), `at ${width}x${height}`).toBeInViewport({ ratio: 0.95 });
      await expect(answer, `at ${width}x${height}`).toBeInViewport({ ratio: 1 });
      const [told, below] = [await answer.boundingBox(), await herbs.first().boundingBox()];
      expect((told?.y ?? 0) + (told?.height ?? 999)).toBeLessThanOrEqual(below?.y ?? 0);
    }
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(answer.locator('.witches-messages')).toHaveCount(0);
  await page.getByRole('button', { name: 'Read all of it' }).click();
  await expect(answer.locator('.witches-messages li').nth(3)).toBeInViewport({ ratio: 1 });
  // The same answer again, from the list.
  await tab(page, 'Potions').click();
  await expect(page.getByRole('list', { name: 'Potions' })).toContainText('Not the recipe yet: ');
});

test('a reload in the middle keeps everything', async ({ page }) => {
  const { code } = dealt('beginner', 'e2e-reload', { events: true });
  await open(page, code);
  await press(page, 'a', '3', 's', '2', 'Enter');
  await tab(page, 'Coven').click();
  await page.getByRole('button', { name: 'Who is at the table?' }).click();
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Agnes');
  await page.getByRole('button', { name: 'That is us' }).click();
  await tab(page, 'Notes').click();
  const cell = page.getByRole('gridcell', { name: /^Sage, number 2/ });
  await cell.click();
  await expect(cell).toHaveAccessibleName(/ruled out by you/);
  await page.getByRole('textbox', { name: 'Anything else to remember' }).fill('Dill smells odd');
  await tab(page, 'Potions').focus();
  await press(page, 'm', '4');
  await page.getByRole('button', { name: 'Add Chives' }).click();
  const event = page.locator('.witches-event');
  const card = await event.textContent();
  await page.waitForTimeout(600);
  await page.reload();

  await expect(page.getByRole('button', { name: '1. Mint, 4 seeds' })).toBeVisible();
  await expect(page.getByRole('button', { name: '2. Chives, 1 seed' })).toBeVisible();
  await tab(page, 'Coven').click();
  await expect(page.locator('.witches-player')).toHaveText(['Witch 1', 'Agnes']);
  await tab(page, 'Potions').click();
  expect(await event.textContent()).toBe(card);
  await expect(tab(page, 'Potions')).toHaveText(/\(1\)/);
  await expect(page.getByRole('list', { name: 'Potions' })).toContainText('Parsley 3');
  await tab(page, 'Notes').click();
  await expect(cell).toHaveAccessibleName(/ruled out by you/);
  await expect(page.getByRole('textbox', { name: 'Anything else to remember' })).toHaveValue(
    'Dill smells odd',
  );
});

test('bad input is answered beside it, and changes nothing', async ({ page }) => {
  const { code } = dealt('first-game', 'e2e-bad');
  await open(page, code);
  const word = page.locator('.witches-word');
  await page.getByRole('button', { name: 'Use Potion' }).click();
  await expect(word).toHaveText('The potion is empty. Add an ingredient first.');
  await expect(spoken(page)).toContainText('The potion is empty.');
  await press(page, '3');
  await expect(word).toContainText('There is no ingredient to give seeds to.');
  await press(page, 'a', '5');
  await expect(word).toHaveText('Seeds go from 1 to 4 here.');
  await press(page, '1', '-');
  await expect(word).toHaveText('Seeds go from 1 to 4 here.');
  for (let entry = 0; entry < 12; entry++) await press(page, 's');
  await expect(word).toHaveText('A potion holds twelve ingredients at most.');
  await expect(page.getByRole('button', { name: /^\d+\. / })).toHaveCount(12);
  await expectNoSidewaysScroll(page);
  await page.goto(`/play/${code.slice(0, -9)}A${code.slice(-8)}`);
  await expect(page.getByText(/cannot be read|does not|mistyped|check/i).first()).toBeVisible();
});

test('own notes come first; help is asked for, logged and told in the result', async ({ page }) => {
  const { code, puzzle } = dealt('first-game', 'e2e-notes');
  await open(page, code);
  const potion: readonly PlayedEntry[] = [{ ingredient: 'Parsley', seeds: 2 }];
  await press(page, ...keysOf(potion), 'Enter');
  await tab(page, 'Notes').click();
  const sage = (what: string) => page.getByRole('gridcell', { name: `Sage, ${what}` });
  const check = page.getByRole('button', { name: 'Check my notes' });
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked();
  await expect(check).toHaveCount(0);
  await expect(page.locator('.witches-note.gone, .witches-note.sure')).toHaveCount(0);

  // "Must be" crosses the others out; the same again takes it back.
  await page.getByRole('radio', { name: 'Must be' }).click();
  await sage('number 2').click();
  await expect(sage('number 2')).toHaveAccessibleName(/the only one you left/);
  await expect(sage('number 1')).toHaveAccessibleName(/ruled out by you/);
  await sage('number 2').click();
  await expect(page.locator('.witches-note.crossed')).toHaveCount(0);

  // By keyboard: everything is crossed out for Sage, which cannot be. Nobody says so until asked.
  await page.getByRole('radio', { name: 'Cannot be' }).click();
  await sage('number 1').focus();
  for (let option = 0; option < 5; option++) await press(page, 'Enter', 'ArrowRight');
  await expect(page.locator('.witches-note.crossed')).toHaveCount(5);
  await expect(page.getByText(/contradict/)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Check my notes' }).click();
  await check.click();
  await expect(page.getByText('Your notes contradict the answers at Sage.').first()).toBeVisible();
  await expect(page.locator('.witches-note-row.wrong')).toContainText('Sage');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await check.click();
  await expect(page.getByText('Your notes fit every answer so far.').first()).toBeVisible();
  // Each of two could be right, but not both.
  await page.getByRole('radio', { name: 'Must be' }).click();
  for (const name of ['Chives', 'Rosemary'])
    await page.getByRole('gridcell', { name: `${name}, number 2` }).click();
  await check.click();
  await expect(
    page
      .getByText('Your notes contradict the answers at Chives and Rosemary, taken together.')
      .first(),
  ).toBeVisible();
  await expect(page.locator('.witches-note-row.wrong')).toHaveCount(2);
  await takePicture(page, 'witches-notes-together');
  for (let note = 0; note < 2; note++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.witches-note-row.wrong')).toHaveCount(0);

  // What follows is asked about first.
  const follows = page.getByRole('radio', { name: 'Show what follows' });
  await follows.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'No, we think' }).click();
  await expect(page.getByRole('radio', { name: 'Check my notes' })).toBeChecked();
  await follows.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Show it' }).click();
  const { undergrown } = evaluatePotion(puzzle, potion, 1);
  const impossible = undergrown === 1 ? 1 : 4;
  await expect(
    page.getByRole('gridcell', { name: `Parsley, number ${impossible}, impossible` }),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Parsley', exact: true }).click();
  const about = page.getByRole('dialog', { name: 'Parsley' });
  await expect(about).toContainText(`Impossible: number ${impossible}`);
  // Whatever is possible has a recipe that shows it.
  await about
    .getByRole('button', { name: /Show how: a recipe with number/ })
    .first()
    .click();
  await expect(about.getByRole('list', { name: 'The recipe' }).getByRole('listitem')).toHaveCount(
    6,
  );
  await expectAccessibleInBothThemes(page);
  await press(page, 'Escape');

  // The help stays on after a reload, a hint goes on from there, and the result tells.
  await page.waitForTimeout(600);
  await page.reload();
  await tab(page, 'Notes').click();
  await expect(page.getByRole('radio', { name: 'Show what follows' })).toBeChecked();
  await press(page, 'h');
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await expect(hint.locator('.hint-told')).toBeVisible({ timeout: 30_000 });
  await pressOn(page);
  await expectAccessibleInBothThemes(page);
  // It is about a fact: nothing is done, it is noted.
  await hint.getByRole('button', { name: 'Show what follows' }).click();
  await expect(hint).toContainText(/ (must|cannot) be /);
  await expect(hint.getByRole('button', { name: 'Note it' })).toBeVisible();
  await press(page, 'Escape');
  await expect(hint).toBeHidden();
  await tab(page, 'Potions').click();
  await press(page, ...keysOf(winning(puzzle)), 'Control+Enter');
  const result = page.getByRole('dialog', { name: 'Your coven won!' });
  await expect(result).toContainText('The notebook checked your notes 3 times.');
  await expect(result).toContainText('The notebook showed what follows.');
});

test('what an ingredient may be stands in a line each on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, dealt('spice-sorcerer', 'lines').code);
  await tab(page, 'Notes').click();
  await page.getByRole('radio', { name: 'Show what follows' }).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('button', { name: 'Dill', exact: true }).click();
  const rows = page.locator('.witches-rows li');
  await expect(rows.first()).toContainText('possible');
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(56);
});

test('the last potion of a lost game ends it', async ({ page }) => {
  const { code } = dealt('potion-master', 'e2e-last');
  await open(page, code);
  await tab(page, 'Coven').click();
  await page.getByRole('button', { name: 'Brew the last potion' }).click();
  const question = page.getByRole('dialog', { name: 'Brew the last potion' });
  await question.getByRole('button', { name: 'Brew the last potion' }).click();
  await press(page, 'a', '1');
  await page.getByRole('button', { name: 'Use the last potion' }).click();
  await expect(page.getByRole('dialog', { name: 'Your coven lost' })).toBeVisible();
  await expect(spoken(page)).toContainText('The last potion:');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a full table fits, and the game is won with one thumb', async ({ page }) => {
    const { code, puzzle } = dealt('high-witch', 'e2e-thumb', { events: true });
    await open(page, code);
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);
    expect(await fits(), 'empty').toBe(true);
    await page.getByRole('button', { name: 'Add Black Pepper' }).tap();
    await page.getByRole('button', { name: '3 seeds' }).tap();
    expect(await fits(), 'with an entry').toBe(true);
    await page.getByRole('button', { name: 'Use Potion' }).tap();
    await expect(page.getByRole('region', { name: 'Latest answer' })).toBeVisible();
    expect(await fits(), 'with an answer and an event').toBe(true);
    for (const name of ['Potions', 'Notes', 'Coven', 'Brew']) {
      await tab(page, name).tap();
      await expectAccessibleInBothThemes(page);
    }
    await page.getByRole('button', { name: 'Next potion' }).tap();
    for (const { ingredient, seeds } of winning(puzzle)) {
      await page.getByRole('button', { name: `Add ${ingredient}` }).tap();
      await page
        .getByRole('button', { name: `${seeds} seed${seeds === 1 ? '' : 's'}`, exact: true })
        .tap();
    }
    await page.getByRole('button', { name: 'Use Potion' }).tap();
    await expect(page.getByRole('dialog', { name: 'Your coven won!' })).toBeVisible();
  });
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`pictures at ${width} in ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await open(page, dealt('high-witch', 'e2e-picture', { events: true }).code);
      const picture = (name: string) =>
        takePicture(page, `witches-${name}-${width}-${colorScheme}`);
      await press(page, 'a', '2', 's', '3', 'c', '1', 'm', '4');
      await picture('brew');
      await press(page, 'Enter');
      await page.waitForTimeout(400);
      await picture('answer');
      for (const name of ['Potions', 'Notes', 'Coven']) {
        await tab(page, name).click();
        await picture(name.toLowerCase());
      }
      if (width === 1280) await expectNoSidewaysScroll(page);
    });
