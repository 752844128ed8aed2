// Whole games by bots on random deals: for the preset table, for tests, and as the yardstick of hints.

import type { Params } from '../../types.ts';
import { act, startSim } from '../simulation/act.ts';
import { listActions } from '../simulation/actions.ts';
import { copySim, createSim, type Sim, WON } from '../simulation/position.ts';
import { addLevel, DECK, type Known, randomBelow, shuffledSource } from '../simulation/source.ts';
import { carefulManner, playOut } from './careful.ts';
import { type Effort, strongAction } from './strong.ts';

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

/** What a player would know at this table: the order of the deck is left out. */
function knownAt(sim: Sim): Known {
  const unseen: number[] = [];
  for (let card = 0; card < DECK; card++) if ((sim.found & (1 << card)) === 0) unseen.push(card);
  const open = sim.fateDraws % 5;
  const usedFates: number[] = [];
  for (let fate = 6; open > 0 && fate <= 10; fate++)
    if ((sim.left & (1 << fate)) === 0) usedFates.push(fate);
  const { level, laid, fateDraws, itemDraws } = sim;
  return { level, laid, unseen, usedFates, fateDraws, itemDraws };
}

/** Monte-Carlo over careful play. It thinks on a second table, whose cards are shuffled again and again. */
export function playStrongly(sim: Sim, effort: Effort): boolean {
  const thought = createSim(shuffledSource(), sim.params);
  for (let turn = 1; sim.over === 0; turn++) {
    copySim(thought, sim);
    act(sim, strongAction(thought, knownAt(sim), effort, Math.imul(turn, 0x2545f491)));
  }
  return sim.over === WON;
}
