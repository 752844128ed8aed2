// A new version is deployed while a board is being played: the files that this page was built with are gone from the server.
// The board is played to its end all the same, and its result is there and counted.

import type { Page } from '@playwright/test';
import { gameIds } from '../../src/games/index.ts';
import { manifestOf } from '../harness.ts';
import { expect, test } from './harness.ts';
import { almostDone, putRecords } from './stored.ts';

/** Names of the scripts that the page has. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/(\w+)-[^/]*\.js$/.exec(name)?.[1] ?? []),
  );

test('a game that is running when a new version is deployed ends, and counts', async ({ page }) => {
  // A hint does not end a table of Witches: it does not know the recipe.
  const ending = gameIds.filter((id) => id !== 'witches');
  const boards = await Promise.all(
    ending.map(async (id) => almostDone(await manifestOf(id).loadGame(), id)),
  );
  await page.goto('/');
  await putRecords(
    page,
    'boards',
    boards.map(({ record }) => record),
  );
  for (const { record, final } of boards) {
    await page.goto(`/${record.game}/${record.id}`);
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
    // With the first step the page fetches what its end needs.
    await page.keyboard.press(final ? 'h' : 'u');
    await expect
      .poll(() => fetched(page), { message: record.game })
      // Fetched one after another; the lesson comes after the ending of board and game.
      .toEqual(expect.arrayContaining(['panels', 'ending', 'teaching']));
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    // On again to the end, or by the other stages of a hint.
    const dialog = page.getByRole('dialog').last();
    if (!final) for (const key of 'rr') await page.keyboard.press(key);
    await expect
      .poll(
        async () => {
          if (final && (await dialog.isHidden())) await page.keyboard.press('h');
          return dialog.isVisible();
        },
        { message: record.game, intervals: [500], timeout: 20_000 },
      )
      .toBe(true);
    const results = page.evaluate(
      () =>
        new Promise<readonly { readonly run: string }[]>((resolve, reject) => {
          const request = indexedDB.open('curio');
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const all = request.result.transaction('results').objectStore('results').getAll();
            all.onsuccess = () => {
              request.result.close();
              resolve(all.result);
            };
          };
        }),
    );
    expect((await results).map(({ run }) => run)).toContain(record.id);
    await page.unroute('**/assets/**');
  }
});
