// Measured games: each bot on numbered deals of a preset, the same ones every time, so that what is published can be
// played again and compared. The script that publishes is scripts/winrates.ts.

import { unlimitedBudget } from '../../../../core/budget.ts';
import { createRng } from '../../../../core/rng.ts';
import { start } from '../../rules/turn.ts';
import type { Params, Puzzle } from '../../types.ts';
import { generate } from '../generate.ts';
import { knownSim } from '../simulation/bridge.ts';
import type { Sim } from '../simulation/position.ts';
import { playCarefully, playRandomly, playStrongly } from './games.ts';
import type { Effort } from './strong.ts';

export const bots = ['random', 'careful', 'strong'] as const;
export type Bot = (typeof bots)[number];

/** How long the strong bot thinks: short enough for thousands of games. */
export const strongEffort: Effort = { games: 10, rounds: 3, cells: 1, doubt: 1 };

const players: Readonly<Record<Bot, (sim: Sim) => boolean>> = {
  random: playRandomly,
  careful: playCarefully,
  strong: (sim) => playStrongly(sim, strongEffort),
};

/** The deal of this number. Winnable deals and deals as they come are dealt alike, so some are in both. */
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
