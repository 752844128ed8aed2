// What the home page says of Dokuborn, apart from the rest so that home need not load it.

import type { Title } from '../../words.ts';

export const title: Title = {
  title: 'Dokuborn',
  tagline: 'A Lorcana card for every crossing of two conditions.',
};
