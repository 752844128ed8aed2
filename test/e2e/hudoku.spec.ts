// Hudoku in the browser: won by keyboard alone, won with the finger on a phone, a sleeping tab, hints, the editor.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import type { Params, Puzzle } from '../../src/games/hudoku/index.ts';
import { hudoku } from '../../src/games/hudoku/index.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  press,
  takePicture,
  test,
} from './harness.ts';
import { takeHint } from './hints.ts';

function dealt(
  params: Partial<Params>,
  seed: string,
): { readonly code: string; readonly puzzle: Puzzle } {
  const whole = { ...hudoku.presets[0].params, ...params };
  const result = deal(hudoku, whole, seed, unlimitedBudget);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

async function open(page: Page, code: string): Promise<void> {
  await page.goto(`/play/${code}`);
  await expect(page.getByRole('grid', { name: /Hudoku board/ })).toBeVisible();
}

/** The hidden cells with their digits, in reading order. */
function hidden(puzzle: Puzzle): readonly { row: number; column: number; digit: number }[] {
  return puzzle.revealed.flatMap((line, row) =>
    line.flatMap((square, column) =>
      square === 0 ? [{ row, column, digit: Number(puzzle.solution[row]?.[column]) }] : [],
    ),
  );
}

const cellAt = (page: Page, row: number, column: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row + 1}, column ${column + 1},`) });

/** Walks with the arrows from one cell to another; blanks are stepped on like any cell. */
async function walk(
  page: Page,
  from: { row: number; column: number },
  to: { row: number; column: number },
): Promise<void> {
  const vertical = to.row > from.row ? 'ArrowDown' : 'ArrowUp';
  const sideways = to.column > from.column ? 'ArrowRight' : 'ArrowLeft';
  for (let step = Math.abs(to.row - from.row); step > 0; step--)
    await page.keyboard.press(vertical);
  for (let step = Math.abs(to.column - from.column); step > 0; step--)
    await page.keyboard.press(sideways);
}

test('a timed game is won by keyboard alone', async ({ page }) => {
  const { code, puzzle } = dealt({}, 'e2e-keyboard');
  await open(page, code);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('gridcell').first().focus();
  let at = { row: 0, column: 0 };
  const [first] = hidden(puzzle);
  for (const cell of hidden(puzzle)) {
    await walk(page, at, cell);
    await expect(cellAt(page, cell.row, cell.column)).toBeFocused();
    if (cell === first) {
      // One wrong digit first: it is told, and counted, and changes nothing else.
      const wrong = (cell.digit % 4) + 1;
      await press(page, String(wrong));
      await expect(cellAt(page, cell.row, cell.column)).toHaveAccessibleName(/was wrong/);
      await expect(page.getByRole('status').first()).toContainText(`${wrong} is wrong`);
    }
    await press(page, String(cell.digit));
    at = cell;
  }
  const result = page.getByRole('dialog', { name: 'Solved!' });
  await expect(result).toBeVisible();
  await expect(result).toContainText(/Solved in .* without a hint\./);
  for (const name of ['Points', 'Wrong digits']) await expect(result).toContainText(name);
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'hudoku-won');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a calm game is won with the finger, and everything fits', async ({ page }) => {
    const { code, puzzle } = dealt({ template: 'wide', mode: 'calm' }, 'e2e-finger');
    await open(page, code);
    const fits = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
    expect(fits, 'board and pad without scrolling').toBe(true);
    const pad = page.getByRole('group', { name: 'Digits' });
    for (const { row, column, digit } of hidden(puzzle)) {
      await cellAt(page, row, column).tap();
      await pad.getByRole('button', { name: String(digit), exact: true }).tap();
    }
    await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
  });
});

test('the countdown reveals cells at the moments they fall due', async ({ page }) => {
  await page.clock.install();
  const { code } = dealt({}, 'e2e-sleep');
  await open(page, code);
  await page.getByRole('button', { name: 'Fill in marks' }).click();
  await page.clock.runFor(95_000);
  await expect(page.getByRole('status').first()).toContainText('Time is up.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Save the game to a file' }).click();
  const save = readFileSync(await (await download).path(), 'utf8');
  const times = (kind: string) =>
    save.split('\n').flatMap((line) => {
      const [, at, found] = line.split(' ');
      return found === kind ? [Number(at)] : [];
    });
  const [first = 0] = times('move');
  expect(times('clock')).toEqual([30_000, 60_000, 90_000].map((due) => first + due));
});

test('a hint leads to a digit; marks can be undone', async ({ page }) => {
  const { code } = dealt({ template: 'tall', level: 'medium', mode: 'calm' }, 'e2e-hint');
  await open(page, code);
  await page.getByRole('button', { name: 'Fill in marks' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await takeHint(page);
  await expect(page.getByRole('gridcell', { name: /yours/ })).toHaveCount(1);
});

test('a click opens the numbers at any empty cell, the first one too', async ({ page }) => {
  const seeds = Array.from({ length: 99 }, (_, index) => `e2e-corner-${index}`);
  const board = seeds
    .map((seed) => dealt({ mode: 'calm' }, seed))
    .find(({ puzzle }) => puzzle.revealed[0]?.[0] === 0);
  if (!board) throw new Error('no deal with an empty corner');
  await open(page, board.code);
  await cellAt(page, 0, 0).click();
  const popup = page.getByRole('dialog', { name: /row 1, column 1/ });
  await expect(popup).toBeVisible();
  const digit = Number(board.puzzle.solution[0]?.[0]);
  await popup.getByRole('button', { name: String(digit), exact: true }).click();
  await expect(cellAt(page, 0, 0)).toHaveAccessibleName(new RegExp(`${digit}.*yours`));
});

test('the editor says live what a drawing is good for, and names what is wrong', async ({
  page,
}) => {
  await open(page, dealt({ mode: 'calm' }, 'e2e-editor').code);
  await press(page, 'n');
  const dialog = page.getByRole('dialog', { name: 'New game of Hudoku' });
  await dialog.getByRole('radio', { name: /Custom/ }).check();
  await dialog.getByLabel('Board', { exact: true }).selectOption('custom');
  await expect(dialog.getByText('It can be filled.')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText(/Levels it can give/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'hudoku-editor');
  await dialog.getByText('As text (JSON)').click();
  const text = dialog.getByRole('textbox', { name: 'As text (JSON)' });
  await text.fill('[["a","a"],["a"]]');
  await text.blur();
  await expect(dialog.getByRole('alert')).toContainText('row 2');
  await expect(dialog.getByRole('button', { name: 'Deal' })).toBeDisabled();
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`pictures at ${width} in ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      for (const template of ['classic', 'pinwheel', 'sudoku']) {
        const { code } = dealt(
          { template, level: 'medium', mode: 'calm' },
          `e2e-picture-${template}`,
        );
        await open(page, code);
        await page.getByRole('button', { name: 'Fill in marks' }).click();
        await takePicture(page, `hudoku-${template}-${width}-${colorScheme}`);
      }
      if (width === 1280) await expectNoSidewaysScroll(page);
    });
