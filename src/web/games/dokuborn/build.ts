// What Dokuborn tells the build: its first board needs the cards, which only this game reads.

import type { GameBuild } from '../build-facts.ts';

export const build: GameBuild = {
  firstBoard: ['src/web/games/dokuborn/hooks.ts', 'src/data/generated/catalogue.json'],
  ownFolders: ['src/data/'],
};
