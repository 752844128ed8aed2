// The statistics page.

import { count, numberText } from '../numbers.ts';

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
  streakAbout: (games: number) =>
    `A day counts for the streak if at least one of its ${numberText(games)} puzzles was solved on that day. Late solves don’t count towards the streak.`,
  levelShort: (won: number, played: number, best: string | undefined) =>
    `${won} of ${played} won${best === undefined ? '' : `, best ${best}`}`,
  bestTime: 'Best time',
  fewestMoves: 'Fewest moves',
  bestScore: 'Best score',
  hints: 'Hints',
  undos: 'Undos',
  minutes: 'Minutes',
  times: 'Times',
  moves: 'Moves',
  latest: 'Latest games',
  latestGame: (level: string, day: string, outcome: string, moves: number) =>
    `${level}, ${day}: ${outcome}, ${count(moves, 'move')}`,
  watch: 'Watch',
  watchOf: (title: string, day: string, time: string) => `Watch ${title} of ${day}, ${time}`,
};
