// Rarity: how many players chose the same in each cell. The score is the sum over the grid in percent, an empty cell
// counting 100: lower is rarer.

import { isEnough } from './numbers.ts';

export interface Choice {
  readonly cell: number;
  /** Null: nothing. */
  readonly card: number | null;
  readonly count: number;
}

export interface Choices {
  readonly players: number;
  /** By cell, most chosen first. */
  readonly picks: readonly Choice[];
}

export interface Share {
  readonly card: number;
  readonly share: number;
}

/** Of every cell the cards that were chosen there, most chosen first. None for too few players. */
export function sharesOf(choices: Choices): Share[][] {
  if (!isEnough(choices)) return [];
  const cells: Share[][] = [];
  for (const { cell, card, count } of choices.picks) {
    while (cells.length <= cell) cells.push([]);
    if (card !== null) cells[cell]?.push({ card, share: count / choices.players });
  }
  return cells;
}

/** With one decimal. Null for too few players, and for a game without cells. */
export function rarityOf(choices: Choices, own: readonly (number | null)[]): number | null {
  if (!isEnough(choices) || own.length === 0) return null;
  const tenths = own.map((card, cell) => {
    if (card === null) return 1000;
    const same = choices.picks.find((pick) => pick.cell === cell && pick.card === card);
    return (1000 * (same?.count ?? 0)) / choices.players;
  });
  return Math.round(tenths.reduce((sum, part) => sum + part, 0)) / 10;
}
