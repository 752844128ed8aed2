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
  revealed: [6],
  drawn: [6, 40, 6],
  played: [10, 20, 10, 20, 10],
  gained: [10, 30, 24],
  struck: [40, 30, 14],
  wounded: [90, 40, 60],
  triumphed: [30, 40, 30, 40, 60, 40, 90],
  descended: [60, 60, 40, 60, 20],
  stuck: [50, 60, 50],
  won: [30, 50, 30, 50, 120],
  lost: [120, 80, 200],
};
