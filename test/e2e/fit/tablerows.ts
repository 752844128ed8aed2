// Dokuborn, Dragon Quest and Wondering Witches in mid-game.

import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../../src/core/budget.ts';
import { deal } from '../../../src/core/deal.ts';
import { fullName } from '../../../src/data/card.ts';
import { embeddedCatalogue } from '../../../src/data/embedded.ts';
import { createDokuborn } from '../../../src/games/dokuborn/index.ts';
import { cellNamed } from '../../../src/games/dragon-quest/rules/code.ts';
import { witches } from '../../../src/games/witches/index.ts';
import { calm, expect } from '../harness.ts';
import { hintCard, pressOn } from '../hints.ts';
import type { FitRow } from './look.ts';

/** Only what is played is looked at, not what greets newcomers. */
async function openAsRegular(page: Page, code: string, board: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('curio.lessons', 'dokuborn dragon-quest witches');
    const tips = 'place fate damage offer enemy passage exit resolve items grow';
    localStorage.setItem('curio.dragon-quest.tutorial', tips);
  });
  await page.goto(`/play/${encodeURIComponent(code)}`);
  await expect(page.locator(board)).toBeVisible({ timeout: 30_000 });
}

/** A Hard deal, and the way to a dungeon as wide as it gets, with an item in hand. */
const DUNGEON = 'dragon-quest.1p.4~2~1~0~0~1~0~1.AstoO0.pmbapg';
const WAY =
  `g4 g6 f5 e5 h5 h5 Red_Joker i5 e5 g4 g4 g6 g3 g3 g2 f5 f5 Decline f3 h5 h3 f5 Queen_of_hearts e5 flip-h3 i3
  e5 d5 Queen_of_hearts j3 j3 i5 d4 d4 d3 e6 e6 j4 i2`.split(/\s+/);

const dungeonCell = (page: Page, name: string) =>
  page.locator(`.dq-cell[data-cell="${cellNamed(name)}"]`);

async function openDungeon(page: Page): Promise<void> {
  await openAsRegular(page, DUNGEON, '.dq-grid');
  for (const step of WAY) {
    // A card that has just come takes no press.
    await calm(page);
    if (step.startsWith('flip-')) await dungeonCell(page, step.slice(5)).press('j');
    else if (cellNamed(step) !== undefined) await dungeonCell(page, step).press('Enter');
    else await page.locator('.dq-option', { hasText: step.replaceAll('_', ' ') }).press('Enter');
  }
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

/** All but two cells of a large grid, by the game's own solver. */
async function openGrid(page: Page): Promise<void> {
  const catalogue = await embeddedCatalogue();
  const game = createDokuborn(catalogue);
  const dealt = deal(game, { ...game.presets[0].params, size: 4 }, 'fit4', unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  const { code, puzzle } = dealt.value;
  const solved = game.solve?.(puzzle, game.start(puzzle, 0), unlimitedBudget);
  if (!solved?.ok) throw new Error('no solution');
  await openAsRegular(page, code, '.doku-grid');
  for (const move of solved.value.moves.slice(0, -2)) {
    if (move.type !== 'place') continue;
    const card = catalogue.cards.find(({ id }) => id === move.card);
    const cell = page.locator('.doku-cell').nth(move.cell);
    await cell.press('Enter');
    const name = page.getByRole('combobox', { name: 'Name of a card' });
    await name.fill(card ? fullName(card) : '');
    await page
      .getByRole('option')
      .filter({ hasText: card?.version ?? '' })
      .first()
      .click();
    await expect(name).toBeHidden();
    await expect(cell).toHaveClass(/filled/);
  }
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
    name: 'Dokuborn, nearly full',
    board: '.doku-grid',
    cells: '.doku-cell',
    action: '.doku-find',
    open: openGrid,
  },
];
