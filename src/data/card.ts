// The data of a card. A card is what players call a card: all printings of one name and version.

import { wordList } from '../core/word-list.ts';

/** Known inks; a newer set may bring another. */
export const inks = ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] as const;

export const cardTypes = ['Character', 'Action', 'Item', 'Location'] as const;

/** Known rarities, commonest first. */
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

/** Features of the rules text, without ability names and reminders. Append only: files hold indices of this list. */
export const textFeatures = wordList(`
  none draw banish damage discard exert ready inkwell return gainLore song
`);
export type TextFeature = (typeof textFeatures)[number];

export interface Card {
  /** The number of its first printing: the same in every edition of the catalogue. */
  readonly id: number;
  readonly name: string;
  /** The title under the name, or empty. */
  readonly version: string;
  /** Known ones in their order, then others. */
  readonly inks: readonly string[];
  readonly cost: number;
  readonly inkable: boolean;
  readonly type: string;
  readonly strength: number | null;
  readonly willpower: number | null;
  readonly lore: number | null;
  readonly moveCost: number | null;
  readonly classifications: readonly string[];
  readonly keywords: readonly string[];
  /** Known ones in their order, then others. */
  readonly rarities: readonly string[];
  /** Set codes, oldest first. */
  readonly sets: readonly string[];
  readonly stories: readonly string[];
  readonly features: readonly TextFeature[];
}

/** One printing, as the source has it. */
export interface CardPrinting
  extends Omit<Card, 'rarities' | 'sets' | 'stories' | 'features' | 'keywords'> {
  /** The printing that this one varies, if any. */
  readonly baseId: number | null;
  readonly keywords: readonly string[];
  readonly rarity: string;
  readonly set: string;
  /** The number within its set, if the source has it. */
  readonly number: number | null;
  readonly story: string;
  /** As printed, line by line. */
  readonly text: string;
  readonly artists: readonly string[];
}

/** "Elsa - Snow Queen", or "Elsa" without a version. */
export function fullName(card: Pick<Card, 'name' | 'version'>): string {
  return card.version === '' ? card.name : `${card.name} - ${card.version}`;
}

/** Letters without case and accents, everything else a space: how names are compared and searched. */
export function foldName(text: string): string {
  // fast path: most of thousands of names
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/i.test(text)) return text.toLowerCase();
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

/** First letters of the words, "esq" for "Elsa - Snow Queen"; words that are only signs have none. */
export function initialsOf(text: string): string {
  return text
    .split(/\s+/)
    .map((word) =>
      /^[a-z0-9]/i.test(word) ? word.charAt(0).toLowerCase() : foldName(word).charAt(0),
    )
    .join('');
}

/** Names of abilities are in capitals: "DRAW THEM OUT", "I'M THE BOSS". */
const isCapital = (word: string) => /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word);

/** The rules in a text: without reminders in brackets and names of abilities, in lower case. */
export function rulesOnly(text: string): string {
  return text
    .replace(/\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !isCapital(word))
    .join(' ')
    .toLowerCase();
}

export function readFeatures(text: string): TextFeature[] {
  const rules = rulesOnly(text);
  if (rules === '') return ['none'];
  return textFeatures.filter((feature) => feature !== 'none' && patterns[feature].test(rules));
}
