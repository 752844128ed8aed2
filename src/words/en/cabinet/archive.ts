// The archive of days.

import type { Status } from '../../../core/game.ts';
import { dailyRow } from './row.ts';

export const archive = {
  title: 'Daily archive',
  about: 'Every past daily is here, free. Solving one after its day counts as late.',
  calendar: 'Calendar',
  backTo: (month: string) => `Back to ${month}`,
  onTo: (month: string) => `On to ${month}`,
  dayLabel: (day: string, solved: string) => `${day}: ${solved}`,
  /** How many of a day's puzzles are solved. */
  solved(solved: number, late: number, all: number): string {
    if (solved === 0) return 'none solved';
    return `${solved} of ${all} solved${late > 0 ? `, ${late} late` : ''}`;
  },
  /** A board that has no result yet. */
  state: (status: Status) => dailyRow.states[status].toLowerCase(),
  levelAndOutcome: (level: string, outcome: string) => `${level}: ${outcome}`,
  playOf: (title: string, day: string) => `Play ${title} of ${day}`,
  open: 'Open',
  play: 'Play',
  share: 'Share the results',
};

/** The way to a day's puzzle. */
export const dailyPage = {
  title: 'Daily puzzle',
  heading: (game: string) => `Daily ${game}`,
};
