// Pikachu in the browser: won by keyboard, fast clicks, misses, and what is heard and seen of every step.

import { Session } from '../../src/core/session.ts';
import { pairCells, pikachu } from '../../src/games/pikachu/index.ts';
import { directions, nextTile, turnOf } from '../../src/web/games/pikachu/layout.ts';
import { tileWord } from '../../src/words/en/pikachu/symbols.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  press,
  takePicture,
  test,
  watchLongTasks,
} from './harness.ts';
import { clickButton, type Dealt, dealt, figure, open, tileAt } from './pikachu.ts';

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
  // Tried piece by piece, along rows and columns only, up to what is in the way.
  const lines = await page
    .locator('.pikachu-path.refused line')
    .evaluateAll((pieces) =>
      pieces.map((piece) =>
        ['x1', 'y1', 'x2', 'y2'].map((name) => Number(piece.getAttribute(name))),
      ),
    );
  expect(lines.length).toBeGreaterThan(0);
  for (const [x1, y1, x2, y2] of lines) expect(x1 === x2 || y1 === y2).toBe(true);
  await expect(page.locator('.pikachu-path.refused .block').first()).toBeVisible();
  await takePicture(page, 'pikachu-debug-1280');
  const [from = 0, to = 0] = board.puzzle.proof;
  await tileAt(page, board, from).click();
  await tileAt(page, board, to).click();
  await expect(page.getByText(/Path [ILUZ]: \d+,\d+ → /).first()).toBeVisible();
  await expect(page.locator('.pikachu-path.matched')).toBeVisible();
  await clickButton(page, 'Debug');
  await expect(page.locator('.pikachu-path')).toHaveCount(0);

  const cell = tiles.findIndex((_, index) => index !== from && index !== to);
  await tileAt(page, board, cell).focus();
  await press(page, 'e');
  await expect(page.locator(':focus')).toHaveAccessibleName(
    new RegExp(`^${tileWord(tiles[cell] ?? 0)}, `),
  );
  await expect(tileAt(page, board, cell)).not.toBeFocused();
  await press(page, 'Shift+E');
  await expect(tileAt(page, board, cell)).toBeFocused();

  // A right click shows all of a kind and selects nothing; whatever comes next ends it.
  await tileAt(page, board, cell).click({ button: 'right' });
  const alike = tiles.filter(
    (tile, index) => tile === tiles[cell] && index !== from && index !== to,
  ).length;
  await expect(page.locator('.pikachu-tile.alike')).toHaveCount(alike);
  await expect(page.locator('.pikachu-tile.selected')).toHaveCount(0);
  await expect(
    page.getByText(`${alike} ${tileWord(tiles[cell] ?? 0)} tiles on the board.`).first(),
  ).toBeVisible();
  await press(page, 'Escape');
  await expect(page.locator('.pikachu-tile.alike')).toHaveCount(0);
});

test('what happens is heard by its kind, flies to the score, and is unsaid by undo', async ({
  page,
}) => {
  const board = dealt('classic', 'e2e-felt');
  await open(page, board);
  await page.evaluate(() => {
    const felt: string[] = [];
    Object.assign(window, { felt });
    document.addEventListener('felt', (event) => {
      if (event instanceof CustomEvent)
        felt.push([event.detail.kind, event.detail.count ?? ''].join(''));
    });
  });
  const { proof, tiles } = board.puzzle;
  const press2 = async (one: number, two: number) => {
    await tileAt(page, board, one).click();
    await tileAt(page, board, two).click();
  };
  await press2(proof[0] ?? 0, proof[1] ?? 0);
  await expect(page.locator('.pikachu-gains span')).toHaveText(['+10']);
  await press2(proof[2] ?? 0, proof[3] ?? 0);
  await press2(proof[4] ?? 0, proof[5] ?? 0);
  await expect(page.locator('.message')).toContainText('154 tiles left');
  const gone = proof.slice(0, 6);
  const one = tiles.findIndex((_, cell) => !gone.includes(cell));
  const other = tiles.findIndex((tile, cell) => !gone.includes(cell) && tile !== tiles[one]);
  await press2(one, other);
  await page.locator('.bar').getByRole('button', { name: 'Undo' }).click();
  await page.locator('.bar').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('154 tiles left')).toHaveCount(0);
  await expect(figure(page, 'Left')).toHaveText('156');
  const felt = await page.evaluate(() => Reflect.get(window, 'felt'));
  expect(felt).toEqual(['accepted', 'combo2', 'combo3', 'missed', 'undone', 'undone']);
  // One that is held shows its like and is no press.
  await page.setViewportSize({ width: 390, height: 844 });
  const box = await page
    .getByRole('gridcell', { name: /^(?!empty)/ })
    .first()
    .boundingBox();
  if (!box) throw new Error('no tile');
  await page.evaluate(
    async ([x, y]) => {
      const target = document.elementFromPoint(x ?? 0, y ?? 0);
      const at = { bubbles: true, pointerType: 'touch', clientX: x ?? 0, clientY: y ?? 0 };
      target?.dispatchEvent(new PointerEvent('pointerdown', at));
      await new Promise((resolve) => setTimeout(resolve, 600));
      target?.dispatchEvent(new PointerEvent('pointerup', at));
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    },
    [box.x + box.width / 2, box.y + box.height / 2],
  );
  await expect(page.locator('.pikachu-tile.alike').first()).toBeVisible();
  await expect(page.locator('.pikachu-tile.selected')).toHaveCount(0);
});
