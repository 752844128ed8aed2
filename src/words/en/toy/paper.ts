// What is printed with the toy game.

import type { PaperWords } from '../../../games/toy/paper.ts';
import { scan } from '../paper.ts';

export const paper: PaperWords = {
  title: 'Toy',
  rules:
    'One of these chests is full. An empty one tells whether it is to the left or to the right.',
  scan,
};
