// What the home page says of Dragon Quest Solitaire, apart from the rest so that home need not load it.

import type { Title } from '../../words.ts';

export const title: Title = {
  title: 'Dragon Quest Solitaire',
  tagline: 'A dungeon dealt from playing cards. Beat the Dragon Queen and get out.',
};
