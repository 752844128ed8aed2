// What happens on the board of the solo game, and why something does not.

import type { Event } from '../../../games/witches/types/index.ts';
import type { SoloEvent, SoloPhase, SoloRefusal } from '../../../games/witches/types/solo.ts';

/** Why a move on the board of the solo game was refused. */
export const soloRefusalTexts: Readonly<Record<SoloRefusal['type'], string>> = {
  gameOver: 'The game is over.',
  choiceFirst: 'An effect is waiting: carry it out first.',
  nothingToChoose: 'No effect is waiting for this.',
  mustChoose: 'This effect cannot be passed.',
  lastPotionOnly: 'Only the last potion is left.',
  noLastPotion: 'The last potion comes when the game is lost.',
  noGarden: 'This is not a garden cell.',
  spentGarden: 'This garden is spent.',
  unknownIngredient: 'This ingredient is not in play.',
  cellFull: 'This cell is used up.',
  cellBarred: 'Brambles have closed this cell.',
  potionTooLong: 'A potion has at most six ingredients.',
  blackMagic: 'Black Magic: plant here only when it is your last free cell.',
  nothingGrows: 'Nothing in this garden can grow now.',
  noPlant: 'Nothing grows here that could be plucked.',
  alreadyPlucked: 'This ingredient has been plucked already.',
  noCauldron: 'This is not a cauldron.',
  cauldronFull: 'This cauldron is full.',
  noCauldronsHere: 'This board has no cauldrons: test whole gardens instead.',
  testByFilling: 'On this board potions are tested by filling a cauldron.',
  notAllPlanted: 'Every cell of a garden must be planted before you can test it.',
  badOrder: 'Name every ingredient of the garden exactly once.',
  nothingToFreeze: 'Choose a garden where something has two dots or more.',
  notEmpty: 'Choose an empty garden cell.',
  notSideBySide: 'Choose two cells side by side.',
  sameGarden: 'There is no border between these cells.',
  otherGarden: 'Choose two cells of one garden.',
  tooLarge: 'Together these gardens would hold more than six ingredients.',
  emptyPotion: 'Add an ingredient first.',
  badSeeds: 'That is not a possible number of seeds.',
};

const soloEndings: Readonly<Record<SoloPhase, string>> = {
  playing: '',
  last: 'Nothing more can be brewed here. One last potion is yours: make it count.',
  won: 'Congratulations! You won!',
  lost: 'The game is lost.',
};

/** Row and column of a cell as people count them. */
export function cellName(cell: number): string {
  const inside = cell % 32;
  const side = cell < 32 ? 'front' : 'back';
  return `${side}, row ${Math.floor(inside / 8) + 1}, column ${(inside % 8) + 1}`;
}

const dotsOf = (count: number) => (count === 1 ? 'one dot' : `${count} dots`);
const plantsOf = (count: number) => (count === 1 ? 'one cell' : `${count} cells`);

/** What just happened on the board, for the live region and the terminal; the answer to a potion is told elsewhere. */
export function soloEventText(event: SoloEvent | Event): string {
  switch (event.type) {
    case 'planted':
      return `${event.ingredient} planted: ${cellName(event.cell)}.`;
    case 'delayed':
      return 'Hard Ground: that took two turns.';
    case 'grew':
      return `The garden grew in ${plantsOf(event.cells.length)}.`;
    case 'plucked':
      return `${event.entry.ingredient} with ${dotsOf(event.entry.seeds)} goes into the cauldron.`;
    case 'tested':
      return `Potion ${event.potion} tested.`;
    case 'poisoned':
      return 'Poison! A second one in a row would be the end.';
    case 'distracted':
      return 'Distracted: nothing grows beyond two dots until your next potion.';
    case 'drizzled':
      return `Drizzle: your gardens grew in ${plantsOf(event.cells.length)}.`;
    case 'froze':
      return `Frost: a dot less in ${plantsOf(event.cells.length)}.`;
    case 'barred':
      return `Brambles closed a cell: ${cellName(event.cell)}.`;
    case 'opened':
      return `A gate opened: one garden of ${event.cells.length} cells.`;
    case 'fenced':
      return `A fence went up: ${event.gardens.length} gardens where there was one.`;
    case 'fizzled':
      return `${event.effect}: there was nothing that it could do.`;
    case 'passed':
      return `${event.effect} passed.`;
    case 'gaveUp':
      return 'You gave up.';
    case 'ended':
      return soloEndings[event.phase];
    default:
      return '';
  }
}
