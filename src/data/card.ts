// What the catalogue knows of a card. A card is what a player calls a card: all printings of one name and version.

export const inks = ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] as const;
export type Ink = (typeof inks)[number];

export const cardTypes = ['Character', 'Action', 'Item', 'Location'] as const;
export type CardType = (typeof cardTypes)[number];

export const rarities = [
  'Common',
  'Uncommon',
  'Rare',
  'Super Rare',
  'Legendary',
  'Epic',
  'Enchanted',
  'Iconic',
  'Special',
] as const;
export type Rarity = (typeof rarities)[number];

/** What the rules text (without reminders in brackets) says, as far as conditions ask. Append only: files hold the place in this list. */
export const textFeatures = [
  'none',
  'draw',
  'banish',
  'damage',
  'discard',
  'exert',
  'ready',
  'inkwell',
  'return',
  'gainLore',
  'song',
] as const;
export type TextFeature = (typeof textFeatures)[number];

export interface Card {
  /** The number of its first printing: the same in every edition of the catalogue. */
  readonly id: number;
  readonly name: string;
  /** The title under the name; empty where the card has none. */
  readonly version: string;
  readonly inks: readonly Ink[];
  readonly cost: number;
  readonly inkable: boolean;
  readonly type: CardType;
  readonly strength: number | null;
  readonly willpower: number | null;
  readonly lore: number | null;
  readonly moveCost: number | null;
  readonly classifications: readonly string[];
  readonly keywords: readonly string[];
  readonly rarities: readonly Rarity[];
  /** Set codes, oldest first. */
  readonly sets: readonly string[];
  readonly stories: readonly string[];
  readonly features: readonly TextFeature[];
}

/** One printing, as the sources tell it. */
export interface Printing
  extends Omit<Card, 'rarities' | 'sets' | 'stories' | 'features' | 'keywords'> {
  /** The printing that this one varies, if any. */
  readonly baseId: number | null;
  readonly keywords: readonly string[];
  /** Null: one that we do not know yet. */
  readonly rarity: Rarity | null;
  readonly set: string;
  readonly story: string;
  readonly text: string;
}

/** "Elsa - Snow Queen", or "Elsa" where there is no version. */
export function fullName(card: Pick<Card, 'name' | 'version'>): string {
  return card.version === '' ? card.name : `${card.name} - ${card.version}`;
}

/** Letters without case and accents, everything else a space: how names are compared and searched. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const patterns: Readonly<Record<Exclude<TextFeature, 'none'>, RegExp>> = {
  draw: /\bdraws?\b/,
  banish: /banish/,
  damage: /damage/,
  discard: /discard/,
  exert: /\bexert/,
  ready: /\bready/,
  inkwell: /inkwell/,
  return: /return/,
  gainLore: /\bgains? .{0,12}(lore|◊)/,
  song: /\bsongs?\b/,
};

/** Reads the features out of a rules text. */
export function readFeatures(text: string): TextFeature[] {
  const rules = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  if (rules === '') return ['none'];
  return textFeatures.filter((feature) => feature !== 'none' && patterns[feature].test(rules));
}
