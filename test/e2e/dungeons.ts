// Dungeons that are stacked by hand, for tests of Dragon Quest in the browser.

import type { Page } from '@playwright/test';
import { type Deal, dealPuzzle } from '../../src/core/deal.ts';
import { Session } from '../../src/core/session.ts';
import { dungeonCards } from '../../src/games/dragon-quest/cards.ts';
import { dragonQuest, type ItemCard, type Params } from '../../src/games/dragon-quest/index.ts';
import type { DragonQuestTypes } from '../../src/games/dragon-quest/types.ts';
import { expectOk } from '../harness.ts';
import { openBoard } from './boards.ts';
import { expect } from './harness.ts';

const normal: Params = { ...dragonQuest.presets[1]?.params } as Params;
const allItems: readonly ItemCard[] = ['HK', 'DK', 'HQ', 'DQ', 'HJ', 'DJ', 'RX'];

export interface Stacking {
  /** The cards of each level in this order, start card first; then the rest. */
  readonly levels: readonly string[];
  readonly fates: readonly (6 | 7 | 8 | 9 | 10)[];
  readonly params?: Partial<Params>;
  /** The order in which items are preferred, draw by draw. */
  readonly items?: readonly (readonly ItemCard[])[];
}

export function stackedDeal({
  levels,
  fates,
  params = {},
  items = [],
}: Stacking): Deal<DragonQuestTypes> {
  const decks = levels.map((cards, index) => {
    const first = cards.split(' ');
    const rest = dungeonCards.filter((card) => !first.includes(card));
    return { level: index + 1, cards: [...first, ...rest] };
  });
  const draws = items.map((wanted, draw) => ({
    draw,
    cards: [...wanted, ...allItems.filter((item) => !wanted.includes(item))],
  }));
  const whole = { ...normal, ...params, certified: false } as Params;
  const stack = { decks, fates: [{ round: 0, cards: fates }], items: draws };
  const puzzle = { params: whole, seed: 7, stack };
  return dealPuzzle(dragonQuest, whole, puzzle as Parameters<typeof dragonQuest.view>[0]);
}

/** Opens a stacked dungeon in the middle of a game, for somebody who knows the tips. */
export async function openStacked(page: Page, stacking: Stacking, moves = ''): Promise<void> {
  await page.addInitScript(() => {
    const tips = 'place fate damage offer enemy passage exit resolve items grow';
    localStorage.setItem('curio.dragon-quest.tutorial', tips);
  });
  const session = new Session(dragonQuest, stackedDeal(stacking));
  for (const [index, word] of moves.split(' ').filter(Boolean).entries()) {
    const step = session.play(expectOk(dragonQuest.moveCode.decode(word)), 1000 * (index + 1));
    if (!step.ok) throw new Error(`${word}: ${step.refusal.type}`);
  }
  await openBoard(page, session);
  await expect(page.getByRole('grid', { name: /^Dungeon, level/ })).toBeVisible();
}

export const cell = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
