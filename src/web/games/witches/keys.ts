// The keys of the High Witch page. Letters and digits work everywhere on it except in fields and notes. A module of its
// own, because browser tests read it without a page.

import type { IngredientName } from '../../../games/witches/names.ts';

/** The letter that adds an ingredient: one from its name that the shell does not use. */
export const letters = {
  Parsley: 'a',
  Sage: 's',
  Chives: 'c',
  Rosemary: 'e',
  Oregano: 'o',
  Mint: 'm',
  Dill: 'd',
  Basil: 'b',
  Thyme: 't',
  'Black Pepper': 'k',
} as const satisfies Readonly<Record<IngredientName, string>>;

export const keys = {
  add: Object.values(letters),
  seeds: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  moreSeeds: ['+', '='],
  fewerSeeds: ['-'],
  /** The same on an entry. */
  raise: ['ArrowUp'],
  lower: ['ArrowDown'],
  before: ['ArrowLeft'],
  after: ['ArrowRight'],
  /** The chosen ingredient changes places with its neighbour. */
  earlier: ['Shift+ArrowLeft'],
  later: ['Shift+ArrowRight'],
  remove: ['Delete', 'Backspace'],
  use: ['Enter'],
  useAnywhere: ['Ctrl+Enter'],
} as const;
