// Solo: where a hint is asked for.

import type { View } from '../../types/index.ts';
import type { SoloSetup, SoloState } from '../../types/solo.ts';

/** What is the same for every position that is looked at. */
export interface Ground {
  readonly view: View;
  readonly setup: SoloSetup;
}

export interface Place extends Ground {
  readonly state: SoloState;
}

/** Seeds that can be grown now: two at most for the distracted. */
export const growable = ({ view }: Ground, { distracted }: SoloState): number =>
  distracted ? Math.min(2, view.maxSeeds) : view.maxSeeds;

/** What the rest of the game minds of a board: the same for boards that play alike. */
export const standingText = ({ plots, barred, gardens, poisoned, distracted }: SoloState): string =>
  JSON.stringify([
    plots.map((plants) => plants.map((one) => `${one.ingredient}${one.dots}${one.plucked}`)),
    barred,
    gardens,
    poisoned,
    distracted,
  ]);
