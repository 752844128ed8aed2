// Pikachu on its screens: phones, the title, pictures that come and fail, motion.

import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  press,
  takePicture,
  test,
} from './harness.ts';
import { takeHint } from './hints.ts';
import { clickButton, dealt, figure, open, tileAt } from './pikachu.ts';

test('a phone gets a tall board of its own, what falls falls down, and it stays as it was dealt', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pikachu?new');
  const choice = page.getByRole('dialog', { name: 'New game of Pikachu' });
  await expect(choice.getByRole('radio', { name: /^Classic, tall/ })).toBeChecked();
  await choice.getByLabel('Shape of the board').selectOption('wide');
  await expect(choice.getByRole('radio', { name: /^Classic 20 by 8/ })).toBeChecked();
  await choice.getByLabel('Shape of the board').selectOption('screen');
  await choice.getByRole('radio', { name: /^Falling, tall/ }).check();
  await choice.getByRole('button', { name: 'Deal' }).click();
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '20');
  await expect(grid).toHaveAttribute('aria-colcount', '8');
  await takeHint(page);
  await takeHint(page);
  await expect(figure(page, 'Left')).toHaveText('156');
  /** No gap under a tile, where a tile is where it is seen. */
  const floating = () =>
    page.locator('.pikachu-tile').evaluateAll((cells) => {
      const byColumn = new Map<number, { y: number; empty: boolean }[]>();
      for (const cell of cells) {
        const { x, y } = cell.getBoundingClientRect();
        const column = Math.round(x);
        byColumn.set(column, [
          ...(byColumn.get(column) ?? []),
          { y, empty: cell.classList.contains('empty') },
        ]);
      }
      return [...byColumn.values()].filter((column) => {
        const seen = column.sort((one, two) => one.y - two.y).map(({ empty }) => empty);
        return seen.indexOf(false) >= 0 && seen.lastIndexOf(true) > seen.indexOf(false);
      }).length;
    });
  await expect.poll(floating).toBe(0);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(grid).toHaveAttribute('aria-rowcount', '20');
  await expect.poll(floating).toBe(0);
});

/** The journey as it is stored. */

test('the title leads to the board and back; the scene address skips it', async ({ page }) => {
  await page.goto('/pikachu');
  await expect(page.getByRole('heading', { level: 1, name: 'Pikachu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
  await page.waitForTimeout(800);
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await takePicture(page, 'pikachu-title-1280');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(160);
  const before = page.url();
  await clickButton(page, 'New Game');
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('gridcell')).toHaveCount(160);
  await clickButton(page, 'Main Menu');
  // There is a board to go on with, and a choice beside it.
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.getByRole('button', { name: 'New Game' }).click();
  const choice = page.getByRole('dialog', { name: 'New game of Pikachu' });
  await expect(
    choice
      .getByText(/^20 by 8 with 24 symbols. Careless play gets stuck 1 to 6\s% of the time\.$/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Journey' })).toBeVisible();
  for (const address of ['/pikachu?scene=game', '/?scene=game']) {
    await page.goto(address);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: /Start Game|Continue/ })).toHaveCount(0);
  }
});

test('only the pictures that a board needs are loaded, and words stand in where they fail', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (/symbols-.*\.svg$/.test(request.url())) sheets.push(request.url());
  });
  await open(page, dealt('classic', 'e2e-sheets'));
  await expect(page.locator('#tile-fox')).toBeAttached();
  expect(sheets).toHaveLength(1);
  await page.route(/symbols-.*\.svg$/, (route) => route.abort());
  await open(page, dealt('classic', 'e2e-words'));
  await expect(page.getByRole('alert')).toContainText('tiles show words');
  await page.unroute(/symbols-.*\.svg$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.pikachu-tile svg')).toHaveCount(160);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const)
    test(`the whole board fits ${width} x ${height} in ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const board = dealt(width < height ? 'tall-classic' : 'classic', 'e2e-fit');
      await open(page, board);
      await expect(page.locator('#tile-fox')).toBeAttached();
      const tall = width < height;
      await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', tall ? '20' : '8');
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      );
      expect(scrolls).toBeLessThanOrEqual(0);
      for (const at of [0, 159]) {
        const box = await page.getByRole('gridcell').nth(at).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width);
      }
      // Arrows go where they point, however the board lies.
      await page.getByRole('gridcell').first().focus();
      await press(page, 'ArrowDown', 'ArrowRight');
      await expect(page.locator(':focus')).toHaveAccessibleName(/row 2, column 2$/);
      await takePicture(page, `pikachu-${width}-${colorScheme}`);
      if (tall && colorScheme === 'light') {
        await expectAccessibleInBothThemes(page);
        await expectNoSidewaysScroll(page);
      }
    });

test('a large board pans on a phone with tiles that can be hit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, dealt('large-expert', 'e2e-large'));
  await expect(page.locator('#tile-pirate-flag')).toBeAttached();
  await expectNoSidewaysScroll(page, [320, 390]);
  const box = await page.getByRole('gridcell').first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
  await page.getByRole('gridcell').first().focus();
  await press(page, 'Control+End');
  await expect(page.locator(':focus')).toBeInViewport();
  await takePicture(page, 'pikachu-large-390');
});

test('nothing moves where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const board = dealt('classic', 'e2e-still');
  await open(page, board);
  const [from = 0, to = 0] = board.puzzle.proof;
  await tileAt(page, board, from).click();
  await tileAt(page, board, to).click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(figure(page, 'Left')).toHaveText('158');
});
