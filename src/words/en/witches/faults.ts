// A sentence for every fault of puzzles, boards and their codes.

import type { Fault } from '../../../core/result.ts';
import type { BoardRule } from '../../../games/witches/board/check.ts';
import type { BoardKind } from '../../../games/witches/types/board.ts';
import { boardKindNames } from './board-and-potions.ts';

const faultTexts: Readonly<Record<string, string>> = {
  notAnObject: 'Something that should be an object is none',
  unknownKey: 'There is a field that a puzzle does not have',
  badIngredients: 'The ingredients must be a list',
  badIngredientCount:
    'There must be at least as many ingredients as the recipe is long, and ten at most',
  unknownIngredient: 'There is no such ingredient in this game',
  doubledIngredient: 'An ingredient is listed twice',
  unknownKind: 'An ingredient is good, ignore, overachiever or imposter',
  badIngredientNumber: 'An ingredient has a number that its kind cannot have',
  doubledNumber: 'Two good ingredients have the same number',
  missingNumber: 'No good ingredient has this number',
  unknownEffect: 'There is no such effect',
  doubledEffect: 'An ingredient has the same effect twice',
  unpairedEffect: 'Brothers and Enemies go on exactly two ingredients',
  badRecipeLength: 'A recipe has 4, 5 or 6 numbers',
  badFlag: 'This must be true or false',
  badSeed: 'A seed is a text of at most 64 characters',
  badClue: 'The clue cannot be read',
  falseClue: 'The clue is not true for this recipe',
  badEntries: 'A potion is a list of entries',
  emptyPotion: 'The potion is empty',
  longPotion: 'The potion has too many entries',
  badSeeds: 'This number of seeds cannot be entered',
  badPotionNumber: 'Potions are numbered from 1',
  badMaxLength: 'The length is out of range',
  badCode: 'The puzzle in this code cannot be read',
  foreignPuzzle: 'The puzzle in this code does not go with its settings',
  unwinnable: 'This recipe cannot be brewed by any potion',
  badMove: 'This is no move',
  badSeal: 'This is not the opening of a seal',
  brokenSeal:
    'The seal is broken: the recipe and salt do not give this fingerprint, so something was changed',
  longRecipe: 'The recipe is longer than there are ingredients',
  tableOnly:
    'This board is for a table of several people. Choose Play together, and give its code there',
  badSeats: 'A table on screen has two to five players, every other game has one',
  nothingToHint: 'There is nothing to hint at',
  badProof: 'This is no proof for this puzzle',
  losingPotion: 'The potion of the proof does not win for certain',
  notPrintable: 'A solo game has its board on the screen, and none on paper',
  noWay: 'This board has no way left to brew the recipe',
  notShort: 'A short code is made of letters only',
  shortLetter: 'No short code has this letter',
  shortLength: 'A short code has eight letters; these are',
  shortCheck: 'This is not a short code from a sheet: a letter is mistyped or missing',
  shortVersion:
    'This short code was printed with another version of the game. Scan the sheet instead: its QR code always works',
};

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
      return `A cauldron of ${detail} cells, as long as the recipe, does not fit beside special cells on a board for five players. Choose 1 to 4 players, no special cells, or the garden board.`;
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

/** Undefined for faults that others explain. */
export function faultText(fault: Fault): string | undefined {
  const text = faultTexts[fault.code];
  if (text === undefined) return boardFault(fault);
  const where = fault.where === undefined ? '' : ` (${fault.where})`;
  const detail = fault.detail === undefined ? '' : `: ${fault.detail}`;
  return `${text}${where}${detail}.`;
}
