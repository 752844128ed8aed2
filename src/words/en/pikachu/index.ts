// The words of Pikachu: names, sentences, the rules as help, and a word for every symbol.

import type { Fault } from '../../../core/result.ts';
import { symbolOf } from '../../../games/pikachu/index.ts';
import type { SymbolName } from '../../../games/pikachu/symbols.ts';
import type { Pattern, PikachuTypes, Point, View } from '../../../games/pikachu/types.ts';
import type { NamedText, Words } from '../../words.ts';
import { title } from './title.ts';

/** What a screen reader calls a tile. */
export const symbolWords: Readonly<Record<SymbolName, string>> = {
  'grinning-face': 'grin',
  'face-with-tears-of-joy': 'tears of joy',
  'smiling-face-with-hearts': 'face in love',
  'smiling-face-with-sunglasses': 'sunglasses',
  'star-struck': 'starry eyes',
  'sleeping-face': 'sleeper',
  'thinking-face': 'thinker',
  'face-screaming-in-fear': 'scream',
  'dog-face': 'dog',
  'cat-face': 'cat',
  frog: 'frog',
  fox: 'fox',
  bear: 'bear',
  panda: 'panda',
  koala: 'koala',
  lion: 'lion',
  'red-apple': 'apple',
  pizza: 'pizza',
  rocket: 'rocket',
  'gem-stone': 'gem',
  star: 'star',
  fire: 'fire',
  unicorn: 'unicorn',
  rainbow: 'rainbow',
  watermelon: 'watermelon',
  'soccer-ball': 'football',
  octopus: 'octopus',
  sunflower: 'sunflower',
  crown: 'crown',
  grapes: 'grapes',
  penguin: 'penguin',
  guitar: 'guitar',
  carrot: 'carrot',
  snowflake: 'snowflake',
  balloon: 'balloon',
  turtle: 'turtle',
  doughnut: 'doughnut',
  sailboat: 'sailboat',
  cactus: 'cactus',
  'wrapped-gift': 'gift',
  banana: 'banana',
  cherries: 'cherries',
  strawberry: 'strawberry',
  pineapple: 'pineapple',
  lemon: 'lemon',
  'ear-of-corn': 'corn',
  eggplant: 'eggplant',
  'hot-pepper': 'chilli',
  mushroom: 'mushroom',
  cupcake: 'cupcake',
  'ice-cream': 'ice cream',
  lollipop: 'lollipop',
  hamburger: 'hamburger',
  'french-fries': 'chips',
  popcorn: 'popcorn',
  egg: 'egg',
  'cheese-wedge': 'cheese',
  sushi: 'sushi',
  owl: 'owl',
  parrot: 'parrot',
  crab: 'crab',
  'tropical-fish': 'fish',
  whale: 'whale',
  snail: 'snail',
  butterfly: 'butterfly',
  'lady-beetle': 'ladybird',
  honeybee: 'bee',
  elephant: 'elephant',
  'pig-face': 'pig',
  chicken: 'chicken',
  flamingo: 'flamingo',
  snake: 'snake',
  hedgehog: 'hedgehog',
  spider: 'spider',
  't-rex': 'dinosaur',
  tulip: 'tulip',
  'four-leaf-clover': 'clover',
  'maple-leaf': 'maple leaf',
  'palm-tree': 'palm tree',
  'christmas-tree': 'fir tree',
  sun: 'sun',
  'crescent-moon': 'moon',
  'high-voltage': 'lightning',
  umbrella: 'umbrella',
  'ringed-planet': 'planet',
  droplet: 'droplet',
  basketball: 'basketball',
  tennis: 'tennis ball',
  'pool-8-ball': 'eight ball',
  'game-die': 'die',
  trumpet: 'trumpet',
  drum: 'drum',
  'top-hat': 'top hat',
  key: 'key',
  locked: 'padlock',
  bell: 'bell',
  'light-bulb': 'light bulb',
  magnet: 'magnet',
  airplane: 'plane',
  locomotive: 'steam engine',
  bicycle: 'bicycle',
  'ferris-wheel': 'big wheel',
  tent: 'tent',
  'hot-beverage': 'coffee',
  'red-heart': 'heart',
  ghost: 'ghost',
  robot: 'robot',
  alien: 'alien',
  skull: 'skull',
  'jack-o-lantern': 'pumpkin',
  snowman: 'snowman',
  'pirate-flag': 'pirate flag',
};

export function tileWord(tile: number): string {
  const symbol = symbolOf(tile);
  return symbol === undefined ? 'empty' : symbolWords[symbol];
}

const place = (view: View, cell: number) =>
  `row ${Math.floor(cell / view.cols) + 1}, column ${(cell % view.cols) + 1}`;

const patternWords: Readonly<Record<Pattern, string>> = {
  I: 'a straight line',
  L: 'a path with one turn',
  U: 'a path that goes round the outside',
  Z: 'a path with two turns in between',
};

const patternWord = (pattern: unknown) =>
  pattern === 'I' || pattern === 'L' || pattern === 'U' || pattern === 'Z'
    ? patternWords[pattern]
    : 'a path';

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' && value !== null && 'row' in value && 'col' in value;

const pathWords = (path: unknown) =>
  Array.isArray(path)
    ? path
        .filter(isPoint)
        .map(({ row, col }) => `row ${row}, column ${col}`)
        .join(' to ')
    : '';

const levelNames: Readonly<Record<string, string>> = {
  easy: 'Easy',
  classic: 'Classic',
  hard: 'Hard',
  expert: 'Expert',
};

const named = (name: string, about: string): NamedText => ({ name, about });

const refusalTexts: Readonly<Record<PikachuTypes['Refusal']['type'], string>> = {
  outOfBounds: 'That place is not on the board.',
  emptyCell: 'There is no tile any more.',
  sameCell: 'Choose two different tiles.',
  gameOver: 'This game is over.',
  notDue: 'There is still time.',
};

export const pikachuTexts: Words<PikachuTypes> = {
  ...title,
  presets: {
    classic: named('Classic', '20 by 8 with 24 symbols.'),
    easy: named('Easy', '20 by 8 with about eight copies of every symbol.'),
    hard: named('Hard', '20 by 8 with 32 symbols: every mistake costs more.'),
    expert: named('Expert', '20 by 8 with four copies of every symbol. Think before you match.'),
    small: named('Small', '10 by 6 for a short break.'),
    'small-easy': named('Small, easy', '10 by 6 with many copies.'),
    'small-hard': named('Small, hard', '10 by 6 with 12 symbols.'),
    'small-expert': named('Small, expert', '10 by 6 with four copies of every symbol.'),
    large: named('Large', '28 by 16 for a long evening.'),
    'large-easy': named('Large, easy', '28 by 16 with many copies.'),
    'large-hard': named('Large, hard', '28 by 16 with 89 symbols.'),
    'large-expert': named('Large, expert', '28 by 16 with 112 symbols, four copies each.'),
    down: named('Falling', 'After every match the tiles above fall down.'),
    left: named('Sliding left', 'After every match the row closes up to the left.'),
    middle: named('To the middle', 'After every match the row closes up from both sides.'),
    countdown: named('Ten minutes', 'Clear the classic board before the time is up.'),
  },
  fields: {
    rows: { label: 'Rows', about: 'Rows times columns must be even.' },
    cols: { label: 'Columns' },
    level: {
      label: 'Level',
      about: 'Fewer copies of every symbol make it harder.',
      options: levelNames,
    },
    gravity: {
      label: 'After a match',
      options: {
        none: 'Tiles stay where they are',
        down: 'Tiles fall down',
        left: 'Tiles slide to the left',
        middle: 'Tiles slide to the middle',
      },
    },
    countdown: { label: 'Ten minutes only' },
  },
  level: (level) => levelNames[level] ?? level,
  refusal: (refusal) => refusalTexts[refusal.type],
  event(event, view) {
    switch (event.type) {
      case 'matched': {
        const combo = event.combo > 1 ? ` Combo times ${event.combo}.` : '';
        return `Matched ${tileWord(event.tile)} for ${event.points} points.${combo} ${view.left} tiles left.`;
      }
      case 'missed':
        return event.reason === 'noPath'
          ? 'No path of at most two turns joins these tiles.'
          : 'These tiles are different.';
      case 'slid':
        return '';
      case 'reshuffled':
        return `The remaining tiles have changed places, for ${event.cost} points. They can all be cleared.`;
      case 'cleared':
        return `The board is empty. You win after ${view.moves} moves with ${view.score} points.`;
      case 'jammed':
        return 'No pair can be matched any more: undo or reshuffle.';
      case 'expired':
        return 'Time is up.';
    }
  },
  fault(fault: Fault) {
    const what = fault.detail ?? '';
    const where = fault.where === undefined ? '' : ` (${fault.where})`;
    switch (fault.code) {
      case 'oddBoard':
        return `A board of ${what} has an odd number of cells, so its tiles cannot come in pairs.`;
      case 'unknownSymbol':
        return `There is no symbol ${what}${where}.`;
      case 'noBorder':
        return `The border of the matrix must be empty, but there is a ${what}${where}.`;
      case 'badMatrix':
        return `A matrix needs rows of equal length with a border around them: ${what}${where}.`;
      case 'tooLarge':
        return `The board is too large: ${what}.`;
      case 'unclearable':
        return 'This position cannot be cleared any more.';
      case 'gameEnded':
        return 'This game is over.';
      case 'wrongTiles':
        return `The code does not have the right number of each symbol: ${what}.`;
      case 'badProof':
        return `The clearing sequence fails${where}${what === '' ? '' : `: ${what}`}.`;
      case 'badMove':
        return `"${what}" is not a move. Write two tiles as row,column row,column, or reshuffle.`;
      case 'noInquiry':
        return 'This question needs a game to ask about.';
      default:
        return undefined;
    }
  },
  hint(hint, view) {
    switch (hint.technique) {
      case 'jammed':
        return ['No pair can be matched. Undo a few moves, or reshuffle the remaining tiles.'];
      case 'hopeless':
        return [
          'This position cannot be cleared any more, whatever you match.',
          'Go back to the last position that could be, or reshuffle the remaining tiles.',
        ];
      default: {
        const [from = 0, to = 0] = hint.cells;
        const fact = hint.because[0];
        const after =
          hint.technique === 'unsure'
            ? 'This is a guess: it could not be shown that the board can still be cleared after that.'
            : 'The board can still be cleared after that.';
        return [
          `Match ${tileWord(view.tiles[from] ?? 0)} at ${place(view, from)} with ${place(view, to)}. ${after}`,
          `They are joined by ${patternWord(fact?.['pattern'])}: ${pathWords(fact?.['path'])}.`,
        ];
      }
    }
  },
  // Time, moves, hints and score are told for every game.
  result: (view) => [['Reshuffles', String(view.reshuffles)]],
  share(view, tally, score) {
    const seconds = Math.floor(tally.millis / 1000);
    const time = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const end = view.left === 0 ? 'cleared' : `${view.left} tiles left`;
    return `Pikachu ${view.cols} by ${view.rows}: ${end} in ${time}, ${view.moves} moves, ${score ?? view.score} points, ${view.hints} hints.`;
  },
  rating(rating) {
    const { kinds, openPairs, stuckPercent } = rating.figures;
    return `${levelNames[rating.level] ?? rating.level}: ${kinds} symbols, ${openPairs} pairs open at the start; random play gets stuck ${stuckPercent} times in a hundred.`;
  },
  rules: [
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
  ],
  keys: [
    { keys: 'Arrows', does: 'Move over the board' },
    { keys: 'Home, End', does: 'To the ends of the row; with Ctrl, of the board' },
    { keys: 'Enter', does: 'Select a tile, or match it with the selected one' },
    {
      keys: 'E',
      does: 'Jump to the next tile with the same symbol; with Shift, to the one before',
    },
    { keys: 'Escape', does: 'Clear the selection and the hint' },
  ],
  parseMove(text, view) {
    const bare = text.trim().toLowerCase();
    if (bare === 'reshuffle') return { type: 'reshuffle' };
    const match = /^(\d+)\D+(\d+)\D+(\d+)\D+(\d+)$/.exec(bare.replace(/^\D+/, ''));
    if (!match) return 'Write two tiles as row,column row,column, for example 1,2 1,5.';
    const [row1 = 0, col1 = 0, row2 = 0, col2 = 0] = match.slice(1).map(Number);
    const inside = (row: number, col: number) =>
      row >= 1 && col >= 1 && row <= view.rows && col <= view.cols;
    if (!inside(row1, col1) || !inside(row2, col2)) return refusalTexts.outOfBounds;
    const cell = (row: number, col: number) => (row - 1) * view.cols + col - 1;
    return { type: 'match', from: cell(row1, col1), to: cell(row2, col2) };
  },
};
