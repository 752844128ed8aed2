// Measured games: every bot plays numbered deals of a preset, the same ones every time, so that published win rates can
// be reproduced. scripts/winrates.ts publishes them.

import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { carefulAction, carefulManner, playOut } from '../engine/careful-bot.ts';
import { generate } from '../engine/certify.ts';
import { candidates, type Effort, type Judged, judgeActions } from '../engine/move-trials.ts';
import { act, listActions, PLACE, RESOLVE, startSim } from '../engine/simulation/act.ts';
import { knownSim } from '../engine/simulation/bridge.ts';
import {
  copySim,
  createSim,
  FREE,
  GEMS,
  PASSAGES,
  type Sim,
  TREASURES,
  WON,
} from '../engine/simulation/position.ts';
import {
  addLevel,
  DECK,
  type KnownCards,
  randomBelow,
  shuffledSource,
} from '../engine/simulation/source.ts';
import { start } from '../rules/turn.ts';
import type { Params, Puzzle } from '../types.ts';

/** A reusable table for random games. */
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

/** What a player would know at this table: everything but the order of the deck. */
function knownAt(sim: Sim): KnownCards {
  const unseen: number[] = [];
  for (let card = 0; card < DECK; card++) if ((sim.found & (1 << card)) === 0) unseen.push(card);
  const open = sim.fateDraws % 5;
  const usedFates: number[] = [];
  for (let fate = 6; open > 0 && fate <= 10; fate++)
    if ((sim.left & (1 << fate)) === 0) usedFates.push(fate);
  const { level, laid, fateDraws, itemDraws } = sim;
  return { level, laid, unseen, usedFates, fateDraws, itemDraws };
}

/** How long the strong bot thinks: short enough for thousands of games. */
const strongEffort: Effort = { games: 10, rounds: 3 };
/** Cells that it considers for the next card. */
const STRONG_CELLS = 1;
/** Standard errors by which another action must lead before it prefers it to the careful one's. */
const DOUBT = 1;

/** Free gains need no simulation, nor does the next card if nothing else can be done. */
function isObvious(sim: Sim, careful: number): boolean {
  if (sim.pending !== FREE) return false;
  if ((careful & ~255) === PLACE) return sim.up === 0;
  const free = GEMS | TREASURES | PASSAGES;
  return (careful & ~255) === RESOLVE && ((1 << (careful & 255)) & free) !== 0;
}

/** The action of the strong bot. `position` holds the known cards; its source is reshuffled. */
function strongAction(position: Sim, known: KnownCards, seed: number): number {
  const careful = carefulAction(position, carefulManner);
  if (isObvious(position, careful)) return careful;
  const others = candidates(position, STRONG_CELLS).filter((action) => action !== careful);
  const actions = [careful, ...others]; // ties go to the careful one
  if (actions.length === 1) return careful;
  const choices = { position, known, actions };
  const judged = judgeActions(choices, strongEffort, seed, unlimitedBudget) ?? [];
  const [best] = judged;
  const usual = judged.find((other) => other.action === careful);
  return best && usual && lead(best, usual) > DOUBT ? best.action : careful;
}

/** How far one is ahead of another, in standard errors of the difference. */
function lead(best: Judged, other: Judged): number {
  const share = ({ won, games }: Judged) => (won + 1) / (games + 2);
  const spread = (judged: Judged) => (share(judged) * (1 - share(judged))) / judged.games;
  return (share(best) - share(other)) / Math.sqrt(spread(best) + spread(other));
}

/** Monte Carlo over careful play, on a second table that it reshuffles for every trial. */
function playStrongly(sim: Sim): boolean {
  const thought = createSim(shuffledSource(), sim.params);
  for (let turn = 1; sim.over === 0; turn++) {
    copySim(thought, sim);
    act(sim, strongAction(thought, knownAt(sim), Math.imul(turn, 0x2545f491)));
  }
  return sim.over === WON;
}

export const bots = ['random', 'careful', 'strong'] as const;
export type Bot = (typeof bots)[number];

const players: Readonly<Record<Bot, (sim: Sim) => boolean>> = {
  random: playRandomly,
  careful: playCarefully,
  strong: playStrongly,
};

/** The deal of this number. Winnable and unfiltered deals use the same seeds, so some are in both. */
export function measuredDeal(params: Params, index: number): Puzzle {
  const dealt = generate(params, createRng(`measured/${index}`), unlimitedBudget);
  if (!dealt.ok) throw new Error(`no deal: ${dealt.fault.code}`);
  return dealt.value;
}

/** Does this bot win the deal of this number? It sees what a player sees. */
export function winsMeasured(bot: Bot, params: Params, index: number): boolean {
  const puzzle = measuredDeal(params, index);
  const sim = knownSim(puzzle, start(puzzle));
  sim.source.random = Math.imul(index + 1, 0x9e3779b1);
  return players[bot](sim);
}
