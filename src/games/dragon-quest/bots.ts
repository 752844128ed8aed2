// Whole games by bots on random deals: for the preset table, for tests, and as the yardstick of hints.

import { carefulManner, playOut } from './careful.ts';
import { act, createSim, listActions, type Sim, startSim, WON } from './sim.ts';
import { addLevel, randomBelow, shuffledSource } from './source.ts';
import type { Params } from './types.ts';

/** A table to play random games on, again and again. */
export function createTable(params: Params): Sim {
  return createSim(shuffledSource(), params);
}

/** Deals a new random game. */
export function dealRandom(sim: Sim, random: number): void {
  const { source } = sim;
  source.random = random;
  source.firstLevel = 1;
  source.levels = 0;
  source.firstFate = 0;
  source.fateCount = 0;
  source.firstItem = 0;
  source.itemCount = 0;
  addLevel(source);
  startSim(sim);
}

const choices = new Uint16Array(512);

/** A game of uniformly random legal actions. */
export function playRandomly(sim: Sim): boolean {
  while (sim.over === 0) {
    const size = listActions(sim, choices);
    act(sim, choices[randomBelow(sim.source, size)] as number);
  }
  return sim.over === WON;
}

export function playCarefully(sim: Sim): boolean {
  playOut(sim, carefulManner);
  return sim.over === WON;
}
