// Conditions that no catalogue changes: numbers, the inkwell, and what the rules text says. Ids are append only,
// because codes contain them. Those that ask for a word of the cards are made by `table.ts`.

import type { Card, TextFeature } from '../../../data/card.ts';
import type { Family } from '../types.ts';

export interface Condition {
  readonly id: string;
  readonly family: Family;
  /** The label on the grid. */
  readonly display: string;
  /** The name of the picture beside the label. */
  readonly icon: string;
  readonly filter: (card: Card) => boolean;
  /** What the rules text must say, where a condition asks for that. */
  readonly feature?: TextFeature;
}

type NumberField = 'cost' | 'strength' | 'willpower' | 'lore' | 'moveCost';

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

const plain = (
  id: string,
  family: Family,
  display: string,
  icon: string,
  filter: Condition['filter'],
): Condition => ({ id, family, display, icon, filter });

const mentions = (id: string, display: string, feature: TextFeature): Condition => ({
  ...plain(id, 'extra', display, feature === 'none' ? 'text-none' : 'text', (card) =>
    card.features.includes(feature),
  ),
  feature,
});

/** What version 1 took for a mention: the name of an ability, of cards that it knew. Never changes. */
const namedSo: readonly (readonly [id: string, cards: readonly number[]])[] = [
  ['x6', [1526]],
  ['x11', [266, 828, 1271, 1309, 2358, 2633]],
];

/** The id of the condition that an id was in a code of an older version. */
export function idFrom(version: number, id: string): string {
  return version < 2 && namedSo.some(([known]) => known === id) ? `${id}n` : id;
}

/** The condition of today in the place of an older one: for a new game of the same grid. */
export function idNow(id: string): string {
  return namedSo.find(([known]) => id === `${known}n`)?.[0] ?? id;
}

export const fixedConditions: readonly Condition[] = [
  plain('c7', 'ink', 'Dual ink', 'ink-dual', (card) => card.inks.length >= 2),
  ...equal('o', 'cost', 'cost', { least: 1, most: 9 }, 'Cost '),
  plain('oL', 'cost', 'Cost 2 or less', 'cost', (card) => card.cost <= 2),
  plain('oH', 'cost', 'Cost 7 or more', 'cost', atLeast('cost', 7)),
  plain('p0', 'inkwell', 'Uninkable', 'uninkable', (card) => !card.inkable),
  plain('p1', 'inkwell', 'Inkable', 'inkable', (card) => card.inkable),
  ...equal('g', 'strength', 'strength', { least: 0, most: 7 }, 'Strength '),
  plain('gH', 'strength', 'Strength 6 or more', 'strength', atLeast('strength', 6)),
  ...equal('w', 'willpower', 'willpower', { least: 1, most: 10 }, 'Willpower '),
  plain('wH', 'willpower', 'Willpower 8 or more', 'willpower', atLeast('willpower', 8)),
  ...equal('l', 'lore', 'lore', { least: 0, most: 4 }, 'Lore ◊'),
  plain('lH', 'lore', 'Lore ◊3 or more', 'lore', atLeast('lore', 3)),
  ...equal('m', 'move', 'moveCost', { least: 1, most: 2 }, 'Move cost '),
  mentions('x1', 'No ability text', 'none'),
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
  mentions('x6', 'Text mentions draw', 'draw'),
  mentions('x7', 'Text mentions banish', 'banish'),
  mentions('x8', 'Text mentions damage', 'damage'),
  mentions('x9', 'Text mentions discard', 'discard'),
  mentions('x10', 'Text mentions exert', 'exert'),
  mentions('x11', 'Text mentions ready', 'ready'),
  mentions('x12', 'Text mentions inkwell', 'inkwell'),
  mentions('x13', 'Text mentions return', 'return'),
  mentions('x14', 'Text mentions gaining lore', 'gainLore'),
  mentions('x15', 'Text mentions songs', 'song'),
];

/** Conditions of games that were begun with version 1; no grid is dealt with them. */
export const olderConditions: readonly Condition[] = namedSo.flatMap(([id, cards]) =>
  fixedConditions
    .filter((condition) => condition.id === id)
    .map((condition) => ({
      ...condition,
      id: `${id}n`,
      filter: (card: Card) => condition.filter(card) || cards.includes(card.id),
    })),
);
