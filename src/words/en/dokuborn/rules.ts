// Texts read beside the board: the rules page, the lesson, and the printed page.

import type { GridPaperWords } from '../../../games/dokuborn/paper.ts';
import { hintCosts } from '../../../games/dokuborn/rules/clue.ts';
import { thresholds } from '../../../games/dokuborn/rules/level.ts';
import { levels } from '../../../games/dokuborn/types.ts';
import type { RulesSection } from '../../words.ts';
import { list, scan } from '../formats.ts';
import { conditionWording } from './conditions.ts';
import { atLeast, levelName, settingsName, tightnessText } from './levels.ts';
import { title } from './title.ts';

/** "from 0.06 it is Easy". */
const borders = thresholds.map(
  (hundredths, index) => `from 0.${String(hundredths).padStart(2, '0')} ${levelName(index + 2)}`,
);

export const rules: readonly RulesSection[] = [
  {
    heading: 'The grid',
    body: [
      'Every row and every column has a condition that a Lorcana card can meet, such as an ink, a cost or a keyword.',
      'Put one card into each cell. It must meet the condition of its row and the condition of its column, and no card may be used twice.',
      'A card means the card with its name and version: all printings are one card. Quest cards are not in the game.',
    ],
    figures: [
      {
        id: 'crossing',
        about:
          'Elsa - Snow Queen is Amethyst and costs 3; Moana - Chosen by the Ocean is Ruby and a Hero. Two cells are still open.',
      },
    ],
  },
  {
    heading: 'Playing',
    body: [
      'Choose a cell, type part of a name and choose a card from the list. Typos and word order don’t matter, and first letters will do: “m m d” finds Mickey Mouse - Detective.',
      'A wrong card is a guess too. You are told which of the two conditions it misses, and why. Trying it there again costs nothing.',
      'You may replace a card or take it off again. The grid is won when every cell has its card.',
      'You may give up at any time; the game is lost then, and all the answers are shown.',
      '- Free: guess as often as you like.',
      '- Classic: you have one guess for each cell and three more. Every card you submit costs one, and neither undo nor taking a card off gives one back. With fewer guesses than empty cells the game is lost: “3 to spare” means that you can miss three times.',
    ],
  },
  {
    heading: 'Every grid can be filled',
    body: [
      'There is always a different card for every cell at the start. Your own cards can block the last answers of other cells: ask whether you can still finish, see which card blocks which cell, and take it off or undo.',
    ],
  },
  {
    heading: 'Levels',
    body: [
      `For each cell, take one divided by the number of cards that fit; the mean of all cells sets the level: Very Easy first, ${list(borders)}.`,
      ...levels.map((level) => `- ${levelName(level)}: ${atLeast(level)}`),
      'Beside the level you see the tightest cell, or how many cells have a single answer.',
    ],
  },
  {
    heading: 'Score',
    body: [
      'Each answer earns 1 to 100 points; unusual cards earn more.',
      'A card is compared with the other cards of its type, such as Characters, that fit the same cell. Cards that could fill more cells of this grid, then cards that fit more pairs of conditions in the whole game, come to mind sooner. If 35 of 100 such cards come to mind sooner than yours, you earn 35 points; cards that are level count half. An answer without a rival earns 50.',
      'The result says how many points the best answers would have earned together.',
      'A cell whose card the last hint told earns nothing. Time is shown and never ranked.',
    ],
  },
  {
    heading: 'Hints',
    body: [
      `Hints for a cell come in steps: how many cards fit (−${hintCosts[0]} points); ink and cost of one that fits and keeps the grid solvable (−${hintCosts[1]}); its first letters (−${hintCosts[2]}); the card, and then the cell earns nothing.`,
      'If the cards you placed leave a cell without an answer, you are told that instead: no hint changes a card of another cell.',
    ],
  },
  {
    heading: 'Reading the conditions',
    body: [
      'Numbers are the printed ones. Keywords count only where the card has them itself. Sets and rarities count for any printing. Conditions about text look at the rules text, not at the names of abilities and not at reminders in brackets.',
      'Sets, films, names, classes, keywords, inks, types and rarities are read from the cards in use: a new set brings its own as soon as eight cards have them.',
    ],
  },
];

/** The lesson, on a grid of four cells. */
export const lesson = {
  aim: 'Name a Lorcana card for every cell: one that meets both its row and its column.',
  crossing:
    'Rows and columns ask for something. Elsa - Snow Queen fits here: she is an Amethyst card, as the row wants, and costs 3, as the column wants.',
  miss: 'Next: a Ruby card that costs 3. See first what a wrong one does. Press the marked cell, type “brave tailor”, and choose Mickey Mouse.',
  place:
    'He is Ruby, but costs 8: you are always told which condition a card misses. Now a card that fits: type “soaring maui” and choose it. Any Ruby card of cost 3 would do.',
  last: 'One cell is left: an Amethyst Hero. Slips do no harm: press it, type “elza winter”, and choose Elsa. Snow Queen is taken: no card may be used twice.',
  end: 'Filled. Rare answers score more. Stuck? The hints of a cell come in steps, and only the last one, the card itself, takes its points away.',
  otherwise: {
    miss: 'Later. First put Mickey Mouse - Brave Little Tailor into the marked cell, to see what happens.',
    place: 'Not there: fill the marked cell with a Ruby card that costs 3.',
    last: 'Not there: fill the marked cell with an Amethyst Hero.',
  },
};

/** Printed with a grid. */
export const paper: GridPaperWords = {
  title: title.title,
  rules:
    'Write a Disney Lorcana card into every cell that meets the condition of its row and of its column. No card twice.',
  scan,
  about: ({ size, mode, levelNow, ...facts }) =>
    `${settingsName({ size, mode, level: levelNow })} · ${tightnessText(facts)}`,
  condition: conditionWording,
};
