// Presses, ways out and the focus around every board: two taps are one, New game closes from everywhere, the focus is
// never lost, notices cover nothing.

import type { Page } from '@playwright/test';
import { games } from '../../src/games/index.ts';
import { dealPreset, manifestOf } from '../harness.ts';
import { calm, expect, press, test } from './harness.ts';

test.use({ tapGuard: true });

async function openGame(page: Page, id: string, preset?: string): Promise<void> {
  const game = await manifestOf(id).loadGame();
  const { code } = dealPreset(game, preset ?? game.presets[0].id, 'presses');
  await page.addInitScript(() => localStorage.setItem('curio.dokuborn.tutorial', 'seen'));
  await page.goto(`/play/${code}`);
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible({ timeout: 20_000 });
}

/** How many entries the log of the newest board has, once it is saved. */
function logLength(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const request = indexedDB.open('curio');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const all = database.transaction('boards').objectStore('boards').getAll();
    const boards = await new Promise<{ save: string; updatedAt: number }[]>((resolve) => {
      all.onsuccess = () => resolve(all.result);
    });
    database.close();
    const [newest] = boards.sort((one, other) => other.updatedAt - one.updatedAt);
    return newest?.save.split('\n').filter((line) => /^\d/.test(line)).length ?? 0;
  });
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? element?.tagName ?? '';
  });

test.describe('two taps are one', () => {
  test('Dragon Quest: a card that was just revealed is not resolved', async ({ page }) => {
    await openGame(page, 'dragon-quest');
    await page
      .getByRole('gridcell', { name: /a card can go here/ })
      .first()
      .dblclick();
    await expect.poll(() => logLength(page)).toBe(1);
    await expect(page.getByRole('gridcell', { name: /face-up/ }).first()).toBeVisible();
    // Later it is resolved like any other.
    await calm(page);
    expect(await logLength(page)).toBe(1);
  });

  test('Dokuborn: a refused card does not give its place to another guess', async ({ page }) => {
    await openGame(page, 'dokuborn');
    await page.getByRole('gridcell').first().click();
    await page.getByRole('combobox').fill('mickey');
    await page.getByRole('option').nth(5).dblclick();
    await expect.poll(() => logLength(page)).toBe(1);
    await calm(page);
    expect(await logLength(page)).toBe(1);
  });

  test('Witches: a potion is used once, and the button says nothing of an empty one', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('curio.witches.table', '-'));
    await openGame(page, 'witches');
    const herbs = page.getByRole('button', { name: /Parsley|Sage|Chives|Mint|Dill/ });
    await herbs.first().click();
    await page.getByRole('button', { name: 'Use Potion', exact: true }).dblclick();
    await expect.poll(() => logLength(page)).toBe(1);
    await expect(page.getByText('The potion is empty.')).toHaveCount(0);
  });

  test('Hudoku: More stays open, and Deal deals once', async ({ page }) => {
    await openGame(page, 'hudoku');
    await page.getByRole('button', { name: 'More' }).dblclick();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.getByRole('menuitem', { name: 'New game' }).click();
    const before = page.url();
    await page.getByRole('button', { name: 'Deal', exact: true }).dblclick();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await logLength(page)).toBe(0);
  });

  test('Pikachu: tiles far apart count however fast they are tapped', async ({ page }) => {
    const game = await manifestOf('pikachu').loadGame();
    await openGame(page, 'pikachu', game.presets[0].id);
    const tiles = await page.getByRole('gridcell').all();
    // In one go, without the pauses that a test makes between two clicks.
    const places = await Promise.all([3, 9].map((index) => tiles[index]?.boundingBox()));
    for (const place of places)
      if (place) await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    // Two different tiles: a pair, or a miss that is told; the second press was taken in any case.
    await expect(page.locator('[aria-live="polite"]')).not.toBeEmpty();
  });
});

test('New game can be closed wherever it was opened', async ({ page }) => {
  for (const { id, words } of games) {
    const { title } = await words.en();
    await page.goto('/');
    await page.getByRole('link', { name: `New game of ${title}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    await expect(page, id).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Curio' })).toBeVisible();
  }
  // By an address of its own there is no page to go back to.
  await page.goto('/hudoku?new');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown board says so, and there is a way on', async ({ page }) => {
  await page.goto('/dragon-quest/nosuchboard');
  await expect(page.getByRole('alert')).toContainText(/isn’t in this browser/);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the focus goes along, and comes back', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('link', { name: 'Rules of Hudoku' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').first()).toContainText('Rules of Hudoku');

  await openGame(page, 'hudoku');
  await page.locator('[role="gridcell"][tabindex="0"]').focus();
  const before = await focused(page);
  await press(page, '?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe(before);
  await press(page, 'p');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await press(page, 'Enter');
  await expect(page.locator('[role="gridcell"]:focus')).toHaveCount(1);
});

test('notices are in the open dialog, and cover nothing of the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, 'hudoku');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await press(page, 'n');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('storage is full');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const notice = page.locator('.notice');
  await expect(notice.getByRole('button', { name: /Save .* file/ })).toBeVisible();
  const covered = await notice.evaluate((element) => {
    const own = element.getBoundingClientRect();
    return [...document.querySelectorAll('.playing button')]
      .filter((button) => !element.contains(button))
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  });
  expect(covered).toEqual([]);
});

test('Escape leaves a menu and a hint whose parts are still on their way', async ({ page }) => {
  let bring = () => {};
  const asked = new Promise<void>((resolve) => {
    bring = resolve;
  });
  for (const part of ['panels', 'hint-card'])
    await page.route(`**/${part}-*.js`, async (route) => {
      await asked;
      await route.continue();
    });
  await openGame(page, 'hudoku');
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'Escape');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(more).toBeFocused();
  await press(page, 'h');
  await expect(page.locator('.marks')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.locator('.marks')).toHaveCount(0);
  bring();
  // Both come when they are asked for again, and not before.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await press(page, 'h');
  await expect(page.getByRole('complementary', { name: 'Hint' })).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('complementary', { name: 'Hint' })).toHaveCount(0);
  // What has just changed takes no press for a moment.
  await expect(async () => {
    if (await page.getByRole('menu').isHidden()) await more.click();
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await press(page, 'Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
});
