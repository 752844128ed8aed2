// Title and tagline of Dokuborn: a file of its own, because home loads it without the game's other words.

import type { Title } from '../../words.ts';

export const title: Title = {
  title: 'Dokuborn',
  tagline: 'A Lorcana card for every crossing of two conditions.',
};
