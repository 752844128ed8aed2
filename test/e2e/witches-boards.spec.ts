// Wondering Witches boards in a real browser: printed in every form, and the solo game won and lost by keyboard.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import { createRng } from '../../src/core/rng.ts';
import { Session } from '../../src/core/session.ts';
import { planPotion } from '../../src/games/witches/advisor/solo-plan.ts';
import { columnOf, rowOf, sideOf } from '../../src/games/witches/board/sections.ts';
import { witches } from '../../src/games/witches/index.ts';
import { soloSetup } from '../../src/games/witches/seats/solo-play.ts';
import type { Move, WitchesTypes } from '../../src/games/witches/types/index.ts';
import { openBoard } from './boards.ts';
import {
  calm,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  press,
  takePicture,
  test,
} from './harness.ts';
import { hintCard, pressOn } from './hints.ts';

const SIZES = {
  a4: { across: [841.9, 595.3], upright: [595.3, 841.9] },
  letter: { across: [792, 612], upright: [612, 792] },
} as const;

async function pageSizes(bytes: Uint8Array): Promise<readonly (readonly number[])[]> {
  const file = await PDFDocument.load(bytes);
  return file.getPages().map((page) => [page.getWidth(), page.getHeight()]);
}

function expectSizes(
  sizes: readonly (readonly number[])[],
  wanted: readonly (readonly number[])[],
): void {
  expect(sizes).toHaveLength(wanted.length);
  for (const [index, [width = 0, height = 0]] of wanted.entries()) {
    // Browsers round a page to whole points.
    expect(Math.abs((sizes[index]?.[0] ?? 0) - width)).toBeLessThan(1.5);
    expect(Math.abs((sizes[index]?.[1] ?? 0) - height)).toBeLessThan(1.5);
  }
}

async function saved(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await download.path());
}

/** Phones upright and sideways, and a laptop at 200 %. */
const SMALL = [
  [320, 640],
  [844, 390],
  [640, 400],
] as const;

const BOARD = '/print/witches?players=3&level=potion-master&seed=e2e';

test.describe('boards to print', () => {
  for (const paper of ['a4', 'letter'] as const)
    test(`one page per side on ${paper}, saved and printed`, async ({ page }) => {
      await page.goto(`${BOARD}&paper=${paper}`);
      // The rules come along unless somebody leaves them out.
      const { across, upright } = SIZES[paper];
      const wanted = [across, across, upright];
      await expect(page.locator('.print-paper')).toHaveCount(wanted.length, { timeout: 30_000 });
      await expect(page.locator('.print-paper').nth(2)).toContainText('When a potion wins');
      expectSizes(await pageSizes(await saved(page, 'Save as PDF')), wanted);
      const whole = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expectSizes(await pageSizes(whole), wanted);
      await page.getByRole('checkbox', { name: /Add the rules/ }).uncheck();
      await expect(page.locator('.print-paper')).toHaveCount(2);
      const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expectSizes(await pageSizes(printed), [across, across]);
    });

  test('from this machine alone: a warning, network addresses, and a short code to type', async ({
    page,
  }) => {
    const network = ['http://192.168.1.20:8080/', 'http://10.0.0.2:8080/'];
    await page.route('**/addresses.json', (route) => route.fulfill({ json: network }));
    await page.goto(`${BOARD}&paper=a4&names=Łukasz,Зоя,נועה`);
    const first = page.locator('.print-paper').first();
    await expect(first).toContainText('נועה');
    const address = page.getByLabel('Address for QR codes');
    await expect(address).toHaveValue('http://192.168.1.20:8080');
    await expect(page.getByText('only works on this machine')).toBeVisible();
    await address.fill('http://127.0.0.1:8080');
    await address.press('Tab');
    await expect(page.getByRole('alert')).toContainText(
      'a phone that scans the QR code finds nothing',
    );
    await page.getByRole('button', { name: 'Use http://10.0.0.2:8080' }).click();
    await expect(address).toHaveValue('http://10.0.0.2:8080');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(first).toContainText('Scan to test potions');
    // Names of three alphabets, with the glyphs that they need.
    const file = await PDFDocument.load(await saved(page, 'Save as PDF'));
    expect(file.getPageCount()).toBe(3);
    const fonts = file.context
      .enumerateIndirectObjects()
      .map(([, object]) => object.toString())
      .filter((text) => text.includes('/Subtype /Type0'));
    for (const face of ['DejaVuSerif-Italic', 'DejaVuSans'])
      expect(fonts.some((text) => text.includes(face))).toBe(true);
    // A letter that DejaVu lacks gets a warning before anything is saved.
    await page.getByLabel('Names, if you like').fill('李小龙 🐢');
    await page.getByLabel('Names, if you like').press('Tab');
    await expect(
      page.getByText('The font for PDFs lacks these letters: 李 小 龙 🐢.'),
    ).toContainText('“Print” shows them');
    const href = await page.getByRole('link', { name: 'Open the puzzle' }).getAttribute('href');
    expect(href).toMatch(/^\/play\/witches\.2p\..*\?players=3&names=/);

    // The eight letters bring the same puzzle back, typed anywhere.
    const letters = /New game:\s*((?:[A-Z]\s*){8})/.exec((await first.textContent()) ?? '')?.[1];
    const short = (letters ?? '').replace(/\s/g, '');
    expect(short).toMatch(/^[BCDFGHJKMNPRSTVWXYZ]{8}$/);
    await page.goto(`/print/${short}`);
    await expect(first).toContainText('Potion Master');
    const again = await page.getByRole('link', { name: 'Open the puzzle' }).getAttribute('href');
    expect(again?.split('?')[0]).toBe(href?.split('?')[0]);
    await page.goto(`/play/${short.slice(0, 7)}A`);
    await expect(page.getByRole('alert')).toContainText('No short code has this letter: A');
    await page.goto(`/play/${short.slice(0, 4)}%20${short.slice(4).toLowerCase()}`);
    await expect(page).toHaveURL(/\/witches\//);
  });

  test('saved as SVG and PNG, each side by itself', async ({ page }) => {
    await page.goto(BOARD);
    const svg = (await saved(page, 'Save Wondering Witches, Front as SVG')).toString('utf8');
    expect(svg).toMatch(/^<svg [^>]*width="297mm"|^<svg [^>]*width="279.4mm"/);
    expect(svg).toContain('Front');
    const png = await saved(page, 'Save Wondering Witches, Back as PNG');
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    // 300 dots per inch.
    expect(png.readUInt32BE(16)).toBeGreaterThan(3200);
  });

  test('is chosen by keyboard, stays in the address, and opens its puzzle', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Print boards' }).click();
    await page.getByLabel('Players', { exact: true }).fill('4');
    await page.getByLabel('Players', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/players=4/);
    await page.getByLabel('Level', { exact: true }).selectOption('high-witch');
    await page.getByLabel('Board', { exact: true }).selectOption('gardens');
    await page.getByLabel('Seed', { exact: true }).fill('my-seed');
    await page.getByLabel('Seed', { exact: true }).press('Enter');
    await page.getByLabel('Names, if you like').fill('Ada, Ben');
    await page.getByLabel('Names, if you like').press('Tab');
    await expect(page).toHaveURL(/seed=my-seed/);
    await expect(page.locator('.print-paper').first()).toContainText('Ada');
    await page.reload();
    await expect(page.locator('.print-paper').first()).toContainText('High Witch');
    await page.getByRole('link', { name: 'Open the puzzle' }).click();
    await expect(page).toHaveURL(/\/witches\//);
  });

  test('says what is wrong with an address', async ({ page }) => {
    const alert = page.getByRole('alert');
    await page.goto('/print/witches?players=6');
    await expect(alert).toContainText('1 to 5');
    await page.goto('/print/witches?level=grand');
    await expect(alert).toContainText('high-witch');
    await page.goto('/print/witches?kind=ponds');
    await expect(alert).toContainText('cauldrons, gardens');
    await page.goto('/print/witches?level=custom&players=5&specialCells=1');
    await expect(alert).toContainText('A cauldron of 5 cells');
    await page.goto('/print/hudoku.1p.x.y.12345');
    await expect(alert).toBeVisible();
  });

  test('go with a puzzle that is there; a solo game has none', async ({ page }) => {
    const game = sessionOf('beginner', 'paper');
    await page.goto(`/print/${game.deal.code}?players=3&paper=a4`);
    await expect(page.locator('.print-paper')).toHaveCount(3);
    await expect(page.locator('.print-paper').first()).toContainText('Beginner');
    await expect(page.getByLabel('Level', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open the puzzle' })).toHaveAttribute(
      'href',
      `/play/${game.deal.code}?players=3`,
    );
    await page.goto(`/print/${sessionOf('solo-beginner', 'paper').deal.code}`);
    await expect(page.getByRole('alert')).toContainText('A solo game has its board on the screen');
  });

  test('are found at their old address, too', async ({ page }) => {
    const { code } = sessionOf('beginner', 'paper').deal;
    await page.goto('/boards?players=4&level=high-witch&rules=1');
    await expect(page).toHaveURL(/\/print\/witches\?players=4&level=high-witch&rules=1$/);
    await expect(page.locator('.print-paper').first()).toContainText('High Witch');
    await page.goto(`/boards?code=${code}&players=3`);
    await expect(page).toHaveURL(/\/print\/witches\.2p\./);
    await expect(page.locator('.print-paper').first()).toContainText('Beginner');
  });

  test('reads well in both themes and at every width', async ({ page }) => {
    await page.goto(`${BOARD}&paper=a4`);
    await expect(page.locator('.print-paper')).toHaveCount(3);
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await takePicture(page, 'boards-print-1280');
    await page.setViewportSize({ width: 390, height: 844 });
    await takePicture(page, 'boards-print-390');
  });
});

function sessionOf(preset: string, seed: string): Session<WitchesTypes> {
  const params = witches.presets.find(({ id }) => id === preset)?.params;
  const dealt = params && deal(witches, params, seed, unlimitedBudget);
  if (!dealt?.ok) throw new Error('no deal');
  return new Session(witches, dealt.value);
}

const placeOf = (cell: number) =>
  `${sideOf(cell) === 0 ? 'Front' : 'Back'}, row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1},`;

async function openSolo(page: Page, game: Session<WitchesTypes>): Promise<void> {
  await page.goto(`/play/${game.deal.code}`);
  await expect(page.getByRole('grid', { name: 'Your board' })).toBeVisible({ timeout: 30_000 });
}

const cellAt = (page: Page, cell: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^${placeOf(cell)}`) });

/** From the cell that has the focus to another, with arrows only. */
async function walkTo(page: Page, from: number, to: number): Promise<void> {
  const rows = Math.floor(to / 8) - Math.floor(from / 8);
  const columns = (to % 8) - (from % 8);
  for (let step = 0; step < Math.abs(rows); step++)
    await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(columns); step++)
    await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect(cellAt(page, to)).toBeFocused();
}

const focusedCell = async (page: Page) =>
  Number(await page.locator('.solo-cell:focus').getAttribute('data-cell'));

/** Plays a move by keys; returns the cell where the focus is then. */
async function playByKeys(
  page: Page,
  game: Session<WitchesTypes>,
  move: Move,
  from: number,
): Promise<number> {
  switch (move.type) {
    case 'plant': {
      await walkTo(page, from, move.cell);
      const place = game.view.ingredients.indexOf(move.ingredient);
      await press(page, String((place + 1) % 10));
      break;
    }
    case 'grow':
      await walkTo(page, from, move.cell);
      await press(page, 'g');
      break;
    case 'pluck':
      await walkTo(page, from, move.cell);
      await press(page, 'k');
      // On a cauldron that can be pressed at once.
      await expect(page.locator('.solo-cell.target:focus')).toHaveCount(1);
      await walkTo(page, await focusedCell(page), move.into);
      await press(page, 'Enter');
      break;
    case 'test': {
      await walkTo(page, from, move.cell);
      await press(page, 't');
      const plants = page.locator('.solo-actions .solo-herb');
      for (const place of move.order) await plants.nth(place).press('Enter');
      await page.getByRole('button', { name: 'Test the potion' }).press('Enter');
      break;
    }
    default:
      throw new Error(`not by keys: ${move.type}`);
  }
  expect(game.play(move, 0)).toMatchObject({ ok: true });
  return move.type === 'pluck' ? move.into : move.cell;
}

/** The moves of a small potion of the first herb. */
function firstPotion(game: Session<WitchesTypes>): readonly Move[] {
  const setup = soloSetup(game.view);
  const state = game.view.solo?.state;
  const pot = setup?.board.regions.find(
    ({ kind, cells }) =>
      kind === 'cauldron' &&
      cells.length <= 3 &&
      cells.every((cell) => !state?.plots[cell]?.length),
  );
  if (!setup || !state || !pot) throw new Error('another deal');
  return (
    planPotion(
      setup,
      state,
      pot.cells.map(() => ({ ingredient: 'Parsley', seeds: 1 })),
    ) ?? []
  );
}

/** A game played without sense, one move before nothing can be completed any more. */
function nearlyLost(preset: string, seed: string) {
  const rng = createRng(seed);
  const game = sessionOf(preset, seed);
  const moves: Move[] = [];
  for (;;) {
    const choices = [...witches.legalMoves(game.view)].filter(({ type }) =>
      ['plant', 'pluck'].includes(type),
    );
    const move = choices[rng.below(choices.length)];
    if (!move || !game.play(move, 0).ok) throw new Error('another seed');
    if (game.status === 'won') throw new Error('another seed');
    moves.push(move);
    if (game.status === 'lost') break;
  }
  const again = sessionOf(preset, seed);
  for (const move of moves.slice(0, -1)) again.play(move, 0);
  const [last] = moves.slice(-1);
  if (!last) throw new Error('another seed');
  return { game: again, last };
}

test.describe('solo', () => {
  for (const preset of ['solo-first-game', 'solo-gardens'])
    test(`${preset} is won by keyboard`, async ({ page }) => {
      const game = sessionOf(preset, 'won');
      const solution = witches.solve(game.deal.puzzle, game.state, unlimitedBudget);
      if (!solution?.ok) throw new Error('no solution');
      await openSolo(page, game);
      await cellAt(page, 0).focus();
      let at = 0;
      for (const move of solution.value.moves) at = await playByKeys(page, game, move, at);
      expect(game.status).toBe('won');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(/potion/i);
      await expect(dialog).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await takePicture(page, `${preset}-won`);
    });

  test('is lost where nothing can be completed any more, and says what the answer was', async ({
    page,
  }) => {
    const { game, last } = nearlyLost('solo-first-game', 'natural');
    await openBoard(page, game);
    await cellAt(page, 0).focus();
    await playByKeys(page, game, last, 0);
    expect(game.status).toBe('lost');
    const dialog = page.getByRole('dialog', { name: 'Game over' });
    await expect(dialog).toContainText('You did not find the recipe in');
    await expect(dialog).toContainText('The recipe is the one that was sealed at the start ✓');
    await expectAccessibleInBothThemes(page);
    await press(page, 'Escape');
    await expect(page.getByRole('list', { name: 'The recipe' }).getByRole('listitem')).toHaveCount(
      6,
    );
  });

  test('answers leave with undo and with a new start', async ({ page }) => {
    const game = sessionOf('solo-first-game', 'won');
    const plan = firstPotion(game);
    for (const move of plan.slice(0, -1)) game.play(move, 0);
    await openBoard(page, game);
    await cellAt(page, 0).focus();
    const [move] = plan.slice(-1);
    if (!move) throw new Error('another deal');
    const actions = page.getByRole('region', { name: 'What to do here' });
    const answer = actions.getByRole('region', { name: 'Latest answer' });
    await playByKeys(page, game, move, 0);
    await expect(answer).toContainText(/Not the recipe yet: /);
    await press(page, 'u');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await calm(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(answer).toHaveCount(0);
    await expect(actions).not.toContainText('undergrown');
    await press(page, 'r');
    await expect(page.getByRole('tab', { name: 'Potions (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'More' }).press('Enter');
    await calm(page);
    await page.getByRole('menuitem', { name: 'Start over' }).press('Enter');
    await calm(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).press('Enter');
    await expect(page.getByRole('tab', { name: 'Potions', exact: true })).toBeVisible();
    await expect(page.getByText(/undergrown/)).toHaveCount(0);
  });

  test('is lost by keyboard, last potion included', async ({ page }) => {
    const game = sessionOf('solo-potion-master', 'lost');
    await openSolo(page, game);
    await page.getByRole('button', { name: 'More' }).press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await calm(page);
    await page.getByRole('menuitem', { name: /Give up/ }).press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await calm(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'The last potion' })).toBeVisible();
    // Whoever goes there by keys presses others on the way; Enter twice in a row would be one press.
    await press(page, 'Tab');
    await page.getByRole('button', { name: 'Parsley', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'One seed more for Parsley' }).press('Enter');
    await expectAccessibleInBothThemes(page);
    // However little room there is, nothing lies over what is to be pressed, and nothing of it is cut off.
    const inTheWay = (button: Element) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [top + 3, (top + bottom) / 2, bottom - 3].some(
        (height) => !button.contains(document.elementFromPoint((left + right) / 2, height)),
      );
    };
    for (const [width, height] of SMALL) {
      await page.setViewportSize({ width, height });
      for (const name of [
        'Parsley',
        'Basil',
        'One seed more for Parsley',
        'Take Parsley out',
        'Use the last potion',
      ])
        await expect
          .poll(() => page.getByRole('button', { name, exact: true }).evaluate(inTheWay), {
            message: `${name} at ${width}x${height}`,
          })
          .toBe(false);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Use the last potion' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('heading', { name: /recipe/i }).first()).toBeVisible();
  });

  test('a hint at the last potion is read whole, and only writes it down', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openSolo(page, sessionOf('solo-potion-master', 'lost'));
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: /Give up/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
    await press(page, 'h');
    const told = hintCard(page).locator('.hint-told');
    await expect(told).toBeVisible({ timeout: 30_000 });
    for (let stage = 0; stage < 2; stage++) await pressOn(page);
    await expect(told).toContainText(/^Brew /);
    for (const [width, height] of SMALL) {
      await page.setViewportSize({ width, height });
      const hint = page.locator('.layout-hint');
      await expect
        .poll(() => hint.evaluate((box) => box.scrollHeight - box.clientHeight), {
          message: `at ${width}x${height}`,
        })
        .toBeLessThanOrEqual(1);
    }
    // The game ends with this potion: whoever asked for a hint still decides.
    await hintCard(page).getByRole('button', { name: 'Do it' }).click();
    await expect(hintCard(page)).toBeHidden();
    await expect(page.locator('.solo-draft li')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Use the last potion' })).toBeEnabled();
  });

  test('effects ask for their places, and may be passed where they help', async ({ page }) => {
    for (const [seed, effect] of [
      ['c1', 'Fence'],
      ['c12', 'Gate'],
    ] as const) {
      const game = sessionOf('solo-beginner', seed);
      const holder = game.deal.puzzle.ingredients.find(({ effects }) => effects.includes(effect));
      const cauldron = game.view.solo?.board.regions.find(
        ({ kind, cells }) =>
          kind === 'cauldron' &&
          cells.length <= 3 &&
          cells.every((cell) => game.view.solo?.state.plots[cell]?.length === 0),
      );
      const setup = soloSetup(game.view);
      if (!holder || !cauldron || !setup || !game.view.solo) throw new Error('another deal');
      const entries = cauldron.cells.map(() => ({ ingredient: holder.name, seeds: 1 }));
      const moves = planPotion(setup, game.view.solo.state, entries) ?? [];
      await openSolo(page, game);
      await cellAt(page, 0).focus();
      let at = 0;
      for (const move of moves) at = await playByKeys(page, game, move, at);
      await expect(page.getByRole('region', { name: 'What to do here' })).toContainText(effect);
      const [choice] = [...witches.legalMoves(game.view)];
      if (choice?.type !== 'fence' && choice?.type !== 'gate') throw new Error('no choice');
      await walkTo(page, at, choice.cell);
      await press(page, 'Enter');
      await walkTo(page, choice.cell, choice.other);
      await press(page, 'Enter');
      game.play(choice, 0);
      await expect(page.getByRole('status')).toContainText(
        effect === 'Gate' ? 'A gate opened' : 'A fence went up',
      );
      if (effect !== 'Gate') continue;
      await page.getByRole('button', { name: 'Pass' }).press('Enter');
      await expect(page.getByRole('status')).toContainText('passed');
    }
  });

  test('actions of a cell open with Enter; undo, refusals and hints speak', async ({ page }) => {
    const game = sessionOf('solo-first-game', 'won');
    await openSolo(page, game);
    const free = Number(await page.locator('.solo-cell.free').first().getAttribute('data-cell'));
    const bed = cellAt(page, free);
    await bed.focus();
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: 'Plant Parsley' })).toBeFocused();
    await press(page, 'Enter');
    await expect(bed).toBeFocused();
    await expect(bed).toHaveAccessibleName(/Parsley, 1 dot/);
    await press(page, '2');
    await expect(page.getByRole('status')).toContainText('This cell is used up.');
    await press(page, 'u');
    await expect(bed).toHaveAccessibleName(/empty/);
    await press(page, 'h');
    await expect(page.locator('.solo-grid .marks').first()).toBeVisible({ timeout: 30_000 });
    await press(page, 'Escape');
    await expect(page.locator('.solo-grid .marks')).toHaveCount(0);
  });

  test('all that a hint says is to be read on small screens', async ({ page }) => {
    const game = sessionOf('solo-high-witch', 'won');
    for (const move of firstPotion(game)) game.play(move, 0);
    await openBoard(page, game);
    await page.locator('.solo-cell.free').first().click();
    await press(page, 'h');
    const card = hintCard(page);
    const words = card.locator('.hint-told > p').first();
    const buttons = card.locator('.hint-told > .row');
    await expect(words).toBeVisible({ timeout: 30_000 });
    for (;;) {
      for (const [width, height] of SMALL) {
        await page.setViewportSize({ width, height });
        await expect(
          async () => {
            const [text, row] = [await words.boundingBox(), await buttons.boundingBox()];
            expect((text?.y ?? 0) + (text?.height ?? 999)).toBeLessThanOrEqual((row?.y ?? 0) + 1);
          },
          `${width}x${height}: ${await words.textContent()}`,
        ).toPass();
        await expect(words).toBeInViewport({ ratio: 0.99 });
      }
      if (await card.getByRole('button', { name: /^(Do|Note) it/ }).isVisible()) break;
      await pressOn(page);
    }
  });

  test('a hint about the board is read beside it, whatever was open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openBoard(page, sessionOf('solo-first-game', 'won'));
    await page.getByRole('tab', { name: 'Notes' }).click();
    await expect(page.getByRole('grid', { name: 'Your board' })).toBeHidden();
    await press(page, 'h');
    await expect(hintCard(page).locator('.hint-told')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('tab', { name: 'Board' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('grid', { name: 'Your board' })).toBeVisible();
  });

  test('board, notes and recipe on phone and laptop', async ({ page }) => {
    const game = sessionOf('solo-high-witch', 'look');
    await openSolo(page, game);
    await expectAccessibleInBothThemes(page);
    await takePicture(page, 'solo-1280-dark');
    await page.setViewportSize({ width: 390, height: 844 });
    const grid = page.getByRole('grid', { name: 'Your board' });
    await expect
      .poll(async () => {
        const box = await grid.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 999);
      })
      .toBeLessThan(700);
    for (const tab of ['Potions', 'Notes', 'Recipe', 'Board']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectAccessibleInBothThemes(page);
      await takePicture(page, `solo-390-${tab.toLowerCase()}`);
    }
    await expectNoSidewaysScroll(page);
  });
});
