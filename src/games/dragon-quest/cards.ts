// The 54 cards: their names, pile by pile, and what each dungeon card does at printed values.
// Tokens are suit and rank (`S7`, `CT`); the jokers are `BX` and `RX`.

import { wordList } from '../../core/word-list.ts';
import type { Params } from './types.ts';

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

/** Every card of the game once: 54. */
export const allCards: ReadonlySet<string> = new Set<string>([
  ...dungeonCards,
  ...healthCards,
  ...gemCards,
  ...itemCards,
  ...fates.map(fateCard),
]);
export const isCard = (token: string): boolean => allCards.has(token);
export const isDungeonCard = (token: string): token is DungeonCard =>
  dungeonCards.some((card) => card === token);
export const isItemCard = (token: string): token is ItemCard =>
  itemCards.some((card) => card === token);
export const isFate = (value: number): value is Fate => fates.some((fate) => fate === value);

const cardKinds = wordList('exit hiddenPit pit passage gem healing treasure enemy merchant wizard');
export type CardKind = (typeof cardKinds)[number];

/** What a natural ten brings. `win` ends the game. */
export interface Reward {
  readonly health?: number;
  readonly gems?: number;
  readonly items?: number;
  readonly win?: true;
}

export interface CardFacts {
  readonly name: string;
  readonly kind: CardKind;
  /** Printed damage of a pit, or of a fight that is lost. */
  readonly damage: number;
  /** The fate that beats an enemy; 0 for all other cards. */
  readonly need: number;
  readonly reward: Reward;
}

const plain = (name: string, kind: CardKind): CardFacts => ({
  name,
  kind,
  damage: 0,
  need: 0,
  reward: {},
});
const pit = (name: string, kind: 'hiddenPit' | 'pit', damage: number): CardFacts => ({
  ...plain(name, kind),
  damage,
});
const enemy = (name: string, need: number, damage: number, reward: Reward): CardFacts => ({
  name,
  kind: 'enemy',
  damage,
  need,
  reward,
});

const passage = plain('passage', 'passage');
const gem = plain('gem', 'gem');
const healing = plain('healing', 'healing');
const treasure = plain('treasure', 'treasure');
const slime = enemy('slime', 7, 1, { health: 1 });
const skeleton = enemy('skeleton', 8, 1, { gems: 1 });

export const cardTable: Readonly<Record<DungeonCard, CardFacts>> = {
  SA: plain('exit', 'exit'),
  S2: pit('hiddenPit', 'hiddenPit', 2),
  S3: pit('pit', 'pit', 1),
  S4: passage,
  S5: passage,
  S6: passage,
  S7: gem,
  S8: healing,
  S9: treasure,
  ST: slime,
  SJ: skeleton,
  SQ: enemy('dragonQueen', 9, 3, { win: true }),
  SK: enemy('troll', 9, 2, { items: 1 }),
  CA: plain('merchant', 'merchant'),
  C2: pit('pit', 'pit', 2),
  C3: pit('pit', 'pit', 3),
  C4: passage,
  C5: passage,
  C6: passage,
  C7: gem,
  C8: healing,
  C9: treasure,
  CT: slime,
  CJ: skeleton,
  CQ: enemy('youngDragon', 10, 1, { gems: 3 }),
  CK: enemy('trollKing', 9, 3, { gems: 1, items: 1, health: 1 }),
  BX: plain('wizard', 'wizard'),
};

export const HEALING = 2;
export const MOST_GEMS = 10;
/** Fate at which a fight is a critical success. */
export const NATURAL_TEN = 10;
/** What a Queen adds to a fate card. */
export const QUEEN_BONUS = 1;

/** Does this fate, Queens' bonus included, beat an enemy with this need? */
export const beats = (fate: number, need: number): boolean => fate >= need;

/** The other end of a passage. */
export function partnerOf(card: DungeonCard): DungeonCard | undefined {
  if (cardTable[card].kind !== 'passage') return undefined;
  const other = `${card.startsWith('S') ? 'C' : 'S'}${card.charAt(1)}`;
  return isDungeonCard(other) ? other : undefined;
}

/** Damage of a card under these params; 0 if it does none. */
export function damageOf(card: DungeonCard, params: Params): number {
  const { kind, damage } = cardTable[card];
  if (kind === 'enemy') return damage + params.enemyDamage;
  return kind === 'pit' || kind === 'hiddenPit' ? damage + params.pitDamage : 0;
}
