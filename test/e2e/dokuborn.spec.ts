// Dokuborn in the browser: won by keyboard, searched with slips, explained when wrong, warned, updated, shared.

import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal, openCode as openShareCode } from '../../src/core/deal.ts';
import { type Card, fullName, inks } from '../../src/data/card.ts';
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

const optionOf = (page: Page, card: Card) =>
  page.locator(`[role="option"][data-card="${card.id}"]`);

/** Types the name into the open search and takes that very card from the list. */
async function take(page: Page, card: Card): Promise<void> {
  await namebox(page).fill(fullName(card));
  const place = Number(await optionOf(page, card).getAttribute('aria-posinset'));
  for (let step = 1; step < place; step++) await press(page, 'ArrowDown');
  await expect(page.locator('.doku-place')).toHaveText(`Place ${fullName(card)}`);
  await press(page, 'Enter');
}

async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function giveUp(page: Page): Promise<void> {
  await chooseFromMenu(page, 'Give up');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
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

test('the search lists every match by name, forgives slips, filters, and shows the card', async ({
  page,
}) => {
  await openCode(page, dealt('e2e').code);
  await press(page, 'Tab');
  await cellAt(page, 0).click();
  const first = page.getByRole('option').first();
  const count = page.locator('.doku-count');
  await expect(count).toHaveText('2,248 cards');
  // nobody chose anything yet: Enter does nothing
  await expect(page.getByRole('button', { name: 'Choose a card' })).toBeDisabled();
  await press(page, 'Enter');
  await expect(namebox(page)).toBeVisible();
  for (const [typed, name] of [
    ['elza snow quen', 'Elsa - Snow Queen'],
    ['mickey brve litle tailor', 'Mickey Mouse - Brave Little Tailor'],
    ['simba retrning king', 'Simba - Returned King'],
    ['maleficent dragon monstrous', 'Maleficent - Monstrous Dragon'],
  ] as const) {
    await namebox(page).fill(typed);
    await expect(first).toHaveAttribute('data-card', String(cardNamed(name).id));
  }
  for (const name of ['Mickey Mouse', 'Elsa', 'Donald Duck', 'Ariel']) {
    await namebox(page).fill(name);
    const own = catalogue.cards.filter((card) => card.name === name).length;
    await expect(page.locator('.doku-list-name').first()).toHaveText(`${name} ${own} cards`);
  }
  // the last card of a name can be walked to, and details come by key
  await namebox(page).fill('elsa');
  const elsas = catalogue.cards.filter((card) => card.name === 'Elsa').length;
  await press(page, ...Array.from({ length: elsas - 1 }, () => 'ArrowDown'));
  await expect(page.locator('.doku-option.active')).toHaveAttribute('aria-posinset', String(elsas));
  await expect(page.locator('.doku-option.active')).toBeInViewport({ ratio: 1 });
  const shown = page.locator('.doku-picker-preview .doku-card');
  await namebox(page).fill('elsa spirit of winter');
  await expect(shown).toContainText('Spirit of Winter');
  await expect(shown).toContainText('Legendary');
  await expect(shown.locator('.doku-rules')).toContainText('DEEP FREEZE');
  // filters are the player's own
  await namebox(page).fill('mickey');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Ruby', exact: true }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Show the cards' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  for (const option of await page.getByRole('option').all())
    await expect(option).toContainText('Ruby');
  await namebox(page).fill('qqqqqqqqqq');
  await expect(count).toHaveText('No card like that passes your filters.');
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
  const list = page.locator('.doku-list');
  const before = await list.boundingBox();
  await take(page, cardNamed('Elsa - Snow Queen'));
  const verdict = page.getByRole('region', { name: 'What the cell asks for' });
  await expect(verdict).toContainText('Does not fit A1: Elsa - Snow Queen.');
  await expect(verdict).toContainText('This card is Dreamborn, Hero, Queen and Sorcerer.');
  await expect(verdict).toContainText('This card is Amethyst.');
  await expect(page.getByRole('option').first()).toContainText('tried');
  // nothing that is said moves the list
  expect(await list.boundingBox()).toEqual(before);
  await expectAccessibleInBothThemes(page);
  await take(page, cardNamed('Mushu - Sneaky Dragon'));
  await expect(cellAt(page, 0)).toHaveAccessibleName(
    /A1, .*Dragon and .*Emerald: Mushu - Sneaky Dragon, \d+ points?/,
  );
  await press(page, 'ArrowDown', 'Enter');
  await namebox(page).fill('mushu sneaky');
  await expect(page.getByRole('option').first()).toContainText('in A1');
  await expect(page.getByRole('button', { name: 'Mushu - Sneaky Dragon is in A1' })).toBeDisabled();
  await press(page, 'Enter');
  await expect(verdict).toContainText('Mushu - Sneaky Dragon is');
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
  const active = page.locator('.doku-option.active');
  const place = page.locator('.doku-place');
  for (let step = 0; step < 30; step++) {
    await press(page, 'ArrowDown');
    await expect(active).toBeInViewport({ ratio: 1 });
  }
  for (let step = 0; step < 12; step++) await press(page, 'ArrowUp');
  await expect(active).toBeInViewport({ ratio: 1 });
  await expect(place).toBeInViewport({ ratio: 1 });
  // scrolled by hand, the highlight comes along
  await page.locator('.doku-list').evaluate((list) => list.scrollBy(0, 600));
  await expect(active).toBeInViewport({ ratio: 1 });
  // details by key over the list, and back
  await press(page, 'ArrowRight');
  await expect(page.locator('.doku-over .doku-card')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press(page, 'Escape');
  await expect(page.locator('.doku-over')).toHaveCount(0);
  await take(page, cardNamed('Mushu - Sneaky Dragon'));
  await cellAt(page, 0).press('Enter');
  const dialog = page.getByRole('dialog', { name: /A1/ });
  await expect(dialog).toContainText('Mushu');
  await expect(dialog.locator('.doku-card')).toContainText('Sneaky Dragon');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(cellAt(page, 0)).toHaveAccessibleName(/empty/);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Classic: two taps are one guess, what was tried is free, marks survive a reload, spare misses are told', async ({
    page,
  }) => {
    const code = dealt('e2e-classic', { ...preset.params, mode: 'classic' });
    await openCode(page, code.code);
    const figures = page.locator('.doku-figures');
    await expect(figures).toContainText('12 (3 to spare)');
    const fitting = new Set(matching(code).map(({ card }) => card.id));
    await cellAt(page, 0).tap();
    const conditions = game.view(code.puzzle, game.start(code.puzzle, 0));
    const wrong = catalogue.cards.filter(
      (card) => card.name === 'Mickey Mouse' && !fitting.has(card.id),
    );
    expect(conditions.spare).toBe(3);
    await namebox(page).fill('mickey');
    // two taps on one place, as a finger does
    const option = page.getByRole('option').nth(3);
    const box = await option.boundingBox();
    if (!box) throw new Error('no option');
    await calm(page);
    for (let tap = 0; tap < 2; tap++)
      await page.touchscreen.tap(box.x + box.width / 3, box.y + box.height / 2);
    await expect(page.locator('.doku-spare')).toHaveText('2 to spare');
    await expect(page.locator('.doku-note', { hasText: 'tried' })).toHaveCount(1);
    // the same card again costs nothing
    await option.tap();
    await press(page, 'Enter', 'Enter', 'Enter');
    await expect(page.locator('.doku-spare')).toHaveText('2 to spare');
    // a long press shows the card instead of trying it
    const other = await page.getByRole('option').nth(1).boundingBox();
    if (!other) throw new Error('no option');
    await page.getByRole('option').nth(1).dispatchEvent('contextmenu');
    await expect(page.locator('.doku-over .doku-card')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(page.locator('.doku-spare')).toHaveText('2 to spare');
    await page.reload();
    await expect(figures).toContainText('11 (2 to spare)');
    await cellAt(page, 0).tap();
    await namebox(page).fill('mickey');
    await expect(page.locator('.doku-note', { hasText: 'tried' })).toHaveCount(1);
    // two more misses, and nothing is to spare: the next one loses
    for (const card of wrong.filter(({ id }) => id > 0).slice(-2)) {
      await namebox(page).fill(fullName(card));
      if ((await optionOf(page, card).locator('.doku-note').count()) === 0) {
        await calm(page);
        await optionOf(page, card).tap();
      }
    }
    await expect(page.locator('.doku-spare')).toHaveText('0 to spare');
  });
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

test('grid codes of the form 3:… are pasted, copied and checked, and the running game stays', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const running = dealt('e2e-running');
  await openCode(page, running.code);
  const url = page.url();
  // the grid on the table can be taken into the editor, which has its code
  await chooseFromMenu(page, 'Edit this grid');
  await page.getByRole('button', { name: 'Copy the code' }).click();
  expect(await readCopied(page)).toBe(encodeOriginal(running.puzzle));
  await page.goto(url);
  await expect(page.getByRole('gridcell')).toHaveCount(9);
  await press(page, 'n');
  const dialog = page.getByRole('dialog', { name: 'New game of Dokuborn' });
  const letters = (size: number, ids: string) => `${size}:${Buffer.from(ids).toString('base64')}`;
  for (const [code, words] of [
    [letters(2, 's24,t1,c3,zz9'), 'know no condition “zz9”'],
    [letters(2, 's24,t1,c3,c3'), 'The condition Emerald is in the grid twice.'],
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

/** A heading of the editor's grid. */
const headOf = (page: Page, axis: 'row' | 'column', index: number) =>
  page.getByRole(`${axis}header`).nth(index).getByRole('button');

const SET_13 = 'Attack of the Vine';

/** Sixty cards of a set that nobody knows yet, of all inks and costs, with a classification of their own. */
const newSet = Array.from({ length: 60 }, (_, index) => ({
  id: 910_000 + index,
  name: `Sprout ${index + 1}`,
  version: 'Of the Vine',
  type: 'Character',
  color: inks[index % inks.length],
  cost: 1 + (index % 7),
  inkwell: index % 3 > 0,
  strength: index % 5,
  willpower: 1 + (index % 6),
  lore: 1 + (index % 3),
  rarity: ['Common', 'Uncommon', 'Rare', 'Super Rare'][index % 4],
  setCode: '13',
  story: 'The Greenhouse',
  subtypes: ['Storyborn', index % 2 === 0 ? 'Hero' : 'Gardener'],
  fullText: 'Draw a card.',
  artists: ['A. Painter'],
}));

/** The embedded cards as LorcanaJSON would publish them, with the sample's surprises among them. */
function cardFile(): string {
  const quest = sampleCards.filter((card) => /^q/i.test(String(card['setCode'])));
  const rhino = sampleCards
    .filter((card) => card['name'] === 'Rhino')
    .map((card) => ({ ...card, id: 900_001, version: 'Brand New' }));
  const odd = { ...sampleCards[0], id: 900_002, cost: 'X' };
  const file: unknown = JSON.parse(
    sampleFile([...publishedCards(catalogue.cards), ...quest, ...rhino, ...newSet, odd]),
  );
  const names = [...catalogue.sets, ['13', SET_13] as const].map(
    ([code, name]) => [code, { name }] as const,
  );
  return JSON.stringify({ ...Object(file), sets: Object.fromEntries(names) });
}

test('newer cards by address or file; what is wrong is named, what is odd is left out, and a grid is made with a new set', async ({
  page,
  baseURL,
}) => {
  await openCode(page, DRAGONS);
  await cellAt(page, 0).click();
  await take(page, cardNamed('Mushu - Sneaky Dragon'));
  await chooseFromMenu(page, 'Card catalogue');
  const dialog = page.getByRole('dialog', { name: 'Card catalogue' });
  await expect(dialog).toContainText('Cards up to Wilds Unknown: 2,248.');
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
  await expect(problem).toContainText(/web page.*Nothing was changed\./);
  await page.route('**/nowhere/allCards.json', (route) => route.abort());
  await dialog.getByRole('textbox').fill(`${baseURL}/nowhere/allCards.json`);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(problem).toContainText('The address does not answer');
  answer = { status: 503, contentType: 'text/plain', body: 'later' };
  await update();
  await expect(problem).toContainText('The server answers 503.');
  for (const [text, words] of [
    ['{ "cards": [', /JSON/],
    ['{ "chess": true }', /no list of cards/],
    [sampleFile(), /too few cards/i],
  ] as const) {
    await dialog.getByLabel(/drop the file/).setInputFiles({
      name: 'allCards.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await expect(problem).toContainText(words);
  }
  await expect(dialog).toContainText(catalogue.version);

  answer = { status: 200, contentType: 'application/json', body: cardFile() };
  await update();
  await expect(dialog.getByRole('status')).toContainText('2,309 cards are in use now.');
  await expect(dialog).toContainText(`Cards up to ${SET_13}`);
  await expect(dialog).toContainText('1 card was left out');
  await expect(dialog).toContainText('Elsa - Snow Queen: cost is "X"');
  await expect(dialog).toContainText('Gardener');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(cellAt(page, 0)).toHaveAccessibleName(/Mushu - Sneaky Dragon/);
  await cellAt(page, 1).click();
  await namebox(page).fill('rhino brand new');
  await expect(page.getByRole('option').first()).toHaveAttribute('data-card', '900001');
  await namebox(page).fill('sprout 7');
  await expect(page.locator('.doku-picker-preview .doku-card')).toContainText(SET_13);
  await expect(page.locator('.doku-picker-preview .doku-card')).toContainText('A. Painter');
  await press(page, 'Escape');

  await chooseFromMenu(page, 'Make your own grid');
  await headOf(page, 'row', 0).click();
  await page.getByRole('combobox', { name: 'Conditions' }).fill('set vine');
  await expect(page.locator('.make-option.active')).toContainText(SET_13);
  await press(page, 'Enter');
  await expect(headOf(page, 'row', 0)).toHaveAccessibleName(new RegExp(SET_13));
  await page.getByRole('button', { name: 'Fill', exact: true }).click();
  await expect(page.getByText('It can be filled with different cards.')).toBeVisible();
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.doku-grid:not(.make-grid)')).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toContainText(SET_13);

  await chooseFromMenu(page, 'Card catalogue');
  await expect(dialog).toContainText('Your own card list');
  await page.keyboard.press('Escape');
});

test('a grid of one’s own, by keyboard: conditions, counts, a blocking set, level, swap, fill, code, play', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dokuborn/make');
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict).toContainText('Choose the remaining conditions.');
  await page.getByRole('radio', { name: '2 × 2' }).check({ force: true });
  await expect(page.getByRole('gridcell')).toHaveCount(4);
  const conditions = page.getByRole('combobox', { name: 'Conditions' });
  const head = (axis: 'row' | 'column', index: number) => headOf(page, axis, index);
  const choose = async (text: string, id: string) => {
    await press(page, 'Enter');
    await expect(conditions).toBeFocused();
    await conditions.fill(text);
    await expect(page.locator('.make-option.active')).toHaveAttribute('data-condition', id);
    await press(page, 'Enter');
    await expect(conditions).toBeHidden();
  };
  await head('column', 0).focus();
  await choose('emerald', 'c3');
  await expect(head('column', 0)).toBeFocused();
  await press(page, 'ArrowRight');
  await choose('ink ruby', 'c4');
  await head('row', 0).focus();
  await choose('class dragon', 's24');
  const cells = page.getByRole('gridcell');
  await expect(cells.first()).toHaveAccessibleName('A1: Only 1 card fits.');
  await press(page, 'ArrowDown');
  await choose('ink steel', 'c6');
  await expect(verdict).toContainText('It can be filled with different cards.');
  await expect(verdict.locator('.make-level')).toContainText(/forced cell/);

  // examples only after asking
  await cells.first().press('Enter');
  const examples = page.getByRole('dialog', { name: 'Cards for A1' });
  await expect(examples).toContainText('Only 1 card fits.');
  await expect(examples.getByRole('option')).toHaveCount(0);
  await examples.getByRole('button', { name: 'Show examples' }).click();
  await expect(examples.getByRole('option')).toContainText('Mushu - Sneaky Dragon');
  await expectAccessibleInBothThemes(page);
  await press(page, 'Escape');

  // no location has strength: the verdict names the cell, and the board marks it
  await head('column', 1).focus();
  await choose('strength 3', 'g3');
  await head('row', 1).focus();
  await choose('type location', 't5');
  await expect(verdict).toContainText('no card fits B2');
  await expect(page.locator('.make-cell.short')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Play it' })).toBeDisabled();
  await expectAccessibleInBothThemes(page);
  await press(page, 'Delete');
  await expect(verdict).toContainText('Choose the remaining conditions.');

  await page.getByRole('button', { name: 'Swap rows and columns' }).click();
  await expect(head('column', 0)).toHaveAccessibleName(/Dragon/);
  await head('column', 0).focus();
  await press(page, 'Alt+ArrowRight');
  await expect(head('column', 1)).toHaveAccessibleName(/Dragon/);
  await expect(head('column', 1)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(head('column', 0)).toHaveAccessibleName(/Dragon/);
  await page.getByRole('combobox', { name: 'Fill the rest for me, at level' }).selectOption('5');
  await page.getByRole('button', { name: 'Fill', exact: true }).click();
  await expect(verdict).toContainText('Very Hard');
  await expect(head('column', 0)).toHaveAccessibleName(/Dragon/);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  const code = await readCopied(page);
  expect(code).toMatch(/^2:[\w=+/-]+$/);
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'dokuborn-make');
  // what was being made is there tomorrow
  await page.reload();
  await expect(verdict).toContainText('Very Hard');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.doku-grid:not(.make-grid)')).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toContainText('Dragon');
  await expect(page.locator('.doku-level')).toContainText('Very Hard');
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
