// Dokuborn on the command line: its cards and conditions, and the catalogue that the player has supplied.

import { words } from '#words/dokuborn/cli.ts';
import { type Extension, ownCommand } from '../../registry.ts';
import { cardAssets, cards, conditions } from './cards.ts';

const { commands, dailyHelp } = words;

export const extension: Extension = {
  commands: [
    ownCommand('cards', commands.cards, cards),
    ownCommand('conditions', commands.conditions, conditions),
  ],
  help: { daily: [dailyHelp] },
  assets: async () => cardAssets(),
};
