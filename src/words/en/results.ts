// What results say in every game, once for the dialog, the share text and the day: how long, with how much help, and
// the usual figures.

import type { Tally } from '../../core/game.ts';
import { clockText } from './common.ts';
import { count, durationText } from './numbers.ts';

export type Figure = readonly [name: string, value: string];

/** "without a hint", "with 2 hints". */
export const withHints = (hints: number) =>
  hints === 0 ? 'without a hint' : `with ${count(hints, 'hint')}`;

/** "in 3 minutes 12 seconds without a hint". */
export const inTime = (millis: number, hints: number) =>
  `in ${durationText(millis)} ${withHints(hints)}`;

/** The figures that every game may show, each under one name. */
export const figures = {
  points: (score: number): Figure => ['Points', String(score)],
  time: ({ millis }: Tally): Figure => ['Time', clockText(millis)],
  moves: ({ moves }: Tally): Figure => ['Moves', String(moves)],
  hints: ({ hints }: Tally): Figure => ['Hints', String(hints)],
  undos: ({ undos }: Tally): Figure => ['Undos', String(undos)],
};

/** Points where there are any; none for a game without a score. */
export const pointsOf = (score: number | undefined): readonly Figure[] =>
  score === undefined ? [] : [figures.points(score)];

/** For a game that has no sentence of its own. */
export const usualEnding = (won: boolean, tally: Tally) =>
  won
    ? `Solved ${inTime(tally.millis, tally.hints)}.`
    : `Lost after ${durationText(tally.millis)}.`;

export const usualFigures = (tally: Tally, score: number | undefined): readonly Figure[] => [
  ...pointsOf(score),
  figures.time(tally),
  figures.moves(tally),
  figures.hints(tally),
  figures.undos(tally),
];

/** The same sentence behind the name of a game: "Pikachu: cleared in …". */
export const behindTitle = (title: string, ending: string) =>
  `${title}: ${ending.charAt(0).toLowerCase()}${ending.slice(1)}`;
