// The rules of Pikachu as help, and the keys of its board.

import type { RulesSection } from '../../words.ts';

export const rules: readonly RulesSection[] = [
  {
    heading: 'The aim',
    body: [
      'Clear the board. Choose two tiles with the same symbol; if a path joins them, both are removed.',
      'Every board that is dealt can be cleared, and the game keeps the proof.',
    ],
  },
  {
    heading: 'Paths',
    body: [
      'A path runs through empty cells, along rows and columns, with at most two turns. It may use the empty border around the board. Neighbours always match.',
      '- Straight: both tiles in one row or column, nothing between them.',
      '- One turn: round one corner.',
      '- Around: two turns, with the joining line outside the box that the two tiles span.',
      '- Between: two turns, with the joining line inside that box.',
      'Where several paths fit, the first of this list is shown.',
    ],
    figures: [
      {
        id: 'lines',
        about: 'Straight, one turn, around, between: the four kinds of lines that match two dogs.',
      },
      {
        id: 'refused',
        about: 'These two dogs do not match: every line between them would need three turns.',
      },
    ],
  },
  {
    heading: 'Moves, score and combo',
    body: [
      'Every attempt counts as a move, also one on different tiles or without a path. Undo never lowers the count.',
      'A match gives 10 points times the combo. A match within 3 seconds of the last raises the combo by one, up to 8; a miss, an undo or a longer wait sets it back to 1.',
      'A hint costs 20 points and a reshuffle 100. The score never falls below 0.',
    ],
  },
  {
    heading: 'Stuck and lost',
    body: [
      'Some matches are mistakes: the board can become impossible to clear long before you notice. Ask whether it can still be cleared, and go back to the last position that could.',
      'A hint shows a pair that does no harm. Where tiles fall or slide that is searched for, and the rare hint that could not be proven says so. When no pair is left, undo or reshuffle: the remaining tiles change places so that they can be cleared.',
    ],
  },
  {
    heading: 'Variants',
    body: [
      'Fewer copies of every symbol are harder: about eight at Easy, four at Expert.',
      'Tiles can fall down, slide to the left, or slide from both sides to the middle after every match. With an odd number of columns the middle one belongs to the left side.',
      'With the countdown the game is lost after ten minutes.',
    ],
  },
];

export const keys = {
  go: 'Move on the board; with Ctrl, to its first or last tile',
  nextEqual: 'Next tile with the same symbol; with Shift, the one before',
  match: 'Select a tile, or match it with the selected one',
  leave: 'Clear the selection and the hint',
};
