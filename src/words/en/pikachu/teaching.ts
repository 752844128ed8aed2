// Loaded on demand: the rules as the help page has them, the lesson, and the journey.

import type { Gravity, Level } from '../../../games/pikachu/types.ts';
import type { RulesSection } from '../../words.ts';
import { count } from '../formats.ts';
import { levelNames } from './face.ts';

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
      'Every attempt counts as a move, even a miss. Undo never lowers the count.',
      'A match gives 10 points times the combo. A match within 3 seconds of the last raises the combo by one, up to 8; a miss, an undo or a longer wait sets it back to 1.',
      'A hint is free until it names the pair, which costs 20 points. A pair that a hint has named pays its 10 points and no more: it neither raises nor uses the combo. So the best score needs no hints.',
      'A reshuffle costs 100. The score never falls below 0.',
    ],
  },
  {
    heading: 'Stuck and lost',
    body: [
      'Some matches are mistakes: the board can become impossible to clear long before you notice. Ask whether it is still clearable, and go back to the last position that was.',
      'A hint never breaks the board. With gravity, a rare hint can’t be proven safe, and says so.',
      'When no pair is left, undo or reshuffle: the remaining tiles change places so that they can be cleared.',
    ],
  },
  {
    heading: 'Levels',
    body: [
      'A level says how often careless play gets stuck. Before a board is dealt, 200 players who match whatever comes to mind try it:',
      '- Easy: fewer than 1 in 100 get stuck.',
      '- Classic: 1 to 6 in 100.',
      '- Hard: 15 to 30 in 100.',
      '- Expert: 40 to 70 in 100.',
      'Boards of fewer than 48 tiles are too small to promise a level.',
    ],
  },
  {
    heading: 'Variants',
    body: [
      'On a screen that is higher than wide a new board is 8 columns wide and 20 rows high; elsewhere it is 20 by 8. New game lets you choose.',
      'Tiles can fall down, slide to the left, or slide from both sides to the middle after every match. With an odd number of columns the middle one belongs to the left side.',
      'With a time limit the game is lost when the time is up.',
      'Right click a tile, or hold it, to see all tiles like it.',
    ],
  },
  {
    heading: 'The journey',
    body: [
      'Twelve rounds, one after the other: size, symbols, gravity and time change on the way. Every board is proven.',
      'A round is passed when its board is cleared. Stars are for points: one for clearing, two for 12 points a pair, three for 20.',
      'There are three reshuffles for the whole journey, and what a failed attempt used is gone.',
    ],
  },
];

export const lesson = {
  aim: 'Clear the board: match two equal tiles that a line with at most two turns can join.',
  neighbours: 'Neighbours always match. Press one of the marked tiles, then the other.',
  refused: 'These two are equal as well, but other tiles stand in the way. Try them all the same.',
  around:
    'That was refused: every line would need a third turn, and a miss counts as a move. But a line may run round the outside. Match these two.',
  corner: 'Round one corner, over cells that are empty by now. Match these two.',
  between:
    'Remember the pair that was refused? What you took off has opened the way: two turns, with the middle part between them. Match them now.',
  rest: 'You know all four lines: straight, one turn, around, between. Match what is left, in any order.',
  last: 'And the last pair.',
  end: 'Cleared. On a real board some matches close the way for others: look before you match. Hint shows a pair that does no harm.',
  otherwise: {
    marked: 'Take the two marked tiles for this.',
    refused: 'Press the two marked tiles: this time to see what does not work.',
    rest: 'Those two do not match. Find two equal tiles with a free way between them.',
  },
};

const slides: Readonly<Record<Gravity, string>> = {
  none: '',
  down: 'tiles fall',
  left: 'tiles slide left',
  middle: 'tiles slide to the middle',
};

export const journey = {
  title: 'The journey',
  about: 'Twelve boards, each proven. Three reshuffles for all of them. Stars for points.',
  round: (number: number) => `Round ${number}`,
  params: (cols: number, rows: number, level: Level, gravity: Gravity, minutes: number) =>
    [
      `${cols} by ${rows}`,
      (levelNames[level] ?? level).toLowerCase(),
      ...(gravity === 'none' ? [] : [slides[gravity]]),
      ...(minutes === 0 ? [] : [`${minutes} minutes`]),
    ].join(', '),
  stars: (stars: number) => `${count(stars, 'star')} of 3`,
  starsAll: (stars: number, of: number) => `${stars} of ${of} stars`,
  points: (points: number) => count(points, 'point'),
  reshuffles: (left: number) => `${count(left, 'reshuffle')} left for the journey`,
  begin: 'Begin the journey',
  play: 'Play',
  goOn: 'Continue',
  again: 'Play again',
  locked: 'Pass the rounds before it first.',
  over: 'You have been all the way. Play any round again for more stars, or set out anew.',
  anew: 'Set out anew',
  anewSure: {
    title: 'Set out anew?',
    about: 'The stars of this journey are given up. Finished boards stay in your statistics.',
    act: 'Set out anew',
  },
  free: 'Free play',
  rules: 'Rules',
  cabinet: 'Cabinet',
  failed: 'The board could not be dealt. Try again.',
  passed: (number: number, stars: number) => `Round ${number} passed with ${count(stars, 'star')}.`,
  twoStars: (points: number) => `${points} points give two stars.`,
  threeStars: (points: number) => `${points} points give three stars.`,
  next: 'Next round',
  map: 'See the journey',
};
