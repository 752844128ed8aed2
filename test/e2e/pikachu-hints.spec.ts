// Hints of Pikachu in the browser, and boards that are lost or stuck.

import { Session } from '../../src/core/session.ts';
import { boardFromTiles } from '../../src/games/pikachu/board/board.ts';
import {
  isClearable,
  type PikachuTypes,
  pairCells,
  pikachu,
} from '../../src/games/pikachu/index.ts';
import { expect, expectAccessibleInBothThemes, press, takePicture, test } from './harness.ts';
import { hintCard, pressOn, takeHint } from './hints.ts';
import { clickButton, type Dealt, dealt, figure, open, tileAt } from './pikachu.ts';

test('a hint shows the pair and its path, and Enter on one of its tiles plays it', async ({
  page,
}) => {
  await open(page, dealt('hard', 'e2e-hint'));
  const button = page.getByRole('group', { name: 'Game' }).getByRole('button', { name: /^Hint/ });
  await expect(button).toHaveText(/pair −20/);
  await expect(button).toHaveAccessibleDescription(/the pair costs 20 points/);
  await takeHint(page);
  await expect(figure(page, 'Left')).toHaveText('158');
  await page.getByRole('gridcell').first().focus();
  await press(page, 'h');
  await expect(hintCard(page)).toContainText('A safe pair');
  await pressOn(page);
  await expect(page.locator('.pikachu-path')).toHaveCount(0);
  await pressOn(page);
  await expect(page.locator('.pikachu-path.hinted')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page
    .getByRole('gridcell', { name: /the hint’s move/ })
    .first()
    .focus();
  await press(page, 'Enter');
  await expect(figure(page, 'Left')).toHaveText('156');
});

/** Plays at random until nothing matches: the moves, and after which of them the board was lost. */

function losingGame(): { board: Dealt; moves: readonly [number, number][]; lostAfter: number } {
  for (let seed = 0; ; seed++) {
    const board = dealt('small-expert', `e2e-lost-${seed}`);
    const session = new Session<PikachuTypes>(pikachu, board);
    const moves: [number, number][] = [];
    let lostAfter = -1;
    while (session.status === 'playing') {
      const { pairs, tiles, rows, cols } = session.view;
      const [from, to] = pairCells(pairs[(moves.length * 7 + seed) % pairs.length] ?? 0);
      if (lostAfter < 0 && isClearable(boardFromTiles(rows, cols, tiles)) === 'no')
        lostAfter = moves.length;
      moves.push([from, to]);
      session.play({ type: 'match', from, to }, 0);
    }
    if (session.status === 'stuck' && lostAfter > 0 && moves.length - lostAfter >= 2)
      return { board, moves, lostAfter };
  }
}

test('lost is told before stuck, stuck at once, and both offer the way out', async ({ page }) => {
  const { board, moves, lostAfter } = losingGame();
  await open(page, board);
  const tiles = [...board.puzzle.tiles];
  const match = async ([from, to]: readonly [number, number]) => {
    await tileAt(page, board, from, tiles).click();
    await tileAt(page, board, to, tiles).click();
    tiles[from] = 0;
    tiles[to] = 0;
  };
  await clickButton(page, 'Still clearable?');
  await expect(page.getByText('This board can still be cleared.').first()).toBeVisible();
  for (const pair of moves.slice(0, lostAfter)) await match(pair);
  await clickButton(page, 'Still clearable?');
  const lost = page.getByRole('region', { name: 'This board can no longer be cleared' });
  await expect(lost).toContainText('1 step back');
  await expectAccessibleInBothThemes(page);
  await lost.getByRole('button', { name: 'Go back 1 step' }).click();
  await expect(lost).toBeHidden();
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  await expect(figure(page, 'Left')).toHaveText(String(60 - 2 * (lostAfter - 1)));
  // With the setting on it is told without asking.
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Always tell me when it is lost: off' }).click();
  await press(page, 'r');
  await expect(lost).toBeVisible();
  await lost.getByRole('button', { name: 'Play on' }).click();
  for (const pair of moves.slice(lostAfter)) {
    await match(pair);
    if (await lost.isVisible()) await lost.getByRole('button', { name: 'Play on' }).click();
  }
  const stuck = page.getByRole('region', { name: 'No pair can be matched any more' });
  await expect(stuck).toBeVisible();
  await expect(stuck.getByRole('button', { name: /^Go back \d+ steps$/ })).toBeVisible();
  await takePicture(page, 'pikachu-stuck-1280');
  await stuck.getByRole('button', { name: 'Undo' }).click();
  await expect(stuck).toBeHidden();
  await press(page, 'r');
  await stuck.getByRole('button', { name: /Reshuffle/ }).click();
  await expect(stuck).toBeHidden();
  await expect(page.getByText('The remaining tiles have changed places').first()).toBeVisible();
});
