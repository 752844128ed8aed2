// What the board of Dokuborn says: buttons, labels, dialogs, the search, and names of cells for screen readers.

import { type Card, fullName } from '../../../data/card.ts';
import type { CatalogueAbout } from '../../../data/catalogue.ts';
import type { NewWord, SkippedCard } from '../../../data/lorcanajson.ts';
import { cellName, labelsOf, plainLabel } from '../../../games/dokuborn/rules/print.ts';
import type { Clue, DeadEnd, Mode, View } from '../../../games/dokuborn/types.ts';
import { count, list, thousands } from '../formats.ts';
import { settingsName, stars, tightnessText } from './levels.ts';

// The engine's reports in words: how tight a grid is, what is to spare, why it cannot be filled, how new the cards are,
// and what an import skipped.

const cellNames = (view: View, cells: readonly number[]) =>
  list(cells.map((cell) => cellName(view.size, cell)));

const cardAt = (view: View, cell: number) => {
  const card = view.cells[cell]?.card;
  return card ? fullName(card) : 'the card';
};

/** "Goofy - Knight for a Day on A1 is needed for B2." */
function deadEndText(view: View, { cells, chain }: DeadEnd): string {
  const [from, ...way] = chain;
  const last = way[way.length - 1];
  if (from === undefined || last === undefined)
    return `The cards placed leave no answer for ${cellNames(view, cells)}.`;
  const card = cardAt(view, from);
  const at = cellName(view.size, from);
  if (way.length === 1)
    return `No card is left for ${cellName(view.size, last)}: it needs ${card}, which is on ${at}.`;
  const over = cellNames(view, way.slice(0, -1));
  return `No card is left for ${cellName(view.size, last)}: ${over} must leave it a card and needs ${card}, which is on ${at}.`;
}

const gridReport = {
  /** "Tightest cell: 3 answers". */
  levelFacts: tightnessText,
  spare: (misses: number) => `${misses} to spare`,
  spareMisses: (misses: number) =>
    misses === 0
      ? 'No miss to spare: the next one loses.'
      : `${count(misses, 'miss', 'misses')} to spare.`,
  deadEndText,
  takeOff: (view: View, { take }: DeadEnd) =>
    take === null ? '' : `Take ${cardAt(view, take)} off ${cellName(view.size, take)}`,
};

const kinds: Readonly<Record<NewWord['kind'], string>> = {
  ink: 'ink',
  type: 'card type',
  rarity: 'rarity',
  set: 'set without a name',
};

export const cardFile = {
  upTo: ({ newest, cards }: CatalogueAbout) => `Cards up to ${newest}: ${thousands(cards)}.`,
  /** Empty if no gaps are known. */
  missing({ gaps, coming }: CatalogueAbout): string {
    const short = gaps.map(([name, missing]) => `${count(missing, 'card')} of ${name}`);
    return [
      short.length === 0 ? '' : `Missing: ${list(short)}.`,
      coming.length === 0 ? '' : `No cards yet of ${list(coming)}.`,
    ]
      .filter((part) => part !== '')
      .join(' ');
  },
  skipped: (cards: number) =>
    cards === 0 ? '' : `${count(cards, 'card was', 'cards were')} left out:`,
  /** "Goofy - Knight for a Day: cost is "X"." */
  skippedLine: ({ card, field, found }: SkippedCard) =>
    found === '' ? `${card}: ${field} is missing.` : `${card}: ${field} is ${found}.`,
  skippedMore: (count: number) => `… and ${count} more.`,
  newWord: ({ kind, word }: NewWord) => `New ${kinds[kind]}: ${word}.`,
};

// The dialog of the card catalogue: what is in use, how to get a newer one, and what went wrong.

const MEGABYTE = 1_000_000;
/** New conditions to list. */
const MOST_NAMED = 12;

const cards = {
  ...cardFile,
  title: 'Card catalogue',
  ours: 'These cards come with Curio. Quest cards are left out.',
  yours: ({ source }: { readonly source: string }) =>
    `Your own card list${source === '' ? '' : `, from ${source}`}.`,
  versionIs: (version: string) => `Version ${version}.`,
  newOnes: (labels: readonly string[]) =>
    `New conditions: ${list(labels.slice(0, MOST_NAMED))}${labels.length > MOST_NAMED ? ', and more' : ''}.`,
  address: 'Address of a card file (LorcanaJSON)',
  whenAsked: 'Nothing is downloaded until you press Update.',
  update: 'Update',
  stop: 'Stop',
  drop: 'Or drop the file allCards.json here, or choose it:',
  backToOwn: 'Back to the cards that come with Curio',
  goOn: 'Continue',
  asking: 'Asking…',
  checking: 'Checking the cards…',
  got: (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`,
  taken: (count: number) => `✓ ${thousands(count)} cards are in use now.`,
  ownAgain: 'The cards that come with Curio are in use now.',
  failed: (problem: string) => `${problem} Nothing was changed.`,
  cannotGoOn: 'Your current grid needs cards this file lacks. Finish it or give it up first.',
  download: {
    notAnAddress: () => 'This is not a web address. One starts with https://.',
    refused: (detail: string) => `The server answers ${detail}.`,
    tooLong: () => 'The answer is too long for a card file.',
    unreachable: () =>
      'The address does not answer, or does not let this page read it. Get the file in another way and drop it here.',
  },
};

// The search for a card: the list, its filters, the drawn card, and why one does not fit.

/** "2,248 cards". */
export const countCards = (count: number) =>
  `${thousands(count)} ${count === 1 ? 'card' : 'cards'}`;

const kind = (card: Card) =>
  card.classifications.some((word) => word.toLowerCase() === 'song') ? 'Song' : card.type;

const cardList = {
  ofName: countCards,
  /** A card of the list, for screen readers. */
  option: (card: Card) => `${fullName(card)}, ${list(card.inks)}, cost ${card.cost}, ${kind(card)}`,
  details: (name: string) => `Details of ${name}`,
};

const card = {
  cost: 'Cost',
  strength: 'Strength',
  willpower: 'Willpower',
  lore: 'Lore',
  moveCost: 'Move cost',
  song: 'Song',
  inkIs: (inks: readonly string[]) => `${list(inks)} ink`,
  costFact: (cost: number, inkable: boolean) => `${cost}, ${inkable ? 'inkable' : 'not inkable'}`,
  keywords: 'Keywords',
  noText: 'No rules text.',
  textMissing: 'These cards came without rules texts.',
  textAway: 'The rules text could not be fetched.',
  loading: 'Fetching the rules text…',
  from: 'From',
  sets: 'In',
  rarity: 'Rarity',
  artist: 'Artist',
  promo: 'Promo',
  noRarity: 'unknown rarity',
  unknownSet: (code: string) => `Set ${code}`,
  /** The signs in rules texts, for screen readers. */
  signs: {
    strength: 'strength',
    willpower: 'willpower',
    lore: 'lore',
    ink: 'ink',
    exert: 'exert',
    inkable: 'inkwell',
  },
};

const filters = {
  chosen: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  clear: 'Clear',
  ink: 'Ink',
  cost: 'Cost',
  type: 'Type',
  set: 'Set',
  allSets: 'All sets',
  done: 'Show the cards',
};

const search = {
  title: (cell: string) => `A card for ${cell}`,
  asked: 'What the cell asks for',
  label: 'Name of a card',
  placeholder: 'Name, or part of one',
  none: 'No card has a name like that.',
  noneFiltered: 'No card like that passes your filters.',
  found: countCards,
  used: (cell: string) => `in ${cell}`,
  tried: 'tried',
  place: (name: string) => `Place ${name}`,
  choose: 'Choose a card',
  isUsed: (name: string, cell: string) => `${name} is in ${cell}`,
  isTried: (name: string) => `${name}: already tried here`,
  details: 'Details',
  back: 'Back to the list',
  noFit: (name: string, cell: string) => `Does not fit ${cell}: ${name}.`,
  keys: '↑ ↓ choose · → details · Enter places',
};

/** The two conditions of a cell. */
function crossing(view: View, cell: number): string {
  return labelsOf(view, cell)
    .map((label) => (label ? plainLabel(label.display) : ''))
    .join(' and ');
}

/** All hints so far, in short. */
function clueParts(clue: Clue): readonly string[] {
  return [
    clue.fits === null ? '' : clue.fits === 1 ? 'Only 1 card fits' : `${clue.fits} cards fit`,
    clue.inks === null ? '' : `one is ${clue.inks.join(' and ')}, cost ${clue.cost}`,
    clue.letters === null ? '' : `initials ${clue.letters}`,
    clue.name === null ? '' : `it is ${clue.name}`,
  ].filter((part) => part !== '');
}

/** Short enough for a cell. */
function shortClue(clue: Clue): string {
  if (clue.name !== null) return clue.name;
  if (clue.letters !== null) return `${clue.cost} · ${clue.letters}`;
  if (clue.cost !== null) return `cost ${clue.cost}`;
  return clue.fits === 1 ? '1 fits' : `${clue.fits} fit`;
}

/** A share of all players; a tiny one never shows as 0 %. */
function percent(share: number): string {
  const rounded = Math.round(share * 100);
  return rounded === 0 && share > 0 ? '<1\u00a0%' : `${rounded}\u00a0%`;
}

/** In a daily, in place of points once the other players' picks are known. */
const rarity = {
  score: 'Rarity score',
  share: percent,
  chosenBy: (share: number) => `chosen by ${percent(share)} of the players`,
  sort: 'Sort by rarity',
};

/** The name of a cell for screen readers. */
function cellLabel(view: View, cell: number, share?: number | null): string {
  const shown = view.cells[cell];
  const place = `${cellName(view.size, cell)}, ${crossing(view, cell)}`;
  if (shown?.card) {
    const earned = share == null ? count(shown.worth, 'point') : rarity.chosenBy(share);
    return `${place}: ${fullName(shown.card)}, ${earned}`;
  }
  const clue = shown ? clueParts(shown.clue).join(', ') : '';
  return `${place}: empty${clue === '' ? '' : `; ${clue}`}`;
}

export const face = {
  ...gridReport,
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
  worth: (points: number) => `${count(points, 'point')}. Unusual answers earn more.`,
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
  goBack: (steps: number) => `Undo ${count(steps, 'step')}`,

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
    points: (points: number) => count(points, 'point'),
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
  list: cardList,
  card,

  help: {
    ofThisGrid: 'The conditions of this grid',
    all: 'All conditions',
    inCatalogue: (cards: number) => `${count(cards, 'card')} in the catalogue.`,
  },

  cards,
};
