// The High Witch page: won by keyboard, lost and the seal checked on the command line, a reload in the middle, bad
// input, players, notes and the notebook. (Boards and the solo game have tests of their own.)

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import type { PlayedEntry, Puzzle } from '../../src/games/witches/index.ts';
import {
  effectsByCategory,
  evaluatePotion,
  findWinningPotions,
  fingerprint,
  ingredientNames,
  witches,
} from '../../src/games/witches/index.ts';
import { openSeal } from '../../src/games/witches/rules/seal.ts';
import { messageText } from '../../src/words/en/witches/potions.ts';
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

/** The first deal of a level that has what the test needs. */
function dealtWith(level: string, wanted: (puzzle: Puzzle) => boolean): Dealt {
  for (let seed = 0; seed < 400; seed++) {
    const found = dealt(level, `e2e-${seed}`);
    if (wanted(found.puzzle)) return found;
  }
  throw new Error('no such deal');
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

async function open(page: Page, code: string): Promise<void> {
  await page.goto(`/play/${code}`);
  await expect(page.getByRole('region', { name: 'Cauldron' })).toBeVisible();
}

/** Uses the potion, which is then the `nth`: a button that has just moved takes no press, so it may need another. */
const brew = (page: Page, nth: number) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Use Potion' }).click();
    await expect(tab(page, 'Potions')).toHaveText(new RegExp(`\\(${nth}\\)`), { timeout: 1000 });
  }).toPass();

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
  const result = page.getByRole('dialog', { name: 'Solved!' });
  await expect(result).toBeVisible();
  await expect(result).toContainText('found the recipe with 3 potions.');
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

  const result = page.getByRole('dialog', { name: 'Game over' });
  await expect(result).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await result.getByRole('button', { name: 'Copy the opening' }).click();
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

  await press(page, 'Escape');
  await expect(page.getByRole('list', { name: 'The recipe' }).getByRole('listitem')).toHaveCount(8);
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'witches-lost');
});

test('an answer with many messages is never cut off in a box of its own', async ({ page }) => {
  await open(page, dealt('high-witch', 'table-1', { events: true }).code);
  const herbs = page.locator('.witches-herb');
  for (let herb = 0; herb < 10; herb++) await herbs.nth(herb).click();
  await page.getByRole('button', { name: 'Use Potion' }).click();
  await expect(page.locator('.witches-messages li').nth(3)).toBeAttached();
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [640, 400],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cauldron = page.locator('.witches-cauldron');
    const hidden = () => cauldron.evaluate((box) => box.scrollHeight - box.clientHeight);
    // Heights are rounded up to whole pixels, and a new size takes a moment.
    await expect.poll(hidden, `hidden at ${width} px`).toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: 'Use Potion' })).toBeInViewport({ ratio: 1 });
  }
});

test('a reload in the middle keeps everything', async ({ page }) => {
  const { code } = dealt('beginner', 'e2e-reload', { events: true });
  await open(page, code);
  await press(page, 'a', '3', 's', '2', 'Enter');
  await tab(page, 'Coven').click();
  await page.getByRole('button', { name: 'One player more' }).click();
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Agnes');
  await page.getByRole('textbox', { name: 'Name of player 2' }).press('Tab');
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
  await expect(page.getByRole('combobox', { name: 'Who tests?' })).toContainText('Agnes');
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

test('effects are explained on tap; a status holds until its player tests again', async ({
  page,
}) => {
  const { code, puzzle } = dealtWith(
    'beginner',
    ({ ingredients }) =>
      ingredients.some(
        (one) =>
          one.effects.length === 1 &&
          effectsByCategory.ChangePlayers.includes(one.effects[0] ?? 'Odd'),
      ) && ingredients.some((one) => one.effects.length === 0),
  );
  const holder = puzzle.ingredients.find((one) =>
    one.effects.some((effect) => effectsByCategory.ChangePlayers.includes(effect)),
  );
  const calm = puzzle.ingredients.find((one) => one.effects.length === 0);
  const effect = holder?.effects[0] ?? 'Odd';
  await open(page, code);
  await page.getByRole('button', { name: `${effect}, what it does` }).click();
  await expect(page.getByRole('dialog', { name: effect })).toContainText('Changes the players');
  await expectAccessibleInBothThemes(page);
  await press(page, 'Escape');
  await tab(page, 'Coven').click();
  await page.getByRole('button', { name: 'One player more' }).click();
  const statuses = page.getByRole('listitem').filter({ hasText: 'holds until the next test' });
  await page.getByRole('button', { name: `Add ${holder?.name}` }).click();
  await page.getByRole('button', { name: 'Use Potion' }).click();
  await expect(page.getByRole('region', { name: 'Latest answer' })).toContainText(
    messageText({ effect }),
  );
  await tab(page, 'Coven').click();
  await expect(statuses.last()).toContainText(effect);
  await expectAccessibleInBothThemes(page);
  // The second player tests: the first one's status stays.
  await page.getByRole('button', { name: `Add ${calm?.name}` }).click();
  await brew(page, 2);
  await tab(page, 'Coven').click();
  await expect(statuses.last()).toContainText(effect);
  await page.getByRole('button', { name: `Add ${calm?.name}` }).click();
  await brew(page, 3);
  await tab(page, 'Coven').click();
  await expect(statuses).toHaveCount(0);
});

test('notebook, own notes, their check, and a hint with its proof', async ({ page }) => {
  const { code, puzzle } = dealt('first-game', 'e2e-notes');
  await open(page, code);
  const potion: readonly PlayedEntry[] = [{ ingredient: 'Parsley', seeds: 2 }];
  await press(page, ...keysOf(potion), 'Enter');
  await tab(page, 'Notes').click();
  await expect(page.getByText(/^Exact: \d+ recipes/)).toBeVisible();
  const { undergrown } = evaluatePotion(puzzle, potion, 1);
  const impossible = undergrown === 1 ? 1 : 4;
  await expect(
    page.getByRole('gridcell', { name: `Parsley, number ${impossible}, impossible` }),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Parsley', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Parsley' })).toContainText('What it may be');
  await press(page, 'Escape');

  await press(page, 'h');
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await expect(hint.locator('.hint-told')).toBeVisible({ timeout: 30_000 });
  await pressOn(page);
  // The potions that say so are ringed, and seen.
  await expect(page.locator('.witches-history .hinted').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press(page, 'Escape');
  await expect(hint).toBeHidden();
  await tab(page, 'Notes').click();

  // By keyboard in the grid: everything is crossed out for Sage, which cannot be.
  await page.getByRole('gridcell', { name: /^Sage, number 1/ }).focus();
  for (let option = 0; option < 5; option++) {
    const crossed = await page.locator('.witches-note:focus').getAttribute('aria-selected');
    if (crossed === 'false') await press(page, 'Enter');
    await press(page, 'ArrowRight');
  }
  await page.getByRole('button', { name: 'Check my notes' }).click();
  await expect(page.getByText('Your notes contradict the answers at Sage.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Check my notes' }).click();
  await expect(page.getByText('Your notes go with every answer so far.').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /Notebook/ }).uncheck();
  await expect(page.getByText(/^Exact:/)).toHaveCount(0);
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
  await expect(page.getByRole('dialog', { name: 'Game over' })).toBeVisible();
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
    for (const { ingredient, seeds } of winning(puzzle)) {
      await page.getByRole('button', { name: `Add ${ingredient}` }).tap();
      await page
        .getByRole('button', { name: `${seeds} seed${seeds === 1 ? '' : 's'}`, exact: true })
        .tap();
    }
    await page.getByRole('button', { name: 'Use Potion' }).tap();
    await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
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
