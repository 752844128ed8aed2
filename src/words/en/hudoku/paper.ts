// What is printed with Hudokus.

import type { PaperWords } from '../../../games/hudoku/paper/index.ts';
import { scan } from '../paper.ts';
import { title } from './title.ts';

export const paper: PaperWords = {
  title: title.title,
  solutions: 'Solutions',
  rules:
    'Fill the white cells. A region with n white cells takes the digits 1 to n, each once, and no digit stands twice in a row or column. Shaded cells stay blank; a small digit in one occurs nowhere in its row or column.',
  scan,
};
