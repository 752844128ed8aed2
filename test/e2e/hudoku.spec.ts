// Hudoku in the browser: won by keyboard alone, won with the finger on a phone, a board that means the same after every
// move, entry, the clock, hints, the editor.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import type { Params, Puzzle } from '../../src/games/hudoku/index.ts';
import { hudoku } from '../../src/games/hudoku/index.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  press,
  takePicture,
  test,
  watchLongTasks,
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

/** Notes by kind whatever is felt: seen, heard and shaken. */
const listen = () => {
  const kinds: string[] = [];
  Object.assign(window, { kinds });
  document.addEventListener('felt', (event) => {
    if (event instanceof CustomEvent) kinds.push(event.detail.kind);
  });
};
const felt = (page: Page) =>
  page.evaluate(() => (window as unknown as { kinds: readonly string[] }).kinds);

const figure = (page: Page, name: string) =>
  page.locator('.hudoku-figures > div', { hasText: new RegExp(`^${name}`) }).locator('dd');

const padDigit = (page: Page, digit: number) => page.locator(`.hudoku-pad [data-digit="${digit}"]`);

/** What the board means, cell by cell: its lines and colour, and what stands in it. */
const meaningOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hudoku-cell')].map((cell) => {
      const style = getComputedStyle(cell);
      const lines = ['--top', '--right', '--bottom', '--left'];
      return {
        drawn: [
          // But for the ring of the selected cell, which comes first.
          ...getComputedStyle(cell, '::before')
            .boxShadow.split(/, (?=rgb)/)
            .slice(1),
          style.getPropertyValue('--ground'),
          ...lines.map((line) => style.getPropertyValue(line)),
        ].join(' '),
        said: cell.getAttribute('aria-label') ?? '',
      };
    }),
  );

test('a timed game is won by keyboard alone', async ({ page }) => {
  const { code, puzzle } = dealt({}, 'e2e-keyboard');
  await page.addInitScript(listen);
  await open(page, code);
  await expectAccessibleInBothThemes(page);
  // Wherever the focus is, an arrow brings it onto the board.
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await press(page, 'ArrowLeft');
  let at = { row: 0, column: 0 };
  const cells = hidden(puzzle);
  for (const cell of cells) {
    await walk(page, at, cell);
    await expect(cellAt(page, cell.row, cell.column)).toBeFocused();
    if (cell === cells[0]) {
      // One wrong digit first: it is told, and counted, and changes nothing else.
      const wrong = (cell.digit % 4) + 1;
      await press(page, String(wrong));
      await expect(cellAt(page, cell.row, cell.column)).toHaveAccessibleName(/was wrong/);
      await expect(page.getByRole('status').first()).toContainText(`${wrong} is wrong`);
      await expect(figure(page, 'Wrong 1')).toHaveText('−250');
      // The same one again costs nothing.
      await press(page, String(wrong));
      await expect(page.getByRole('status').first()).toContainText(`You tried ${wrong} here`);
      await expect(figure(page, 'Wrong 1')).toHaveText('−250');
    }
    await press(page, String(cell.digit));
    at = cell;
  }
  expect(await felt(page)).toEqual(['missed', ...cells.slice(1).map(() => 'accepted'), 'won']);
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
    // Digit first: every 1, then cell first for the rest; the second tap on a digit lets go of it.
    const all = hidden(puzzle);
    const ones = all.filter(({ digit }) => digit === 1);
    await padDigit(page, 1).tap();
    await expect(padDigit(page, 1)).toHaveAttribute('aria-pressed', 'true');
    for (const { row, column } of ones) await cellAt(page, row, column).tap();
    await expect(padDigit(page, 1)).toHaveAttribute('aria-description', 'none left');
    expect(await page.evaluate(() => localStorage.getItem('curio.hudoku.order'))).toBe('digit');
    await padDigit(page, 1).tap();
    await expect(padDigit(page, 1)).toHaveAttribute('aria-pressed', 'false');
    // A blank explains itself.
    await page.getByRole('gridcell', { name: /blank/ }).first().tap();
    await expect(page.getByRole('status').first()).toContainText('A blank: nothing goes here');
    for (const { row, column, digit } of all.filter(({ digit }) => digit !== 1)) {
      await cellAt(page, row, column).tap();
      await padDigit(page, digit).tap();
    }
    await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
  });
});

test('the board means the same before and after every entry, undo and reload', async ({ page }) => {
  const { code, puzzle } = dealt({ template: 'jigsaw', level: 'medium', mode: 'calm' }, 'e2e-same');
  await open(page, code);
  const before = await meaningOf(page);
  const lines = (meaning: typeof before) => meaning.map(({ drawn }) => drawn);
  const words = (meaning: typeof before) => meaning.map(({ said }) => said);
  const [first, second, third] = hidden(puzzle);
  if (!first || !second || !third) throw new Error('nothing hidden');
  const unselect = () => press(page, 'Home', 'ArrowUp');

  // Entries, right and wrong, by keyboard and popup; a whole row is entered.
  const row = hidden(puzzle).filter((cell) => cell.row === first.row);
  for (const cell of row) {
    await cellAt(page, cell.row, cell.column).click();
    await press(page, String(cell.digit));
  }
  expect(lines(await meaningOf(page))).toEqual(lines(before));
  await expect(figure(page, 'Filled')).toHaveText(`${81 - hidden(puzzle).length + row.length}/81`);
  const entered = await meaningOf(page);
  await page.reload();
  await expect(page.getByRole('grid', { name: /Hudoku board/ })).toBeVisible();
  expect(await meaningOf(page)).toEqual(entered);
  for (const _ of row) await page.getByRole('button', { name: 'Undo' }).click();
  expect(await meaningOf(page)).toEqual(before);

  // Marks, a digit over them, and erasing it: all marks come back, the neighbours' too.
  await page.getByRole('button', { name: 'Fill in marks' }).click();
  const marked = await meaningOf(page);
  expect(words(marked)).not.toEqual(words(before));
  await cellAt(page, first.row, first.column).click();
  await press(page, String(first.digit), '0');
  expect(words(await meaningOf(page))).toEqual(words(marked));
  await page.getByRole('button', { name: 'Fill in marks' }).click();
  await expect(page.getByRole('status').first()).toContainText('up to date');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await meaningOf(page)).toEqual(marked);

  // A conflict is marked and named, and goes with the digit.
  const conflicting = puzzle.revealed[first.row]?.find((square) => Number(square) > 0);
  await cellAt(page, first.row, first.column).click();
  await press(page, String(conflicting));
  await expect(cellAt(page, first.row, first.column)).toHaveAccessibleName(/sees another/);
  await expect(page.locator('.hudoku-cell.conflict')).not.toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.hudoku-cell.conflict')).toHaveCount(0);
  await unselect();
  expect(await meaningOf(page)).toEqual(marked);
});

test('several cells take marks at once, the popup stays for marks and goes when it should', async ({
  page,
}) => {
  const board = Array.from({ length: 99 }, (_, index) =>
    dealt({ template: 'sudoku', mode: 'calm' }, `e2e-corner-${index}`),
  ).find(({ puzzle }) => puzzle.revealed[0]?.[0] === 0);
  if (!board) throw new Error('no deal with an empty corner');
  await open(page, board.code);
  const row = hidden(board.puzzle).filter((cell) => cell.row === 0);
  const cells = row.map(({ column }) => cellAt(page, 0, column));
  const [corner] = cells;
  const last = row.at(-1);
  if (!corner || !last) throw new Error('no cells');

  // Dragged over the first row: marks for all of its empty cells, as one step.
  const from = await corner.boundingBox();
  const to = await cellAt(page, 0, 8).boundingBox();
  if (!from || !to) throw new Error('no boxes');
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + 9, { steps: 16 });
  await page.mouse.up();
  await expect(page.locator('.hudoku-cell.selected')).toHaveCount(9);
  await padDigit(page, 5).click();
  for (const cell of cells) await expect(cell).toHaveAccessibleName(/marks 5$/);
  await press(page, 'Control+6');
  for (const cell of cells) await expect(cell).toHaveAccessibleName(/marks 5 6$/);
  await press(page, 'Delete');
  for (const cell of cells) await expect(cell).not.toHaveAccessibleName(/marks/);
  await press(page, 'Control+z', 'Control+z');
  for (const cell of cells) await expect(cell).toHaveAccessibleName(/marks 5$/);
  await press(page, 'Control+z');
  for (const cell of cells) await expect(cell).not.toHaveAccessibleName(/marks/);
  // Escape leaves one of them; Shift takes more.
  await press(page, 'Escape');
  await expect(page.locator('.hudoku-cell.selected')).toHaveCount(1);
  await corner.click();
  await press(page, 'Shift+ArrowRight', 'Shift+ArrowDown');
  await expect(page.locator('.hudoku-cell.selected')).toHaveCount(3);
  await cellAt(page, 2, 2).click({ modifiers: ['Shift'] });
  await cellAt(page, 8, 8).click({ modifiers: ['Control'] });
  await expect(page.locator('.hudoku-cell.selected')).toHaveCount(7);

  // The popup opens at the first cell too, off its row and column.
  await corner.click();
  const popup = page.getByRole('dialog', { name: /row 1, column 1/ });
  await expect(popup).toBeVisible();
  const box = await popup.boundingBox();
  expect(box && box.x > from.x + from.width && box.y > from.y + from.height).toBe(true);
  await expectAccessible(page);
  await press(page, 'Escape');
  await expect(popup).toBeHidden();
  await expect(corner).toBeFocused();
  await corner.click();
  await page.locator('.hudoku-status').click();
  await expect(popup).toBeHidden();
  // It stays for several marks, and goes with a digit.
  await page.getByRole('button', { name: 'Pencil' }).click();
  await corner.click();
  for (const digit of [1, 2, 3])
    await popup.getByRole('button', { name: String(digit), exact: true }).click();
  await expect(corner).toHaveAccessibleName(/marks 1 2 3/);
  await page.getByRole('button', { name: 'Pencil' }).click();
  await popup.getByRole('button', { name: '4', exact: true }).click();
  await expect(popup).toBeHidden();
  await expect(corner).toHaveAccessibleName(/4, yours/);
  // After a press on the pad the keys still work.
  await padDigit(page, 9).click();
  await press(page, '3');
  await expect(corner).toHaveAccessibleName(/3, yours/);
  await press(page, 'ArrowRight');
  await expect(cellAt(page, 0, 1)).toBeFocused();

  // It can be switched off, and mistakes can be shown: asked first, and told in the end.
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /Entry and marking/ }).click();
  const options = page.getByRole('dialog', { name: 'Entry and marking' });
  await options.getByRole('checkbox', { name: /Number popup/ }).uncheck();
  await options.getByRole('radio', { name: /^Mistakes/ }).check();
  await page.getByRole('button', { name: 'Show mistakes' }).click();
  await expect(options.getByRole('radio', { name: /^Mistakes/ })).toBeChecked();
  await expectAccessible(page);
  await options.getByRole('button', { name: 'Close' }).click();
  const wrong = Number(board.puzzle.solution[0]?.[0]) === 3 ? /3, yours$/ : /3, yours, wrong/;
  await expect(corner).toHaveAccessibleName(wrong);
  await cellAt(page, last.row, last.column).click();
  await expect(page.locator('.hudoku-popup')).toBeHidden();
});

test('the clock reveals cells at the moments they fall due, seen, heard and named, and may finish the board', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(listen);
  const { code, puzzle } = dealt({}, 'e2e-sleep');
  await open(page, code);
  await expect(figure(page, 'Points')).toHaveText('10,000');
  await page.getByRole('button', { name: 'Fill in marks' }).click();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('status').first()).toContainText('Time is up.');
  await expect(page.getByRole('gridcell', { name: /given by the clock/ })).toHaveCount(1);
  await expect(page.locator('.hudoku-cell.by-clock')).toHaveCount(1);
  await expect(page.locator('.hudoku-cell.by-clock.arrived')).toHaveCount(1);
  await expect(figure(page, 'Given 1')).toHaveText('−500');
  expect(await felt(page)).toContain('clock');
  await page.clock.runFor(64_000);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Reveal a cell (−500 points)' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save the game to a file' }).click();
  const save = readFileSync(await (await download).path(), 'utf8');
  const times = (kind: string) =>
    save.split('\n').flatMap((line) => {
      const [, at, found] = line.split(' ');
      return found === kind ? [Number(at)] : [];
    });
  const [first = 0] = times('move');
  expect(times('clock')).toEqual([30_000, 60_000, 90_000].map((due) => first + due));
  await page.clock.runFor(30_000 * hidden(puzzle).length);
  const result = page.getByRole('dialog', { name: 'The clock finished it' });
  await expect(result).toBeVisible();
  await expect(result).not.toContainText(/Solved|Well done/);
});

test('a hint leads to a digit; rows, columns and regions are named meanwhile', async ({ page }) => {
  const { code } = dealt({ template: 'tall', level: 'medium', mode: 'calm' }, 'e2e-hint');
  await open(page, code);
  await page.getByRole('button', { name: 'Fill in marks' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await press(page, 'h');
  await expect(page.locator('.hint-told')).toBeVisible({ timeout: 30_000 });
  const names = page.locator('.hudoku-region-name');
  expect(
    await names.evaluateAll((all) => all.map((name) => name.getAttribute('data-name')).sort()),
  ).toEqual(['A', 'B', 'C', 'D']);
  await expect(page.locator('.hudoku-ruler[data-kind="rows"] span')).toHaveCount(6);
  await press(page, 'Escape');
  await expect(names).toHaveCount(0);
  await takeHint(page);
  await expect(page.getByRole('gridcell', { name: /from a hint/ })).toHaveCount(1);
});

test('drawings of one’s own, sudokus from elsewhere, and practice', async ({ page }) => {
  await open(page, dealt({ mode: 'calm' }, 'e2e-editor').code);
  await press(page, 'n');
  const dialog = page.getByRole('dialog', { name: 'New game of Hudoku' });
  await dialog.getByRole('radio', { name: /Custom/ }).check();
  await dialog.getByLabel('Board', { exact: true }).selectOption('custom');
  await expect(dialog.getByText('This drawing works.')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText(/Available levels: Easy/)).toBeVisible();
  // Levels that it cannot give are not to be had.
  const level = dialog.getByLabel('Level');
  await expect(level.locator('option[value="expert"]')).toBeDisabled();
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'hudoku-editor');

  // Twelve by twelve, painted with a moving brush: a new region is there at once, and nothing blocks.
  await dialog.getByLabel('Rows').fill('12');
  await dialog.getByLabel('Columns').fill('12');
  await dialog.getByLabel('Columns').blur();
  const longTasks = await watchLongTasks(page);
  await dialog.getByRole('button', { name: 'New region' }).click();
  await expect(dialog.getByRole('button', { name: 'e, 0 cells', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const start = dialog.locator('.editor-cell[data-cell="64"]');
  await start.scrollIntoViewIfNeeded();
  const box = await start.boundingBox();
  if (!box) throw new Error('no box');
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 5 + 4 * box.width, box.y + 5, { steps: 12 });
  await page.mouse.up();
  await expect(dialog.getByRole('button', { name: 'e, 5 cells', exact: true })).toBeVisible();
  await expect(start).toHaveClass(/edge-left/);
  await expect(start).toHaveClass(/edge-top/);
  await expect(start).not.toHaveClass(/edge-right/);
  await expect(dialog.locator('.editor-verdict')).toContainText('at most 16 cells');
  test.info().annotations.push({ type: 'long tasks', description: String(await longTasks()) });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('button', { name: 'e, 0 cells', exact: true })).toBeVisible();

  await dialog.getByText('As text (JSON)').click();
  const text = dialog.getByRole('textbox', { name: 'As text (JSON)' });
  await text.fill('[["a","a"],["a"]]');
  await expect(dialog.getByRole('alert')).toContainText('row 2');
  await expect(dialog.getByRole('button', { name: 'Deal' })).toBeDisabled();
  await expect(dialog.locator('.editor-cell')).toHaveCount(144);
  // One fault, one sentence.
  await expect(dialog.getByText(/equally long/)).toHaveCount(1);
  await text.fill('[["a","b"],["c","b"]]');
  await expect(dialog.locator('.editor-cell')).toHaveCount(4);
  await expect(dialog.getByText(/can’t be filled/)).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Deal' })).toBeDisabled();

  // A sudoku from elsewhere, where a code belongs: proven on the spot, its level told, played.
  const foreign =
    '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
  await dialog.getByLabel('Or paste a code or link').fill(foreign);
  await dialog.getByRole('button', { name: 'Open' }).click();
  const importer = dialog.getByRole('textbox', { name: 'Bring a sudoku from elsewhere' });
  await expect(importer).toHaveValue(foreign);
  const verdict = dialog.locator('#sudoku-verdict');
  await expect(verdict).toContainText('exactly one solution. Level: Easy');
  await importer.fill(foreign.replace('53', '55'));
  await expect(verdict).toContainText('row 1');
  await importer.fill(`${foreign.slice(0, 80)}0`.replace(/[5-9]/g, '0'));
  await expect(verdict).toContainText('more than one solution');
  await importer.fill(foreign.replace(/(.{9})/g, '|$1|\n'));
  await expect(verdict).toContainText('exactly one solution');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Play it' }).click();
  await expect(dialog).toBeHidden();
  await expect(cellAt(page, 0, 0)).toHaveAccessibleName(/5, given/);

  // And a board about what its hint is about.
  await press(page, 'h');
  await expect(page.locator('.hint-told')).toBeVisible({ timeout: 30_000 });
  await press(page, 'h');
  await page.getByRole('button', { name: 'Practise this' }).click();
  await expect(page.getByText('Practise: Only one')).toBeVisible();
});
