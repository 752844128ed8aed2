// The card picker: every match, slips, filters, details, reasons that move nothing, at 200 % zoom and by touch.

import { fullName } from '../../src/data/card.ts';
import {
  cardNamed,
  catalogue,
  cellAt,
  DRAGONS,
  dealt,
  game,
  matching,
  namebox,
  openCode,
  optionOf,
  preset,
  take,
} from './dokuborn.ts';
import { calm, expect, expectAccessibleInBothThemes, press, takePicture, test } from './harness.ts';

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
