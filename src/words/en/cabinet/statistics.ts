// The statistics page.

import { dayText } from '../days.ts';
import { count } from '../numbers.ts';

export const statistics = {
  title: 'Statistics',
  hidden: 'Statistics are hidden. Your results are kept all the same.',
  show: 'Show statistics',
  hide: 'Hide statistics',
  counting: 'Counting…',
  nothing: 'Nothing finished yet. Every game you end is counted here, with its whole log.',
  exportJson: 'Export as JSON',
  exportCsv: 'Export as CSV',
  allGames: 'All games',
  currentStreak: 'Current streak',
  longestStreak: 'Longest streak',
  played: 'Played',
  won: 'Won',
  practice: 'Practice',
  onTheDay: 'Dailies on the day',
  late: 'Dailies late',
  levelShort: (won: number, played: number) => `${won} of ${played} won`,
  /** "12 (80 %)" */
  wonShare: (won: number, played: number) =>
    played === 0 ? '0' : `${won} (${Math.round((100 * won) / played)} %)`,
  /** By the figures of manifests. */
  figures: {
    unaided: 'Won without a hint',
    bestTime: 'Best time',
    usualTime: 'Usual time',
    fewestMoves: 'Fewest moves in a win',
    usualMoves: 'Usual moves in a win',
    bestScore: 'Best score',
    usualScore: 'Usual score',
  },
  usualAbout: 'Usual means that half of your wins were better and half were not.',
  charts: {
    times: { title: 'Wins by time, in minutes', column: 'Time' },
    moves: { title: 'Wins by moves', column: 'Moves' },
    scores: { title: 'Wins by score', column: 'Points' },
  },
  wins: 'Wins',
  latest: 'Latest games',
  latestGame: (level: string, day: string, outcome: string, moves: number) =>
    `${level}, ${dayText(day)}: ${outcome}, ${count(moves, 'move')}`,
  watch: 'Watch',
  watchOf: (title: string, day: string, time: string) =>
    `Watch ${title} of ${dayText(day)}, ${time}`,
};
