// Dokuborn on the command line: its cards and conditions, and the catalogue that the player has supplied.

import { words } from '#words/dokuborn/cli.ts';
import { type Extension, ownCommand } from '../../registry.ts';

const { commands, dailyHelp } = words;
const loadCommands = () => import('./cards.ts');

export const extension: Extension = {
  commands: [
    ownCommand('cards', commands.cards, async () => (await loadCommands()).cards),
    ownCommand('conditions', commands.conditions, async () => (await loadCommands()).conditions),
  ],
  help: { daily: [dailyHelp] },
  assets: async () => (await loadCommands()).cardAssets(),
};
