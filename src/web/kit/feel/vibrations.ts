// Vibration patterns, on and off in turn, in milliseconds: one for each kind of answer, no two alike.

import type { FeelingKind } from './feelings.ts';

export const vibrations: Readonly<Record<FeelingKind, readonly number[]>> = {
  accepted: [12],
  refused: [25, 40, 25],
  missed: [70],
  undone: [8, 30, 8],
  redone: [8, 30, 16],
  restarted: [8, 30, 8, 30, 8],
  clock: [20, 60, 20, 60, 20],
  countdown: [10, 90, 10],
  combo: [12, 25, 20],
  hinted: [6, 20, 12, 20, 6],
  stuck: [50, 60, 50],
  won: [30, 50, 30, 50, 120],
  lost: [120, 80, 200],
};
