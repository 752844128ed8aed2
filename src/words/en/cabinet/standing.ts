// Streaks, rest days and late solves, in plain words.

import { GRACE_HOUR } from '../../../cabinet/daily.ts';
import { MOST_RESTS, REST_EVERY } from '../../../cabinet/streaks.ts';
import { count, numberText } from '../numbers.ts';

const hour = `${GRACE_HOUR}:00`;

export const standing = {
  title: 'Your streak',
  streak: (days: number) => (days === 0 ? 'No streak yet.' : `${count(days, 'day')} in a row.`),
  rests: (rests: number) => `${count(rests, 'rest day')} saved up.`,
  late: {
    begunLate: (day: string) =>
      `Late: you opened the daily of ${day} after its day, so it doesn’t count towards your streak.`,
    endedLate: (day: string) =>
      `Late: you opened the daily of ${day} in time but finished after ${hour} the next morning, so it doesn’t count towards your streak.`,
  },
  marks: { solved: 'solved', rested: 'rest day', open: 'still to solve', missed: 'missed' },
  signs: { solved: '✓', rested: '☾', open: '·', missed: '–' },
  rulesTitle: 'How streaks work',
  rules: (games: number): readonly string[] => [
    `Solve any of the day’s ${numberText(games)} puzzles and the day counts. Your day ends at midnight, where you are.`,
    `A daily that you open before midnight still counts for its day until ${hour}.`,
    'Solving an older daily is always possible. It is marked as late and doesn’t count towards the streak.',
    `Every ${numberText(REST_EVERY)} days in a row earn a rest day, and you can save up ${numberText(MOST_RESTS)}. If you miss a day, a rest day is used by itself and your streak goes on.`,
    'Practice runs and boards that the clock finished don’t count.',
  ],
  next: (game: string) => `Next daily: ${game}`,
  allDone: 'All done for this day',
  another: 'Another puzzle',
};
