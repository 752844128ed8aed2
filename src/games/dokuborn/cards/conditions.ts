// Conditions that no catalogue changes (numbers, the inkwell, the rules text), and the words with numbered ids. Ids are
// append only, because codes contain them. `condition-table.ts` makes the conditions that ask for a word of the cards.

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
  /** The feature that the rules text must have, if the condition asks for one. */
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

const plain = (
  id: string,
  family: Family,
  display: string,
  icon: string,
  filter: Condition['filter'],
): Condition => ({ id, family, display, icon, filter });

/** Compares strength with willpower, if a card has both. */
const balance = (
  id: string,
  display: string,
  holds: (strength: number, willpower: number) => boolean,
): Condition =>
  plain(id, 'extra', display, 'balance', ({ strength, willpower }) => {
    return strength !== null && willpower !== null && holds(strength, willpower);
  });

const mentions = (id: string, display: string, feature: TextFeature): Condition => ({
  ...plain(id, 'extra', display, feature === 'none' ? 'text-none' : 'text', (card) =>
    card.features.includes(feature),
  ),
  feature,
});

/** Cards that version 1 counted as a mention because of an ability's name. Frozen. */
const mentionedByName: readonly (readonly [id: string, cards: readonly number[]])[] = [
  ['x6', [1526]],
  ['x11', [266, 828, 1271, 1309, 2358, 2633]],
];

/** The current id of the condition that an id meant in a code of this version. */
export function idFrom(version: number, id: string): string {
  return version < 2 && mentionedByName.some(([known]) => known === id) ? `${id}n` : id;
}

/** Today's condition in place of an older one, for a new game of the same grid. */
export function idNow(id: string): string {
  return mentionedByName.find(([known]) => id === `${known}n`)?.[0] ?? id;
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
  balance('x3', 'Strength higher than willpower', (strength, willpower) => strength > willpower),
  balance('x4', 'Willpower higher than strength', (strength, willpower) => willpower > strength),
  balance('x5', 'Strength equals willpower', (strength, willpower) => strength === willpower),
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

/** Conditions of games begun with version 1; new grids do not use them. */
export const olderConditions: readonly Condition[] = mentionedByName.flatMap(([id, cards]) =>
  fixedConditions
    .filter((condition) => condition.id === id)
    .map((condition) => ({
      ...condition,
      id: `${id}n`,
      filter: (card: Card) => condition.filter(card) || cards.includes(card.id),
    })),
);

// Words from before conditions were read from the cards, each with the number in its id. These ids are permanent,
// because codes contain them; any other word gets an id made of its letters.

export type WordList = readonly (readonly [number: number, word: string])[];

const numbered = (text: string): WordList =>
  text.split(',').map((entry) => {
    const [number, ...words] = entry.trim().split(/\s+/);
    return [Number(number), words.join(' ')];
  });

export const inkWords = numbered('1 Amber, 2 Amethyst, 3 Emerald, 4 Ruby, 5 Sapphire, 6 Steel');

export const classWords = numbered(`
  1 Ally, 2 Hero, 3 Villain, 4 Princess, 5 Sorcerer, 6 Prince, 7 Mentor, 8 Pirate, 9 Queen,
  10 King, 11 Inventor, 12 Alien, 13 Captain, 14 Madrigal, 15 Deity, 16 Detective, 17 Whisper,
  18 Super, 19 Racer, 20 Fairy, 21 Seven Dwarfs, 22 Toy, 23 Knight, 24 Dragon, 25 Gargoyle,
  26 Musketeer, 27 Puppy, 28 Robot, 29 Broom
`);

export const keywordWords = numbered(`
  1 Shift, 2 Evasive, 3 Bodyguard, 4 Support, 5 Rush, 6 Ward, 7 Challenger, 8 Boost, 9 Resist,
  10 Singer, 11 Reckless, 12 Sing Together
`);

export const franchiseWords = numbered(`
  1 101 Dalmatians, 2 A Goofy Movie, 3 Aladdin, 4 Alice in Wonderland,
  5 Atlantis: The Lost Empire, 6 Bambi, 7 Beauty and the Beast, 8 Big Hero 6, 9 Bolt, 10 Brave,
  12 Brother Bear, 13 Chip 'n Dale: Rescue Rangers, 14 Cinderella, 15 Darkwing Duck,
  16 DuckTales, 18 Encanto, 20 Frozen, 21 Gargoyles, 22 Hercules, 23 Lady and the Tramp,
  24 Lilo & Stitch, 25 Lorcana, 26 Mickey Mouse & Friends, 28 Mickey's Christmas Carol,
  29 Moana, 30 Mulan, 32 Peter Pan, 33 Pinocchio, 34 Pocahontas, 35 Raya and the Last Dragon,
  36 Robin Hood, 37 Sleeping Beauty, 38 Snow White and the Seven Dwarfs, 39 TaleSpin,
  40 Tangled, 41 The Aristocats, 42 The Black Cauldron, 43 The Emperor's New Groove,
  44 The Fox and the Hound, 45 The Great Mouse Detective, 46 The Incredibles,
  47 The Jungle Book, 48 The Legend of Sleepy Hollow, 49 The Lion King, 50 The Little Mermaid,
  51 The Princess and the Frog, 52 The Rescuers, 53 The Sorcerer's Apprentice,
  54 The Sword in the Stone, 55 The Three Musketeers, 56 Toy Story, 57 Treasure Planet,
  58 Winnie the Pooh, 59 Wreck-It Ralph, 60 Zootopia
`);

export const nameWords = numbered(`
  1 Aladdin, 2 Anna, 3 Ariel, 4 Basil, 5 Beast, 6 Belle, 7 Cinderella, 8 Daisy Duck,
  9 Donald Duck, 10 Elsa, 11 Gaston, 12 Genie, 13 Goofy, 14 Hades, 15 HeiHei, 16 Hercules,
  17 Jafar, 18 Jasmine, 19 Li Shang, 20 Lilo, 21 Madam Mim, 22 Magic Broom, 23 Magica De Spell,
  24 Maleficent, 25 Merlin, 26 Mickey Mouse, 27 Minnie Mouse, 28 Moana, 29 Mulan, 30 Pete,
  31 Peter Pan, 32 Pluto, 33 Queen of Hearts, 34 Rapunzel, 35 Raya, 36 Robin Hood, 37 Scar,
  38 Scrooge McDuck, 39 Simba, 40 Stitch, 41 The Queen, 42 Tinker Bell, 43 Ursula, 44 Yzma
`);

export const bornWords = numbered('1 Storyborn, 2 Dreamborn, 3 Floodborn');

export const typeWords = numbered('1 Character, 2 Action, 3 Song, 4 Item, 5 Location');

export const rarityWords = numbered(`
  1 Common, 2 Uncommon, 3 Rare, 4 Super Rare, 5 Legendary, 6 Epic, 7 Enchanted, 8 Iconic,
  9 Special
`);

/** Labels of rarities that only variants of a card have. */
export const rareVersions: Readonly<Record<string, string>> = {
  Epic: 'Has an Epic version',
  Enchanted: 'Has an Enchanted version',
  Iconic: 'Has an Iconic version',
  Special: 'Has a promo version',
};
