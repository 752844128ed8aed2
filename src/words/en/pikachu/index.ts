// The words of Pikachu: names, and sentences for what happens, what is wrong and what a hint says.

import type { Tally } from '../../../core/game.ts';
import { type Fact, type Hint, lastStep } from '../../../core/hint.ts';
import type { Fault } from '../../../core/result.ts';
import type { TileSet } from '../../../games/pikachu/symbols.ts';
import type { Move, Pattern, PikachuTypes, View } from '../../../games/pikachu/types.ts';
import { faultSentences, sentences } from '../../sentences.ts';
import type { HintWords, Words } from '../../words.ts';
import { count } from '../formats.ts';
import { figures, inTime, squareBar } from '../results.ts';
import { face, levelChoices, levelNames, presets } from './face.ts';
import { pictureWords } from './pictures.ts';
import { callTiles, tileWord } from './symbols.ts';
import { title } from './title.ts';

const shapes: Readonly<Record<Pattern, string>> = {
  I: 'in a straight line',
  L: 'round one corner',
  U: 'round the outside',
  Z: 'round two corners',
};

const isPattern = (value: unknown): value is Pattern => String(value) in shapes;

const technique = {
  pair: (quarter: string) => `A safe pair: look at the ${quarter}.`,
  unsure: (quarter: string) => `A likely pair: look at the ${quarter}.`,
  jammed: () => 'No pair can be matched.',
  hopeless: () => 'This board can no longer be cleared.',
};

/** A turned board shows its rows as columns. */
export function hintWords({ turned = false } = {}): HintWords<PikachuTypes> {
  const seen = (view: View, cell: number): readonly [row: number, column: number] => {
    const [row, column] = [Math.floor(cell / view.cols), cell % view.cols];
    return turned ? [column, row] : [row, column];
  };
  const place = (view: View, cell: number) => {
    const [row, column] = seen(view, cell);
    return `row ${row + 1}, column ${column + 1}`;
  };

  /** By its first cell. */
  function quarter(view: View, cells: readonly number[]): string {
    const [row, column] = seen(view, cells[0] ?? 0);
    const [rows, columns] = turned ? [view.cols, view.rows] : [view.rows, view.cols];
    return `${row < rows / 2 ? 'top' : 'bottom'} ${column < columns / 2 ? 'left' : 'right'}`;
  }

  function where(hint: Hint<Move>, view: View): string {
    const tell = Object.entries(technique).find(([name]) => name === hint.technique)?.[1];
    return tell?.(quarter(view, lastStep(hint).area.cells)) ?? '';
  }

  function factText(fact: Fact, tile: string): string {
    switch (fact.type) {
      case 'locks':
        return `Take this ${tile} tile, but not with the crossed one: that would lock tiles in for good.`;
      case 'frees':
        return `This ${tile} tile keeps the two ringed ${tileWord(Number(fact['tile']))} tiles apart. Clear it away.`;
      case 'lastTwo':
        return `Only two ${tile} tiles are left, and this one can reach the other.`;
      case 'unproven':
        return `Try this ${tile} tile. It couldn’t be proven safe, but it keeps the most tiles in reach.`;
      default:
        return isPattern(fact['pattern'])
          ? `This ${tile} tile reaches one of its kind ${shapes[fact['pattern']]}.`
          : `This ${tile} tile reaches one of its kind.`;
    }
  }

  function why(hint: Hint<Move>, step: number, view: View): string {
    if (hint.technique === 'jammed')
      return 'No two equal tiles can reach each other. Undo a few moves, or reshuffle.';
    if (hint.technique === 'hopeless')
      return 'Whatever you match now, some tiles stay. Go back a few moves, or reshuffle.';
    const told = hint.steps[step];
    const cause = told?.marks.find((mark) => mark.kind === 'cause');
    const tile = tileWord(view.tiles[cause?.kind === 'cause' ? cause.cell : 0] ?? 0);
    return told?.facts.map((fact) => factText(fact, tile)).join(' ') ?? '';
  }

  return {
    where,
    why,
    what({ move }, view) {
      if (move?.type !== 'match') return '';
      const tile = tileWord(view.tiles[move.from] ?? 0);
      return `Match the ${tile} tile in ${place(view, move.from)} with the one in ${place(view, move.to)}.`;
    },
  };
}

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

const what = (fault: Fault) => fault.detail ?? '';
const where = (fault: Fault) => (fault.where === undefined ? '' : ` (${fault.where})`);

const keys = {
  go: 'Move on the board; with Ctrl, to its first or last tile',
  nextEqual: 'Next tile with the same symbol; with Shift, the one before',
  match: 'Select a tile, or match it with the selected one',
  leave: 'Clear the selection and the hint',
};

export interface PikachuWords extends Words<PikachuTypes> {
  readonly face: typeof face;
  /** Hint sentences for a turned board, whose rows are seen as columns. */
  readonly turnedHint: Words<PikachuTypes>['hint'];
  /** Names tiles after the pictures of a set from now on. */
  callTiles(set: TileSet): void;
}

export const words: PikachuWords = {
  ...title,
  face,
  callTiles: (set) => callTiles(set === 'emoji' ? undefined : pictureWords[set]),
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
  event: sentences<PikachuTypes['Event'], [view: View]>({
    matched: (event, view) => {
      const combo = event.combo > 1 ? ` Combo times ${event.combo}.` : '';
      const hinted = event.hinted ? ' A hinted pair pays no combo.' : '';
      return `Matched ${tileWord(event.tile)} for ${event.points} points.${combo}${hinted} ${view.left} tiles left.`;
    },
    missed: ({ reason }) =>
      reason === 'noPath'
        ? 'No path of at most two turns joins these tiles.'
        : 'These tiles are different.',
    slid: '',
    reshuffled: ({ cost }) =>
      `The remaining tiles have changed places, for ${cost} points. They can all be cleared.`,
    cleared: (_, view) =>
      `The board is empty. You win after ${view.moves} moves with ${view.score} points.`,
    jammed: 'No pair can be matched any more: undo or reshuffle.',
    expired: 'Time is up.',
  }),
  fault: faultSentences({
    oddBoard: (fault) =>
      `A board of ${what(fault)} has an odd number of cells, so its tiles cannot come in pairs.`,
    unknownSymbol: (fault) => `There is no symbol ${what(fault)}${where(fault)}.`,
    noBorder: (fault) =>
      `The border of the matrix must be empty, but there is a ${what(fault)}${where(fault)}.`,
    badMatrix: (fault) =>
      `A matrix needs rows of equal length with a border around them: ${what(fault)}${where(fault)}.`,
    tooLarge: (fault) => `The board is too large: ${what(fault)}.`,
    unclearable: 'This position cannot be cleared any more.',
    gameEnded: 'This game is over.',
    wrongTiles: (fault) =>
      `The code does not have the right number of each symbol: ${what(fault)}.`,
    wrongLevel: (fault) =>
      `The code says ${levelNames[fault.where ?? ''] ?? 'another level'}, but careless play gets stuck on this board ${what(fault)} times in a hundred.`,
    noSuchLevel: (fault) => {
      const other = levelNames[what(fault)];
      const advice = other === undefined ? '' : ` Try ${other}.`;
      return `No ${levelNames[fault.where ?? ''] ?? ''} board was found with this size and these rules.${advice}`;
    },
    badProof: (fault) =>
      `The clearing sequence fails${where(fault)}${fault.detail ? `: ${fault.detail}` : ''}.`,
    badMove: (fault) =>
      `"${what(fault)}" is not a move. Write two tiles as row,column row,column, or reshuffle.`,
  }),
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
  rules: async () => (await import('./teaching.ts')).rules,
  keys,
};
