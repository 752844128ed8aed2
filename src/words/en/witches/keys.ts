// What the keys do.

import type { KeyText } from '../../words.ts';

export const keys: readonly KeyText[] = [
  { keys: 'A S C E O', does: 'Add Parsley, Sage, Chives, Rosemary, Oregano' },
  { keys: 'M D B T K', does: 'Add Mint, Dill, Basil, Thyme, Black Pepper' },
  { keys: '1-6', does: 'Seeds of the chosen ingredient; + and − for one more or fewer' },
  { keys: '← →', does: 'Choose an ingredient of the potion; with Shift, move it' },
  { keys: 'Delete', does: 'Take the chosen ingredient out' },
  { keys: 'Enter', does: 'Use the potion, from the cauldron; Ctrl+Enter from anywhere' },
  { keys: '1-9, 0', does: 'Solo: plant an ingredient in this cell, in the order shown' },
  { keys: 'G', does: 'Solo: grow the garden of this cell' },
  { keys: 'K', does: 'Solo: pluck; then choose a cauldron and press Enter' },
  { keys: 'T', does: 'Solo: test the garden of this cell, where there are no cauldrons' },
];
