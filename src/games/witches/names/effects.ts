// The effects by name: a list for each category, and all of them in one fixed order (codes count on it).
// Names only; what the effects do stands in `potion/effects`.

export const categories = [
  'ChangeCauldron',
  'Investigative',
  'ChangePlayers',
  'ChangeField',
  'Complex',
] as const;
export type Category = (typeof categories)[number];

/** Those that change their own number stand in the order they run. */
const lists = {
  ChangeCauldron: ['Cutoff', 'Spicy', 'Refreshing', 'Enthusiastic', 'Cleaner', 'Fertilizer'],
  Investigative: [
    'Detective',
    'Liar',
    'Inspector',
    'General',
    'Optimist',
    'Pessimist',
    'Calculator',
    'Revealer',
    'Blessing',
    'Hugger',
    'Scientist',
    'Crowdy',
    'Brothers',
    'Enemies',
    'Imposter',
    'Joker',
  ],
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
  Complex: [
    'Resetter',
    'Equalizer',
    'Random',
    'Even',
    'Teamplayer',
    'Blender',
    'Downer',
    'Analyzer',
    'Odd',
    'Coward',
    'Student',
    'Spreader',
  ],
} as const satisfies Readonly<Record<Category, readonly string[]>>;

export type EffectOf<C extends Category> = (typeof lists)[C][number];
export type EffectName = EffectOf<Category>;

export const effectsByCategory: Readonly<Record<Category, readonly EffectName[]>> = lists;
export const effectNames: readonly EffectName[] = categories.flatMap(
  (category): readonly EffectName[] => lists[category],
);

/** The one name that is two words. */
export const GREEN_FINGERS: EffectName = 'Green Fingers';

const indexes: ReadonlyMap<string, number> = new Map(
  effectNames.map((name, index) => [name, index]),
);

/** Place in the list; -1 for a name that is none. */
export function effectIndex(name: string): number {
  return indexes.get(name) ?? -1;
}

export function isEffectName(text: unknown): text is EffectName {
  return typeof text === 'string' && indexes.has(text);
}

/** Effects that come as a pair on two ingredients and count once. */
export const pairedEffects: readonly EffectName[] = ['Brothers', 'Enemies'];

/** In table order: the order inside an ingredient means nothing, so there is one way to write it. */
export function sortEffects(names: readonly EffectName[]): readonly EffectName[] {
  if (names.length < 2) return names;
  return [...names].sort((left, right) => effectIndex(left) - effectIndex(right));
}
