// A replay is watched: its own controls act, the board's do not show, and nobody is taught over it.

import type { Page } from '@playwright/test';
import { createRng } from '../../src/core/rng.ts';
import { games } from '../../src/games/index.ts';
import { manifestOf, newSession, playRandomly } from '../harness.ts';
import { openBoard } from './boards.ts';
import { expect, test } from './harness.ts';

test.use({ newcomer: true });

/** What can be pressed on the board and acts. */
const acting = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, input, select, textarea)')]
      .filter((one) => one.checkVisibility() && !one.matches(':disabled'))
      // Cells are looked at, tabs and what opens to be read lead somewhere.
      .filter((one) => !one.matches('[role="gridcell"], [role="tab"], [aria-haspopup="dialog"]'))
      .map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );

/** The first board of every game, and one of each other kind. */
const boards = [
  ...games.map(({ id }) => [id, undefined] as const),
  ['witches', 'solo-first-game'],
] as const;

test('replays of all games show no control of the board and no lesson, at the start and in the middle', async ({
  page,
}) => {
  for (const [id, preset] of boards) {
    const game = await manifestOf(id).loadGame();
    const session = newSession(game, preset ?? game.presets[0].id, 'watched');
    playRandomly(session, createRng('watched'), 12);
    const name = preset ?? id;
    expect(session.tally.moves, name).toBeGreaterThan(0);
    await openBoard(page, session);
    await page.goto('/replay/board/putthere');
    const controls = page.getByRole('region', { name: 'Replay' });
    await expect(controls.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(page.locator('main .layout')).toBeVisible();
    expect(await acting(page), `${name} at the start`).toEqual([]);
    await controls.getByRole('button', { name: 'To the end' }).click();
    await expect(controls.getByRole('button', { name: 'To the end' })).toBeDisabled();
    expect(await acting(page), `${name} in the middle`).toEqual([]);
    await expect(page.locator('dialog[open], .lesson')).toHaveCount(0);
  }
});
