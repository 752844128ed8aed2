// What the home page says about Hudoku; a file of its own, so that home need not load the rest.

import type { Title } from '../../words.ts';

export const title: Title = {
  title: 'Hudoku',
  tagline: 'Half a sudoku, and a clock that helps when you stall.',
};
