// Name tables: effects by category, ingredients, event cards and levels. Codes and saves depend on the order
// of effects and ingredients. What effects do is in `potion/effects.ts`.

import { wordList } from '../../core/word-list.ts';

export const categories = [
  'ChangeCauldron',
  'Investigative',
  'ChangePlayers',
  'ChangeField',
  'Complex',
] as const;
export type Category = (typeof categories)[number];

/** Effects that change their own number are listed in the order they run. */
const lists = {
  ChangeCauldron: ['Cutoff', 'Spicy', 'Refreshing', 'Enthusiastic', 'Cleaner', 'Fertilizer'],
  Investigative: wordList(`
    Detective Liar Inspector General Optimist Pessimist Calculator Revealer Blessing Hugger
    Scientist Crowdy Brothers Enemies Imposter Joker
  `),
  ChangePlayers: [
    'Poison',
    'Green Fingers',
    'Piggyback',
    'Allergies',
    'Distracted',
    'Genius',
    'Sharer',
    'Minimalist',
    'Copycat',
  ],
  ChangeField: ['Drizzle', 'Frost', 'Bramble', 'Gate', 'Fence', 'Seedling'],
  Complex: wordList(`
    Resetter Equalizer Random Even Teamplayer Blender Downer Analyzer Odd Coward Student Spreader
  `),
} as const satisfies Readonly<Record<Category, readonly string[]>>;

export type EffectOf<C extends Category> = (typeof lists)[C][number];
export type EffectName = EffectOf<Category>;

export const effectsByCategory: Readonly<Record<Category, readonly EffectName[]>> = lists;
export const effectNames: readonly EffectName[] = categories.flatMap(
  (category): readonly EffectName[] => lists[category],
);

export const GREEN_FINGERS: EffectName = 'Green Fingers';

const indexes: ReadonlyMap<string, number> = new Map(
  effectNames.map((name, index) => [name, index]),
);

/** -1 for an unknown name. */
export function effectIndex(name: string): number {
  return indexes.get(name) ?? -1;
}

export function isEffectName(text: unknown): text is EffectName {
  return typeof text === 'string' && indexes.has(text);
}

/** Dealt as a pair on two ingredients; the pair counts once. */
export const pairedEffects: readonly EffectName[] = ['Brothers', 'Enemies'];

/** Table order makes the written form unique; the order within an ingredient has no meaning. */
export function sortEffects(names: readonly EffectName[]): readonly EffectName[] {
  if (names.length < 2) return names;
  return [...names].sort((left, right) => effectIndex(left) - effectIndex(right));
}

export const ingredientNames = [
  'Parsley',
  'Sage',
  'Chives',
  'Rosemary',
  'Oregano',
  'Mint',
  'Dill',
  'Basil',
  'Thyme',
  'Black Pepper',
] as const;
export type IngredientName = (typeof ingredientNames)[number];

export function isIngredientName(text: unknown): text is IngredientName {
  return ingredientNames.some((name) => name === text);
}

const cards = {
  good: ['Full Moon', 'Warm Rain', 'Helping Hand', 'Second Nose', 'Market Day'],
  neutral: ['Wind Change', 'Swap Shop', 'Quiet Hour', 'Mirror', 'Long Table'],
  bad: ['Slugs', 'Cold Snap', 'Cracked Pot', 'Fog', 'Locked Shed'],
} as const;

export const eventCards = [...cards.good, ...cards.neutral, ...cards.bad] as const;
export type EventCard = (typeof eventCards)[number];
export const moods = ['good', 'neutral', 'bad'] as const;
export type Mood = (typeof moods)[number];

export const decks: Readonly<Record<Mood, readonly EventCard[]>> = cards;

export function moodOf(card: EventCard): Mood {
  return moods.find((mood) => decks[mood].includes(card)) ?? 'neutral';
}

export const levelIds = wordList(`
  first-game beginner amateur-witch spice-sorcerer potion-master high-witch custom
`);
export type LevelId = (typeof levelIds)[number];

/** `4-or-6`: one of the two, hidden from the players. */
export const lengthChoices = ['4', '5', '6', '4-or-6'] as const;
export type LengthChoice = (typeof lengthChoices)[number];

/** For one player: potions for a paper board, or the whole game on screen. */
export const playChoices = ['high-witch', 'solo'] as const;
/** `table`: two to five people at one board on screen. */
export const allPlayChoices = [...playChoices, 'table'] as const;
export type PlayChoice = (typeof allPlayChoices)[number];

export const seatCounts = ['1', '2', '3', '4', '5'] as const;
export type SeatCount = (typeof seatCounts)[number];

/** `ignore`: no decoy has a number. `drama`: a third each of ignored, overachievers and imposters. */
export const decoyChoices = ['ignore', 'drama'] as const;
export type DecoyChoice = (typeof decoyChoices)[number];

export interface WitchesLevel {
  readonly id: LevelId;
  readonly ingredients: number;
  readonly length: LengthChoice;
  readonly decoys: DecoyChoice;
  /** 0 none, 1 some, 2 many, including the complex ones. */
  readonly effects: 0 | 1 | 2;
  readonly specialCells: boolean;
  readonly lastPotion: boolean;
}

const level = (
  id: LevelId,
  ingredients: number,
  length: LengthChoice,
  decoys: DecoyChoice,
  effects: 0 | 1 | 2,
  extras: 'plain' | 'special',
): WitchesLevel => ({
  id,
  ingredients,
  length,
  decoys,
  effects,
  specialCells: extras === 'special',
  lastPotion: extras === 'special',
});

/** `custom` holds the defaults of the settings form. */
export const levels: readonly WitchesLevel[] = [
  level('first-game', 6, '4', 'ignore', 0, 'plain'),
  level('beginner', 6, '4', 'ignore', 1, 'plain'),
  level('amateur-witch', 8, '4', 'ignore', 1, 'plain'),
  level('spice-sorcerer', 8, '4', 'drama', 1, 'plain'),
  level('potion-master', 8, '4-or-6', 'drama', 1, 'special'),
  level('high-witch', 10, '4-or-6', 'drama', 2, 'special'),
  level('custom', 8, '5', 'drama', 2, 'plain'),
];

export function recipeLengths(choice: LengthChoice): readonly number[] {
  return choice === '4-or-6' ? [4, 6] : [Number(choice)];
}
