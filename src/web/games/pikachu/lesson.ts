// The lesson of Pikachu: twelve tiles, one match by each kind of line, and one pair that is refused at first.

import { dealPuzzle } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import type { Move, Params, PikachuTypes, Puzzle, View } from '../../../games/pikachu/types.ts';
import { atCell, type Lesson, type LessonStep } from '../../board/lesson/lesson.ts';
import { words } from './words.ts';

/** Four copies of three symbols: the fewest tiles on which every kind of line comes up. */
const params: Params = { rows: 3, cols: 4, level: 'expert', gravity: 'none', minutes: 0 };

type Pair = readonly [from: number, to: number];

const pairs = {
  neighbours: [0, 1],
  around: [9, 11],
  corner: [2, 5],
  /** Refused at first. */
  between: [4, 10],
  rest: [6, 7],
  last: [3, 8],
} as const satisfies Readonly<Record<string, Pair>>;

const puzzle: Puzzle = {
  rows: params.rows,
  cols: params.cols,
  level: params.level,
  gravity: params.gravity,
  minutes: params.minutes,
  tiles: [2, 2, 1, 2, 1, 1, 3, 3, 2, 3, 1, 3],
  proof: Object.values(pairs).flat(),
  seed: 1,
};

const isPair = (move: Move, one: number, other: number) =>
  move.type === 'match' &&
  ((move.from === one && move.to === other) || (move.from === other && move.to === one));

const matches = (move: Move, { pairs: open }: View) =>
  open.some((pair) => isPair(move, Math.floor(pair / 1024), pair % 1024));

const step = ([from, to]: Pair, text: string, otherwise: string): LessonStep<PikachuTypes> => ({
  text,
  otherwise,
  at: [atCell(from), atCell(to)],
  move: { type: 'match', from, to },
  takes: (move) => isPair(move, from, to),
});

export async function loadLesson(rules: Rules<PikachuTypes>): Promise<Lesson<PikachuTypes>> {
  const said = await words.loadLesson();
  const { otherwise } = said;
  const tiles = '.pikachu-tile:not(.empty)';
  return {
    deal: dealPuzzle(rules, params, puzzle),
    aim: said.aim,
    steps: [
      step(pairs.neighbours, said.neighbours, otherwise.marked),
      step(pairs.between, said.refused, otherwise.refused),
      step(pairs.around, said.around, otherwise.marked),
      step(pairs.corner, said.corner, otherwise.marked),
      step(pairs.between, said.between, otherwise.marked),
      { ...step(pairs.rest, said.rest, otherwise.rest), at: [tiles], takes: matches },
      { ...step(pairs.last, said.last, otherwise.rest), at: [tiles], takes: matches },
    ],
    end: said.end,
  };
}
