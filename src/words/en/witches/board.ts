// Words of the Wondering Witches boards: what is printed on them, the rules of the paper game, and their faults.

import type { Fault } from '../../../core/result.ts';
import type { BoardRule } from '../../../games/witches/board/check.ts';
import type { LevelId } from '../../../games/witches/names/levels.ts';
import type { BoardWords } from '../../../games/witches/paper/draw.ts';
import type { BoardKind, SpecialCell } from '../../../games/witches/types/board.ts';
import type { Move } from '../../../games/witches/types/index.ts';
import type {
  SoloChoice,
  SoloEvent,
  SoloPhase,
  SoloRefusal,
} from '../../../games/witches/types/solo.ts';
import type { RulesSection } from '../../words.ts';

export const boardLevelNames: Readonly<Record<LevelId, string>> = {
  'first-game': 'First Game',
  beginner: 'Beginner',
  'amateur-witch': 'Amateur Witch',
  'spice-sorcerer': 'Spice Sorcerer',
  'potion-master': 'Potion Master',
  'high-witch': 'High Witch',
  custom: 'Custom',
};

const specials: BoardWords['specials'] = {
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

export const boardWords: BoardWords = {
  title: 'Wondering Witches',
  sides: { front: 'Front', back: 'Back' },
  kinds: { cauldrons: 'Cauldron board', gardens: 'Garden board' },
  specials,
  note: 'Notes',
  cut: 'Print both sides, flip on the short edge, cut along the dashes.',
  seed: 'Seed',
  scan: 'Scan to test potions',
  reminder: {
    cauldrons:
      'Each turn, every player plants one ingredient, grows one garden, or plucks one ingredient into a cauldron. A full cauldron is tested at once.',
    gardens:
      'Each turn, every player plants one ingredient, grows one garden, or tests one fully planted garden in any order; it is spent afterwards.',
  },
  player: (number) => `Player ${number}`,
  ingredient: (name) => name,
  players: (count) => (count === 1 ? '1 player' : `${count} players`),
};

export const boardKindNames: Readonly<Record<BoardKind, string>> = {
  cauldrons: 'Cauldrons and gardens',
  gardens: 'Gardens only',
};

const specialPoint = (name: SpecialCell) => `- ${specials[name].name}: ${specials[name].about}`;

/** The paper game, complete, for a page of its own. */
export const paperRules: readonly RulesSection[] = [
  {
    heading: 'The idea',
    body: [
      'You are witches with one garden plot each and one recipe to find together. Some ingredients belong to the recipe and carry a secret number; the others are decoys. A potion wins if its ingredients stand in rising order, each number one more than the one before, and each was grown to exactly as many dots as its number.',
      'One device plays the High Witch: it knows the recipe and answers every potion you test. All of you win together, or none of you does.',
    ],
  },
  {
    heading: 'Before you start',
    body: [
      '- Print both sides of the board on one sheet, flipped on the short edge, and cut along the dashes. Everyone takes one piece; front and back of it are both yours.',
      '- Open the puzzle on the High Witch: scan the code on the board, or enter the seed.',
      '- Take a pencil each. Agree on a letter or a little drawing for every ingredient in play.',
      '- Printed ingredients are planted already and have one dot. One that is printed in a cauldron already lies in it.',
    ],
  },
  {
    heading: 'A turn',
    body: [
      'All players take their turns at the same time and may talk as much as they like. In a turn you do exactly one of these on your own piece, on either side:',
      '- Plant: write any ingredient in play into a free garden cell and give it one dot.',
      '- Grow: choose one of your gardens; every ingredient in it gets one more dot.',
      '- Pluck: cross out one ingredient in a garden and write it with its dots into one of your cauldrons. Cauldrons fill cell by cell in reading order, left to right and top to bottom. The garden cell stays crossed out.',
    ],
  },
  {
    heading: 'Testing a potion',
    body: [
      'As soon as a cauldron is full, enter it on the High Witch: the ingredients in reading order, each with its dots as seeds. Write the answer beside the cauldron; it is used up now.',
      'The answer says how many ingredients were undergrown and how many overgrown, and what the effects in the potion did or reported, in no particular order. Effects that change players or gardens are carried out by whoever tested.',
    ],
  },
  {
    heading: 'The garden board',
    body: [
      'This simpler board has no cauldrons, and nothing is plucked. Instead of plucking you may test a garden in which every cell is planted: choose the order of its ingredients freely, enter them with their dots, and cross the whole garden out afterwards.',
    ],
  },
  {
    heading: 'Special cells',
    body: [
      'From Potion Master up, every piece has two helpful cells (light round signs) and one harmful one (dark lozenge).',
      specialPoint('efficiency'),
      specialPoint('versatility'),
      specialPoint('painter'),
      specialPoint('guesser'),
      specialPoint('lowCeiling'),
      specialPoint('fertileGround'),
      specialPoint('hardGround'),
      specialPoint('blackMagic'),
    ],
  },
  {
    heading: 'Effects on gardens',
    body: [
      '- Drizzle: all gardens of the tester grow once.',
      '- Frost: every ingredient in one garden with two dots or more loses a dot; one dot always stays.',
      '- Bramble: cross out one empty garden cell.',
      '- Gate: open the border between two touching gardens; they are one from now on.',
      '- Fence: split one garden with a straight line.',
      '- Seedling: plant one ingredient at once, free of charge.',
    ],
  },
  {
    heading: 'Effects on players',
    body: [
      'These hold for the tester until that player tests again.',
      '- Poison: you are marked. If everyone is marked at the same time, all is lost. Alone, two poisoned potions in a row are.',
      '- Green Fingers: when you grow, grow two steps; the others may do the same.',
      '- Piggyback: you may act on the piece of another player.',
      '- Allergies: you may neither plant nor grow what was in this potion.',
      '- Distracted: nothing of yours grows beyond two dots.',
      '- Genius: change one thing of a potion in the moment you test it.',
      '- Sharer: plant only what you have least of.',
      '- Minimalist: test only potions that are made of one ingredient.',
      '- Copycat: instead of a turn, copy one garden of another player.',
    ],
  },
  {
    heading: 'The end',
    body: [
      'You all win the moment the High Witch says so. You all lose when nobody can do anything useful any more: no potion can be completed. From Potion Master up, a lost game gives you one last potion: agree on any potion you like and test it.',
      'The note cell on either side is for your thoughts; nothing grows there.',
    ],
  },
];

const brokenRules: Readonly<Record<BoardRule, string>> = {
  players: 'it is not for one to five players',
  ingredients: 'it does not have four to ten ingredients',
  everyCellOnce: 'its regions do not cover every cell exactly once',
  regionsInOnePart: 'a region reaches into the part of another player',
  regionsConnected: 'a region is in pieces',
  cauldronShape: 'a cauldron is not a rectangle of two to six cells',
  cauldronTotal: 'its cauldrons do not have 32 cells',
  cauldronSizes: 'it lacks a cauldron of four or of six cells',
  gardenSizes: 'its gardens do not have the right sizes',
  everyoneHasBoth: 'a player has no cauldron or no garden',
  fairShares: 'its parts are not fair',
  startCounts: 'it does not have one or two printed ingredients in every part',
  startPlaces: 'a printed ingredient is in a wrong place',
  roomForEveryRecipe: 'no region of four or of six cells is free for a recipe',
  specialCounts: 'it does not have one or two special cells in every part',
  specialBalance: 'it does not have two helpful special cells for one harmful',
  specialPlaces: 'a special cell is in a wrong place',
};

const isRule = (text: string): text is BoardRule => Object.hasOwn(brokenRules, text);

/** A sentence for every fault of boards and their codes; undefined for others. */
export function boardFault(fault: Fault): string | undefined {
  const { code, where = '', detail = '' } = fault;
  switch (code) {
    case 'badPlayers':
      return `Boards are for 1 to 5 players, not ${detail}.`;
    case 'badIngredients':
      return `Boards have 4 to 10 ingredients, not ${detail}.`;
    case 'noRoom':
      return `A cauldron of ${detail} cells, as long as the recipe, does not fit on a board for this many players. Choose 1 or 3 players, or the garden board.`;
    case 'noBoard':
      return 'No board came out of this seed; please try another one.';
    case 'emptyCode':
      return 'The board code is empty.';
    case 'notABoard':
      return `This is not a board code: ${detail}`;
    case 'puzzleCode':
      return `This is the code of a ${detail} puzzle, not of a board.`;
    case 'otherKind':
      return `This is the code of another kind of board: ${isKind(detail) ? boardKindNames[detail] : detail}.`;
    case 'unknownKind':
      return `The board code names an unknown kind of board: ${detail}`;
    case 'wrongCheckDigits':
      return 'The check digits do not fit: a letter of the board code is wrong or missing.';
    case 'badBoard':
      return `This board cannot be: ${isRule(where) ? brokenRules[where] : `its ${where} cannot be read`}.`;
    default:
      return undefined;
  }
}

const isKind = (text: string): text is BoardKind => Object.hasOwn(boardKindNames, text);

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

/** What the player is asked when an effect waits for a choice. */
export const soloChoiceTexts: Readonly<
  Record<SoloChoice, { readonly name: string; readonly ask: string }>
> = {
  Frost: { name: 'Frost', ask: 'Choose the garden that loses a dot on every plant.' },
  Bramble: { name: 'Bramble', ask: 'Choose an empty garden cell to close.' },
  Fence: { name: 'Fence', ask: 'Choose two cells of a garden: a fence runs between them.' },
  Gate: { name: 'Gate', ask: 'Choose two cells on either side of a border to open it, or pass.' },
  Seedling: { name: 'Seedling', ask: 'Plant one ingredient free of charge, or pass.' },
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
  const side = boardWords.sides[cell < 32 ? 'front' : 'back'].toLowerCase();
  return `${side}, row ${Math.floor(inside / 8) + 1}, column ${(inside % 8) + 1}`;
}

const dotsOf = (count: number) => (count === 1 ? 'one dot' : `${count} dots`);
const plantsOf = (count: number) => (count === 1 ? 'one cell' : `${count} cells`);

/** What just happened on the board, for the live region and the terminal; the answer to a potion is told elsewhere. */
export function soloEventText(event: SoloEvent): string {
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
  }
}

/** What a hint proposes to do on the board; nothing for moves that are none of the board's. */
export function soloMoveText(move: Move): readonly string[] {
  switch (move.type) {
    case 'plant':
      return [`Next: plant ${move.ingredient}, ${cellName(move.cell)}.`];
    case 'grow':
      return [`Next: grow the garden at ${cellName(move.cell)}.`];
    case 'pluck':
      return [`Next: pluck ${cellName(move.cell)}, into the cauldron at ${cellName(move.into)}.`];
    case 'test':
      return [`Next: test the garden at ${cellName(move.cell)}.`];
    case 'frost':
    case 'bramble':
      return [`Next: choose ${cellName(move.cell)}.`];
    case 'gate':
    case 'fence':
      return [`Next: choose ${cellName(move.cell)} and ${cellName(move.other)}.`];
    case 'pass':
      return ['Next: pass.'];
    default:
      return [];
  }
}

/** What is different when one plays alone on the screen. */
export const soloRules: readonly RulesSection[] = [
  {
    heading: 'Solo on screen',
    body: [
      'The whole board is yours, front and back, and the game keeps the pencil. Plant, grow and pluck as on paper; a full cauldron is tested at once. On the garden board you test a garden once every cell of it is planted, in the order you choose.',
      '- Plants stop growing at the largest number of seeds that a potion can have.',
      '- Efficiency, Low Ceiling, Fertile Ground, Hard Ground and Black Magic act by themselves. Turns are counted; Hard Ground takes two.',
      '- Poison: two poisoned potions in a row end the game. Distracted: nothing grows beyond two dots until your next potion.',
      '- Drizzle grows all gardens at once. Frost, Bramble, Fence, Gate and Seedling ask you where; Gate and Seedling may be passed.',
      'You lose when no potion can be completed any more. Where the level gives one, a last potion of your choice may still save the day.',
    ],
  },
];
