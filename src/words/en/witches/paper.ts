// What is printed on the boards of the paper game, and its rules for a page of their own.

import type { LevelId } from '../../../games/witches/names/levels.ts';
import type { PaperWords } from '../../../games/witches/paper/index.ts';
import type { BoardWords } from '../../../games/witches/paper/plan.ts';
import type { SpecialCell } from '../../../games/witches/types/board.ts';
import type { RulesSection } from '../../words.ts';
import { specials } from './cells.ts';

export { boardFault } from './faults.ts';

export const boardLevelNames: Readonly<Record<LevelId, string>> = {
  'first-game': 'First Game',
  beginner: 'Beginner',
  'amateur-witch': 'Amateur Witch',
  'spice-sorcerer': 'Spice Sorcerer',
  'potion-master': 'Potion Master',
  'high-witch': 'High Witch',
  custom: 'Custom',
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

export const paper: PaperWords = { board: boardWords, rules: paperRules };
