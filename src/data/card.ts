// What the catalogue knows of a card. A card is what a player calls a card: all printings of one name and version.

/** The inks that are known; a newer set may bring another. */
export const inks = ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] as const;

/** The types that are known. */
export const cardTypes = ['Character', 'Action', 'Item', 'Location'] as const;

/** The rarities that are known, commonest first. */
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

/** What the rules text (without ability names, and without reminders in brackets) says, as far as conditions ask. Append only: files hold the place in this list. */
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

/** One printing, as the sources tell it. */
export interface Printing
  extends Omit<Card, 'rarities' | 'sets' | 'stories' | 'features' | 'keywords'> {
  /** The printing that this one varies, if any. */
  readonly baseId: number | null;
  readonly keywords: readonly string[];
  readonly rarity: string;
  readonly set: string;
  /** The number within its set, where the source tells it. */
  readonly number: number | null;
  readonly story: string;
  /** As printed, line by line. */
  readonly text: string;
  readonly artists: readonly string[];
}

/** "Elsa - Snow Queen", or "Elsa" where there is no version. */
export function fullName(card: Pick<Card, 'name' | 'version'>): string {
  return card.version === '' ? card.name : `${card.name} - ${card.version}`;
}

/** Letters without case and accents, everything else a space: how names are compared and searched. */
export function foldName(text: string): string {
  // most names are so, and it is asked of thousands
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

/** Words of an ability's name stand in capitals: "DRAW THEM OUT", "I'M THE BOSS". */
const isCapital = (word: string) => /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word);

/** What a text says as a rule: no reminders in brackets, no names of abilities, small letters. */
export function rulesOnly(text: string): string {
  return text
    .replace(/\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !isCapital(word))
    .join(' ')
    .toLowerCase();
}

/** Reads the features out of a rules text. */
export function readFeatures(text: string): TextFeature[] {
  const rules = rulesOnly(text);
  if (rules === '') return ['none'];
  return textFeatures.filter((feature) => feature !== 'none' && patterns[feature].test(rules));
}
