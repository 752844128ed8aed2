// Dokuborn on the command line: its cards and conditions, and the catalogue that the player has got.

import { type Extension, ownCommand } from '../../extension.ts';
import { words } from './words.ts';

const { commands, dailyHelp } = words;

export const extension: Extension = {
  commands: [
    ownCommand('cards', commands.cards, async () => (await import('./cards.ts')).cards),
    ownCommand(
      'conditions',
      commands.conditions,
      async () => (await import('./conditions.ts')).conditions,
    ),
  ],
  help: { daily: [dailyHelp] },
  assets: async () => (await import('./cards.ts')).cardAssets(),
};
