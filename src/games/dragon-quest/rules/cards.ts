// What every dungeon card is and does, at printed values, and the numbers that belong to no single card.

import { type DungeonCard, isDungeonCard } from '../pack.ts';

export const cardKinds = [
  'exit',
  'hiddenPit',
  'pit',
  'passage',
  'gem',
  'healing',
  'treasure',
  'enemy',
  'merchant',
  'wizard',
] as const;
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

/** Does this fate, with what Queens have added to it, beat such an enemy? */
export const beats = (fate: number, need: number): boolean => fate >= need;

/** The other end of a passage. */
export function partnerOf(card: DungeonCard): DungeonCard | undefined {
  if (cardTable[card].kind !== 'passage') return undefined;
  const other = `${card.startsWith('S') ? 'C' : 'S'}${card.charAt(1)}`;
  return isDungeonCard(other) ? other : undefined;
}
