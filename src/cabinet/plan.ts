// The plan of the daily puzzles: one a game a day, gentle on Monday and hard on Sunday. The day and the version
// of the game decide everything, so that everyone has the same five.

import { failure, type Result } from '../core/result.ts';
import type { GameId } from '../games/index.ts';
import { type Day, FIRST_DAY, parseDay, weekday } from './day.ts';

type Week = readonly [string, string, string, string, string, string, string];

/** Presets from Monday to Sunday. Dragon Quest's are certified, each of them; those of Witches are asked of the High Witch, none is solo. */
export const weekPlan: Readonly<Record<GameId, Week>> = {
  hudoku: [
    'classic-easy',
    'wide-easy',
    'classic-medium',
    'tall-medium',
    'jigsaw-medium-calm',
    'terraces-hard-calm',
    'sudoku-expert-calm',
  ],
  pikachu: ['small-easy', 'easy', 'small', 'classic', 'down', 'hard', 'expert'],
  dokuborn: ['veryEasy3', 'easy3', 'medium3', 'medium3Classic', 'hard3', 'medium4', 'veryHard4'],
  'dragon-quest': ['easy', 'easy', 'normal', 'normal', 'normal', 'hard', 'hard'],
  witches: [
    'first-game',
    'beginner',
    'amateur-witch',
    'amateur-witch',
    'spice-sorcerer',
    'potion-master',
    'high-witch',
  ],
};

export function dailyLevel(game: GameId, day: Day): string {
  return weekPlan[game][weekday(day)] ?? weekPlan[game][0];
}

export function dailySeed(day: Day): string {
  return `daily-${day}`;
}

/** The board of a day's puzzle has this name in every browser, so that it is found again and never dealt twice. */
export function dailyBoardId(game: string, day: Day): string {
  return `${dailySeed(day)}-${game}`;
}

/** Faults: badDay, beforeFirstDay. */
export function checkDaily(text: string): Result<Day> {
  const day = parseDay(text);
  if (day.ok && day.value < FIRST_DAY) return failure('beforeFirstDay', undefined, text);
  return day;
}
