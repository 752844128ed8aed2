// What the home page says of Pikachu, apart from the rest so that home need not load it.

import type { Title } from '../../words.ts';

export const title: Title = {
  title: 'Pikachu',
  tagline: 'Join equal tiles by a line with at most two turns.',
};
