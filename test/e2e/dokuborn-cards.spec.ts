// Newer cards for Dokuborn: by address or file, and a grid made with a set that nobody knew.

import { inks } from '../../src/data/card.ts';
import { publishedCards, sampleCards, sampleFile } from '../../src/data/testing/sample.ts';
import {
  cardNamed,
  catalogue,
  cellAt,
  chooseFromMenu,
  DRAGONS,
  headOf,
  namebox,
  openCode,
  take,
} from './dokuborn.ts';
import { expect, expectAccessibleInBothThemes, press, takePicture, test } from './harness.ts';

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
