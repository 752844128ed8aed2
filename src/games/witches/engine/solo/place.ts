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
