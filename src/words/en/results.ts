// What results say in every game, once for the dialog, the share text and the day: how long, with how much help, and
// the usual figures.

import type { Tally } from '../../core/game.ts';
import { clockText, count, durationText } from './formats.ts';

export type Figure = readonly [name: string, value: string];

/** "without a hint", "with 2 hints". */
const withHints = (hints: number) =>
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

/** The same sentence behind the name of a game: "Pikachu: cleared in …". */
export const behindTitle = (title: string, ending: string) =>
  `${title}: ${ending.charAt(0).toLowerCase()}${ending.slice(1)}`;

// Rows of squares for share texts. By itself, since the words of every game want it and nothing around it.

/** Squares of a bar: so many tell enough and fit every line. */
const BAR = 10;

/**
 * Parts of a whole as a row of ten squares. What there is has at least one square; the largest part gives way for it.
 */
export function squareBar(parts: readonly (readonly [square: string, part: number])[]): string {
  const all = parts.reduce((sum, [, part]) => sum + Math.max(0, part), 0);
  if (all === 0) return '';
  const squares = parts.map(([, part]) =>
    part <= 0 ? 0 : Math.max(1, Math.round((part / all) * BAR)),
  );
  const largest = squares.indexOf(Math.max(...squares));
  const rest = squares.reduce((sum, value, index) => sum + (index === largest ? 0 : value), 0);
  squares[largest] = BAR - rest;
  return parts.map(([square], index) => square.repeat(squares[index] ?? 0)).join('');
}
