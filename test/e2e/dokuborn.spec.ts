// Dokuborn in the browser: won by keyboard, searched with slips, explained when wrong, warned, updated, shared.

import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal, openCode as openShareCode } from '../../src/core/deal.ts';
import { type Card, fullName } from '../../src/data/card.ts';
import { embeddedCatalogue } from '../../src/data/embedded.ts';
import { publishedCards, sampleCards, sampleFile } from '../../src/data/sample.ts';
import { createDokuborn, encodeOriginal } from '../../src/games/dokuborn/index.ts';
import {
  calm,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  press,
  readCopied,
  takePicture,
  test,
} from './harness.ts';
import { takeHint } from './hints.ts';

const catalogue = await embeddedCatalogue();
const game = createDokuborn(catalogue);
const [preset] = game.presets;

function dealt(seed: string, params = preset.params) {
  const result = deal(game, params, seed, unlimitedBudget);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

/** The two name parts of a card, as the list shows them. */
const shownName = (card: Card) =>
  card.version === '' ? card.name : `${card.name} ${card.version}`;

function cardOf(id: number): Card {
  const card = catalogue.cards.find((known) => known.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

const cardNamed = (name: string): Card => {
  const card = catalogue.cards.find((known) => fullName(known) === name);
  if (!card) throw new Error(`no card ${name}`);
  return card;
};

/** A different card for every cell, by the game's own solver. */
function matching(code: ReturnType<typeof dealt>): readonly { cell: number; card: Card }[] {
  const solved = game.solve?.(code.puzzle, game.start(code.puzzle, 0), unlimitedBudget);
  if (!solved?.ok) throw new Error('no solution');
  return solved.value.moves.flatMap((move) =>
    move.type === 'place' ? [{ cell: move.cell, card: cardOf(move.card) }] : [],
  );
}

/** Dragon and Character by Emerald and Cost 3: the only green dragon is Mushu - Sneaky Dragon. */
const DRAGONS = encodeOriginal({ size: 2, rows: ['s24', 't1'], columns: ['c3', 'o3'] });

async function openCode(page: Page, code: string): Promise<void> {
  await page.goto(`/play/${encodeURIComponent(code)}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

const cellAt = (page: Page, index: number) => page.getByRole('gridcell').nth(index);
const namebox = (page: Page) => page.getByRole('combobox', { name: 'Name of a card' });

/** From any cell to another by arrows, from the cell that has the focus. */
async function walkTo(page: Page, from: number, to: number, size: number): Promise<void> {
  const rows = Math.floor(to / size) - Math.floor(from / size);
  const columns = (to % size) - (from % size);
  for (let step = 0; step < Math.abs(rows); step++)
    await press(page, rows > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(columns); step++)
    await press(page, columns > 0 ? 'ArrowRight' : 'ArrowLeft');
}

/** Types the name into the open search and takes that very card from the list. */
async function take(page: Page, card: Card): Promise<void> {
  await namebox(page).fill(fullName(card));
  const names = (await page.getByRole('option').allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  );
  const place = names.findIndex((name) => name.startsWith(shownName(card)));
  expect(place, `${fullName(card)} in ${names.join('; ')}`).toBeGreaterThanOrEqual(0);
  for (let step = 0; step < place; step++) await press(page, 'ArrowDown');
  await press(page, 'Enter');
}

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
    /^Curio\nDokuborn, Medium 3×3: all 9 cells are filled, for \d+ of 900 points\.\n(?:[🟩🟪🟨⬛]{3}\n){3}/u,
  );
  for (const { card } of matching(code)) expect(shared).not.toContain(fullName(card));

  await result.getByRole('button', { name: 'All the answers' }).click();
  const answers = page.getByRole('dialog', { name: 'All the answers' });
  await expect(
    answers.getByText(`✓ ${fullName(cardOf(matching(code)[0]?.card.id ?? 0))}`),
  ).toBeVisible();
  await expect(answers.locator('details')).toHaveCount(9);
  await expectAccessibleInBothThemes(page);
});

test('the search forgives slips, and a keystroke costs well under a frame', async ({ page }) => {
  await openCode(page, dealt('e2e').code);
  await press(page, 'Tab');
  await cellAt(page, 0).click();
  const first = page.getByRole('option').first();
  for (const [typed, name] of [
    ['elza snow quen', 'Elsa Snow Queen'],
    ['mickey brve litle tailor', 'Mickey Mouse Brave Little Tailor'],
    ['simba retrning king', 'Simba Returned King'],
    ['maleficent dragon monstrous', 'Maleficent Monstrous Dragon'],
  ] as const) {
    await namebox(page).fill(typed);
    await expect(first).toHaveText(name);
    expect(await page.getByRole('option').count()).toBeLessThanOrEqual(8);
  }
  await namebox(page).fill('qqqqqqqqqq');
  await expect(page.getByText('No card has a name like that.')).toBeVisible();
  // measured and told, not asserted: the machine may be busy
  const millis = await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('#doku-name');
    if (!box) return -1;
    const text = 'mickey brve litle tailor';
    const start = performance.now();
    for (let length = 1; length <= text.length; length++) {
      box.value = text.slice(0, length);
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    return (performance.now() - start) / text.length;
  });
  console.log(`search and list: ${millis.toFixed(2)} ms a keystroke`);
  await takePicture(page, 'dokuborn-search');
  await expectAccessibleInBothThemes(page);
});

test('a wrong card is explained condition by condition; used cards are shown as used', async ({
  page,
}) => {
  await openCode(page, DRAGONS);
  await cellAt(page, 0).click();
  await take(page, cardNamed('Elsa - Snow Queen'));
  const reasons = page.getByRole('alert');
  await expect(reasons).toContainText('Elsa - Snow Queen does not fit here.');
  await expect(reasons).toContainText('Dragon: this card is Dreamborn, Hero, Queen and Sorcerer.');
  await expect(reasons).toContainText('Emerald: this card is Amethyst.');
  await expect(page.getByRole('option').first()).toContainText('tried here');
  await expectAccessibleInBothThemes(page);
  await take(page, cardNamed('Mushu - Sneaky Dragon'));
  await expect(cellAt(page, 0)).toHaveAccessibleName(
    /A1, Dragon and Emerald: Mushu - Sneaky Dragon, 100 points/,
  );
  await press(page, 'ArrowDown', 'Enter');
  await namebox(page).fill('mushu sneaky');
  await expect(page.getByRole('option').first()).toContainText('on the grid in A1');
  await press(page, 'Enter');
  await expect(page.getByRole('alert')).toContainText('This card is on the grid already.');
  await press(page, 'Escape', 'ArrowUp', 'Delete');
  await expect(cellAt(page, 0)).toHaveAccessibleName(/empty/);
});

test('at 200 % zoom the chosen option stays in sight; a filled cell shows its card and takes it off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openCode(page, DRAGONS);
  await cellAt(page, 0).click();
  await namebox(page).fill('mickey');
  await expect(page.getByRole('option').nth(6)).toBeAttached();
  await press(page, ...Array.from({ length: 6 }, () => 'ArrowDown'));
  await expect(page.locator('.doku-option.active')).toBeInViewport({ ratio: 1 });
  await take(page, cardNamed('Mushu - Sneaky Dragon'));
  await cellAt(page, 0).press('Enter');
  const dialog = page.getByRole('dialog', { name: /A1/ });
  await expect(dialog).toContainText('Mushu - Sneaky Dragon');
  await dialog.getByRole('button', { name: 'Take it off' }).click();
  await expect(cellAt(page, 0)).toHaveAccessibleName(/empty/);
});

test('the warning names the cell without an answer and goes back', async ({ page }) => {
  await openCode(page, DRAGONS);
  const ask = page.getByRole('button', { name: 'Can it still be filled?' });
  await ask.click();
  await expect(
    page.getByText('Yes. Every empty cell can still get a card of its own.').first(),
  ).toBeVisible();
  await cellAt(page, 2).click();
  await take(page, cardNamed('Mushu - Sneaky Dragon'));
  await ask.click();
  await expect(cellAt(page, 0)).toHaveAccessibleName(/no answer left/);
  await page.getByRole('button', { name: 'Undo 1 step to the last good grid' }).click();
  await expect(cellAt(page, 2)).toHaveAccessibleName(/empty/);
});

test('a hint for the chosen cell leads to its card; giving up shows the answers', async ({
  page,
}) => {
  await openCode(page, DRAGONS);
  await cellAt(page, 0).focus();
  await takeHint(page);
  await expect(cellAt(page, 0)).toHaveAccessibleName(/Mushu - Sneaky Dragon, 0 points/);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Give up' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  const result = page.getByRole('dialog', { name: 'Game over' });
  await result.getByRole('button', { name: 'All the answers' }).click();
  await expect(page.getByText('✓ yours').first()).toBeVisible();
});

test('the first grid is 3 by 3 and medium', async ({ page }) => {
  await page.goto('/dokuborn');
  await expect(page.getByRole('gridcell')).toHaveCount(9);
  await expect(page.locator('.doku-level')).toContainText('Medium');
});

test('grid codes of the form 3:… are pasted, copied and checked, and the running game stays', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const running = dealt('e2e-running');
  await openCode(page, running.code);
  const url = page.url();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy the grid code' }).click();
  expect(await readCopied(page)).toBe(encodeOriginal(running.puzzle));
  await press(page, 'n');
  const dialog = page.getByRole('dialog', { name: 'New game of Dokuborn' });
  const letters = (size: number, ids: string) => `${size}:${Buffer.from(ids).toString('base64')}`;
  for (const [code, words] of [
    [letters(2, 's24,t1,c3,zz9'), 'There is no condition with the id “zz9”'],
    [letters(2, 's24,t1,c3,c3'), 'The condition “c3” is in the code twice.'],
    [letters(2, 's24,t1,c3'), 'wrong number of conditions: 3 instead of 4'],
    [letters(2, 'o1,o2,o3,o4'), 'cannot be filled with different cards'],
    ['7:abcd', 'This is not a grid code.'],
    ['dokuborn.nonsense', 'That isn’t a Curio code.'],
  ] as const) {
    await dialog.getByRole('textbox', { name: 'Or paste a code or link' }).fill(code);
    await dialog.getByRole('button', { name: 'Open' }).click();
    await expect(dialog.getByRole('alert')).toContainText(words);
    expect(page.url()).toBe(url);
  }
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'dokuborn-new');
  await dialog.getByRole('textbox', { name: 'Or paste a code or link' }).fill(DRAGONS);
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(4);
  await page.goto(url);
  await expect(page.getByRole('gridcell')).toHaveCount(9);
});

test('a new grid of any size, level and mode; its code stays short', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCode(page, dealt('e2e').code);
  await press(page, 'n');
  const dialog = page.getByRole('dialog', { name: 'New game of Dokuborn' });
  // A forced click does not wait until what has just appeared takes presses.
  await expect(dialog).toBeVisible();
  await calm(page);
  await dialog.getByRole('radio', { name: '4 × 4' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Very Hard' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Classic' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Deal' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await expect(page.locator('.doku-level')).toContainText('Very Hard');
  await expect(page.getByText('Very Hard 4×4 Classic')).toBeVisible();
  await expect(page.getByText('Guesses left')).toBeVisible();
  await expect(page.locator('.doku-figures')).toContainText('19');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy the code' }).click();
  const code = await readCopied(page);
  const opened = openShareCode(game, code, unlimitedBudget);
  // what the deal was told to draw less is no part of the code
  expect(opened).toMatchObject({ ok: true, value: { params: { size: 4, level: 5, avoid: '' } } });
  await takePicture(page, 'dokuborn-laptop-4x4');
  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture(page, 'dokuborn-phone-4x4');
});

/** The embedded cards as LorcanaJSON would publish them, with the sample's surprises among them. */
function cardFile(): string {
  const quest = sampleCards.filter((card) => /^q/i.test(String(card['setCode'])));
  const rhino = sampleCards
    .filter((card) => card['name'] === 'Rhino')
    .map((card) => ({ ...card, id: 900_001, version: 'Brand New' }));
  return sampleFile([...publishedCards(catalogue.cards), ...quest, ...rhino]);
}

test('newer cards by address or file; what is wrong is named and the catalogue stays', async ({
  page,
  baseURL,
}) => {
  await openCode(page, DRAGONS);
  await cellAt(page, 0).click();
  await take(page, cardNamed('Mushu - Sneaky Dragon'));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Card catalogue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Card catalogue' });
  await expect(dialog).toContainText(catalogue.version);
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'dokuborn-cards');

  let answer = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' };
  await page.route('**/cards/allCards.json', (route) => route.fulfill(answer));
  const address = `${baseURL}/cards/allCards.json`;
  const update = async () => {
    await dialog.getByRole('textbox').fill(address);
    await dialog.getByRole('button', { name: 'Update' }).click();
  };
  const problem = dialog.getByRole('alert');
  await update();
  await expect(problem).toContainText(
    'This is a web page, not a card file. The catalogue in use stays.',
  );
  await page.route('**/nowhere/allCards.json', (route) => route.abort());
  await dialog.getByRole('textbox').fill(`${baseURL}/nowhere/allCards.json`);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(problem).toContainText('The address does not answer');
  answer = { status: 503, contentType: 'text/plain', body: 'later' };
  await update();
  await expect(problem).toContainText('The server answers 503.');
  for (const [text, words] of [
    ['{ "cards": [', 'This is not JSON'],
    ['{ "chess": true }', 'it has no list of cards'],
    [sampleFile([{ ...sampleCards[0], cost: 'many' }]), 'Elsa - Snow Queen: cost is "many"'],
    [sampleFile(), 'too few cards to deal grids from'],
  ] as const) {
    await dialog.getByLabel(/drop the file/).setInputFiles({
      name: 'allCards.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await expect(problem).toContainText(words);
  }
  await expect(dialog).toContainText(`In use: version ${catalogue.version}`);

  answer = { status: 200, contentType: 'application/json', body: cardFile() };
  await update();
  await expect(dialog.getByRole('status')).toContainText('in use now: version 2026-03-04-');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(cellAt(page, 0)).toHaveAccessibleName(/Mushu - Sneaky Dragon/);
  await expect(page.getByText('This grid was dealt from card catalogue')).toBeVisible();
  await cellAt(page, 1).click();
  await namebox(page).fill('rhino brand new');
  await expect(page.getByRole('option').first()).toHaveText('Rhino Brand New');
  await press(page, 'Escape');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Card catalogue' }).click();
  await dialog.getByRole('button', { name: 'Back to the cards that come with Curio' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This grid was dealt from card catalogue')).toBeHidden();
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
      await page.waitForTimeout(200);
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
