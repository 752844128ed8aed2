// Dokuborn on the command line: its cards and conditions, and the catalogue that the player has got.

import { type Extension, ownCommand } from '../../extension.ts';
import { words } from './words.ts';

const { commandWords, dailyHelp } = words;

export const extension: Extension = {
  commands: [
    ownCommand('cards', commandWords.cards, async () => (await import('./cards.ts')).cards),
    ownCommand(
      'conditions',
      commandWords.conditions,
      async () => (await import('./conditions.ts')).conditions,
    ),
  ],
  help: { daily: [dailyHelp] },
  assets: async () => (await import('./cards.ts')).cardAssets(),
};
