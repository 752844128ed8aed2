// The levels as a table: what each fixes before the deal. The generator reads settings, never a level's name.

export const levelIds = [
  'first-game',
  'beginner',
  'amateur-witch',
  'spice-sorcerer',
  'potion-master',
  'high-witch',
  'custom',
] as const;
export type LevelId = (typeof levelIds)[number];

/** `4-or-6`: one of the two, and the players are not told which. */
export const lengthChoices = ['4', '5', '6', '4-or-6'] as const;
export type LengthChoice = (typeof lengthChoices)[number];

/** What one can play by oneself: potions from paper boards, or the whole game with its board on screen. */
export const playChoices = ['high-witch', 'solo'] as const;
/** `table`: two to five people at one board on screen. */
export const allPlayChoices = [...playChoices, 'table'] as const;
export type PlayChoice = (typeof allPlayChoices)[number];

export const seatCounts = ['1', '2', '3', '4', '5'] as const;
export type SeatCount = (typeof seatCounts)[number];

/** `ignore`: every decoy has no number. `drama`: overachievers and imposters too, a third each. */
export const decoyChoices = ['ignore', 'drama'] as const;
export type DecoyChoice = (typeof decoyChoices)[number];

export interface Level {
  readonly id: LevelId;
  /** How many ingredients are in play. */
  readonly ingredients: number;
  readonly length: LengthChoice;
  readonly decoys: DecoyChoice;
  /** 0 none, 1 some, 2 many and the complex ones too. */
  readonly effects: 0 | 1 | 2;
  /** Do the boards of this level have special cells? */
  readonly specialCells: boolean;
  /** Does a lost game give one free last potion? */
  readonly lastPotion: boolean;
}

const level = (
  id: LevelId,
  ingredients: number,
  length: LengthChoice,
  decoys: DecoyChoice,
  effects: 0 | 1 | 2,
  extras: 'plain' | 'special',
): Level => ({
  id,
  ingredients,
  length,
  decoys,
  effects,
  specialCells: extras === 'special',
  lastPotion: extras === 'special',
});

/** `custom` is where the form for one's own settings starts. */
export const levels: readonly Level[] = [
  level('first-game', 6, '4', 'ignore', 0, 'plain'),
  level('beginner', 6, '4', 'ignore', 1, 'plain'),
  level('amateur-witch', 8, '4', 'ignore', 1, 'plain'),
  level('spice-sorcerer', 8, '4', 'drama', 1, 'plain'),
  level('potion-master', 8, '4-or-6', 'drama', 1, 'special'),
  level('high-witch', 10, '4-or-6', 'drama', 2, 'special'),
  level('custom', 8, '5', 'drama', 2, 'plain'),
];

/** The recipe lengths that a choice allows. */
export function recipeLengths(choice: LengthChoice): readonly number[] {
  return choice === '4-or-6' ? [4, 6] : [Number(choice)];
}
