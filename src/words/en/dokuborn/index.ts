// The words of Dokuborn: events, refusals, faults, hints and results, and loaders for the rest.

import type { Rareness, Tally } from '../../../core/game.ts';
import { type Fact, factsOf, lastStep } from '../../../core/hint.ts';
import type { Fault } from '../../../core/result.ts';
import { fullName } from '../../../data/card.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import {
  type DokubornTypes,
  type Event,
  LAST_STEP,
  type Refusal,
  type View,
} from '../../../games/dokuborn/types.ts';
import { faultSentences, sentences } from '../../sentences.ts';
import type { HintWords, SharePicture, Words } from '../../words.ts';
import { count, list } from '../formats.ts';
import { figures } from '../results.ts';
import {
  caption,
  clueText,
  conditionWording,
  familyNames,
  reasonFact,
  reasonText,
  spokenLabel,
  underCaption,
} from './conditions.ts';
import { face } from './face.ts';
import { atLeast, forcedText, levelName, stars } from './levels.ts';
import { title } from './title.ts';

export const keys = {
  go: 'Move on the board',
  open: 'Search for a card',
  remove: 'Take the card off the cell',
};

// Refusals, and faults of codes, proofs and card files.

const nameOf = ({ card }: Refusal) => card ?? 'This card';

const refusal = sentences<Refusal>({
  badCell: 'There is no such cell.',
  unknownCard: 'The cards in use have no such card.',
  cardUsed: (refusal) =>
    `${nameOf(refusal)} is on the grid already. Every cell needs a different card.`,
  triedBefore: (refusal) =>
    `You tried ${refusal.card ?? 'this card'} here before. It does not fit, and costs nothing this time.`,
  emptyCell: 'There is no card in this cell.',
  filledCell: 'This cell has its card. Hints are for empty cells.',
  noGuessToSpare: 'You need every guess that is left for the empty cells.',
  noAnswerLeft: 'The cards placed leave no answer for some cells. Undo, or take a card off.',
  allRevealed: 'You have had all hints for this cell.',
  gameOver: 'The game is over.',
});

const where = (fault: Fault) => (fault.where === undefined ? '' : ` (${fault.where})`);

const fault = faultSentences({
  noGridFound: 'No grid of this size and level was found. Try again or choose another level.',
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
  notSeedStyle:
    'This is not a grid code. One looks like 3:YzEs and so on, with the size before the colon.',
  badIds: (fault) => `The letters of the code are damaged${where(fault)}.`,
  badMove: (fault) => `“${fault.detail}” is not a move.`,
  badCell: 'Choose an empty cell.',
  gameOver: 'The game is over.',
  gameNotOver: 'The answers are shown when the game is over.',
  noSolution: 'From here the grid cannot be filled.',
  wrongClaim: (fault) => `The proof claims “${fault.detail}”, not that the grid can be filled.`,
  badLine: (fault) =>
    `The proof is broken${where(fault)}: “${fault.detail}” names no cell that is still open.`,
  unknownCard: (fault) => `The proof names a card that the catalogue does not have${where(fault)}.`,
  cardTwice: (fault) => `The proof uses ${fault.detail} twice${where(fault)}.`,
  wrongCard: (fault) => `A card of the proof does not fit ${fault.detail}${where(fault)}.`,
  missingCell: (fault) => `The proof leaves ${count(Number(fault.detail), 'cell')} empty.`,
  badJson: (fault) => `This is not a card file, or only a part of one: ${fault.detail}.`,
  zipped: 'This file is packed (ZIP). Unpack it, and use the file allCards.json in it.',
  otherLanguage: (fault) =>
    fault.where === 'language'
      ? `This file is in another language (${fault.detail}). Only the English file can be used.`
      : `The card types in this file are not the English ones (“${fault.detail}”). Only the English file can be used.`,
  html: 'This is a web page, not a card file.',
  notACardFile: 'This is not a card file: it has no list of cards.',
  badCard: (fault) =>
    `No card in this file can be read. The first: ${fault.where} ${fault.detail ? `is ${fault.detail}` : 'is missing'}.`,
  noCards: 'The file has no cards to play with.',
  tooFewCards: (fault) =>
    `The file has too few cards to deal grids from: ${count(Number(fault.detail), 'card')} without the quest cards.`,
  tooManyCards: (fault) => `The file has too many cards: ${fault.detail}.`,
  notACatalogue: 'This is not a card catalogue of ours.',
  badCatalogue: (fault) => `The card catalogue is damaged at ${fault.where}.`,
});

// Hints: the tightest cell, the sets behind it, then ink, cost and initials of a card, and at last the card.

const cellNames = (view: View, cells: readonly number[]) =>
  list(cells.map((cell) => cellName(view.size, cell)));

/** Facts are open records: a missing number counts as 0. */
const numberIn = (fact: Fact, key: string) => Number(fact[key] ?? 0);
const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function setsText(fact: Fact): string {
  const sets = `${numberIn(fact, 'row')} cards fit the row, ${numberIn(fact, 'column')} the column, ${numberIn(fact, 'both')} both.`;
  const used = texts(fact['used']).length;
  if (used === 0) return sets;
  return `${sets} ${count(used, 'of them is', 'of them are')} on the grid already.`;
}

/** The blocking card, and the cells over which it would help. */
function noAnswerText(fact: Fact, view: View): string {
  const chain = texts(fact['chain']).map(Number);
  const [from, ...way] = chain;
  const last = way.pop();
  if (from === undefined || last === undefined)
    return 'The cards placed elsewhere have used up every answer.';
  const card = `${String(fact['card'])} on ${cellName(view.size, from)}`;
  return way.length === 0
    ? `${card} is the card that ${cellName(view.size, last)} needs.`
    : `${card} is needed by ${cellNames(view, way)}, so that a card is left for ${cellName(view.size, last)}.`;
}

export const hint: HintWords<DokubornTypes> = {
  where(hint, view) {
    const { cells } = lastStep(hint).area;
    if (hint.technique === 'deadEnd')
      return `Look at ${cellNames(view, cells)}: no card is left there.`;
    const sets = factsOf(hint).find(({ type }) => type === 'sets');
    const fits = sets ? numberIn(sets, 'fits') : 0;
    return `Look at ${cellNames(view, cells)}: ${count(fits, 'card fits', 'cards fit')}.`;
  },
  why({ steps }, index, view) {
    const [fact] = steps[index]?.facts ?? [];
    switch (fact?.type) {
      case 'sets':
        return setsText(fact);
      case 'inkAndCost':
        return `One of them is ${list(texts(fact['inks']))}, cost ${numberIn(fact, 'cost')}.`;
      case 'letters':
        return `Its initials are ${String(fact['letters'])}.`;
      case 'noAnswer':
        return noAnswerText(fact, view);
      default:
        return '';
    }
  },
  what({ conclusion = [], move }, view) {
    if (move?.type === 'remove')
      return `Remove the card on ${cellName(view.size, move.cell)}, or undo.`;
    const name = conclusion.find(({ type }) => type === 'card')?.['name'];
    return move?.type === 'place' ? `${String(name)} fits ${cellName(view.size, move.cell)}.` : '';
  },
  cost: ({ technique }, next) =>
    technique !== 'deadEnd' && next === 'what' ? 'The cell then earns nothing.' : '',
};

/** A notice if other cards changed the level of the grid. */
function catalogueNotice(view: View): string | undefined {
  if (view.level === view.levelNow) return undefined;
  return `This grid was made with other cards. With yours it is ${levelName(view.levelNow)} instead of ${levelName(view.level)}.`;
}

/** An answer is rare from this many points, or up to this share of all players. */
const RARE_WORTH = 75;
const RARE_SHARE = 0.1;

/** What the squares of a share text mean. */
const squares: SharePicture['key'] = [
  ['🟪', 'rare answer'],
  ['🟩', 'answer'],
  ['🟨', 'told by a hint'],
  ['⬛', 'empty'],
];

const helpOf = (tally: Tally) => tally.hints + (tally.events['revealed'] ?? 0);

/** "388 of 712 points", if the best possible score is known. */
const ofMost = (score: number, { most }: View) =>
  most === null ? count(score, 'point') : `${score} of ${count(most, 'point')}`;

function ending(view: View, _tally: Tally, score: number | undefined, rareness?: Rareness): string {
  const cells = view.cells.length;
  const empty = view.cells.filter(({ card }) => card === null).length;
  const points = ofMost(score ?? view.score, view);
  if (empty === 0)
    return rareness
      ? `All ${cells} cells are filled.`
      : `All ${cells} cells are filled, for ${points}.`;
  const left = `${count(empty, 'cell')} empty`;
  return view.guessesLeft !== null && view.guessesLeft < empty
    ? `You ran out of guesses with ${left}.`
    : `You gave up with ${left}.`;
}

const importRules = () => import('./rules.ts');

const table = {
  ...title,
  presets: {
    medium3: { name: 'Medium 3×3', about: `Nine cells. ${atLeast(3)}` },
    veryEasy2: { name: 'Very Easy 2×2', about: `Four cells. ${atLeast(1)}` },
    veryEasy3: { name: 'Very Easy 3×3', about: `Nine cells. ${atLeast(1)}` },
    easy3: { name: 'Easy 3×3', about: `Nine cells. ${atLeast(2)}` },
    hard3: { name: 'Hard 3×3', about: `Nine cells. ${atLeast(4)}` },
    veryHard3: { name: 'Very Hard 3×3', about: `Nine cells. ${atLeast(5)}` },
    medium4: { name: 'Medium 4×4', about: `Sixteen cells. ${atLeast(3)}` },
    veryHard4: { name: 'Very Hard 4×4', about: `Sixteen cells. ${atLeast(5)}` },
    medium3Classic: {
      name: 'Classic 3×3',
      about: `Medium with twelve guesses for nine cells. ${atLeast(3)}`,
    },
  },
  fields: {
    size: { label: 'Size', about: 'Rows and columns: 2, 3 or 4.' },
    level: {
      label: 'Level',
      about: 'From 1, Very Easy, to 5, Very Hard: the fewer cards fit, the higher the level.',
    },
    mode: {
      label: 'Mode',
      about: 'Classic counts guesses: one for each cell and three more.',
      options: { free: 'Free', classic: 'Classic' },
    },
    names: { label: 'Character names', about: 'Allow conditions like “Named Elsa”.' },
    avoid: {
      label: 'Draw less often',
      about: 'Ids of conditions you have had enough of, joined by commas.',
    },
    cards: { label: 'Card catalogue', about: 'The version that the grid is dealt from.' },
  },
  printing: {
    about: 'One grid on one page, with room for a card in every cell.',
    fields: {
      preset: { label: 'Level' },
      title: { label: 'Title', about: 'Stands over the grid; without one it says Dokuborn.' },
    },
  },
  level: levelName,
  refusal,
  event: sentences<Event, [view: View]>({
    placed: ({ cell, worth }, view) => {
      const card = view.cells[cell]?.card;
      const name = card ? fullName(card) : 'The card';
      return `${name} fits ${cellName(view.size, cell)}: ${count(worth, 'point')}.`;
    },
    missed: ({ name, cell, reasons }, view) => {
      const left = view.spare === null ? '' : ` ${face.spareMisses(view.spare)}`;
      return `${name} does not fit ${cellName(view.size, cell)}. ${reasons.map(reasonText).join(' ')}${left}`;
    },
    removed: ({ cell }, view) => `${cellName(view.size, cell)} is empty again.`,
    revealed: ({ clue, cell }, view) => clueText(clue, view, cell),
    completed: (_, view) => `The grid is full: ${ofMost(view.score, view)}.`,
    ranOut: 'There are fewer guesses left than empty cells. The game is lost.',
    gaveUp: 'You gave up. All the answers can be seen now.',
  }),
  skipped: (misses, only) =>
    only
      ? 'There is no card to take back. Misses stay counted.'
      : `${count(misses, 'miss', 'misses')} before it ${misses === 1 ? 'stays' : 'stay'} counted.`,
  fault,
  hint,
  ending,
  result: (view, tally, score, rareness) => [
    ...(rareness ? [[face.rarity.score, String(rareness.score)] as const] : []),
    ['Misses', String(tally.events['missed'] ?? view.misses)],
    ['Hints', String(helpOf(tally))],
    figures.time(tally),
    ['Guesses', String(view.guesses)],
    figures.undos(tally),
    ['Level', `${stars(view.levelNow)} ${levelName(view.levelNow)}`],
    ...(rareness ? [[face.score, face.scoreOf(score ?? view.score, view.most)] as const] : []),
  ],
  picture: (view, _, rareness) => ({
    rows: Array.from({ length: view.size }, (_, row) =>
      view.cells
        .slice(row * view.size, (row + 1) * view.size)
        .map(({ card, worth, clue }, column) => {
          if (!card) return '⬛';
          if (clue.step >= LAST_STEP) return '🟨';
          const share = rareness?.shares[row * view.size + column];
          const isRare = share == null ? worth >= RARE_WORTH : share <= RARE_SHARE;
          return isRare ? '🟪' : '🟩';
        })
        .join(''),
    ),
    key: squares,
  }),
  rating: (rating) =>
    `${stars(Number(rating.level))} ${levelName(rating.level)}: the mean of one divided by the cards of a cell is ${rating.figures['score']}; the tightest cell has ${rating.figures['fewestCards']}, the widest ${rating.figures['mostCards']}; ${forcedText(Number(rating.figures['forcedCells']))}.`,
  rules: async () => (await importRules()).rules,
  keys,
} satisfies Words<DokubornTypes>;

/** The table that every game has, and Dokuborn's own. */
export const words = {
  ...table,
  face,
  familyNames,
  caption,
  underCaption,
  spokenLabel,
  conditionWording,
  reasonText,
  catalogueNotice,
  reasonFact,
  /** What printed pages say. */
  loadPaper: async () => (await importRules()).paper,
};
