// Offline: after one visit the home page, every game and deep links start with the server gone. And: how much is loaded.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { games } from '../../src/games/index.ts';
import { dealPreset, manifestOf } from '../harness.ts';
import { expect, test } from './harness.ts';

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('home, every game and deep links start offline', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // Ready means installed: everything is in the cache. A controlled page is served from it.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Curio' })).toBeVisible();
    for (const { id } of games) {
      await page.goto(`/${id}?scene=game`);
      await expect(page.getByRole('button', { name: 'More' })).toBeVisible({ timeout: 20_000 });
      await page.goto(`/rules/${id}`);
      await expect(page.getByRole('link', { name: 'Play' })).toBeVisible();
    }
  });
});

/** Bytes of script, gzip, that the page itself has loaded; the worker's own files and card data are not the page's. */
async function scriptBytes(page: Page): Promise<number> {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).pathname)
      .filter((path) => path.endsWith('.js') && !/worker|catalogue/.test(path)),
  );
  return [...new Set(paths)]
    .map((path) => gzipSync(readFileSync(`dist/web${path}`)).length)
    .reduce((sum, size) => sum + size, 0);
}

/** The board that every game begins with, and of a game that has boards of another kind one of those. */
async function boardsToMeasure(): Promise<readonly (readonly [name: string, path: string])[]> {
  const witches = await manifestOf('witches').loadGame();
  const solo = witches.presets.find(({ params }) => params['play'] === 'solo');
  if (!solo) throw new Error('Witches has no solo preset');
  const { code } = dealPreset(witches, solo.id, 'bytes');
  return [
    ...games.map(({ id }) => [id, `/${id}?scene=game`] as const),
    ['witches, solo', `/play/${code}`],
  ];
}

test('home loads at most 64 KB of script, a game at most 45 KB more', async ({ page }) => {
  await page.goto('/');
  // Fetched ahead in an idle moment, and counted as home's.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/board-[^/]*\.js$/.test(name)),
  );
  await page.waitForLoadState('networkidle');
  const home = await scriptBytes(page);
  console.log(`home: ${home} bytes of script, gzip`);
  expect(home).toBeLessThanOrEqual(64 * 1024);
  for (const [name, path] of await boardsToMeasure()) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'More' })).toBeVisible({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    const more = (await scriptBytes(page)) - home;
    console.log(`${name}: ${more} bytes more`);
    expect.soft(more, name).toBeLessThanOrEqual(45 * 1024);
  }
});
