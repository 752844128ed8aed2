// For tests only: a second, plain implementation of filter, matching and level, which reads conditions from their labels.

import type { Card } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import type { Condition } from '../cards/conditions.ts';

function compare(value: number | null, label: string): boolean {
  const [, number = '', more] = /(\d+)( or less| or more)?$/.exec(label) ?? [];
  if (value === null) return false;
  if (more === ' or less') return value <= Number(number);
  if (more === ' or more') return value >= Number(number);
  return value === Number(number);
}

const textWords: Readonly<Record<string, string>> = {
  'No ability text': 'none',
  'Text mentions draw': 'draw',
  'Text mentions banish': 'banish',
  'Text mentions damage': 'damage',
  'Text mentions discard': 'discard',
  'Text mentions exert': 'exert',
  'Text mentions ready': 'ready',
  'Text mentions inkwell': 'inkwell',
  'Text mentions return': 'return',
  'Text mentions gaining lore': 'gainLore',
  'Text mentions songs': 'song',
};

function extra(label: string, card: Card): boolean {
  const { strength, willpower } = card;
  if (label === 'Printed in 2 or more sets') return new Set(card.sets).size > 1;
  if (label in textWords) return card.features.some((feature) => feature === textWords[label]);
  if (strength === null || willpower === null) return false;
  if (label === 'Strength higher than willpower') return strength > willpower;
  if (label === 'Willpower higher than strength') return strength < willpower;
  return label === 'Strength equals willpower' && strength === willpower;
}

/** Words of sources differ in capitals: "Alice In Wonderland". */
const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

export function judgeFits(
  { family, display }: Pick<Condition, 'family' | 'display'>,
  card: Card,
  sets: Catalogue['sets'],
): boolean {
  const subtypes = new Set(card.classifications);
  switch (family) {
    case 'ink':
      return display === 'Dual ink'
        ? card.inks.length === 2
        : card.inks.some((ink) => display.endsWith(ink));
    case 'cost':
      return compare(card.cost, display);
    case 'inkwell':
      return display === (card.inkable ? 'Inkable' : 'Uninkable');
    case 'type':
      return display === 'Song' ? subtypes.has('Song') : card.type === display;
    case 'born':
    case 'classification':
      return display !== 'Song' && subtypes.has(display);
    case 'keyword':
      return new Set(card.keywords).has(display);
    case 'strength':
      return compare(card.strength, display);
    case 'willpower':
      return compare(card.willpower, display);
    case 'lore':
      return compare(card.lore, display);
    case 'move':
      return compare(card.moveCost, display);
    case 'rarity': {
      const word = display.replace(/^Has an? (.+) version$/, '$1').replace('promo', 'Special');
      return card.rarities.some((rarity) => rarity === word);
    }
    case 'set':
      return card.sets.some((code) =>
        sets.some(([known, name]) => known === code && name === display),
      );
    case 'franchise':
      return card.stories.some((story) => same(story, display));
    case 'name':
      return `Named ${card.name}` === display;
    case 'extra':
      return extra(display, card);
  }
}

/** Hall's theorem, word for word: every set of cells has at least as many cards as cells. */
export function judgeSolvable(pools: readonly (readonly number[])[]): boolean {
  const tight = pools.filter((pool) => pool.length < pools.length);
  const holds = (index: number, cells: number, cards: ReadonlySet<number>): boolean => {
    if (cards.size < cells) return false;
    const pool = tight[index];
    // no larger set of cells can fail that has these cards already
    if (!pool || cards.size >= tight.length) return true;
    return (
      holds(index + 1, cells, cards) && holds(index + 1, cells + 1, new Set([...cards, ...pool]))
    );
  };
  return holds(0, 0, new Set());
}

const greatest = (left: bigint, right: bigint): bigint =>
  right === 0n ? left : greatest(right, left % right);

/** The level by common denominators. */
export function judgeLevel(sizes: readonly number[]): number {
  const common = sizes.reduce(
    (multiple, size) => (multiple / greatest(multiple, BigInt(size))) * BigInt(size),
    1n,
  );
  const sum = sizes.reduce((total, size) => total + common / BigInt(size), 0n);
  const mean = (percent: bigint) => sum * 100n < percent * common * BigInt(sizes.length);
  if (mean(6n)) return 1;
  if (mean(12n)) return 2;
  if (mean(22n)) return 3;
  return mean(36n) ? 4 : 5;
}
