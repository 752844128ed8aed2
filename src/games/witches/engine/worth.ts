// What a potion is worth, alone and at a table, in bits for each plant that it takes: what it tells, the win that may come, and
// what it may bring upon whoever tests it.

import type { View } from '../types/index.ts';
import type { Weight } from './advice.ts';
import type { Pool } from './pool.ts';
import { wary } from './wary.ts';

/** What a win that may come is worth, and what it costs to be Distracted, or to lose the whole game. */
const WIN_WORTH = 1.5;
const DISTRACTED_COST = 0.2;
const DEADLY_COST = 6;

/** The test itself counts as a plant. */
export const worthFor = ({ gain, wins, distracts }: Weight, planted: number): number =>
  (gain + WIN_WORTH * wins) / (planted + 1) - DISTRACTED_COST * distracts;

/** What it costs that it may be Poison, where that would end the game. */
export const deadlyCost = (view: View, pool: Pool, weight: Weight): number =>
  DEADLY_COST * wary(view, pool, weight).poisons;
