// The paper game: what is printed on its boards, its rules on a page of their own, and the form that orders both.

import type { LevelId } from '../../../games/witches/names.ts';
import type { PaperSection, WitchesPaperWords } from '../../../games/witches/paper/index.ts';
import type { BoardWords } from '../../../games/witches/paper/page-plan.ts';
import type { SpecialCell } from '../../../games/witches/types/board.ts';
import type { FieldText, PrintingWords } from '../../words.ts';
import { list } from '../formats.ts';
import { boardKindNames } from './board-and-potions.ts';
import { specials } from './solo.ts';

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
  type: 'Type in Curio, New game:',
  scan: 'Scan to test potions',
  scanText: 'The code, to be pasted',
  under: 'under',
  over: 'over',
  reminder: {
    cauldrons:
      'In a turn everyone plants one ingredient, grows one garden, or plucks one plant into a cauldron of their own or of another player. Test a full cauldron at once.',
    gardens:
      'In a turn everyone plants one ingredient, grows one garden, or tests one garden that is planted full, in any order. A tested garden is spent.',
  },
  player: (number) => `Player ${number}`,
  ingredient: (name) => name,
  players: (count) => (count === 1 ? '1 player' : `${count} players`),
};

const TURN =
  'All players take their turns at the same time and may talk as much as they like. In a turn you do exactly one of these on your own piece, on either side:';
const PLANT = '- Plant: write any ingredient in play into a free garden cell and give it one dot.';
const GROW = '- Grow: choose one of your gardens; every ingredient in it gets one more dot.';
const ANSWER =
  'The answer says how many ingredients were undergrown (fewer dots than their number) and how many overgrown, and what the effects in the potion did or reported, in no particular order.';

const specialPoint = (name: SpecialCell) => `- ${specials[name].name}: ${specials[name].about}`;

/** The complete rules, on a page of their own. */
export const paperRules: readonly PaperSection[] = [
  {
    heading: 'The idea',
    body: [
      'You are witches with one garden plot each and one recipe to find together. Some ingredients belong to the recipe: each has a secret number, from 1 up, no two the same. The others are decoys.',
      'One device plays the High Witch: it knows the recipe and answers every potion you test. All of you win together, or none of you does.',
    ],
  },
  {
    heading: 'When a potion wins',
    body: [
      'All four must hold:',
      '- It has at least as many numbered ingredients as the recipe is long.',
      '- Their numbers rise by exactly one from each to the next. The first may be any.',
      '- Each of them has exactly as many dots as its number.',
      '- No imposter is among them (see Decoys).',
      'Decoys without a number are passed over: they neither help nor harm, wherever they stand. So a potion may be longer than the recipe, but never shorter. “0 under, 0 over” alone is not a win yet: numbers may be missing, or in the wrong order.',
      'Up to Spice Sorcerer the recipe is four long. From Potion Master up it is four or six, and nobody tells you which. In a custom game the High Witch says how long it can be.',
    ],
  },
  {
    heading: 'Decoys',
    body: [
      'Up to Amateur Witch every decoy is without a number. From Spice Sorcerer up there are trickier ones:',
      '- Overachievers have a number that no dots can reach: they are always under- or overgrown.',
      '- Imposters have a number of the recipe, but a potion with one never wins.',
    ],
  },
  {
    heading: 'Before you start',
    body: [
      '- Print both sides of the board on one sheet, flipped on the short edge, and cut along the dashes. Everyone takes one piece; front and back of it are both yours.',
      '- Open the puzzle on one device: scan the code on the sheet, or type its eight letters in Curio under New game. It works offline, too. Tell it who plays.',
      '- Take a pencil each. Agree on a letter or a little drawing for every ingredient in play.',
      '- Printed ingredients are planted already and have one dot.',
    ],
  },
  {
    heading: 'A turn',
    needs: 'cauldrons',
    body: [
      TURN,
      PLANT,
      GROW,
      '- Pluck: cross out one ingredient in a garden and write it with its dots into one of your cauldrons. Cauldrons fill cell by cell in the order of their small numbers; what is printed in one already lies in it. The garden cell stays crossed out.',
      '- Give: pluck, but into a cauldron of another player who agrees. It goes into the next free cell there. So no recipe hangs on one of you alone.',
    ],
  },
  {
    heading: 'Testing a potion',
    needs: 'cauldrons',
    body: [
      'As soon as a cauldron is full, enter it on the High Witch: the ingredients in the order of the cells, each with its dots as seeds, and whose cauldron it is. Write the answer into the boxes in the cauldron; it is used up now.',
      `${ANSWER} Effects that change players or gardens are carried out by the player whose cauldron it was.`,
    ],
  },
  {
    heading: 'A turn',
    needs: 'gardens',
    body: [
      TURN,
      PLANT,
      GROW,
      '- Test: choose a garden in which every cell is planted, and enter it on the High Witch: its ingredients in any order you like, each with its dots as seeds, and whose it is. Write the answer into its boxes and cross the garden out: it is spent.',
      `${ANSWER} Effects that change players or gardens are carried out by the player whose garden it was.`,
    ],
  },
  {
    heading: 'The garden board',
    needs: 'anyBoard',
    body: [
      'This simpler board has no cauldrons, and nothing is plucked or given. Instead of plucking you may test a garden in which every cell is planted: choose the order of its ingredients freely, enter them with their dots, and cross the whole garden out afterwards.',
    ],
  },
  {
    heading: 'Special cells',
    needs: 'specials',
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
    heading: 'Effects in the potion',
    needs: 'effects',
    body: [
      'Some ingredients have effects. The High Witch shows which effects are in play, not whose they are; tap a name there to read what it does. They may report something, change numbers on the way, or skip others. Two can spoil a potion whose numbers are right: Brothers are wrong without each other, Enemies with each other.',
    ],
  },
  {
    heading: 'Effects on gardens',
    needs: 'effects',
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
    needs: 'effects',
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

export const paper: WitchesPaperWords = {
  board: boardWords,
  rules: paperRules,
  spareNames: (names) =>
    `${list(names)} ${names.length === 1 ? 'has' : 'have'} no part of the board: there are more names than players.`,
};

/** Labels of the form that orders printed boards; `fields`: those that the new-game dialog has, too. */
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
