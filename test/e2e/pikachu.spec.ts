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
import { rounds } from '../../src/games/pikachu/journey.ts';
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
  const [row, column] = seenPlace(turnOf(rows, cols, !wide && cols > rows), cell);
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

test('a phone gets a tall board of its own, what falls falls down, and it stays as it was dealt', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pikachu?new');
  const choice = page.getByRole('dialog', { name: 'New game of Pikachu' });
  await expect(choice.getByRole('radio', { name: /^Classic, tall/ })).toBeChecked();
  await choice.getByLabel('Shape of the board').selectOption('wide');
  await expect(choice.getByRole('radio', { name: /^Classic 20 by 8/ })).toBeChecked();
  await choice.getByLabel('Shape of the board').selectOption('screen');
  await choice.getByRole('radio', { name: /^Falling, tall/ }).check();
  await choice.getByRole('button', { name: 'Deal' }).click();
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '20');
  await expect(grid).toHaveAttribute('aria-colcount', '8');
  await takeHint(page);
  await takeHint(page);
  await expect(figure(page, 'Left')).toHaveText('156');
  /** No gap under a tile, where a tile is where it is seen. */
  const floating = () =>
    page.locator('.pikachu-tile').evaluateAll((cells) => {
      const byColumn = new Map<number, { y: number; empty: boolean }[]>();
      for (const cell of cells) {
        const { x, y } = cell.getBoundingClientRect();
        const column = Math.round(x);
        byColumn.set(column, [
          ...(byColumn.get(column) ?? []),
          { y, empty: cell.classList.contains('empty') },
        ]);
      }
      return [...byColumn.values()].filter((column) => {
        const seen = column.sort((one, two) => one.y - two.y).map(({ empty }) => empty);
        return seen.indexOf(false) >= 0 && seen.lastIndexOf(true) > seen.indexOf(false);
      }).length;
    });
  await expect.poll(floating).toBe(0);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(grid).toHaveAttribute('aria-rowcount', '20');
  await expect.poll(floating).toBe(0);
});

/** The journey as it is stored. */
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
  const solution = pikachu.solve?.(board.value.puzzle, session.state, unlimitedBudget);
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
    await expect(page.getByRole('button', { name: 'Play: Round 2' })).toBeVisible();
    if (visit === 0) await page.reload();
  }
  await takePicture(page, 'pikachu-journey-1280');
});

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
  // There is a board to go on with, and a choice beside it.
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.getByRole('button', { name: 'New Game' }).click();
  const choice = page.getByRole('dialog', { name: 'New game of Pikachu' });
  await expect(
    choice
      .getByText(/^20 by 8 with 24 symbols. Careless play gets stuck 1 to 6\s% of the time\.$/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Journey' })).toBeVisible();
  for (const address of ['/pikachu?scene=game', '/?scene=game']) {
    await page.goto(address);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: /Start Game|Continue/ })).toHaveCount(0);
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
      const board = dealt(width < height ? 'tall-classic' : 'classic', 'e2e-fit');
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
