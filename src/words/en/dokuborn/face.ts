// What the board of Dokuborn says: buttons, labels, dialogs, and the names of cells for those who do not see them.

import { fullName } from '../../../data/card.ts';
import { labelsOf, plainLabel } from '../../../games/dokuborn/rules/labels.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { Clue, Mode, View } from '../../../games/dokuborn/types.ts';
import { cards } from './cards.ts';
import { plural } from './count.ts';
import { settingsName, stars } from './levels.ts';
import { card, countCards, filters, list, search } from './picker.ts';
import { told as engineTold } from './told.ts';

/** The two conditions of a cell. */
function crossing(view: View, cell: number): string {
  return labelsOf(view, cell)
    .map((label) => (label ? plainLabel(label.display) : ''))
    .join(' and ');
}

/** Everything told so far, in short. */
function clueParts(clue: Clue): readonly string[] {
  return [
    clue.fits === null ? '' : clue.fits === 1 ? 'Only 1 card fits' : `${clue.fits} cards fit`,
    clue.inks === null ? '' : `one is ${clue.inks.join(' and ')}, cost ${clue.cost}`,
    clue.letters === null ? '' : `initials ${clue.letters}`,
    clue.name === null ? '' : `it is ${clue.name}`,
  ].filter((part) => part !== '');
}

/** As little as fits into a cell. */
function shortClue(clue: Clue): string {
  if (clue.name !== null) return clue.name;
  if (clue.letters !== null) return `${clue.cost} · ${clue.letters}`;
  if (clue.cost !== null) return `cost ${clue.cost}`;
  return clue.fits === 1 ? '1 fits' : `${clue.fits} fit`;
}

/** Of all players; somebody is never nobody. */
function percent(share: number): string {
  const rounded = Math.round(share * 100);
  return rounded === 0 && share > 0 ? '<1\u00a0%' : `${rounded}\u00a0%`;
}

/** In a daily, once it is known what others chose, in place of points. */
const rarity = {
  score: 'Rarity score',
  share: percent,
  chosenBy: (share: number) => `chosen by ${percent(share)} of the players`,
  sort: 'Sort by rarity',
};

/** The name of a cell for those who do not see it. */
function cellLabel(view: View, cell: number, share?: number | null): string {
  const shown = view.cells[cell];
  const place = `${cellName(view.size, cell)}, ${crossing(view, cell)}`;
  if (shown?.card) {
    const earned = share == null ? plural(shown.worth, 'point') : rarity.chosenBy(share);
    return `${place}: ${fullName(shown.card)}, ${earned}`;
  }
  const clue = shown ? clueParts(shown.clue).join(', ') : '';
  return `${place}: empty${clue === '' ? '' : `; ${clue}`}`;
}

export const face = {
  ...engineTold,
  settingsName,
  /** Filled and hollow, five in all. */
  stars: (level: number) => stars(level) + '☆'.repeat(5 - level),
  levelsAbout: 'The fewer cards fit, the higher the level.',
  modeAbouts: {
    free: 'Guess as often as you like.',
    classic: 'One guess for each cell and three more.',
  } satisfies Record<Mode, string>,

  grid: (size: number) => `Grid of ${size} by ${size} cells`,
  cell: (name: string) => `Cell ${name}`,
  cellLabel,
  crossing,
  yourCards: 'Your cards',
  inHint: 'part of the hint',
  noAnswer: 'no answer left',
  shortClue,

  rarity,
  score: 'Score',
  guesses: 'Guesses',
  guessesLeft: 'Guesses left',
  misses: 'Misses',
  scoreOf: (score: number, most: number | null) =>
    most === null ? `${score}` : `${score} of ${most}`,
  guessesOf: (left: number, spare: number) => `${left} (${spare} to spare)`,
  worth: (points: number) => `${plural(points, 'point')}. Unusual answers earn more.`,
  stuck: 'There are fewer guesses left than empty cells now. Redo, and it can go on.',

  find: 'Find a card',
  replace: 'Change card',
  remove: 'Remove',
  told: (clue: Clue) => {
    const parts = clueParts(clue);
    return parts.length === 0 ? '' : `${parts.join('; ')}.`;
  },
  hintHere: (price: number) =>
    price === 0 ? 'Hint for this cell' : `Hint for this cell (−${price})`,

  outlook: 'Can I still finish?',
  fillable: 'Yes. Every empty cell can still get a card of its own.',
  deadEndTitle: 'Dead end',
  notNow: 'Not now',
  goBack: (steps: number) => `Undo ${plural(steps, 'step')}`,

  giveUp: 'Give up',
  giveUpSure: {
    title: 'Give up?',
    about: 'You lose this game and see all the answers.',
    act: 'Give up',
    cancel: 'Keep playing',
  },
  make: 'Make your own grid',
  editThis: 'Edit this grid',

  answers: {
    title: 'All the answers',
    cells: 'Cells',
    find: 'Find a card',
    order: { name: 'Sort by name', points: 'Sort by points' },
    points: (points: number) => plural(points, 'point'),
    mineWorth: (points: string) => `✓ yours · ${points}`,
    mineIs: (name: string) => `✓ ${name}`,
    notFilled: 'You left this cell empty.',
    looking: 'Looking them up…',
    inBoard: 'The game is over. Press any cell to see all its answers.',
    count: countCards,
    /** In a cell that stayed empty. */
    ofThese: (count: number) => (count === 1 ? '1 fits' : `${count} fit`),
    wouldFit: (name: string, count: number) =>
      count === 1 ? `only ${name} fits` : `${name} fits, one of ${countCards(count)}`,
  },
  search,
  filters,
  list,
  card,

  help: {
    ofThisGrid: 'The conditions of this grid',
    all: 'All conditions',
    inCatalogue: (count: number) => `${plural(count, 'card')} in the catalogue.`,
  },

  cards,
};
