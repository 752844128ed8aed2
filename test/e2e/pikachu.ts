// Boards of Pikachu for browser tests, and how their tiles and figures are found.

import type { Locator, Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import { type Params, pikachu } from '../../src/games/pikachu/index.ts';
import { seenPlace, turnOf } from '../../src/web/games/pikachu/layout.ts';
import { tileWord } from '../../src/words/en/pikachu/symbols.ts';
import { expect } from './harness.ts';

export function dealt(preset: string, seed: string, changes: Partial<Params> = {}) {
  const params = pikachu.presets.find(({ id }) => id === preset)?.params;
  if (!params) throw new Error(preset);
  const result = deal(pikachu, { ...params, ...changes }, seed, unlimitedBudget);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

export type Dealt = ReturnType<typeof dealt>;

export async function open(page: Page, board: Dealt): Promise<void> {
  await page.goto(`/play/${board.code}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** A tile by its name, as it is seen. */
export function tileAt(
  page: Page,
  board: Dealt,
  cell: number,
  tiles = board.puzzle.tiles,
): Locator {
  const { rows, cols } = board.puzzle;
  const wide = (page.viewportSize()?.width ?? 0) > 500;
  const [row, column] = seenPlace(turnOf(rows, cols, !wide && cols > rows), cell);
  const name = `${tileWord(tiles[cell] ?? 0)}, row ${row + 1}, column ${column + 1}`;
  return page.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) });
}

/** The figure under a name in the status line. */
export const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd');

export const clickButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Game' }).getByRole('button', { name }).click();
