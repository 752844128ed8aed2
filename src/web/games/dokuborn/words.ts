// What the face itself says; rules, reasons and hints are in the game's text table.

import type { Settings } from '../../../core/settings.ts';
import { fullName } from '../../../data/card.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { Clue, DokubornView, Label } from '../../../games/dokuborn/types.ts';

export const levelNames = ['Very Easy', 'Easy', 'Medium', 'Hard', 'Very Hard'] as const;

export const stars = (level: number) => '★'.repeat(level) + '☆'.repeat(5 - level);

/** The label without the coloured dot, which the gem replaces. */
export function labelText(label: Pick<Label, 'display'>): string {
  return label.display.replace(/^\p{Extended_Pictographic}\S*\s+/u, '');
}

/** For the bar, where no preset has these settings. */
export const levelName = (params: Settings) =>
  `${levelNames[Number(params['level']) - 1] ?? ''} ${params['size']}×${params['size']}${params['mode'] === 'classic' ? ' Classic' : ''}`;

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** The two conditions of a cell. */
export function labelsOf(
  view: DokubornView,
  cell: number,
): readonly [Label | undefined, Label | undefined] {
  return [view.rows[Math.floor(cell / view.size)], view.columns[cell % view.size]];
}

export function crossing(view: DokubornView, cell: number): string {
  return labelsOf(view, cell)
    .map((label) => (label ? labelText(label) : ''))
    .join(' and ');
}

/** Everything told so far, in short. */
export function clueParts(clue: Clue): readonly string[] {
  return [
    clue.fits === null ? '' : clue.fits === 1 ? 'Only 1 card fits' : `${clue.fits} cards fit`,
    clue.inks === null ? '' : `one is ${clue.inks.join(' and ')}, cost ${clue.cost}`,
    clue.letters === null ? '' : `its words begin ${clue.letters}`,
    clue.name === null ? '' : `it is ${clue.name}`,
  ].filter((part) => part !== '');
}

/** The name of a cell for those who do not see it. */
export function cellLabel(view: DokubornView, cell: number): string {
  const shown = view.cells[cell];
  const place = `${cellName(view.size, cell)}, ${crossing(view, cell)}`;
  if (shown?.card) return `${place}: ${fullName(shown.card)}, ${plural(shown.worth, 'point')}`;
  const clue = shown ? clueParts(shown.clue).join(', ') : '';
  return `${place}: empty${clue === '' ? '' : `; ${clue}`}`;
}

export const words = {
  grid: (size: number) => `Grid of ${size} by ${size} cells`,
  inHint: 'part of the hint',
  noAnswer: 'no answer left',
  find: 'Find a card',
  replace: 'Replace it',
  remove: 'Take it off',
  hintSteps: ['how many fit', 'ink and cost', 'first letters', 'the card'],
  placeTold: 'Put it there',
  lastStep: 'After this hint the cell scores nothing.',
  outlook: 'Can it still be filled?',
  fillable: 'Yes. Every empty cell can still get a card of its own.',
  deadEnd: (cells: string) => `The cards placed leave no answer for ${cells}.`,
  goBack: (steps: number) => `Undo ${plural(steps, 'step')} to the last good grid`,
  answers: 'All the answers',
  giveUp: 'Give up',
  giveUpSure: 'Give up? The game is lost then, and all the answers are shown.',
  stuck: 'There are fewer guesses left than empty cells now. Redo, and it can go on.',
  copyGridCode: 'Copy the grid code',
  tutorial: 'Tutorial',
  cards: 'Card catalogue',
  search: {
    label: 'Name of a card',
    placeholder: 'Part of a name, such as “elsa snow”',
    none: 'No card has a name like that.',
    used: (cell: string) => `on the grid in ${cell}`,
    tried: 'tried here',
    found: (count: number) => `${plural(count, 'card')} found`,
    noFit: (name: string) => `${name} does not fit here.`,
    left: (count: number) => `${plural(count, 'guess', 'guesses')} left.`,
  },
} as const;

export interface Lesson {
  readonly title: string;
  readonly body: readonly string[];
}

export const lessons: readonly Lesson[] = [
  {
    title: 'Two conditions, one card',
    body: [
      'Every row and every column asks for something: an ink, a cost, a keyword.',
      'Name a Lorcana card for each cell that meets both its row and its column. No card may be used twice.',
    ],
  },
  {
    title: 'Pick a cell and type a name',
    body: [
      'Press a cell and type part of a name. Slips do no harm: “elza snow quen” finds Elsa - Snow Queen.',
      'Choose from the list with the arrows and Enter, or with a tap.',
    ],
  },
  {
    title: 'Wrong cards are explained',
    body: [
      'You are told which condition a card misses, and why: “Cost 4: this card costs 3”.',
      'In free play you may guess as often as you like. Classic gives you one guess a cell and three more.',
    ],
  },
  {
    title: 'Rare answers score more',
    body: [
      'An answer that few would think of earns up to 100 points.',
      'Hints for a cell come in four steps; only the last one, the card itself, takes its points away. You can also ask whether the grid can still be filled.',
    ],
  },
];
