// Dokuborn, Dragon Quest and Wondering Witches in mid-game.

import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../../src/core/budget.ts';
import { type Deal, deal, openCode } from '../../../src/core/deal.ts';
import type { Game, GameTypes } from '../../../src/core/game.ts';
import { Session } from '../../../src/core/session.ts';
import { embeddedCatalogue } from '../../../src/data/card-files.ts';
import { createDokuborn } from '../../../src/games/dokuborn/index.ts';
import { dragonQuest } from '../../../src/games/dragon-quest/index.ts';
import { cellNamed } from '../../../src/games/dragon-quest/rules/code.ts';
import { planPotion } from '../../../src/games/witches/advisor/solo-plan.ts';
import { witches } from '../../../src/games/witches/index.ts';
import { soloSetup } from '../../../src/games/witches/seats/solo-play.ts';
import { expectOk } from '../../harness.ts';
import { openBoard } from '../boards.ts';
import { expect } from '../harness.ts';
import { hintCard, pressOn } from '../hints.ts';
import type { FitRow } from './look.ts';

/** Only what is played is looked at, not what greets newcomers. */
async function skipGreetings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('curio.lessons', 'dokuborn dragon-quest witches witches-solo');
    // Nobody at the table is named.
    localStorage.setItem('curio.witches.table', '-');
    const tips = 'place fate damage offer enemy passage exit resolve items grow';
    localStorage.setItem('curio.dragon-quest.tutorial', tips);
  });
}

async function openAsRegular(page: Page, code: string, board: string): Promise<void> {
  await skipGreetings(page);
  await page.goto(`/play/${encodeURIComponent(code)}`);
  await expect(page.locator(board)).toBeVisible({ timeout: 30_000 });
}

/** A Hard deal, and the way to a dungeon as wide as it gets, with an item in hand. */
const DUNGEON = 'dragon-quest.1p.4~2~1~0~0~1~0~1.AstoO0.pmbapg';
const WAY =
  `place-g4 place-g6 place-f5 place-e5 place-h5 resolve-h5 take-RX place-i5 resolve-e5 place-g4 resolve-g4
  place-g6 place-g3 resolve-g3 place-g2 place-f5 resolve-f5 cancel place-f3 place-h5 place-h3 resolve-f5 take-HQ
  place-e5 flip-h3-RX place-i3 resolve-e5 place-d5 use-HQ place-j3 resolve-j3 place-i5 place-d4 resolve-d4 place-d3
  place-e6 resolve-e6 place-j4 place-i2`.split(/\s+/);

const dungeonCell = (page: Page, name: string) =>
  page.locator(`.dq-cell[data-cell="${cellNamed(name)}"]`);

/** The board after these moves, opened as one that was left. */
async function openAfter<T extends GameTypes>(
  page: Page,
  game: Game<T>,
  dealt: Deal<T>,
  moves: readonly T['Move'][],
): Promise<void> {
  const session = new Session(game, dealt);
  for (const [index, move] of moves.entries()) {
    const step = session.play(move, 1000 * (index + 1));
    if (!step.ok) throw new Error(`move ${index}: ${step.refusal.type}`);
  }
  await openBefore(page, session);
}

async function openBefore<T extends GameTypes>(page: Page, session: Session<T>): Promise<void> {
  await skipGreetings(page);
  await openBoard(page, session);
}

async function openDungeon(page: Page): Promise<void> {
  const dealt = expectOk(openCode(dragonQuest, DUNGEON, unlimitedBudget));
  const moves = WAY.map((word) => expectOk(dragonQuest.moveCode.decode(word)));
  await openAfter(page, dragonQuest, dealt, moves);
  await expect(page.locator('.dq-row')).toHaveCount(5);
}

/** To the options side by side, which need the most room. */
async function compareOptions(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await expect(hintCard(page).locator('.hint-told')).toBeVisible({ timeout: 30_000 });
  await pressOn(page);
  await expect(page.locator('.mark-bar').first()).toBeVisible();
}

function dealtWitches(preset: string, seed: string): string {
  const params = witches.presets.find(({ id }) => id === preset)?.params;
  const dealt = params && deal(witches, params, seed, unlimitedBudget);
  if (!dealt?.ok) throw new Error('no deal');
  return dealt.value.code;
}

/** Alone, one plant short of a potion that many effects are in. */
function nearlyBrewed(preset: string, seed: string) {
  const params = witches.presets.find(({ id }) => id === preset)?.params;
  const dealt = params && deal(witches, params, seed, unlimitedBudget);
  if (!dealt?.ok) throw new Error('no deal');
  const session = new Session(witches, dealt.value);
  const setup = soloSetup(session.view);
  const state = session.view.solo?.state;
  if (!setup || !state) throw new Error('no board');
  const [pot] = setup.board.regions
    .filter(
      ({ kind, cells }) =>
        kind === 'cauldron' && cells.every((cell) => state.plots[cell]?.length === 0),
    )
    .sort((one, other) => other.cells.length - one.cells.length);
  const herbs = [...dealt.value.puzzle.ingredients]
    .sort((one, other) => other.effects.length - one.effects.length)
    .map(({ name }) => name);
  const entries = (pot?.cells ?? []).flatMap((_, place) => {
    const ingredient = herbs[place % herbs.length];
    return ingredient ? [{ ingredient, seeds: 1 }] : [];
  });
  const moves = planPotion(setup, state, entries) ?? [];
  const last = moves[moves.length - 1];
  if (last?.type !== 'pluck') throw new Error('no potion');
  for (const move of moves.slice(0, -1)) session.play(move, 1000);
  return { session, last };
}

/** All but two cells of a large grid, by the game's own solver. */
async function openGrid(page: Page): Promise<void> {
  const catalogue = await embeddedCatalogue();
  const game = createDokuborn(catalogue);
  const dealt = deal(game, { ...game.presets[0].params, size: 4 }, 'fit4', unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  const { puzzle } = dealt.value;
  const solved = game.solve(puzzle, game.start(puzzle, 0), unlimitedBudget);
  if (!solved?.ok) throw new Error('no solution');
  await openAfter(page, game, dealt.value, solved.value.moves.slice(0, -2));
  await expect(page.locator('.doku-cell.filled')).toHaveCount(14);
}

export const tableRows: readonly FitRow[] = [
  {
    name: 'Dragon Quest, a choice that waits',
    board: '.dq-grid',
    cells: '.dq-cell',
    action: '.dq-option',
    async open(page) {
      await openDungeon(page);
      await dungeonCell(page, 'f3').press('Enter');
      await expect(page.locator('.dq-option').first()).toBeVisible();
    },
    hint: compareOptions,
  },
  {
    name: 'Dragon Quest, a fight before it',
    board: '.dq-grid',
    cells: '.dq-cell',
    action: '.dq-acts .primary',
    async open(page) {
      await openDungeon(page);
      await dungeonCell(page, 'g2').focus();
      await expect(page.locator('.dq-beware')).toBeVisible();
    },
  },
  {
    name: 'Wondering Witches, a potion',
    board: '.witches-cauldron',
    cells: '.witches-entry',
    action: '.witches-brew',
    async open(page) {
      await openAsRegular(page, dealtWitches('high-witch', 'fit'), '.witches-herbs');
      for (let herb = 0; herb < 7; herb++) await page.locator('.witches-herb').nth(herb).click();
      await expect(page.locator('.witches-entry')).toHaveCount(7);
    },
  },
  {
    name: 'Wondering Witches, alone',
    board: '.solo-grid',
    cells: '.solo-cell',
    action: '.solo-herb',
    async open(page) {
      await openAsRegular(page, dealtWitches('solo-high-witch', 'look'), '.solo-grid');
      const free = page.locator('.solo-cell.free');
      for (const key of ['1', '2', '3']) await free.first().press(key);
      await free.last().click();
      await expect(page.locator('.solo-herb').first()).toBeVisible();
    },
  },
  {
    name: 'Wondering Witches, an answer of many words',
    board: '.witches-answer',
    cells: '.witches-messages li',
    action: '.witches-brew',
    async open(page) {
      await openAsRegular(page, dealtWitches('high-witch', 'many4'), '.witches-herbs');
      for (let herb = 0; herb < 10; herb++) await page.locator('.witches-herb').nth(herb).click();
      await page.locator('.witches-brew').click();
      await expect(page.locator('.witches-answer .witches-messages li').nth(4)).toBeAttached();
    },
  },
  {
    name: 'Wondering Witches, an answer alone',
    board: '.witches-answer',
    cells: '.witches-messages li',
    action: '[role="tab"]',
    async open(page) {
      const { session, last } = nearlyBrewed('solo-high-witch', 'look');
      await openBefore(page, session);
      await page.locator(`[data-cell="${last.cell}"]`).press('k');
      await page.locator(`[data-cell="${last.into}"]`).press('Enter');
      await expect(page.locator('.witches-answer .witches-messages li').nth(4)).toBeAttached();
    },
  },
  {
    name: 'Dokuborn, nearly full',
    board: '.doku-grid',
    cells: '.doku-cell',
    action: '.doku-find',
    open: openGrid,
  },
  {
    name: 'Dokuborn, the search',
    board: '.doku-list',
    cells: '.doku-option',
    action: '.doku-place',
    async open(page) {
      await openGrid(page);
      await page.locator('.doku-cell:not(.filled)').first().click();
      await page.locator('#doku-name').fill('mickey');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('.doku-option.active')).toBeVisible();
    },
  },
  {
    name: 'Dokuborn, a grid in the making',
    board: '.make-grid',
    cells: '.make-cell',
    action: '.make-verdict',
    // The page scrolls where it is low: the grid comes first.
    pans: () => true,
    async open(page) {
      await skipGreetings(page);
      await page.addInitScript(() =>
        localStorage.setItem('curio.dokuborn.draft', '4:c4,s1,t2,x5,c2,r4,f14,o9'),
      );
      await page.goto('/dokuborn/make');
      await expect(page.locator('.make-good')).toBeVisible({ timeout: 30_000 });
    },
  },
];
