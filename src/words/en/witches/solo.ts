// What the board of the solo game says; tables on screen share most of it. Paper uses the names of special cells.

import type { SpecialCell } from '../../../games/witches/types/board.ts';
import type { SoloChoice } from '../../../games/witches/types/solo.ts';

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

/** The question when an effect waits for a choice. */
export const choices: Readonly<
  Record<SoloChoice, { readonly name: string; readonly ask: string }>
> = {
  Frost: { name: 'Frost', ask: 'Choose the garden that loses a dot on every plant.' },
  Bramble: { name: 'Bramble', ask: 'Choose an empty garden cell to close.' },
  Fence: { name: 'Fence', ask: 'Choose two cells of a garden: a fence runs between them.' },
  Gate: { name: 'Gate', ask: 'Choose two cells on either side of a border to open it, or pass.' },
  Seedling: { name: 'Seedling', ask: 'Plant one ingredient free of charge, or pass.' },
};

const dots = (count: number) => (count === 1 ? '1 dot' : `${count} dots`);

export const soloWords = {
  tabs: { board: 'Board', potions: 'Potions', notes: 'Notes', recipe: 'Recipe' },
  tabList: 'Parts of the game',
  board: 'Your board',
  sides: ['Front', 'Back'],
  turn: (turns: number) => `Turn ${turns + 1}`,
  poisoned: 'Poisoned: a second one in a row is the end',
  distracted: 'Distracted: nothing beyond two dots',
  place: (row: number, column: number) => `row ${row}, column ${column}`,
  garden: (cells: number) => (cells === 1 ? 'garden of one' : `garden of ${cells}`),
  spentGarden: 'spent garden',
  cauldron: (cells: number, filled: number) =>
    filled === cells ? `used cauldron of ${cells}` : `cauldron of ${cells}, ${filled} filled`,
  note: 'note cell',
  plant: (name: string, count: number) => `${name}, ${dots(count)}`,
  plucked: (name: string) => `${name}, plucked`,
  barred: 'closed by brambles',
  empty: 'empty',
  potionPlace: (place: number) => `place ${place}`,
  next: 'next to be filled',
  inHint: 'part of the hint',
  target: 'can be chosen',
  first: 'chosen first',
  dots,
  actions: 'What to do here',
  back: 'Back to the board',
  choose: 'Choose a cell of the board.',
  plantHere: 'Plant here',
  plantOne: (name: string) => `Plant ${name}`,
  grow: 'Grow this garden',
  growAbout: (cells: number) => (cells === 1 ? 'one plant' : `${cells} cells`),
  pluck: (name: string, count: number) => `Pluck ${name} (${dots(count)})`,
  pluckInto: 'Choose the cauldron that it goes into.',
  cancel: 'Not now',
  testThis: 'Test this garden',
  order: 'Tap the plants in the order of the potion.',
  testNow: 'Test the potion',
  again: 'Start again',
  nothing: 'There is nothing to do here now.',
  fillMore: (cells: number) =>
    cells === 1 ? 'One more plant and it is tested.' : `It takes ${cells} more plants.`,
  fullCauldron: 'This potion has been tested.',
  noteAbout: 'Nothing grows here. Your notes are in the tab Notes.',
  waiting: 'An effect is waiting',
  pass: 'Pass',
  last: 'The last potion',
  lastHow: 'Choose up to six ingredients and their seeds. The game ends with this potion.',
  useLast: 'Use the last potion',
  fewer: (name: string) => `One seed fewer for ${name}`,
  more: (name: string) => `One seed more for ${name}`,
  remove: (name: string) => `Take ${name} out`,
  giveUp: 'Give up',
  legend: 'Special cells on this board',
  plainLegend: 'Your board',
  legendSigns: 'Light round signs help, dark lozenges harm.',
  looks: 'Gardens have thin green borders and dots, cauldrons thick dark ones and stripes.',
  choices,
  specials,
};
