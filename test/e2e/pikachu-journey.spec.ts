// The journey of Pikachu in the browser.

import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import { Session } from '../../src/core/session.ts';
import { type PikachuTypes, pikachu } from '../../src/games/pikachu/index.ts';
import { rounds } from '../../src/games/pikachu/journey.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  takePicture,
  test,
} from './harness.ts';
import { figure } from './pikachu.ts';

const storedJourney = (page: Page) =>
  page.evaluate(async () => {
    const names = await indexedDB.databases();
    const opening = indexedDB.open(names[0]?.name ?? '');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const request = database.transaction('shelf').objectStore('shelf').get('pikachu-journey');
    const value = await new Promise<{ seed: string }>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return value;
  });

test('a round of the journey: reshuffled, passed, and kept over a reload', async ({ page }) => {
  await page.goto('/pikachu');
  await page.getByRole('link', { name: 'Journey' }).click();
  await page.getByRole('button', { name: 'Begin the journey' }).click();
  await expect(page.getByText('0 of 36 stars · 3 reshuffles left')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play: Round/ })).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Play: Round 1' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(48);
  await expect(page.locator('.bar-title')).toContainText('Journey, round 1');
  const { seed } = await storedJourney(page);
  const params = rounds[0]?.params;
  const board = params && deal(pikachu, params, `${seed}-1`, unlimitedBudget);
  if (!board?.ok) throw new Error('no board');
  const session = new Session<PikachuTypes>(pikachu, board.value);
  const follow = async (cells: readonly number[]) => {
    for (let index = 0; index + 1 < cells.length; index += 2)
      session.play({ type: 'match', from: cells[index] ?? 0, to: cells[index + 1] ?? 0 }, 0);
    await page.evaluate((list) => {
      for (const cell of list)
        document.querySelector<HTMLElement>(`.pikachu-grid [data-cell="${cell}"]`)?.click();
    }, cells);
  };
  await follow(board.value.puzzle.proof.slice(0, 24));
  await expect(figure(page, 'Left')).toHaveText('24');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Reshuffle (−100, 3 left)' }).click();
  await expect(page.getByText('The remaining tiles have changed places').first()).toBeVisible();
  session.play({ type: 'reshuffle' }, 0);
  const solution = pikachu.solve(board.value.puzzle, session.state, unlimitedBudget);
  if (!solution?.ok) throw new Error('reshuffled into a board that cannot be cleared');
  await follow(
    solution.value.moves.flatMap((move) => (move.type === 'match' ? [move.from, move.to] : [])),
  );
  const result = page.getByRole('dialog', { name: 'Cleared!' });
  await expect(result).toContainText('Round 1 passed with 3 stars.');
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'pikachu-round-1280');
  await result.getByRole('link', { name: 'Next round' }).click();
  for (let visit = 0; visit < 2; visit++) {
    await expect(page.getByText('3 of 36 stars · 2 reshuffles left')).toBeVisible();
    await expect(page.getByRole('img', { name: '3 stars of 3' })).toBeVisible();
    // Also where it would be out of sight.
    await expect(page.getByRole('button', { name: 'Play: Round 2' })).toBeInViewport({ ratio: 1 });
    if (visit === 1) break;
    await page.setViewportSize({ width: 640, height: 400 });
    await page.reload();
  }
  await takePicture(page, 'pikachu-journey-1280');
});
