// Title and tagline of Dragon Quest Solitaire: a file of its own, because home loads it without the other words.

import type { Title } from '../../words.ts';

export const title: Title = {
  title: 'Dragon Quest Solitaire',
  tagline: 'A dungeon dealt from playing cards. Beat the Dragon Queen and get out.',
};
