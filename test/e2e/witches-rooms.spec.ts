// Witches' tables against a real server, three people with a phone each: a whole game with the board on paper and one on
// screen, both to the win, with a phone that is reloaded, one that loses its network, and a server that is killed.

import type { Locator, Page } from '@playwright/test';
import { type Deal, deal } from '../../src/core/deal.ts';
import { planTable } from '../../src/games/witches/advisor/table-plan.ts';
import { witches } from '../../src/games/witches/index.ts';
import { sceneOf } from '../../src/games/witches/seats/table-game.ts';
import type { Board } from '../../src/games/witches/types/board.ts';
import type {
  Params,
  PlainMove,
  Puzzle,
  WitchesTypes,
} from '../../src/games/witches/types/index.ts';
import type { PlayedEntry } from '../../src/games/witches/types/potion.ts';
import { letters } from '../../src/web/games/witches/keys.ts';
import { layPart } from '../../src/web/games/witches/together/part-layout.ts';
import { expectOk, plenty } from '../harness.ts';
import { expect, press, takePicture, test } from './harness.ts';
import { choose, enter, expectFocusSeen, tabTo, write as type } from './keysalone.ts';
import {
  drawn,
  expectAccessibleEverywhere,
  type Guest,
  guest,
  type House,
  heldNews,
  joinTable,
  openHouse,
  openTable,
} from './rooms.ts';

let house: House;
test.beforeAll(async () => {
  house = await openHouse();
});
test.afterAll(() => house.close());

const NAMES = ['Anna', 'Bartholomew of Woods', 'Cleo'] as const;

/** Three people at a table that is dealt by a code which the test knows. */
async function sitDown(
  browser: Parameters<typeof guest>[0],
  kind: string,
  { code }: Deal<WitchesTypes>,
): Promise<readonly [Guest, Guest, Guest]> {
  const [anna, ben, cleo] = await Promise.all(NAMES.map((name) => guest(browser, name)));
  if (!anna || !ben || !cleo) throw new Error('nobody came');
  for (const { context } of [anna, ben, cleo]) context.setDefaultTimeout(20_000);
  await anna.page.route('**/api/rooms', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), code }) }),
  );
  const letters = await openTable(house, anna, { game: 'Wondering Witches', kind });
  await joinTable(house, ben, letters);
  await joinTable(house, cleo, letters);
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  return [anna, ben, cleo];
}

const paramsOf = (preset: string): Params => {
  const found = witches.presets.find(({ id }) => id === preset);
  if (!found) throw new Error(preset);
  return found.params;
};

/** Without effects the recipe is its numbers in order, each with as many seeds. */
const winning = ({ ingredients }: Puzzle): readonly PlayedEntry[] =>
  ingredients
    .flatMap(({ name, kind, number }) =>
      kind === 'good' && number !== null ? [{ ingredient: name, seeds: number }] : [],
    )
    .sort((one, other) => one.seeds - other.seeds);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function write(page: Page, entries: readonly PlayedEntry[]): Promise<void> {
  for (const { ingredient, seeds } of entries) {
    await button(page, `Add ${ingredient}`).click();
    await page
      .getByRole('button', { name: seeds === 1 ? '1 seed' : `${seeds} seeds`, exact: true })
      .click();
  }
}

const whose = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Whose cauldron?' }).getByRole('button', { name });

/** The answer that has just come stands alone until one goes on. */
async function goOn(page: Page): Promise<void> {
  await button(page, 'Next potion').click();
}

test('a game on paper with a phone each, to the win', async ({ browser }) => {
  test.setTimeout(120_000);
  const dealt = expectOk(deal(witches, paramsOf('first-game'), 'table-paper', plenty()));
  const [anna, ben, cleo] = await sitDown(browser, 'With the paper board', dealt);
  const everybody = [anna, ben, cleo];
  const recipe = winning(dealt.puzzle);
  const first = recipe.slice(0, 2);

  // Ben writes what is in Cleo's cauldron; the others see it while he does.
  await write(ben.page, first);
  await whose(ben.page, 'Cleo').click();
  await expect(anna.page.locator('.table-draft')).toContainText('is writing Cleo’s potion:');
  await expectAccessibleEverywhere(anna.page);
  await button(ben.page, 'Use Potion').click();
  for (const { page } of everybody)
    await expect(page.locator('.witches-answer')).toContainText('Cleo’s cauldron');

  // A private note is shared; Anna's phone is reloaded, and has everything again.
  await anna.page.getByRole('tab', { name: 'Notes' }).click();
  await anna.page.getByRole('gridcell', { name: 'Parsley, number 1' }).click();
  await button(anna.page, 'Share: Parsley').click();
  await cleo.page.getByRole('tab', { name: 'Notes' }).click();
  await expect(cleo.page.locator('.table-told')).toContainText('Anna is not 1');
  await anna.page.reload();
  await anna.page.getByRole('tab', { name: 'Notes' }).click();
  await expect(button(anna.page, 'Unshare: Parsley')).toBeVisible();
  await expectAccessibleEverywhere(anna.page);

  // Cleo has no network: what she writes waits, and is tested when she is back.
  await cleo.page.getByRole('tab', { name: 'Brew' }).click();
  await goOn(cleo.page);
  await cleo.context.setOffline(true);
  await write(cleo.page, recipe.slice(0, 3));
  await whose(cleo.page, 'Cleo').click();
  await button(cleo.page, 'Use Potion').click();
  await expect(button(cleo.page, 'On its way…')).toBeVisible();
  await expect(anna.page.getByRole('tab', { name: 'Potions' })).toHaveText('Potions (1)');
  await cleo.context.setOffline(false);
  await expect(anna.page.getByRole('tab', { name: 'Potions' })).toHaveText('Potions (2)');
  await takePicture(cleo.page, 'witches-paper-table');

  // The server is killed; all three come back by themselves, and Anna's winning potion is everybody's.
  await house.killAndRestart();
  await anna.page.getByRole('tab', { name: 'Brew' }).click();
  await goOn(anna.page);
  await write(anna.page, recipe);
  await button(anna.page, 'Use Potion').click();
  // Nobody was chosen: it is asked.
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Anna' }).click();
  for (const { page, errors } of everybody) {
    await expect(page.locator('.witches-ending')).toContainText('You found it!');
    await expect(page.getByText('the one that was sealed at the start ✓')).toBeVisible();
    await expect(page.locator('.table-at-end')).toContainText('Anna is not 1');
    expect(errors).toEqual([]);
  }
  await expectAccessibleEverywhere(ben.page);
  await Promise.all(everybody.map(({ context }) => context.close()));
});

/** Does on the page what the plan says. */
async function act(page: Page, board: Board, move: PlainMove): Promise<void> {
  const cell = (one: number) => page.locator(`.part [data-cell="${one}"]`);
  switch (move.type) {
    case 'plant':
      await cell(move.cell).click();
      return page.getByRole('button', { name: `Plant ${move.ingredient}` }).click();
    case 'grow':
      await cell(move.cell).click();
      return button(page, /^Grow this garden/).click();
    case 'pluck':
      await cell(move.cell).click();
      await button(page, /^Pluck/)
        .nth(0)
        .click();
      return cell(move.into).click();
    case 'pass':
      return page.getByRole('button', { name: 'Pass', exact: true }).click();
    case 'offer': {
      await cell(move.cell).click();
      await button(page, /^Give away/)
        .nth(0)
        .click();
      const pot = board.regions.find(({ cells }) => cells.includes(move.into))?.cells ?? [];
      const into = pot.map((one) => `[data-into="${one}"]`).join();
      return page.locator('.table-pots').locator(into).click();
    }
    case 'accept':
      return page.getByRole('button', { name: 'Take it', exact: true }).click();
    default:
      throw new Error(`no press for ${move.type}`);
  }
}

test('a game on screen with a part each, to the win', async ({ browser }) => {
  test.setTimeout(120_000);
  const params: Params = { ...paramsOf('first-game'), play: 'table', seats: '3' };
  const dealt = expectOk(deal(witches, params, 'table-screen', plenty()));
  const scene = sceneOf(witches.view(dealt.puzzle, witches.start(dealt.puzzle, 0)));
  const plan = scene && planTable(scene, winning(dealt.puzzle));
  const { board } = dealt.puzzle;
  if (!plan || !board) throw new Error('no plan');
  const [anna, ben, cleo] = await sitDown(browser, 'On screen', dealt);
  const everybody = [anna, ben, cleo];
  const pageOf = (seat: number) => everybody[seat - 1]?.page ?? anna.page;

  await expect(anna.page.getByRole('grid', { name: 'Your part of the board' })).toBeVisible();
  await expectAccessibleEverywhere(anna.page);
  // Looks at Ben's part by the keyboard, and comes back.
  await button(anna.page, /^Bartholomew of Woods \(part of the board\)/).focus();
  await press(anna.page, 'Enter');
  await expect(anna.page.getByRole('grid')).toHaveAccessibleName(/Bartholomew/);
  await button(anna.page, 'Back to mine').click();

  const celebrated = everybody.map(({ page }) =>
    page.locator('.celebration.won').waitFor({ timeout: 110_000 }),
  );
  const third = Math.floor(plan.moves.length / 3);
  for (const [index, { seat, move }] of plan.moves.entries()) {
    if (index === third) await cleo.page.reload();
    if (index === 2 * third) await house.killAndRestart();
    await act(pageOf(seat), board, move);
    // The room has it: two taps are one until then.
    await expect(pageOf(seat).locator('.solo-actions')).toHaveAttribute('aria-busy', 'false');
  }
  await Promise.all(celebrated);
  for (const { page, errors } of everybody) {
    await expect(page.locator('.witches-ending')).toContainText('You found it!');
    await expect(page.locator('.witches-ending')).toContainText('and Cleo won together');
    await expect(page.getByText('the one that was sealed at the start ✓')).toBeVisible();
    expect(errors).toEqual([]);
  }
  await expectAccessibleEverywhere(cleo.page);
  await takePicture(cleo.page, 'witches-screen-table');
  await Promise.all(everybody.map(({ context }) => context.close()));
});

/** Two people with keyboards, from the front page to a table that is dealt by this code. */
async function sitDownByKeys(
  [anna, ben]: readonly [Guest, Guest],
  kind: string,
  { code }: Deal<WitchesTypes>,
): Promise<void> {
  await anna.page.route('**/api/rooms', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), code }) }),
  );
  await anna.page.goto(`${house.origin()}/together`);
  await choose(anna.page, anna.page.getByRole('radio', { name: 'Wondering Witches' }));
  await choose(anna.page, anna.page.getByRole('radio', { name: kind }));
  await type(anna.page, anna.page.getByLabel('Your name'), anna.name);
  await enter(anna.page, button(anna.page, 'Open the table'));
  await expect(anna.page.locator('.room-letters')).toBeVisible();
  await ben.page.goto(anna.page.url());
  await type(ben.page, ben.page.getByLabel('Your name'), ben.name);
  await enter(ben.page, button(ben.page, 'Sit down and play'));
  await expect(
    anna.page.getByRole('list', { name: 'At the table' }).getByText(ben.name),
  ).toBeVisible();
  await enter(anna.page, anna.page.getByRole('button', { name: 'Start', exact: true }));
}

/** Goes to a cell of the own part by arrows, from wherever the focus is in it. */
async function toCell(page: Page, seat: number, cell: number): Promise<void> {
  const { cells, columns } = layPart(2, seat);
  const own = page.locator('.part [data-cell]');
  if ((await page.locator(':focus').and(own).count()) === 0)
    await tabTo(page, page.locator('.part [data-cell][tabindex="0"]'));
  const at = Number(await page.locator(':focus').getAttribute('data-cell'));
  const [from, to] = [cells.indexOf(at), cells.indexOf(cell)];
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  const right = (to % columns) - (from % columns);
  for (let step = 0; step < Math.abs(down); step++)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(right); step++)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect(page.locator(`.part [data-cell="${cell}"]`)).toBeFocused();
}

/** The same deeds as `act`, by keys. */
async function actByKeys(
  page: Page,
  seat: number,
  { board, ingredients }: Puzzle,
  move: PlainMove,
): Promise<void> {
  switch (move.type) {
    case 'plant':
      await toCell(page, seat, move.cell);
      return page.keyboard.press(
        String(ingredients.findIndex(({ name }) => name === move.ingredient) + 1),
      );
    case 'grow':
      await toCell(page, seat, move.cell);
      return page.keyboard.press('g');
    case 'pluck':
      await toCell(page, seat, move.cell);
      await page.keyboard.press('k');
      await toCell(page, seat, move.into);
      return press(page, 'Enter');
    case 'pass':
      return enter(page, page.getByRole('button', { name: 'Pass', exact: true }));
    case 'offer': {
      await toCell(page, seat, move.cell);
      await press(page, 'Enter');
      await enter(page, button(page, /^Give away/));
      const pot = board?.regions.find(({ cells }) => cells.includes(move.into))?.cells ?? [];
      const into = pot.map((one) => `[data-into="${one}"]`).join();
      return enter(page, page.locator('.table-pots').locator(into));
    }
    case 'accept':
      return enter(page, page.getByRole('button', { name: 'Take it', exact: true }));
    default:
      throw new Error(`no keys for ${move.type}`);
  }
}

/** On paper: letters are ingredients and digits seeds. */
async function brewByKeys(
  page: Page,
  entries: readonly PlayedEntry[],
  name: string,
): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }));
  for (const { ingredient, seeds } of entries)
    for (const key of [letters[ingredient], String(seeds)]) await page.keyboard.press(key);
  await enter(page, whose(page, name));
  await enter(page, button(page, 'Use Potion'));
}

test('both tables by keys alone, from the front page to the end', async ({ browser }) => {
  test.setTimeout(240_000);
  const size = { width: 1280, height: 800 };
  const [anna, ben] = await Promise.all([
    guest(browser, 'Anna', size),
    guest(browser, 'Ben', size),
  ]);
  const both = [anna, ben] as const;
  const pageOf = (seat: number) => (seat === 1 ? anna.page : ben.page);

  const params: Params = { ...paramsOf('first-game'), play: 'table', seats: '2' };
  const dealt = expectOk(deal(witches, params, 'table-keys', plenty()));
  const scene = sceneOf(witches.view(dealt.puzzle, witches.start(dealt.puzzle, 0)));
  const plan = scene && planTable(scene, winning(dealt.puzzle));
  if (!plan) throw new Error('no plan');
  await sitDownByKeys(both, 'On screen', dealt);
  // Both have the focus on their part before anything happens.
  for (const { page } of both) await tabTo(page, page.locator('.part [data-cell][tabindex="0"]'));
  for (const { seat, move } of plan.moves) {
    await actByKeys(pageOf(seat), seat, dealt.puzzle, move);
    await expect(pageOf(seat).locator('.solo-actions')).toHaveAttribute('aria-busy', 'false');
    for (const { page } of both) await expectFocusSeen(page);
  }
  for (const { page } of both) {
    await expect(page.locator('.witches-ending')).toContainText('Anna and Ben won together');
    // Until the celebration is over a key goes straight to its end.
    await expect(page.locator('.finale')).toHaveCount(0);
    await enter(page, button(page, 'Play again'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFocusSeen(page);
  }

  const paper = expectOk(deal(witches, paramsOf('first-game'), 'table-keys-paper', plenty()));
  await sitDownByKeys(both, 'With the paper board', paper);
  const recipe = winning(paper.puzzle);
  await brewByKeys(ben.page, recipe.slice(0, 2), 'Anna');
  for (const { page } of both) {
    await expect(page.locator('.witches-answer')).toContainText('Anna’s cauldron');
    await expectFocusSeen(page);
  }
  const next = button(anna.page, 'Next potion');
  if (await next.isVisible()) await enter(anna.page, next);
  await brewByKeys(anna.page, recipe, 'Ben');
  for (const { page, errors, context } of both) {
    await expect(page.locator('.witches-ending')).toContainText('Anna and Ben won together');
    await expectFocusSeen(page);
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('a potion that is known to be sent before its answer comes leaves the keyboard where it was', async ({
  browser,
}) => {
  const size = { width: 1280, height: 800 };
  const [anna, ben] = await Promise.all([
    guest(browser, 'Anna', size),
    guest(browser, 'Ben', size),
  ]);
  const { page } = ben;
  const news = await heldNews(page);
  const paper = expectOk(deal(witches, paramsOf('first-game'), 'table-keys-paper', plenty()));
  await sitDownByKeys([anna, ben], 'With the paper board', paper);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  // As on a slow phone: the page is drawn while the potion is on its way, and the answer to that is first.
  await page.route('**/moves', async (route) => {
    await drawn(page);
    await route.continue();
  });
  news.hold();
  const sent = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('"word":"u-'),
  );
  await brewByKeys(page, winning(paper.puzzle).slice(0, 2), 'Anna');
  await sent;
  await drawn(page);
  await expect(button(page, 'Use Potion')).toBeFocused();
  news.letGo();
  await expect(page.locator('.witches-answer')).toContainText('Anna’s cauldron');
  await drawn(page);
  await expect(button(page, 'Use Potion')).toBeFocused();
  for (const { errors, context } of [anna, ben]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
