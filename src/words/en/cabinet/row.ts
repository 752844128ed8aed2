// The day's puzzles on the home page. By itself, since the home page waits for no other words of the cabinet.

import type { Status } from '../../../core/game.ts';

const states: Readonly<Record<Status, string>> = {
  playing: 'In progress',
  stuck: 'In progress',
  won: 'Solved',
  lost: 'Lost',
};

export const dailyRow = {
  title: 'Today',
  share: 'Share today’s results',
  /** Before the title of a game, for those who hear it. */
  daily: 'Daily',
  play: 'Play',
  states,
  done: '✓',
};
