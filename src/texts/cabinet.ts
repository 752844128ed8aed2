// Names and one-liners of the five games for the home page, so that home need not load their tables.

import type { GameId } from '../games/index.ts';

export interface CabinetText {
  readonly title: string;
  readonly tagline: string;
  /** A page of the game's own besides the board. */
  readonly extra?: { readonly label: string; readonly href: string };
}

export const cabinet: Readonly<Record<GameId, CabinetText>> = {
  hudoku: { title: 'Hudoku', tagline: 'Half a sudoku, and a clock that helps when you stall.' },
  pikachu: { title: 'Pikachu', tagline: 'Join equal tiles by a line with at most two turns.' },
  dokuborn: { title: 'Dokuborn', tagline: 'A Lorcana card for every crossing of two conditions.' },
  'dragon-quest': {
    title: 'Dragon Quest Solitaire',
    tagline: 'A dungeon dealt from playing cards. Beat the Dragon Queen and get out.',
  },
  witches: {
    title: 'Wondering Witches',
    tagline: 'Brew, test, reason: find the secret recipe, on screen or on paper.',
    extra: { label: 'Print boards', href: '/boards' },
  },
};
