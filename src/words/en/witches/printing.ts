// Labels of the form that orders printed boards.

import type { FieldText, PrintingWords } from '../../words.ts';
import { boardKindNames } from './kinds.ts';

/** `fields`: those that are also asked for before a deal. */
export const printing = (fields: Readonly<Record<string, FieldText>>): PrintingWords => ({
  about:
    'One sheet, both sides: everyone cuts out a part, one device plays the High Witch. Scan the code on the sheet, or type its eight letters under New game. Print both sides without scaling and flip on the short edge.',
  fields: {
    ...fields,
    players: { label: 'Players' },
    names: {
      label: 'Names, if you like',
      about:
        'One for each player, such as Ada, Ben. Whoever scans the sheet brings them into the app.',
    },
    level: { label: 'Level' },
    kind: { label: 'Board', options: boardKindNames },
    rules: {
      label: 'Add the rules of the paper game',
      about: 'One extra page, portrait.',
    },
  },
});
