// What the home page says of Hudoku, apart from the rest so that home need not load it.

import type { Title } from '../../words.ts';

export const title: Title = {
  title: 'Hudoku',
  tagline: 'Half a sudoku, and a clock that helps when you stall.',
};
