// Dokuborn as browser tests use it: its cards, grids and their solutions, and the way through board, picker and menu.

import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import { type Card, fullName } from '../../src/data/card.ts';
import { embeddedCatalogue } from '../../src/data/card-files.ts';
import { createDokuborn, encodeOriginal } from '../../src/games/dokuborn/index.ts';
import { expect, press } from './harness.ts';

export const catalogue = await embeddedCatalogue();
export const game = createDokuborn(catalogue);
export const [preset] = game.presets;

export function dealt(seed: string, params = preset.params) {
  const result = deal(game, params, seed, unlimitedBudget);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

export function cardOf(id: number): Card {
  const card = catalogue.cards.find((known) => known.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export const cardNamed = (name: string): Card => {
  const card = catalogue.cards.find((known) => fullName(known) === name);
  if (!card) throw new Error(`no card ${name}`);
  return card;
};

/** A different card for every cell, by the game's own solver. */
export function matching(code: ReturnType<typeof dealt>): readonly { cell: number; card: Card }[] {
  const solved = game.solve(code.puzzle, game.start(code.puzzle, 0), unlimitedBudget);
  if (!solved?.ok) throw new Error('no solution');
  return solved.value.moves.flatMap((move) =>
    move.type === 'place' ? [{ cell: move.cell, card: cardOf(move.card) }] : [],
  );
}

/** Dragon and Character by Emerald and Cost 3: the only green dragon is Mushu - Sneaky Dragon. */
export const DRAGONS = encodeOriginal({ size: 2, rows: ['s24', 't1'], columns: ['c3', 'o3'] });

export async function openCode(page: Page, code: string): Promise<void> {
  await page.goto(`/play/${encodeURIComponent(code)}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

export const cellAt = (page: Page, index: number) => page.getByRole('gridcell').nth(index);
export const namebox = (page: Page) => page.getByRole('combobox', { name: 'Name of a card' });

/** From any cell to another by arrows, from the cell that has the focus. */
export async function walkTo(page: Page, from: number, to: number, size: number): Promise<void> {
  const rows = Math.floor(to / size) - Math.floor(from / size);
  const columns = (to % size) - (from % size);
  for (let step = 0; step < Math.abs(rows); step++)
    await press(page, rows > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(columns); step++)
    await press(page, columns > 0 ? 'ArrowRight' : 'ArrowLeft');
}

export const optionOf = (page: Page, card: Card) =>
  page.locator(`[role="option"][data-card="${card.id}"]`);

/** Types the name into the open search and takes that very card from the list. */
export async function take(page: Page, card: Card): Promise<void> {
  await namebox(page).fill(fullName(card));
  const place = Number(await optionOf(page, card).getAttribute('aria-posinset'));
  for (let step = 1; step < place; step++) await press(page, 'ArrowDown');
  await expect(page.locator('.doku-place')).toHaveText(`Place ${fullName(card)}`);
  await press(page, 'Enter');
}

export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}

export async function giveUp(page: Page): Promise<void> {
  await chooseFromMenu(page, 'Give up');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
}

/** A heading of the editor's grid. */
export const headOf = (page: Page, axis: 'row' | 'column', index: number) =>
  page.getByRole(`${axis}header`).nth(index).getByRole('button');
