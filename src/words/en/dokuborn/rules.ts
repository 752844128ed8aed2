// The rules of Dokuborn as the help page tells them, and its keys.

import type { RulesSection } from '../../words.ts';

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
      'Choose a cell, type part of a name and choose a card from the list. Small slips and another order of the words do no harm.',
      'A wrong card is a guess too. You are told which of the two conditions it misses, and why.',
      'You may replace a card or take it off again. The grid is won when every cell has its card.',
      'You may give up at any time; the game is lost then, and all the answers are shown.',
      '- Free: guess as often as you like.',
      '- Classic: you have one guess for each cell and three more. Every card you submit costs one, and neither undo nor taking a card off gives one back. With fewer guesses than empty cells the game is lost.',
    ],
  },
  {
    heading: 'Every grid can be filled',
    body: [
      'There is always a different card for every cell at the start. Your own cards can block the last answers of other cells: ask whether the grid can still be filled, and undo to where it could.',
    ],
  },
  {
    heading: 'Levels',
    body: [
      'For each cell, take one divided by the number of cards that fit; the level is set by the mean of all cells. From 0.06 it is Easy, from 0.12 Medium, from 0.22 Hard and from 0.36 Very Hard.',
    ],
  },
  {
    heading: 'Score',
    body: [
      'An unusual answer earns more. For every card we count the pairs of conditions it fits in the whole game: a card that fits many comes to mind often.',
      'The points of an answer are the share, in hundredths and rounded up, of the cards for that cell that fit at least as many pairs as yours. The rarest answer of a cell earns 100.',
      'A cell whose card the last hint told earns nothing. Time is shown and never ranked.',
    ],
  },
  {
    heading: 'Hints',
    body: [
      'Hints for a cell come in steps: how many cards fit; the ink and cost of one that fits and keeps the grid solvable; its first letters; the card.',
    ],
  },
  {
    heading: 'Reading the conditions',
    body: [
      'Numbers are the printed ones. Keywords count only where the card has them itself. Sets and rarities count for any printing. Conditions about text look at the rules text without the reminders in brackets.',
    ],
  },
];

export const keys = {
  go: 'Move on the board',
  open: 'Search for a card',
  remove: 'Take the card off the cell',
};
