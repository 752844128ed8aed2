// What is shared of a result, in one form for all games: the day, the result in a sentence, squares, the streak, the
// link. No spoilers, and the sentence says all that the squares say, so that it is good to hear.

import type { Day } from '../../cabinet/day.ts';
import { type Counted, isLate, isWin } from '../../cabinet/result.ts';
import type { SharePicture } from '../words.ts';
import { clockText, count, dayText, numberText } from './formats.ts';
import { behindTitle } from './results.ts';

/** The squares of a picture, and what they mean where there is more than one kind of them. */
function pictureLines({ rows, key }: SharePicture): readonly string[] {
  const used = key.filter(([square]) => rows.some((row) => row.includes(square)));
  const legend = used.map(([square, word]) => `${square} ${word}`).join(' · ');
  return used.length > 1 ? [...rows, legend] : rows;
}

const head = (day: Day | undefined, late: boolean) =>
  day === undefined ? 'Curio' : `Curio Daily · ${dayText(day)}${late ? ' (late)' : ''}`;

/** From two days on there is one to tell. */
export const streakLine = (streak: number) => (streak > 1 ? [`Streak: ${streak} days`] : []);

export interface SharedResult {
  readonly title: string;
  /** The name of its level. */
  readonly level: string;
  /** How it ended, in a sentence. */
  readonly ending: string;
  readonly points: number | undefined;
  readonly picture: SharePicture | undefined;
  readonly practice: boolean;
  /** Another line about it, such as how rare it is. */
  readonly more?: string | undefined;
  readonly daily?:
    | { readonly day: Day; readonly late: boolean; readonly streak: number }
    | undefined;
}

/** One result, without its link. */
export function resultShareText(result: SharedResult): string {
  const { title, level, ending, points, picture, practice, more, daily } = result;
  const score =
    points === undefined || /\bpoints?\b/.test(ending) ? '' : ` ${count(points, 'point')}.`;
  return [
    head(daily?.day, daily?.late ?? false),
    `${behindTitle(`${title}, ${level}`, ending)}${score}${practice ? ' For practice.' : ''}`,
    ...(picture ? pictureLines(picture) : []),
    ...(more === undefined ? [] : [more]),
    ...(daily ? streakLine(daily.streak) : []),
  ].join('\n');
}

const squareOf = (result: Counted | undefined) => {
  if (!result) return '⬜';
  if (!isWin(result)) return '⬛';
  return isLate(result) || result.hints > 0 ? '🟨' : '🟩';
};

/** A game of a day in a few words: "4:10", "1:01, 2 hints, late", "lost". */
function shortOutcome(result: Counted | undefined): string {
  if (!result) return 'not played';
  const { status, practice, byClock, millis, hints } = result;
  const end = byClock ? 'finished by the clock' : status === 'lost' ? 'lost' : clockText(millis);
  return [
    end,
    ...(hints > 0 ? [count(hints, 'hint')] : []),
    ...(practice ? ['practice'] : isLate(result) && isWin(result) ? ['late'] : []),
  ].join(', ');
}

/** The results of a day, each with the title of its game, without the link. */
export function dayShareText(
  day: Day,
  results: readonly (readonly [title: string, result: Counted | undefined])[],
  streak: number,
): string {
  const solved = results.filter(([, result]) => result !== undefined && isWin(result)).length;
  const all = results.length;
  return [
    head(day, false),
    `${solved === all ? `All ${numberText(all)}` : `${solved} of ${all}`} solved`,
    ...results.map(([title, result]) => `${squareOf(result)} ${title}: ${shortOutcome(result)}`),
    ...streakLine(streak),
  ].join('\n');
}
