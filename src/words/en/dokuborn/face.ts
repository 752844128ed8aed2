// What the board of Dokuborn says: buttons, labels, dialogs, and the names of cells for those who do not see them.

import type { Settings } from '../../../core/settings.ts';
import { fullName } from '../../../data/card.ts';
import { labelsOf, plainLabel } from '../../../games/dokuborn/rules/labels.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { Clue, Mode, View } from '../../../games/dokuborn/types.ts';
import { cards } from './cards.ts';
import { plural } from './count.ts';
import { levelName, stars } from './levels.ts';
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

/** The name of a cell for those who do not see it. */
function cellLabel(view: View, cell: number): string {
  const shown = view.cells[cell];
  const place = `${cellName(view.size, cell)}, ${crossing(view, cell)}`;
  if (shown?.card) return `${place}: ${fullName(shown.card)}, ${plural(shown.worth, 'point')}`;
  const clue = shown ? clueParts(shown.clue).join(', ') : '';
  return `${place}: empty${clue === '' ? '' : `; ${clue}`}`;
}

/** For the bar, where no preset has these settings. */
function settingsName(params: Settings): string {
  const { level, size, mode } = params;
  const name = typeof level === 'number' ? levelName(level) : '';
  return `${name} ${size}×${size}${mode === 'classic' ? ' Classic' : ''}`;
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
  inHint: 'part of the hint',
  noAnswer: 'no answer left',
  cardLine: (cost: number, type: string) => `Cost ${cost} · ${type}`,
  shortClue,

  score: 'Score',
  guesses: 'Guesses',
  guessesLeft: 'Guesses left',
  misses: 'Misses',
  worth: (points: number) => `Worth ${plural(points, 'point')}. Rarer cards are worth more.`,
  stuck: 'There are fewer guesses left than empty cells now. Redo, and it can go on.',

  find: 'Find a card',
  replace: 'Replace it',
  remove: 'Take it off',
  told: (clue: Clue) => {
    const parts = clueParts(clue);
    return parts.length === 0 ? '' : `${parts.join('; ')}.`;
  },
  hintHere: 'Hint for this cell',

  outlook: 'Can it still be filled?',
  fillable: 'Yes. Every empty cell can still get a card of its own.',
  deadEnd: (cells: string) => `The cards placed leave no answer for ${cells}.`,
  goBack: (steps: number) => `Undo ${plural(steps, 'step')} to the last good grid`,

  giveUp: 'Give up',
  giveUpSure: {
    title: 'Give up?',
    about: 'You lose this game and see all the answers.',
    act: 'Give up',
    cancel: 'Keep playing',
  },
  copyGridCode: 'Copy the grid code',

  answers: {
    title: 'All the answers',
    beforeMark: 'The rarest answer of a cell is worth 100 points. Yours are marked with ',
    afterMark: '.',
    mine: '✓ yours',
    mineIs: (name: string) => `✓ ${name}`,
    looking: 'Looking them up…',
    count: (count: number) => plural(count, 'card'),
  },
  result:
    'The fewer pairs of conditions a card fits in the whole game, the more it is worth, up to 100. A card that a hint told you is worth nothing.',

  search: {
    title: (cell: string) => `A card for ${cell}`,
    label: 'Name of a card',
    placeholder: 'Part of a name, such as “elsa snow”',
    none: 'No card has a name like that.',
    used: (cell: string) => `on the grid in ${cell}`,
    tried: 'tried here',
    found: (count: number) => `${plural(count, 'card')} found`,
    noFit: (name: string) => `${name} does not fit here.`,
    left: (count: number) => `${plural(count, 'guess', 'guesses')} left.`,
    allFacts: 'All facts of this card',
  },

  facts: {
    ink: 'Ink',
    cost: 'Cost',
    type: 'Type',
    classes: 'Classes',
    keywords: 'Keywords',
    strength: 'Strength',
    willpower: 'Willpower',
    lore: 'Lore',
    moveCost: 'Move cost',
    from: 'From',
    rarity: 'Rarity',
    sets: 'Sets',
    costIs: (cost: number, inkable: boolean) => `${cost}, ${inkable ? 'inkable' : 'uninkable'}`,
    promo: 'Promo',
    unknownSet: (code: string) => `Set ${code}`,
  },

  help: {
    ofThisGrid: 'The conditions of this grid',
    all: 'All conditions',
    inCatalogue: (count: number) => `${plural(count, 'card')} in the catalogue.`,
  },

  cards,
};
