// The games that are looked at, each with how to get into the middle of it.

import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../../src/core/budget.ts';
import { deal } from '../../../src/core/deal.ts';
import type { Game, GameTypes } from '../../../src/core/game.ts';
import { hudoku } from '../../../src/games/hudoku/index.ts';
import { pikachu } from '../../../src/games/pikachu/index.ts';
import { expect } from '../harness.ts';
import type { FitRow } from './look.ts';
import { tableRows } from './tablerows.ts';

/** The code of a deal, by the settings of the game's first preset. */
function codeOf<T extends GameTypes>(
  game: Game<T>,
  params: Partial<T['Params']>,
  seed = 'fit',
): string {
  const first = game.presets[0]?.params;
  const dealt = deal(game, { ...first, ...params } as T['Params'], seed, unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  return dealt.value.code;
}

async function open(page: Page, code: string): Promise<void> {
  await page.goto(`/play/${code}`);
  await expect(page.getByRole('grid').first()).toBeVisible({ timeout: 30_000 });
}

async function askHint(page: Page): Promise<void> {
  await page.locator('.bar').getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hint-card')).toBeVisible({ timeout: 30_000 });
}

const hudokuRow = (name: string, params: Partial<(typeof hudoku)['presets'][0]['params']>) =>
  ({
    name,
    board: '.hudoku-board',
    cells: '.hudoku-cell',
    action: '.pad-digits',
    async open(page) {
      await open(page, codeOf(hudoku, params));
      await page.getByRole('button', { name: 'Fill in marks' }).click();
      await expect(page.locator('.hudoku-marks').first()).toBeVisible();
      await page.locator('.hudoku-cell.empty').first().click();
      await page.keyboard.press('1');
    },
    hint: askHint,
  }) satisfies FitRow;

/** Sixteen regions of four by four. */
const sixteen = JSON.stringify(
  Array.from({ length: 16 }, (_, row) =>
    Array.from({ length: 16 }, (_, column) =>
      String.fromCharCode(97 + Math.floor(row / 4) * 4 + Math.floor(column / 4)),
    ),
  ),
);

const pikachuRow = (
  name: string,
  params: Partial<(typeof pikachu)['presets'][0]['params']>,
  pans: (width: number, height: number) => boolean,
) =>
  ({
    name,
    board: '.pikachu-ground',
    cells: '.pikachu-tile',
    action: '.pikachu-actions',
    pans,
    async open(page) {
      await open(page, codeOf(pikachu, params));
      await page.locator('.pikachu-tile').nth(9).click();
      await page.locator('.pikachu-tile').nth(10).click();
      await page.locator('.pikachu-tile').nth(3).click();
    },
    hint: askHint,
  }) satisfies FitRow;

export const fitRows: readonly FitRow[] = [
  hudokuRow('Hudoku, sudoku', { template: 'sudoku', mode: 'calm' }),
  hudokuRow('Hudoku, timed', {}),
  {
    ...hudokuRow('Hudoku of sixteen', {
      template: 'custom',
      customTemplate: sixteen,
      mode: 'calm',
    }),
    pans: () => true,
  },
  // Twenty columns, or twenty rows, of 32 px and the border around them.
  pikachuRow('Pikachu', {}, (width, height) => width < 680 && height < 800),
  pikachuRow('Pikachu, tall', { rows: 20, cols: 8 }, (_width, height) => height < 800),
  pikachuRow('Pikachu, small', { rows: 6, cols: 10 }, () => false),
  pikachuRow('Pikachu, large', { rows: 16, cols: 28 }, (width) => width < 1280),
  ...tableRows,
];
