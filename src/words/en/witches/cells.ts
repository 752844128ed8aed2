// Names of special cells and what they do, for the screen and for paper.

import type { SpecialCell } from '../../../games/witches/types/board.ts';

export const specials: Readonly<
  Record<SpecialCell, { readonly name: string; readonly about: string }>
> = {
  efficiency: { name: 'Efficiency', about: 'Two ingredients fit into this cell.' },
  versatility: {
    name: 'Versatility',
    about: 'As your turn, test what stands here by itself, as often as you like.',
  },
  painter: {
    name: 'Painter',
    about: 'Plant here, then split any one garden with a straight line.',
  },
  guesser: {
    name: 'Guesser',
    about: 'Plant here, then test any one potion that has this plant in it.',
  },
  lowCeiling: { name: 'Low Ceiling', about: 'Nothing here ever gets more than two dots.' },
  fertileGround: { name: 'Fertile Ground', about: 'What stands here grows two dots at a time.' },
  hardGround: { name: 'Hard Ground', about: 'Planting here costs you your next turn.' },
  blackMagic: { name: 'Black Magic', about: 'Plant here only when it is your last free cell.' },
};
