// The pack: names of the 54 cards, pile by pile. What the dungeon cards do is in rules/cards.ts.
// Tokens are suit and rank (`S7`, `CT`), jokers `BX` and `RX`.

/** The dungeon deck: the order is the numbering that fast code and packed codes use. */
export const dungeonCards = [
  ...['SA', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'ST', 'SJ', 'SQ', 'SK'],
  ...['CA', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'CT', 'CJ', 'CQ', 'CK'],
  'BX',
] as const;
export type DungeonCard = (typeof dungeonCards)[number];

export const healthCards = ['HA', 'H2', 'H3', 'H4', 'H5'] as const;
export const gemCards = ['DT', 'D9', 'D8', 'D7', 'D6', 'D5', 'D4', 'D3', 'D2', 'DA'] as const;
export const fates = [6, 7, 8, 9, 10] as const;
export type Fate = (typeof fates)[number];
export const fateCard = (fate: Fate): string => `H${fate === 10 ? 'T' : fate}`;

export const itemKinds = ['king', 'queen', 'jack', 'joker'] as const;
export type ItemKind = (typeof itemKinds)[number];
/** The order is that of the draw slots: the first and the second card of each kind. */
export const itemCards = ['HK', 'DK', 'HQ', 'DQ', 'HJ', 'DJ', 'RX'] as const;
export type ItemCard = (typeof itemCards)[number];

const kindOfRank: Readonly<Record<string, ItemKind>> = {
  K: 'king',
  Q: 'queen',
  J: 'jack',
  X: 'joker',
};
export const itemKind = (card: ItemCard): ItemKind => kindOfRank[card.charAt(1)] ?? 'joker';

const tokens = new Set<string>([
  ...dungeonCards,
  ...healthCards,
  ...gemCards,
  ...itemCards,
  ...fates.map(fateCard),
]);
/** Every card of the game once: 54. */
export const allCards: readonly string[] = [...tokens];
export const isCard = (token: string): boolean => tokens.has(token);
export const isDungeonCard = (token: string): token is DungeonCard =>
  dungeonCards.some((card) => card === token);
export const isItemCard = (token: string): token is ItemCard =>
  itemCards.some((card) => card === token);
export const isFate = (value: number): value is Fate => fates.some((fate) => fate === value);
