// Every game by name, for programs that use the package. Apart from the list of games, since it leads to engines and
// pages load none.

import { manifest as dokuborn } from './dokuborn/manifest.ts';
import { manifest as dragonQuest } from './dragon-quest/manifest.ts';
import { manifest as hudoku } from './hudoku/manifest.ts';
import { manifest as pikachu } from './pikachu/manifest.ts';
import { manifest as witches } from './witches/manifest.ts';

/** Loaded when it is asked for: `await load.hudoku()`. */
export const load = {
  hudoku: hudoku.loadGame,
  pikachu: pikachu.loadGame,
  dokuborn: dokuborn.loadGame,
  dragonQuest: dragonQuest.loadGame,
  witches: witches.loadGame,
} as const;
