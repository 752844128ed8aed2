// What a potion is worth to a table, in bits for each plant that it takes: what it tells, the win that may come, and what it
// may bring upon whoever tests it.

import { allSeats, type Scene, statusOf } from '../../table/scene.ts';
import type { View } from '../../types/index.ts';
import type { Seat } from '../../types/table.ts';
import type { Weight } from '../advice.ts';
import type { Pool } from '../pool.ts';
import { wary } from '../wary.ts';

/** What a win that may come is worth, and what it costs to be Distracted, or to lose the whole game. */
const WIN_WORTH = 1.5;
const DISTRACTED_COST = 0.2;
const DEADLY_COST = 6;

/** The test itself counts as a plant. */
export const worthFor = ({ gain, wins, distracts }: Weight, planted: number): number =>
  (gain + WIN_WORTH * wins) / (planted + 1) - DISTRACTED_COST * distracts;

/** Whose Poison would be the end for all: the last one who has none. */
function lastUnpoisoned(scene: Scene): Seat | undefined {
  const [last, ...others] = allSeats(scene).filter((seat) => !statusOf(scene, seat, 'Poison'));
  return others.length === 0 ? last : undefined;
}

/** What is known of a table when potions are weighed for it. */
export interface Situation {
  readonly view: View;
  readonly scene: Scene;
  readonly pool: Pool;
}

export const riskOf = ({ view, scene, pool }: Situation, brewer: Seat, weight: Weight): number =>
  lastUnpoisoned(scene) === brewer ? DEADLY_COST * wary(view, pool, weight).poisons : 0;

/** Before it is known who would brew it: by the one for whom it is worst. */
export const roughWorth = (at: Situation, weight: Weight, planted: number): number =>
  worthFor(weight, planted) - riskOf(at, lastUnpoisoned(at.scene) ?? 0, weight);
