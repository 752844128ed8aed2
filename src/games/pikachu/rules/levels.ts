// What the levels promise: how often careless play gets stuck on a board of theirs.

import { type Level, levels } from '../types.ts';

/** So many careless players try a board. */
export const PLAYERS = 200;

/** How many of them get stuck, at least and at most: under 1 %, 1 to 6 %, 15 to 30 %, 40 to 70 %. */
export const bands: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  easy: [0, 1],
  classic: [2, 12],
  hard: [30, 60],
  expert: [80, 140],
};

/** Fewer tiles are cleared by anyone: there a level is a wish, and what was measured is told. */
const PROMISED = 48;

export const isPromised = (cells: number) => cells >= PROMISED;

/** The level with that many stuck, the nearest one where it lies between two. */
export function levelOfStuck(stuck: number): Level {
  const away = ([least, most]: readonly [number, number]) =>
    Math.max(0, least - stuck, stuck - most);
  return levels.reduce((best, level) => (away(bands[level]) < away(bands[best]) ? level : best));
}
