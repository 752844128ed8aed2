// What the rules of Dokuborn refuse, and what can be wrong with codes, proofs and card files.

import type { Fault } from '../../../core/result.ts';
import type { Refusal } from '../../../games/dokuborn/types.ts';
import { plural } from './count.ts';
import { levelName } from './levels.ts';

const nameOf = ({ card }: Refusal) => card ?? 'This card';

export const refusalTexts: Readonly<Record<Refusal['type'], (refusal: Refusal) => string>> = {
  badCell: () => 'There is no such cell.',
  unknownCard: () => 'The cards in use have no such card.',
  cardUsed: (refusal) =>
    `${nameOf(refusal)} is on the grid already. Every cell needs a different card.`,
  triedBefore: (refusal) =>
    `You tried ${refusal.card ?? 'this card'} here before. It does not fit, and costs nothing this time.`,
  emptyCell: () => 'There is no card in this cell.',
  filledCell: () => 'This cell has its card. Hints are for empty cells.',
  noGuessToSpare: () => 'You need every guess that is left for the empty cells.',
  noAnswerLeft: () => 'The cards placed leave no answer for some cells. Undo, or take a card off.',
  allRevealed: () => 'You have had all hints for this cell.',
  gameOver: () => 'The game is over.',
};

const where = (fault: Fault) => (fault.where === undefined ? '' : ` (${fault.where})`);

export const faultTexts: Readonly<Record<string, (fault: Fault) => string>> = {
  noGridFound: () => 'No grid of this size and level was found. Try again or choose another level.',
  otherCatalogue: (fault) =>
    `This seed belongs to another card catalogue: ${fault.detail}. Use the long code instead.`,
  badCatalogueVersion: (fault) => `“${fault.detail}” is not the version of a card catalogue.`,
  noFillFound: (fault) =>
    `No ${levelName(fault.detail ?? '')} grid was found with these conditions. Try another level, or clear one of them.`,
  unknownCondition: (fault) =>
    `The cards in use know no condition “${fault.detail}”${where(fault)}. If the grid was made with newer cards, get those first.`,
  wrongCount: (fault) => `The code has the wrong number of conditions: ${fault.detail}.`,
  duplicateCondition: (fault) => `The condition ${fault.detail} is in the grid twice.`,
  unsolvable: (fault) =>
    `This grid cannot be filled with different cards: there are too few for ${fault.detail}${where(fault)}.`,
  wrongLevel: (fault) =>
    `The level in the code is not the level of the grid: it is ${fault.detail}.`,
  notSeedStyle: () =>
    'This is not a grid code. One looks like 3:YzEs and so on, with the size before the colon.',
  badIds: (fault) => `The letters of the code are damaged${where(fault)}.`,
  badMove: (fault) => `“${fault.detail}” is not a move.`,
  badCell: () => 'Choose an empty cell.',
  gameOver: () => 'The game is over.',
  gameNotOver: () => 'The answers are shown when the game is over.',
  noSolution: () => 'From here the grid cannot be filled.',
  wrongClaim: (fault) => `The proof claims “${fault.detail}”, not that the grid can be filled.`,
  badLine: (fault) =>
    `The proof is broken${where(fault)}: “${fault.detail}” names no cell that is still open.`,
  unknownCard: (fault) => `The proof names a card that the catalogue does not have${where(fault)}.`,
  cardTwice: (fault) => `The proof uses ${fault.detail} twice${where(fault)}.`,
  wrongCard: (fault) => `A card of the proof does not fit ${fault.detail}${where(fault)}.`,
  missingCell: (fault) => `The proof leaves ${plural(Number(fault.detail), 'cell')} empty.`,
  badJson: (fault) => `This is not a card file, or only a part of one: ${fault.detail}.`,
  zipped: () => 'This file is packed (ZIP). Unpack it, and use the file allCards.json in it.',
  otherLanguage: (fault) =>
    fault.where === 'language'
      ? `This file is in another language (${fault.detail}). Only the English file can be used.`
      : `The card types in this file are not the English ones (“${fault.detail}”). Only the English file can be used.`,
  html: () => 'This is a web page, not a card file.',
  notACardFile: () => 'This is not a card file: it has no list of cards.',
  badCard: (fault) =>
    `No card in this file can be read. The first: ${fault.where} ${fault.detail ? `is ${fault.detail}` : 'is missing'}.`,
  noCards: () => 'The file has no cards to play with.',
  tooFewCards: (fault) =>
    `The file has too few cards to deal grids from: ${plural(Number(fault.detail), 'card')} without the quest cards.`,
  tooManyCards: (fault) => `The file has too many cards: ${fault.detail}.`,
  notACatalogue: () => 'This is not a card catalogue of ours.',
  badCatalogue: (fault) => `The card catalogue is damaged at ${fault.where}.`,
};
