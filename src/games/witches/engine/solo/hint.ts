// Hints for the solo game: what already follows, as in `hint.ts`; else a potion that this board can brew and that
// tells much for what it costs, and the next move towards it. The same view always gives the same hint, so that a plan is
// kept to.

import type { Budget } from '../../../../core/budget.ts';
import type { Fact, HintStep } from '../../../../core/hint.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import { createRng } from '../../../../core/rng.ts';
import { soloSetup } from '../../solo/game.ts';
import { soloMoves } from '../../solo/moves.ts';
import { playSolo } from '../../solo/play.ts';
import { gardenAt } from '../../solo/state.ts';
import type { View } from '../../types/index.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { SoloMove, SoloSetup, SoloState } from '../../types/solo.ts';
import {
  isWorth,
  randomPotion,
  type Split,
  splitOf,
  statusCost,
  wasTested,
  winners,
  winsIn,
} from '../advice.ts';
import { brewFact, knownFact, type MoveHint, possibleFact, sureBrew, tellings } from '../hint.ts';
import { knownFrom } from '../known.ts';
import type { Pool } from '../pool.ts';
import { planPotion, stepTowards } from './plan.ts';
import { boardPotions } from './potions.ts';

/** Candidates whose way on the board is looked for, best first. */
const LOOKED_AT = 24;
/** Potions drawn for each size that a room has. */
const PER_SIZE = 24;

interface Place {
  readonly view: View;
  readonly setup: SoloSetup;
  readonly state: SoloState;
}

/** Faults: nothingToHint, budgetExhausted. */
export function soloHint(view: View, budget: Budget): Result<MoveHint> {
  const setup = soloSetup(view);
  if (view.status !== 'playing' || !setup || !view.solo) return failure('nothingToHint');
  const place = { view, setup, state: view.solo.state };
  if (!budget.spend()) return failure('budgetExhausted');
  if (place.state.choices.length > 0) return choiceHint(place);
  const known = knownFrom(view, budget);
  if (!known.ok) return known;
  const fact = knownFact(view, known.value, createRng('solo proof'), budget);
  if (fact) return fact;
  const pool = known.value.pool(budget);
  if (!pool) return failure('budgetExhausted');
  if (pool.sample.length === 0) return anyMove(place);
  if (place.state.phase === 'last') return lastHint(place, pool, budget);
  const sure = sureHint(place, pool, budget);
  return sure ? success(sure) : tellingHint(place, pool, budget);
}

/** An effect waits: what helps is taken, what harms goes where it harms least. */
function choiceHint({ setup, state }: Place): Result<MoveHint> {
  const options = [...soloMoves(setup, state)].filter(({ type }) => type !== 'giveUp');
  const [due] = state.choices;
  const move =
    due === 'Seedling'
      ? options[0]
      : due === 'Bramble'
        ? leastBramble(state, options)
        : options.at(-1);
  if (!move) return failure('nothingToHint');
  return success(hintOf('choice', [{ type: 'choice', effect: due ?? '' }], state, move));
}

/** Brambles in a garden of one cell, or in the smallest, cost the least. */
function leastBramble(state: SoloState, options: readonly SoloMove[]): SoloMove | undefined {
  const size = (move: SoloMove) =>
    'cell' in move ? (gardenAt(state, move.cell)?.cells.length ?? 0) : 0;
  return [...options].sort((one, other) => size(one) - size(other))[0];
}

/** An argument that leads to a move on the board: its garden is where to look, its cells are told with the move. */
function hintOf(
  technique: string,
  facts: readonly Fact[],
  state: SoloState,
  move: SoloMove,
): MoveHint {
  const cells = cellsOf(state, move);
  const around = cells.flatMap((cell) => gardenAt(state, cell)?.cells ?? [cell]);
  const area = { cells: [...new Set(around)] };
  const marks = [{ kind: 'area', cells: area.cells }] as const;
  const targets = cells.map((cell) => ({ kind: 'target', cell }) as const);
  // One fact at a time: together they are more than a card holds.
  const [first, ...rest] = facts.map((fact): HintStep => ({ area, facts: [fact], marks }));
  return { technique, steps: [first ?? { area, facts, marks }, ...rest], targets, move };
}

/** Cells of the board that a move is about. */
function cellsOf(state: SoloState, move: SoloMove): readonly number[] {
  switch (move.type) {
    case 'plant':
    case 'bramble':
      return [move.cell];
    case 'pluck':
      return [move.cell, move.into];
    case 'gate':
    case 'fence':
      return [move.cell, move.other];
    case 'grow':
    case 'test':
    case 'frost':
      return gardenAt(state, move.cell)?.cells ?? [];
    case 'pass':
    case 'last':
    case 'giveUp':
      return [];
  }
}

/** Whatever is left, this wins, and the board can brew it. */
function sureHint({ view, setup, state }: Place, pool: Pool, budget: Budget): MoveHint | undefined {
  const entries = sureBrew(view, pool, budget);
  const move = entries && planPotion(setup, state, entries) && stepTowards(setup, state, entries);
  return move && hintOf('boardBrew', [brewFact(pool), towards(entries)], state, move);
}

const towards = (entries: readonly PlayedEntry[]): Fact => ({ type: 'towards', entries });

/** A potion with the way to it, and what it is worth. */
interface Plan {
  readonly split: Split;
  readonly move: SoloMove;
  readonly worth: number;
}

/** In bits: what a win that may come is worth, and what it costs to use up the room or the plants for the recipe. */
const WIN_WORTH = 1.5;
const RESERVE_WORTH = 0.6;

function tellingHint(place: Place, pool: Pool, budget: Budget): Result<MoveHint> {
  const { view, setup, state } = place;
  const { recipes } = pool;
  const rng = createRng(`solo potions ${view.fingerprint} ${view.trials.length}`);
  const brews = winners(view, recipes);
  const sizes = new Set(roomSizes(setup, state));
  // nothing grows beyond two dots for the distracted
  const grower = {
    ...view,
    maxSeeds: state.distracted ? Math.min(2, view.maxSeeds) : view.maxSeeds,
  };
  // drawn before the board is looked at, so that they stay the same while it changes
  const drawn = [...sizes].flatMap((size) => {
    const own = rng.fork(`size ${size}`);
    return Array.from({ length: PER_SIZE }, () => randomPotion(grower, pool.sample, size, own));
  });
  const started = boardPotions(setup, state, pool.sample, rng.fork('board'));
  const splits: Split[] = [];
  for (const entries of [...brews, ...drawn, ...started.map((one) => one.entries)]) {
    if (!sizes.has(entries.length) || wasTested(view.trials, entries)) continue;
    if (!budget.spend(recipes.length)) return failure('budgetExhausted');
    const split = splitOf(recipes, view.ingredients, entries);
    if (isWorth(split)) splits.push(split);
  }
  const bits = Math.log2(Math.max(1, recipes.length));
  const gain = (split: Split) => {
    const wins = split.parts.find(({ result }) => result.won)?.members.length ?? 0;
    return bits - split.left + (WIN_WORTH * wins) / recipes.length;
  };
  const perEntry = (split: Split) =>
    gain(split) / (split.entries.length + 1) - statusCost(view, split);
  splits.sort((one, other) => perEntry(other) - perEntry(one));
  const best = bestPlan(place, splits.slice(0, LOOKED_AT), brews, gain);
  if (!best) return anyMove(place);
  const because = [
    possibleFact(pool),
    towards(best.split.entries),
    ...tellings(view, pool, best.split).slice(0, 2),
  ];
  return success(hintOf('boardPotion', because, state, best.move));
}

/** Sizes of potions that this board can still have. */
function roomSizes(setup: SoloSetup, state: SoloState): readonly number[] {
  if (setup.board.kind === 'gardens')
    return state.gardens
      .filter(({ spent }) => !spent)
      .map(({ cells }) => cells.filter((cell) => !state.barred.includes(cell)).length)
      .filter((size) => size > 0);
  return setup.board.regions
    .filter(
      ({ kind, cells }) =>
        kind === 'cauldron' && cells.some((cell) => state.plots[cell]?.length === 0),
    )
    .map(({ cells }) => cells.length);
}

/** The most told for each plant that has to be planted, with room and plants left for the recipe. */
function bestPlan(
  { view, setup, state }: Place,
  splits: readonly Split[],
  brews: readonly (readonly PlayedEntry[])[],
  gain: (split: Split) => number,
): Plan | undefined {
  const lengths = [...new Set(brews.map(({ length }) => length))];
  const models = lengths
    .map((length) => brews.find((one) => one.length === length))
    .filter((one) => one !== undefined);
  let best: Plan | undefined;
  for (const split of splits) {
    const moves = planPotion(setup, state, split.entries);
    const [move] = moves ?? [];
    if (!moves || !move) continue;
    const planted = moves.filter(({ type }) => type === 'plant').length;
    const after = afterwards(setup, state, moves);
    const spoils = models.some((entries) => !after || !planPotion(setup, after, entries));
    const worth =
      gain(split) / (planted + 1) - statusCost(view, split) - (spoils ? RESERVE_WORTH : 0);
    if (!best || worth > best.worth) best = { split, move, worth };
  }
  return best;
}

/** The board after these moves, if the potion does not win and nothing happens besides. */
function afterwards(
  setup: SoloSetup,
  state: SoloState,
  moves: readonly SoloMove[],
): SoloState | undefined {
  let now = state;
  for (const move of moves) {
    const outcome = playSolo(setup, now, move, () => PLAIN);
    if (!outcome.ok) return undefined;
    now = outcome.state;
  }
  return now.phase === 'playing' ? now : undefined;
}

const PLAIN = { won: false, undergrown: 0, overgrown: 0, messages: [] } as const;

/** No plan to speak of: some move that goes on. */
function anyMove({ setup, state }: Place): Result<MoveHint> {
  const moves = [...soloMoves(setup, state)].filter(({ type }) => type !== 'giveUp');
  const move = moves.find(({ type }) => type === 'pluck' || type === 'test') ?? moves[0];
  return move
    ? success(hintOf('boardMove', [{ type: 'goOn' }], state, move))
    : failure('nothingToHint');
}

/** The last potion: what wins in the most recipes that are possible. */
function lastHint({ view, state }: Place, pool: Pool, budget: Budget): Result<MoveHint> {
  const { recipes } = pool;
  let best: { entries: readonly PlayedEntry[]; wins: number } | undefined;
  for (const entries of winners(view, recipes, LOOKED_AT * 2)) {
    if (!budget.spend(recipes.length)) return failure('budgetExhausted');
    const wins = winsIn(recipes, view.ingredients, entries);
    if (!wasTested(view.trials, entries) && (!best || wins > best.wins)) best = { entries, wins };
  }
  if (!best) return failure('nothingToHint');
  const { entries, wins } = best;
  const because = [
    { type: 'chances', wins, of: recipes.length, exact: pool.whole },
    towards(entries),
  ];
  return success(hintOf('lastPotion', because, state, { type: 'last', entries }));
}
