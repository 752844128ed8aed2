// The condition table: every row and column label of the game. Ids are append only, because codes contain them;
// adding a condition is adding one entry. How a condition is explained in sentences is the text table's business.

import type { Card, TextFeature } from '../../../data/card.ts';

export const families = [
  'ink',
  'cost',
  'inkwell',
  'type',
  'born',
  'classification',
  'keyword',
  'strength',
  'willpower',
  'lore',
  'move',
  'rarity',
  'set',
  'franchise',
  'name',
  'extra',
] as const;
export type Family = (typeof families)[number];

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
type Words = readonly (readonly [number, string])[];

/** One condition for each word that a list of the card may hold. */
function holding(
  prefix: string,
  family: Family,
  field: ListField,
  words: Words,
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

const inkWords: Words = [
  [1, 'Amber'],
  [2, 'Amethyst'],
  [3, 'Emerald'],
  [4, 'Ruby'],
  [5, 'Sapphire'],
  [6, 'Steel'],
];

const classWords: Words = [
  [1, 'Ally'],
  [2, 'Hero'],
  [3, 'Villain'],
  [4, 'Princess'],
  [5, 'Sorcerer'],
  [6, 'Prince'],
  [7, 'Mentor'],
  [8, 'Pirate'],
  [9, 'Queen'],
  [10, 'King'],
  [11, 'Inventor'],
  [12, 'Alien'],
  [13, 'Captain'],
  [14, 'Madrigal'],
  [15, 'Deity'],
  [16, 'Detective'],
  [17, 'Whisper'],
  [18, 'Super'],
  [19, 'Racer'],
  [20, 'Fairy'],
  [21, 'Seven Dwarfs'],
  [22, 'Toy'],
  [23, 'Knight'],
  [24, 'Dragon'],
  [25, 'Gargoyle'],
  [26, 'Musketeer'],
  [27, 'Puppy'],
  [28, 'Robot'],
  [29, 'Broom'],
];

const keywordWords: Words = [
  [1, 'Shift'],
  [2, 'Evasive'],
  [3, 'Bodyguard'],
  [4, 'Support'],
  [5, 'Rush'],
  [6, 'Ward'],
  [7, 'Challenger'],
  [8, 'Boost'],
  [9, 'Resist'],
  [10, 'Singer'],
  [11, 'Reckless'],
  [12, 'Sing Together'],
];

const franchiseWords: Words = [
  [1, '101 Dalmatians'],
  [2, 'A Goofy Movie'],
  [3, 'Aladdin'],
  [4, 'Alice In Wonderland'],
  [5, 'Atlantis: The Lost Empire'],
  [6, 'Bambi'],
  [7, 'Beauty and the Beast'],
  [8, 'Big Hero 6'],
  [9, 'Bolt'],
  [10, 'Brave'],
  [12, 'Brother Bear'],
  [13, "Chip 'n Dale: Rescue Rangers"],
  [14, 'Cinderella'],
  [15, 'Darkwing Duck'],
  [16, 'DuckTales'],
  [18, 'Encanto'],
  [20, 'Frozen'],
  [21, 'Gargoyles'],
  [22, 'Hercules'],
  [23, 'Lady and the Tramp'],
  [24, 'Lilo & Stitch'],
  [25, 'Lorcana'],
  [26, 'Mickey Mouse & Friends'],
  [28, "Mickey's Christmas Carol"],
  [29, 'Moana'],
  [30, 'Mulan'],
  [32, 'Peter Pan'],
  [33, 'Pinocchio'],
  [34, 'Pocahontas'],
  [35, 'Raya and the Last Dragon'],
  [36, 'Robin Hood'],
  [37, 'Sleeping Beauty'],
  [38, 'Snow White and the Seven Dwarfs'],
  [39, 'TaleSpin'],
  [40, 'Tangled'],
  [41, 'The Aristocats'],
  [42, 'The Black Cauldron'],
  [43, "The Emperor's New Groove"],
  [44, 'The Fox and the Hound'],
  [45, 'The Great Mouse Detective'],
  [46, 'The Incredibles'],
  [47, 'The Jungle Book'],
  [48, 'The Legend of Sleepy Hollow'],
  [49, 'The Lion King'],
  [50, 'The Little Mermaid'],
  [51, 'The Princess And The Frog'],
  [52, 'The Rescuers'],
  [53, "The Sorcerer's Apprentice"],
  [54, 'The Sword in the Stone'],
  [55, 'The Three Musketeers'],
  [56, 'Toy Story'],
  [57, 'Treasure Planet'],
  [58, 'Winnie the Pooh'],
  [59, 'Wreck-It Ralph'],
  [60, 'Zootopia'],
];

const nameWords: Words = [
  [1, 'Aladdin'],
  [2, 'Anna'],
  [3, 'Ariel'],
  [4, 'Basil'],
  [5, 'Beast'],
  [6, 'Belle'],
  [7, 'Cinderella'],
  [8, 'Daisy Duck'],
  [9, 'Donald Duck'],
  [10, 'Elsa'],
  [11, 'Gaston'],
  [12, 'Genie'],
  [13, 'Goofy'],
  [14, 'Hades'],
  [15, 'HeiHei'],
  [16, 'Hercules'],
  [17, 'Jafar'],
  [18, 'Jasmine'],
  [19, 'Li Shang'],
  [20, 'Lilo'],
  [21, 'Madam Mim'],
  [22, 'Magic Broom'],
  [23, 'Magica De Spell'],
  [24, 'Maleficent'],
  [25, 'Merlin'],
  [26, 'Mickey Mouse'],
  [27, 'Minnie Mouse'],
  [28, 'Moana'],
  [29, 'Mulan'],
  [30, 'Pete'],
  [31, 'Peter Pan'],
  [32, 'Pluto'],
  [33, 'Queen of Hearts'],
  [34, 'Rapunzel'],
  [35, 'Raya'],
  [36, 'Robin Hood'],
  [37, 'Scar'],
  [38, 'Scrooge McDuck'],
  [39, 'Simba'],
  [40, 'Stitch'],
  [41, 'The Queen'],
  [42, 'Tinker Bell'],
  [43, 'Ursula'],
  [44, 'Yzma'],
];

/** The number is the code of the set. */
const setWords: Words = [
  [1, 'The First Chapter'],
  [2, 'Rise of the Floodborn'],
  [3, 'Into the Inklands'],
  [4, "Ursula's Return"],
  [5, 'Shimmering Skies'],
  [6, 'Azurite Sea'],
  [7, "Archazia's Island"],
  [8, 'The Reign of Jafar'],
  [9, 'Fabled'],
  [10, 'Whispers in the Well'],
  [11, 'Winterspell'],
  [12, 'Wilds Unknown'],
];

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
  ...holding(
    'b',
    'born',
    'classifications',
    [
      [1, 'Storyborn'],
      [2, 'Dreamborn'],
      [3, 'Floodborn'],
    ],
    familyLabel('born'),
  ),
  ...holding('s', 'classification', 'classifications', classWords, familyLabel('classification')),
  ...holding('k', 'keyword', 'keywords', keywordWords, familyLabel('keyword')),
  ...equal('g', 'strength', 'strength', { least: 0, most: 7 }, 'Strength '),
  plain('gH', 'strength', 'Strength 6 or more', 'strength', atLeast('strength', 6)),
  ...equal('w', 'willpower', 'willpower', { least: 1, most: 10 }, 'Willpower '),
  plain('wH', 'willpower', 'Willpower 8 or more', 'willpower', atLeast('willpower', 8)),
  ...equal('l', 'lore', 'lore', { least: 0, most: 4 }, 'Lore ◊'),
  plain('lH', 'lore', 'Lore ◊3 or more', 'lore', atLeast('lore', 3)),
  ...equal('m', 'move', 'moveCost', { least: 1, most: 2 }, 'Move cost '),
  ...holding(
    'r',
    'rarity',
    'rarities',
    [
      [1, 'Common'],
      [2, 'Uncommon'],
      [3, 'Rare'],
      [4, 'Super Rare'],
      [5, 'Legendary'],
    ],
    (word) => ({ display: word, icon: `rarity-${slug(word)}` }),
  ),
  ...holding(
    'r',
    'rarity',
    'rarities',
    [
      [6, 'Epic'],
      [7, 'Enchanted'],
      [8, 'Iconic'],
    ],
    (word) => ({ display: `Has an ${word} version`, icon: `rarity-${slug(word)}` }),
  ),
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
