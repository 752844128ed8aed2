// A replay is watched: its own controls act, the board's do not show, and nobody is taught over it.

import { expect, test } from './harness.ts';

const boards = [
  ['hudoku', '/hudoku'],
  ['pikachu', '/pikachu?scene=game'],
  ['dokuborn', '/dokuborn'],
  ['dragon-quest', '/dragon-quest'],
  ['witches', '/witches'],
] as const;

test.use({ newcomer: true });

test('replays of all games show no control of the board and no lesson', async ({ page }) => {
  for (const [game, path] of boards) {
    await page.goto(path);
    await page.waitForURL(new RegExp(`/${game}/\\w{6,}$`));
    const [board] = page.url().split('/').reverse();
    await page.goto(`/replay/board/${board}`);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(page.locator('main .layout')).toBeVisible();
    const acting = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(button, input, select, textarea)')]
        .filter((one) => one.checkVisibility() && !one.matches(':disabled'))
        // Cells are looked at, tabs and what opens to be read lead somewhere.
        .filter((one) => !one.matches('[role="gridcell"], [role="tab"], [aria-haspopup="dialog"]'))
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    );
    expect(acting, game).toEqual([]);
    await expect(page.locator('dialog[open], .lesson')).toHaveCount(0);
  }
});
