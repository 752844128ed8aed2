// Pikachu in the browser: won by keyboard, hints in steps, stuck and lost, fast clicks, the title, phones.

import type { Locator, Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import { Session } from '../../src/core/session.ts';
import { boardFromTiles } from '../../src/games/pikachu/board/board.ts';
import {
  isClearable,
  type Params,
  type PikachuTypes,
  pairCells,
  pikachu,
} from '../../src/games/pikachu/index.ts';
import { directions, nextTile, seenPlace, turnOf } from '../../src/web/games/pikachu/layout.ts';
import { tileWord } from '../../src/words/en/pikachu/symbols.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  press,
  takePicture,
  test,
  watchLongTasks,
} from './harness.ts';
import { hintCard, pressOn, takeHint } from './hints.ts';

function dealt(preset: string, seed: string, changes: Partial<Params> = {}) {
  const params = pikachu.presets.find(({ id }) => id === preset)?.params;
  if (!params) throw new Error(preset);
  const result = deal(pikachu, { ...params, ...changes }, seed, unlimitedBudget);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

type Dealt = ReturnType<typeof dealt>;

async function open(page: Page, board: Dealt): Promise<void> {
  await page.goto(`/play/${board.code}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** A tile by its name, as it is seen. */
function tileAt(page: Page, board: Dealt, cell: number, tiles = board.puzzle.tiles): Locator {
  const { rows, cols } = board.puzzle;
  const wide = (page.viewportSize()?.width ?? 0) > 500;
  const [row, column] = seenPlace(turnOf(rows, cols, !wide), cell);
  const name = `${tileWord(tiles[cell] ?? 0)}, row ${row + 1}, column ${column + 1}`;
  return page.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) });
}

/** The figure under a name in the status line. */
const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd');

const clickButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Game' }).getByRole('button', { name }).click();

const KEYS = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const;

/** The shortest way of arrows from tile to tile. */
function arrowsTo(board: Dealt, tiles: readonly number[], from: number, to: number): string[] {
  const { rows, cols } = board.puzzle;
  const turn = turnOf(rows, cols, false);
  const ways = new Map<number, readonly string[]>([[from, []]]);
  for (const [cell, way] of ways) {
    if (cell === to) return [...way];
    for (const direction of directions) {
      const next = nextTile(turn, tiles, cell, direction);
      if (!ways.has(next)) ways.set(next, [...way, KEYS[direction]]);
    }
  }
  throw new Error(`no way by arrows from ${from} to ${to}`);
}

test('a board is won by keyboard, and the result is told', async ({ page }) => {
  const board = dealt('small', 'e2e-keys', { rows: 4, cols: 8 });
  await open(page, board);
  const tiles = [...board.puzzle.tiles];
  const { proof } = board.puzzle;
  await page.getByRole('gridcell').first().focus();
  let at = 0;
  for (let index = 0; index + 1 < proof.length; index += 2) {
    const pair = [proof[index] ?? 0, proof[index + 1] ?? 0];
    for (const cell of pair) {
      await press(page, ...arrowsTo(board, tiles, at, cell));
      await expect(tileAt(page, board, cell, tiles)).toBeFocused();
      await press(page, 'Enter');
      at = cell;
    }
    for (const cell of pair) tiles[cell] = 0;
  }
  const result = page.getByRole('dialog', { name: 'Cleared!' });
  await expect(result).toBeVisible();
  await expect(result).toContainText(/Cleared in .* without a hint\./);
  for (const name of ['Points', 'Moves', 'Reshuffles']) await expect(result).toContainText(name);
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'pikachu-result-1280');
});

test('fast clicks and clicks on fading tiles match nothing twice', async ({ page }) => {
  const board = dealt('classic', 'e2e-fast');
  await open(page, board);
  const [first = 0, second = 0] = board.puzzle.proof;
  const one = await tileAt(page, board, first).elementHandle();
  const two = await tileAt(page, board, second).elementHandle();
  // All within one task, as no finger could: select, match, and five clicks on what is left of both.
  await page.evaluate(
    ([from, to]) => {
      const tap = (element: typeof from) => {
        if (element instanceof HTMLElement) element.click();
      };
      tap(from);
      for (let times = 0; times < 3; times++) tap(to);
      tap(from);
      tap(to);
      tap(from);
    },
    [one, two],
  );
  await expect(figure(page, 'Left')).toHaveText('158');
  await expect(figure(page, 'Moves')).toHaveText('1');
  await expect(figure(page, 'Score')).toHaveText('10');
  // A real double click selects and lets go again.
  const other = board.puzzle.tiles.findIndex((_, cell) => cell !== first && cell !== second);
  await tileAt(page, board, other).dblclick();
  await expect(tileAt(page, board, other)).toHaveAttribute('aria-selected', 'false');
  await expect(figure(page, 'Moves')).toHaveText('1');
  await tileAt(page, board, board.puzzle.proof[2] ?? 0).click();
  await tileAt(page, board, board.puzzle.proof[3] ?? 0).dblclick();
  await expect(figure(page, 'Left')).toHaveText('156');
  await expect(figure(page, 'Moves')).toHaveText('2');
});

test('selecting and matching keep the page free', async ({ page }) => {
  const board = dealt('classic', 'e2e-free');
  await open(page, board);
  await expect(page.locator('#tile-fox')).toBeAttached();
  const handles = [];
  for (const cell of board.puzzle.proof.slice(0, 40))
    handles.push(await tileAt(page, board, cell).elementHandle());
  // Clicked from inside the page: finding elements by role costs more than the game itself.
  const longTasks = await watchLongTasks(page);
  const millis = await page.evaluate(async (elements) => {
    const times: number[] = [];
    for (const element of elements) {
      const before = performance.now();
      if (element instanceof HTMLElement) element.click();
      times.push(performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    return times.sort((left, right) => left - right);
  }, handles);
  await expect(figure(page, 'Left')).toHaveText('120');
  console.log(
    `a click: median ${millis[20]?.toFixed(1)} ms, worst ${millis.at(-1)?.toFixed(1)} ms; ` +
      `tasks over 50 ms while selecting and matching: ${JSON.stringify(await longTasks())}`,
  );
});

test('a miss says why, the same tile again and Escape cost nothing, E jumps to equal tiles', async ({
  page,
}) => {
  const board = dealt('classic', 'e2e-miss');
  await open(page, board);
  const { tiles } = board.puzzle;
  const other = tiles.findIndex((tile) => tile !== tiles[0]);
  await tileAt(page, board, 0).click();
  await expect(tileAt(page, board, 0)).toHaveAttribute('aria-selected', 'true');
  await tileAt(page, board, 0).click();
  await expect(tileAt(page, board, 0)).toHaveAttribute('aria-selected', 'false');
  await press(page, 'Enter', 'Escape');
  await expect(tileAt(page, board, 0)).toHaveAttribute('aria-selected', 'false');
  await expect(figure(page, 'Moves')).toHaveText('0');

  await tileAt(page, board, 0).click();
  await tileAt(page, board, other).click();
  await expect(page.getByText('These tiles are different.').first()).toBeVisible();
  await expect(figure(page, 'Moves')).toHaveText('1');

  await clickButton(page, 'Debug');
  const pairs = new Session(pikachu, board).view.pairs.map(pairCells);
  const blocked = tiles.findIndex(
    (tile, cell) => cell > 0 && tile === tiles[0] && !pairs.some(([a, b]) => a === 0 && b === cell),
  );
  await tileAt(page, board, 0).click();
  await tileAt(page, board, blocked).click();
  await expect(page.getByText('Refused. No path').first()).toBeVisible();
  await expect(page.locator('.pikachu-path.refused')).toBeVisible();
  await takePicture(page, 'pikachu-debug-1280');
  const [from = 0, to = 0] = board.puzzle.proof;
  await tileAt(page, board, from).click();
  await tileAt(page, board, to).click();
  await expect(page.getByText(/Path [ILUZ]: \d+,\d+ → /).first()).toBeVisible();
  await expect(page.locator('.pikachu-path.matched')).toBeVisible();

  const cell = tiles.findIndex((_, index) => index !== from && index !== to);
  await tileAt(page, board, cell).focus();
  await press(page, 'e');
  await expect(page.locator(':focus')).toHaveAccessibleName(
    new RegExp(`^${tileWord(tiles[cell] ?? 0)}, `),
  );
  await expect(tileAt(page, board, cell)).not.toBeFocused();
  await press(page, 'Shift+E');
  await expect(tileAt(page, board, cell)).toBeFocused();
});

test('a hint shows the pair and its path, and Enter on one of its tiles plays it', async ({
  page,
}) => {
  await open(page, dealt('hard', 'e2e-hint'));
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
  await clickButton(page, 'Lost yet?');
  await expect(page.getByText('This board can still be cleared.').first()).toBeVisible();
  for (const pair of moves.slice(0, lostAfter)) await match(pair);
  await clickButton(page, 'Lost yet?');
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
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
  for (const address of ['/pikachu?scene=game', '/?scene=game']) {
    await page.goto(address);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Game' })).toHaveCount(0);
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
      const board = dealt('classic', 'e2e-fit');
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
