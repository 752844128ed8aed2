// What the home page says of Wondering Witches, apart from the rest so that home need not load it.

import type { Title } from '../../words.ts';

export const title: Title = {
  title: 'Wondering Witches',
  tagline: 'Brew, test, reason: find the secret recipe, on screen or on paper.',
  print: 'Print boards',
};
