// The words of Pikachu: names, and sentences for what happens, what is wrong and what a hint rests on.

import type { Tally } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import type { TileSet } from '../../../games/pikachu/tilesets.ts';
import type { PikachuTypes, View } from '../../../games/pikachu/types.ts';
import type { Words } from '../../words.ts';
import { count } from '../numbers.ts';
import { figures, inTime } from '../results.ts';
import { squareBar } from '../squares.ts';
import { face } from './face.ts';
import { hintWords } from './hints.ts';
import type { journey } from './journey.ts';
import type { lesson } from './lesson.ts';
import { levelChoices, levelNames, presets } from './presets.ts';
import { keys, rules } from './rules.ts';
import { callTiles, tileWord } from './symbols.ts';
import { title } from './title.ts';

const refusalTexts: Readonly<Record<PikachuTypes['Refusal']['type'], string>> = {
  outOfBounds: 'That place is not on the board.',
  emptyCell: 'There is no tile any more.',
  sameCell: 'Choose two different tiles.',
  gameOver: 'This game is over.',
  notDue: 'There is still time.',
};

const ending = (view: View, tally: Tally) =>
  view.left === 0
    ? `Cleared ${inTime(tally.millis, tally.hints)}.`
    : `Time ran out with ${count(view.left, 'tile')} left.`;

export interface PikachuWords extends Words<PikachuTypes> {
  readonly face: typeof face;
  /** The sentences of a hint for a board that lies turned on the page, its rows seen as columns. */
  readonly turnedHint: Words<PikachuTypes>['hint'];
  loadLesson(): Promise<typeof lesson>;
  loadJourney(): Promise<typeof journey>;
  /** Has tiles called by the pictures of a set. */
  callTiles(set: TileSet): Promise<void>;
}

export const words: PikachuWords = {
  ...title,
  face,
  loadLesson: async () => (await import('./lesson.ts')).lesson,
  loadJourney: async () => (await import('./journey.ts')).journey,
  async callTiles(set) {
    callTiles(set === 'emoji' ? undefined : (await import('./pictures.ts')).pictureWords[set]);
  },
  presets,
  fields: {
    rows: { label: 'Rows', about: 'Rows times columns must be even, and at most 448.' },
    cols: { label: 'Columns' },
    level: {
      label: 'Level',
      about: 'How often careless play gets stuck, measured on every board.',
      options: levelChoices,
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
    minutes: { label: 'Minutes', about: '0 for no time limit.' },
  },
  level: (level) => levelNames[level] ?? level,
  refusal: (refusal) => refusalTexts[refusal.type],
  event(event, view) {
    switch (event.type) {
      case 'matched': {
        const combo = event.combo > 1 ? ` Combo times ${event.combo}.` : '';
        const hinted = event.hinted ? ' A hinted pair pays no combo.' : '';
        return `Matched ${tileWord(event.tile)} for ${event.points} points.${combo}${hinted} ${view.left} tiles left.`;
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
      case 'wrongLevel':
        return `The code says ${levelNames[fault.where ?? ''] ?? 'another level'}, but careless play gets stuck on this board ${what} times in a hundred.`;
      case 'noSuchLevel': {
        const other = levelNames[what];
        const advice = other === undefined ? '' : ` Try ${other}.`;
        return `No ${levelNames[fault.where ?? ''] ?? ''} board was found with this size and these rules.${advice}`;
      }
      case 'badProof':
        return `The clearing sequence fails${where}${what === '' ? '' : `: ${what}`}.`;
      case 'badMove':
        return `"${what}" is not a move. Write two tiles as row,column row,column, or reshuffle.`;
      default:
        return undefined;
    }
  },
  hint: hintWords(),
  turnedHint: hintWords({ turned: true }),
  ending,
  result: (view, tally, score) => [
    figures.points(score ?? view.score),
    figures.moves(tally),
    ['Reshuffles', String(view.reshuffles)],
    figures.undos(tally),
  ],
  picture(view, tally) {
    const matched = (view.rows * view.cols - view.left) / 2;
    const hinted = Math.min(matched, tally.hints);
    const bar = squareBar([
      ['🟩', matched - hinted],
      ['🟨', hinted],
      ['⬛', view.left / 2],
    ]);
    return {
      rows: [bar],
      key: [
        ['🟩', 'pairs found'],
        ['🟨', 'with a hint'],
        ['⬛', 'left'],
      ],
    };
  },
  rating(rating) {
    const { kinds, openPairs, stuckPercent } = rating.figures;
    return `${levelNames[rating.level] ?? rating.level}: careless play gets stuck ${stuckPercent} times in a hundred. ${kinds} symbols, ${openPairs} pairs open at the start.`;
  },
  rules,
  keys,
  loadTyped: async () => (await import('./typed.ts')).typed,
};
