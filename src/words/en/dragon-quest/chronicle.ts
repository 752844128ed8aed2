// What a player's games add up to, on the statistics page.

import type { Cause } from '../../../games/dragon-quest/rules/chronicle.ts';
import type { Rate } from '../../../games/dragon-quest/rules/winrates.ts';

const share = ({ percent, low, high }: Rate) =>
  `${Math.round(percent)} % (${Math.round(low)} to ${Math.round(high)})`;

const cause: Readonly<Record<Cause, string>> = {
  exit: 'Out by the exit',
  critical: 'A natural 10',
  trapped: 'Trapped',
  pit: 'Pit',
  hiddenPit: 'Hidden pit',
  slime: 'Slime',
  skeleton: 'Skeleton',
  troll: 'Troll',
  trollKing: 'Troll King',
  youngDragon: 'Young dragon',
  dragonQueen: 'Dragon Queen',
};

export const chronicle = {
  heading: 'Your adventures by preset',
  reading: 'Reading your games…',
  custom: 'Custom',
  none: '–',
  rate: 'Your win rate',
  published: 'Strong play, measured',
  share,
  best: 'Best score',
  streak: 'Wins in a row',
  inARow: (now: number, best: number) => `${now} now, ${best} at best`,
  levels: 'Won on level',
  level: ({ level, count }: { readonly level: number; readonly count: number }) =>
    `${level} (${count}×)`,
  deepest: 'Deepest level',
  played: (won: number, played: number) => `${won} won of ${played}`,
  causes: 'What ended the games you lost',
  cause,
  about: (most: number) =>
    `Win rates with their 95 % interval, of your newest ${most} games; practice is left out. The measured ones are those of a strong bot on winnable deals.`,
  /** On the result. */
  winsInARow: (wins: number, preset: string) => `${wins} wins in a row on ${preset}.`,
  /** With a preset, in the new-game dialog. */
  measured: (strong: Rate, careful: Rate) =>
    `Strong play wins ${Math.round(strong.percent)} % of these deals, careful play ${Math.round(careful.percent)} %.`,
};
