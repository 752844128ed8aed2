// Hints in four presses, in every game: where, why, what, done; marks drawn, nothing covered, Escape, prices, the log.

import { expect, test } from './harness.ts';
import { hintCard, pressOn } from './hints.ts';

const games = ['hudoku', 'pikachu', 'dokuborn', 'dragon-quest', 'witches'];

test.use({ viewport: { width: 390, height: 844 } });

for (const game of games)
  test(`${game}: a hint is told in stages, drawn, and covers nothing`, async ({ page }) => {
    await page.goto(`/${game}`);
    const start = page.getByRole('button', { name: /^(Start Game|I know it, play)$/ });
    const bulb = page.getByRole('button', { name: /^Hint/ }).first();
    await expect(start.or(bulb).first()).toBeVisible();
    for (let step = 0; step < 2 && (await start.first().isVisible()); step++)
      await start.first().click();
    await expect(bulb).toBeVisible();
    await page.keyboard.press('h');
    const card = hintCard(page);
    await expect(card.locator('.hint-told')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.mark-target')).toHaveCount(0);
    await pressOn(page);
    await expect(page.locator('.mark-target')).toHaveCount(0);
    const covered = await card.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [top + 4, bottom - 4].map((y) => [(left + right) / 2, y] as const);
      return points.some(([x, y]) =>
        document
          .elementsFromPoint(x, y)
          .some((other) => other.closest('[role="grid"], .layout-controls') !== null),
      );
    });
    expect(covered).toBe(false);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(page.locator('.marks')).toHaveCount(0);
  });
