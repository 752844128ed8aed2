// What is printed with a grid of Dokuborn.

import type { PaperWords } from '../../../games/dokuborn/paper/index.ts';
import { scan } from '../paper.ts';
import { conditionWording } from './conditions.ts';
import { settingsName, tightnessText } from './levels.ts';
import { title } from './title.ts';

export const paper: PaperWords = {
  title: title.title,
  rules:
    'Write a Disney Lorcana card into every cell that meets the condition of its row and of its column. No card twice.',
  scan,
  about: ({ size, mode, levelNow, ...facts }) =>
    `${settingsName({ size, mode, level: levelNow })} · ${tightnessText(facts)}`,
  condition: conditionWording,
};
