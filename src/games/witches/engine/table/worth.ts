// What a potion is worth to a table: as anywhere, and less where its Poison would be the end for all.

import { allSeats, type Scene, statusOf } from '../../table/scene.ts';
import type { View } from '../../types/index.ts';
import type { Seat } from '../../types/table.ts';
import type { Weight } from '../advice.ts';
import type { Pool } from '../pool.ts';
import { deadlyCost, worthFor } from '../worth.ts';

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
  lastUnpoisoned(scene) === brewer ? deadlyCost(view, pool, weight) : 0;

/** Before it is known who would brew it: by the one for whom it is worst. */
export const roughWorth = (at: Situation, weight: Weight, planted: number): number =>
  worthFor(weight, planted) - riskOf(at, lastUnpoisoned(at.scene) ?? 0, weight);
