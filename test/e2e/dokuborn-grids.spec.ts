// Grids of one's own choice: by code, by the form for a new game, and made in the editor.

import { unlimitedBudget } from '../../src/core/budget.ts';
import { openCode as openShareCode } from '../../src/core/deal.ts';
import { encodeOriginal } from '../../src/games/dokuborn/index.ts';
import { chooseFromMenu, DRAGONS, dealt, game, headOf, openCode } from './dokuborn.ts';
import {
  calm,
  expect,
  expectAccessibleInBothThemes,
  press,
  readCopied,
  takePicture,
  test,
} from './harness.ts';

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
  // on paper it has its level as measured, and a title of one's own
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('For Ann');
  await press(page, 'Tab');
  await expect(page.locator('.print-side')).toContainText(
    /For Ann, Dokuborn · Very Hard 2×2 · \d+ forced cells?/,
  );
  await page.goBack();
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
