// Names of levels and presets, and what Pikachu's face says: buttons, labels, notices, the title screen.

import type { Gravity, Pattern } from '../../../games/pikachu/types.ts';
import type { NamedText } from '../../words.ts';
import { capitalized, count } from '../formats.ts';
import { tileWord } from './symbols.ts';

/** Points: for the next press, and for naming the pair; none once it is named. */
interface HintCosts {
  readonly now: number;
  readonly pair: number;
}

export const face = {
  board: (rows: number, columns: number) => `Pikachu board, ${rows} rows, ${columns} columns`,
  place: (row: number, column: number) => `row ${row + 1}, column ${column + 1}`,
  tile: tileWord,
  empty: 'empty',
  selected: 'selected',
  dropped: 'Selection cleared.',
  alike: (tiles: number, tile: number) =>
    `${capitalized(count(tiles, `${tileWord(tile)} tile`))} on the board.`,
  gain: (points: number) => `+${points}`,
  pictures: 'Pictures',
  sets: {
    emoji: 'Emoji',
    animals: 'Animals',
    fruit: 'Fruit and food',
    shapes: 'Shapes',
    letters: 'Letters and numbers',
  },
  picturesNow: (set: string) => `Pictures: ${set}`,

  score: 'Score',
  combo: 'Combo',
  moves: 'Moves',
  left: 'Left',
  timeLeft: 'Time left',

  newGame: 'New Game',
  hint: 'Hint',
  /** On the button, small. */
  hintPrice: ({ now, pair }: HintCosts) => (now > 0 ? `−${now}` : `pair −${pair}`),
  hintPriced: ({ now, pair }: HintCosts) => {
    if (now > 0) return `It costs ${now} points`;
    return pair > 0 ? `Where to look is free, the pair costs ${pair} points` : undefined;
  },
  clearable: 'Still clearable?',
  clearableLong: 'Can it still be cleared?',
  debugOn: 'Debug on',
  debugOff: 'Debug off',
  mainMenu: 'Main Menu',
  actions: 'Game',
  boardKept: 'The board you left is kept.',
  goBackToIt: 'Go back to it',

  pathPoints: (points: readonly (readonly [row: number, column: number])[]) =>
    points.map(([row, column]) => `${row},${column}`).join(' → '),
  debugMatched: (pattern: Pattern, path: string) => `Path ${pattern}: ${path}.`,
  debugRefused: (reason: string) => `Refused. ${reason}`,

  looking: 'Looking ahead…',
  isClearable: 'This board can still be cleared.',
  isUnknown: 'Can’t tell yet: there are too many possibilities to check.',
  lostTitle: 'This board can no longer be cleared',
  lost: (undos: number) =>
    undos === 0
      ? 'Some pair will always be left over.'
      : `Some pair will always be left over. ${capitalized(count(undos, 'step'))} back it could still be cleared.`,
  lostUnsure: (undos: number) =>
    `Some pair will always be left over. It could surely be cleared ${count(undos, 'step')} back, perhaps later too.`,
  stuckTitle: 'No pair can be matched any more',
  stuck: 'Take something back, or let the remaining tiles change places.',
  stuckBack: (undos: number) =>
    `${capitalized(count(undos, 'step'))} back the board could still be cleared.`,
  undo: 'Undo',
  goBack: (undos: number) => `Go back ${count(undos, 'step')}`,
  reshuffle: 'Reshuffle (−100)',
  reshuffleLeft: (left: number) => `Reshuffle (−100, ${left} left)`,
  playOn: 'Play on',
  look: 'Close',
  wentBack: 'From here the board can be cleared.',
  always: (on: boolean) => `Always tell me when it is lost: ${on ? 'on' : 'off'}`,
  alwaysOn: 'You’ll be warned as soon as the board can no longer be cleared.',
  alwaysOff: 'You’ll be told only when you ask.',

  slide: 'Slide',
  slides: (gravity: Exclude<Gravity, 'none'>) =>
    ({
      down: { arrow: '↓', about: 'Tiles fall down.' },
      left: { arrow: '←', about: 'Tiles slide to the left.' },
      middle: { arrow: '↔', about: 'Tiles slide to the middle column.' },
    })[gravity],

  shape: 'Shape of the board',
  shapes: { screen: 'Fits the screen', wide: 'Wide', tall: 'Tall' },

  titleAbout: 'Join equal tiles. At most two turns. Clear the board.',
  start: 'Start Game',
  goOn: 'Continue',
  journey: 'Journey',
  journeyChoice: 'The journey: twelve rounds',
  journeyRound: (number: number) => `Journey, round ${number}`,
  loading: 'Loading the pictures',
  noPictures: 'The pictures could not be loaded, so the tiles show words.',
  tryAgain: 'Try again',
  rules: 'Rules',
  cabinet: 'Cabinet',

  cleared: 'Cleared!',
  timeUp: 'Time is up',
  costs: (hints: number, reshuffles: number) =>
    [
      ...(hints > 0 ? [`Hints cost ${hints} points.`] : []),
      ...(reshuffles > 0 ? [`Reshuffles cost ${reshuffles} points.`] : []),
    ].join(' '),
};

export const levelNames: Readonly<Record<string, string>> = {
  easy: 'Easy',
  classic: 'Classic',
  hard: 'Hard',
  expert: 'Expert',
};

/** What each level promises: how often careless play gets stuck. */
const chances = {
  easy: 'under 1\u00a0%',
  classic: '1 to 6\u00a0%',
  hard: '15 to 30\u00a0%',
  expert: '40 to 70\u00a0%',
} as const;
type LevelChance = keyof typeof chances;

export const levelChoices: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(chances).map(([level, chance]) => [
    level,
    `${levelNames[level]}: stuck ${chance}`,
  ]),
);

const named = (name: string, about: string): NamedText => ({ name, about });

const stuck = (level: LevelChance) => `Careless play gets stuck ${chances[level]} of the time.`;

/** The presets of both shapes: they differ in size, and in the level that sliding leads to. */
function offered(
  size: string,
  small: string,
  large: string,
  [down, left, middle]: readonly [LevelChance, LevelChance, LevelChance],
): Readonly<Record<string, NamedText>> {
  return {
    classic: named('Classic', `${size} with 24 symbols. ${stuck('classic')}`),
    easy: named('Easy', `${size} with 20 symbols. ${stuck('easy')}`),
    hard: named('Hard', `${size} with 32 symbols. ${stuck('hard')}`),
    expert: named('Expert', `${size} with 40 symbols. ${stuck('expert')}`),
    small: named('Small', `${small} for a short break. ${stuck('classic')}`),
    'small-easy': named('Small, easy', `${small}. ${stuck('easy')}`),
    'small-hard': named('Small, hard', `${small}. ${stuck('hard')}`),
    'small-expert': named('Small, expert', `${small}. ${stuck('expert')}`),
    large: named('Large', `${large} for a long evening. ${stuck('classic')}`),
    'large-easy': named('Large, easy', `${large}. ${stuck('easy')}`),
    'large-hard': named('Large, hard', `${large}. ${stuck('hard')}`),
    'large-expert': named('Large, expert', `${large}. ${stuck('expert')}`),
    down: named('Falling', `After every match the tiles above fall down. ${stuck(down)}`),
    left: named('Sliding left', `After every match the row closes up to the left. ${stuck(left)}`),
    middle: named(
      'To the middle',
      `After every match the row closes up from both sides. ${stuck(middle)}`,
    ),
    countdown: named('Ten minutes', `${size} against the clock. ${stuck('classic')}`),
  };
}

const wide = offered('20 by 8', '10 by 6', '28 by 16', ['classic', 'expert', 'expert']);
const tall = offered('8 by 20', '6 by 10', '16 by 28', ['expert', 'classic', 'classic']);

export const presets: Readonly<Record<string, NamedText>> = {
  ...wide,
  ...Object.fromEntries(
    Object.entries(tall).map(([id, { name, about }]) => [
      `tall-${id}`,
      named(`${name}, tall`, about),
    ]),
  ),
  'small-down': named(
    'Small, falling',
    `10 by 6; the tiles above a match fall down. ${stuck('classic')}`,
  ),
};
