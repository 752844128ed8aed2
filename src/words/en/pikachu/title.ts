// What the home page says about Pikachu; a file of its own, so that home need not load the rest.

import type { Title } from '../../words.ts';

export const title: Title = {
  title: 'Pikachu',
  tagline: 'Join equal tiles by a line with at most two turns.',
};
