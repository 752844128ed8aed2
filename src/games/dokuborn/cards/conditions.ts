// The condition table: every row and column label of the game. Ids are append only, because codes contain them;
// adding a condition is adding one entry. How a condition is explained in sentences is the business of the words.

import type { Card, TextFeature } from '../../../data/card.ts';
import type { Family } from '../types.ts';
import {
  bornWords,
  classWords,
  franchiseWords,
  inkWords,
  keywordWords,
  nameWords,
  rareVersionWords,
  rarityWords,
  setWords,
  type WordList,
} from './lists.ts';

export interface Condition {
  readonly id: string;
  readonly family: Family;
  /** The label on the grid. */
  readonly display: string;
  /** The name of the picture beside the label. */
  readonly icon: string;
  readonly filter: (card: Card) => boolean;
}

/** In any letter case: files from elsewhere are not always careful. */
function has(list: readonly string[], word: string): boolean {
  for (const item of list) {
    if (item === word) return true;
    if (item.length === word.length && item.toLowerCase() === word.toLowerCase()) return true;
  }
  return false;
}

type ListField = 'classifications' | 'keywords' | 'rarities' | 'sets' | 'stories' | 'inks';
type NumberField = 'cost' | 'strength' | 'willpower' | 'lore' | 'moveCost';

/** One condition for each word that a list of the card may hold. */
function holding(
  prefix: string,
  family: Family,
  field: ListField,
  words: WordList,
  label: (word: string) => Pick<Condition, 'display' | 'icon'>,
): Condition[] {
  return words.map(([number, word]) => ({
    id: `${prefix}${number}`,
    family,
    ...label(word),
    filter: (card) => has(card[field], word),
  }));
}

const slug = (word: string) => word.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const familyLabel = (family: Family) => (word: string) => ({ display: word, icon: family });

/** One condition for each value from `least` to `most`. */
function equal(
  prefix: string,
  family: Family,
  field: NumberField,
  range: { readonly least: number; readonly most: number },
  label: string,
): Condition[] {
  return Array.from({ length: range.most - range.least + 1 }, (_, offset) => {
    const value = range.least + offset;
    return {
      id: `${prefix}${value}`,
      family,
      display: `${label}${value}`,
      icon: family,
      filter: (card: Card) => card[field] === value,
    };
  });
}

const atLeast = (field: NumberField, value: number) => (card: Card) => {
  const own = card[field];
  return own !== null && own >= value;
};

/** Compares strength with willpower, where a card has both. */
const balance = (holds: (strength: number, willpower: number) => boolean) => (card: Card) =>
  card.strength !== null && card.willpower !== null && holds(card.strength, card.willpower);

const mentions = (feature: TextFeature) => (card: Card) => card.features.includes(feature);

const inkSigns: Readonly<Record<string, string>> = {
  Amber: '🟡',
  Amethyst: '🟣',
  Emerald: '🟢',
  Ruby: '🔴',
  Sapphire: '🔵',
  Steel: '⚪',
};

const plain = (
  id: string,
  family: Family,
  display: string,
  icon: string,
  filter: Condition['filter'],
): Condition => ({ id, family, display, icon, filter });

export const conditions: readonly Condition[] = [
  ...holding('c', 'ink', 'inks', inkWords, (word) => ({
    display: `${inkSigns[word]} ${word}`,
    icon: `ink-${slug(word)}`,
  })),
  plain('c7', 'ink', 'Dual ink', 'ink-dual', (card) => card.inks.length >= 2),
  ...equal('o', 'cost', 'cost', { least: 1, most: 9 }, 'Cost '),
  plain('oL', 'cost', 'Cost 2 or less', 'cost', (card) => card.cost <= 2),
  plain('oH', 'cost', 'Cost 7 or more', 'cost', atLeast('cost', 7)),
  plain('p0', 'inkwell', 'Uninkable', 'uninkable', (card) => !card.inkable),
  plain('p1', 'inkwell', 'Inkable', 'inkable', (card) => card.inkable),
  plain('t1', 'type', 'Character', 'type-character', (card) => card.type === 'Character'),
  plain('t2', 'type', 'Action', 'type-action', (card) => card.type === 'Action'),
  plain('t3', 'type', 'Song', 'type-song', (card) => has(card.classifications, 'Song')),
  plain('t4', 'type', 'Item', 'type-item', (card) => card.type === 'Item'),
  plain('t5', 'type', 'Location', 'type-location', (card) => card.type === 'Location'),
  ...holding('b', 'born', 'classifications', bornWords, familyLabel('born')),
  ...holding('s', 'classification', 'classifications', classWords, familyLabel('classification')),
  ...holding('k', 'keyword', 'keywords', keywordWords, familyLabel('keyword')),
  ...equal('g', 'strength', 'strength', { least: 0, most: 7 }, 'Strength '),
  plain('gH', 'strength', 'Strength 6 or more', 'strength', atLeast('strength', 6)),
  ...equal('w', 'willpower', 'willpower', { least: 1, most: 10 }, 'Willpower '),
  plain('wH', 'willpower', 'Willpower 8 or more', 'willpower', atLeast('willpower', 8)),
  ...equal('l', 'lore', 'lore', { least: 0, most: 4 }, 'Lore ◊'),
  plain('lH', 'lore', 'Lore ◊3 or more', 'lore', atLeast('lore', 3)),
  ...equal('m', 'move', 'moveCost', { least: 1, most: 2 }, 'Move cost '),
  ...holding('r', 'rarity', 'rarities', rarityWords, (word) => ({
    display: word,
    icon: `rarity-${slug(word)}`,
  })),
  ...holding('r', 'rarity', 'rarities', rareVersionWords, (word) => ({
    display: `Has an ${word} version`,
    icon: `rarity-${slug(word)}`,
  })),
  plain('r9', 'rarity', 'Has a promo version', 'rarity-promo', (card) =>
    card.rarities.includes('Special'),
  ),
  ...setWords.map(([number, display]) =>
    plain(`e${number}`, 'set', display, 'set', (card) => has(card.sets, String(number))),
  ),
  ...holding('f', 'franchise', 'stories', franchiseWords, familyLabel('franchise')),
  ...nameWords.map(([number, name]) =>
    plain(`n${number}`, 'name', `Named ${name}`, 'name', (card) => has([card.name], name)),
  ),
  plain('x1', 'extra', 'No ability text', 'text-none', mentions('none')),
  plain('x2', 'extra', 'Printed in 2 or more sets', 'sets', (card) => card.sets.length >= 2),
  plain(
    'x3',
    'extra',
    'Strength higher than willpower',
    'balance',
    balance((strength, willpower) => strength > willpower),
  ),
  plain(
    'x4',
    'extra',
    'Willpower higher than strength',
    'balance',
    balance((strength, willpower) => willpower > strength),
  ),
  plain(
    'x5',
    'extra',
    'Strength equals willpower',
    'balance',
    balance((strength, willpower) => strength === willpower),
  ),
  plain('x6', 'extra', 'Text mentions draw', 'text', mentions('draw')),
  plain('x7', 'extra', 'Text mentions banish', 'text', mentions('banish')),
  plain('x8', 'extra', 'Text mentions damage', 'text', mentions('damage')),
  plain('x9', 'extra', 'Text mentions discard', 'text', mentions('discard')),
  plain('x10', 'extra', 'Text mentions exert', 'text', mentions('exert')),
  plain('x11', 'extra', 'Text mentions ready', 'text', mentions('ready')),
  plain('x12', 'extra', 'Text mentions inkwell', 'text', mentions('inkwell')),
  plain('x13', 'extra', 'Text mentions return', 'text', mentions('return')),
  plain('x14', 'extra', 'Text mentions gaining lore', 'text', mentions('gainLore')),
  plain('x15', 'extra', 'Text mentions songs', 'text', mentions('song')),
];

/** The place of each condition in the table, by its id. */
export const conditionIndex: ReadonlyMap<string, number> = new Map(
  conditions.map((condition, index) => [condition.id, index]),
);

export function findCondition(id: string): Condition | undefined {
  return conditions[conditionIndex.get(id) ?? -1];
}
