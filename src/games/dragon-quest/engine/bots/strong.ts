// Monte-Carlo: every sensible action is tried on many shuffles of the unseen cards and played out carefully; the better
// half goes on to more shuffles (sequential halving). All candidates meet the same shuffles (common random numbers), so
// luck hits them alike. For hints and the strong bot.

import { type Budget, unlimitedBudget } from '../../../../core/budget.ts';
import { act } from '../simulation/act.ts';
import { CANCEL, listActions, PLACE, RESOLVE } from '../simulation/actions.ts';
import {
  copySim,
  createSim,
  FREE,
  GEMS,
  PASSAGES,
  partners,
  type Sim,
  TREASURES,
  WON,
} from '../simulation/position.ts';
import { type Known, reshuffle } from '../simulation/source.ts';
import { carefulAction, carefulManner, playOut, roomOf } from './careful.ts';

export interface Judged {
  readonly action: number;
  readonly won: number;
  readonly games: number;
  /** Which of the games were won: the same number is the same shuffle for every action. */
  readonly wins: Uint8Array;
}

export interface Effort {
  /** Games per candidate in the first round; each further round doubles them for the better half. */
  readonly games: number;
  readonly rounds: number;
  /** Cells to consider for the next card. */
  readonly cells: number;
  /** Standard errors by which another action must lead before the strong bot leaves the careful one's. */
  readonly doubt: number;
}

const listed = new Uint16Array(512);

/** The actions worth trying: not both ends of a passage, not giving up an offer, and only the roomiest cells. */
export function candidates(sim: Sim, cells: number): readonly number[] {
  const size = listActions(sim, listed);
  const places: number[] = [];
  const others: number[] = [];
  for (const action of listed.subarray(0, size)) {
    const what = action & 255;
    const kind = action & ~255;
    if (kind === PLACE) places.push(action);
    else if (kind === CANCEL) continue;
    else if (kind === RESOLVE && ((1 << what) & PASSAGES) !== 0 && isSecondEnd(sim, what)) continue;
    else others.push(action);
  }
  const room = new Map(places.map((action) => [action, roomOf(sim, action & 255)]));
  places.sort((left, right) => (room.get(right) ?? 0) - (room.get(left) ?? 0) || left - right);
  return [...places.slice(0, cells), ...others];
}

function isSecondEnd(sim: Sim, card: number): boolean {
  const partner = partners[card] as number;
  return partner < card && (sim.up & (1 << partner)) !== 0;
}

/** Best first. `undefined`: the budget is used up. One step is one simulated action. */
export function judge(
  position: Sim,
  known: Known,
  actions: readonly number[],
  effort: Effort,
  seed: number,
  budget: Budget,
): readonly Judged[] | undefined {
  const most = effort.games * 2 ** (effort.rounds - 1);
  const table = createTrials(position, known, seed);
  let running = actions.map((action) => untried(action, most));
  let settled: Judged[] = [];
  for (let round = 0; round < effort.rounds; round++) {
    const until = effort.games * 2 ** round;
    const next: Judged[] = [];
    for (const judged of running) {
      const more = table.play(judged, until, budget);
      if (!more) return undefined;
      next.push(more);
    }
    next.sort(byChance);
    const keep = Math.max(2, Math.ceil(next.length / 2));
    running = next.slice(0, keep);
    settled = [...next.slice(keep), ...settled];
  }
  return [...running, ...settled];
}

/** An action before any game: there is room for so many. */
export const untried = (action: number, most: number): Judged => ({
  action,
  won: 0,
  games: 0,
  wins: new Uint8Array(most),
});

export interface Trials {
  /** Plays on until the action has so many games. `undefined`: the budget is used up. */
  play(judged: Judged, until: number, budget: Budget): Judged | undefined;
}

/** Games from one position, each with its own shuffle of what is not seen, and played out carefully. */
export function createTrials(position: Sim, known: Known, seed: number): Trials {
  const sim = createSim(position.source, position.params);
  return {
    play({ action, won, games, wins }, until, budget) {
      let total = won;
      for (let game = games; game < until; game++) {
        copySim(sim, position);
        reshuffle(sim.source, known, seed + Math.imul(game + 1, 0x9e3779b1));
        act(sim, action);
        if (!budget.spend(1 + playOut(sim, carefulManner))) return undefined;
        if (sim.over !== WON) continue;
        wins[game] = 1;
        total++;
      }
      return { action, won: total, games: until, wins };
    },
  };
}

export const byChance = (left: Judged, right: Judged) =>
  right.won * left.games - left.won * right.games;

/** Free gains need no thought, nor does the next card where nothing else can be done. */
function isObvious(sim: Sim, careful: number): boolean {
  if (sim.pending !== FREE) return false;
  if ((careful & ~255) === PLACE) return sim.up === 0;
  const free = GEMS | TREASURES | PASSAGES;
  return (careful & ~255) === RESOLVE && ((1 << (careful & 255)) & free) !== 0;
}

/** The action of the strong bot. `position` holds what is known; its source is reshuffled. */
export function strongAction(position: Sim, known: Known, effort: Effort, seed: number): number {
  const careful = carefulAction(position, carefulManner);
  if (isObvious(position, careful)) return careful;
  const actions = candidates(position, effort.cells);
  const all = [careful, ...actions.filter((action) => action !== careful)]; // ties go to the careful one
  if (all.length === 1) return careful;
  const judged = judge(position, known, all, effort, seed, unlimitedBudget) ?? [];
  const [best] = judged;
  const usual = judged.find((other) => other.action === careful);
  return best && usual && lead(best, usual) > effort.doubt ? best.action : careful;
}

/** How far one is ahead of another, in standard errors of the difference. */
export function lead(best: Judged, other: Judged): number {
  const share = ({ won, games }: Judged) => (won + 1) / (games + 2);
  const spread = (judged: Judged) => (share(judged) * (1 - share(judged))) / judged.games;
  return (share(best) - share(other)) / Math.sqrt(spread(best) + spread(other));
}

/**
 * The same over games that both met with the same shuffles: only those count in which they ended differently. Points of
 * percent, with the half width of the 95 % interval.
 */
export function pairedLead(best: Judged, other: Judged): { lead: number; margin: number } {
  const games = Math.min(best.games, other.games);
  let ahead = 0;
  let differing = 0;
  for (let game = 0; game < games; game++) {
    const difference = (best.wins[game] as number) - (other.wins[game] as number);
    ahead += difference;
    differing += difference * difference;
  }
  if (games === 0) return { lead: 0, margin: 100 };
  const mean = ahead / games;
  // One more game on each side keeps few differences from looking like certainty.
  const variance = (differing + 2) / (games + 2) - mean * mean;
  return { lead: 100 * mean, margin: (100 * 1.96 * Math.sqrt(variance)) / Math.sqrt(games) };
}
