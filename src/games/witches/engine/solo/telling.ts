// Solo: what to test while the recipe is not known. A potion that tells much for the plants that it takes, and after which
// the game can still be won: the board keeps room and plants for the recipe, or all ways to go on were looked at.

import type { Budget } from '../../../../core/budget.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { SoloMove } from '../../types/solo.ts';
import { isNews, type Weight, weigh } from '../advice.ts';
import type { Pool } from '../pool.ts';
import { deadlyCost, worthFor } from '../worth.ts';
import { chanceOf, sureWay } from './chances.ts';
import { modelsOf } from './outlook.ts';
import { growable, type Place } from './place.ts';
import { type Plan, planTest } from './plan.ts';
import { poolsAhead } from './pool.ts';
import { FULL, THOROUGH, usesOf } from './potions.ts';
import { shareKept } from './reserve.ts';
import { roomsOf } from './rooms.ts';

/** In bits: what it costs to lose the room or the plants for the recipe, and to lose what chance there was. */
const RESERVE_COST = 20;
const CHANCE_COST = 12;
/** Recipes that the board is kept ready for. */
const MODELS = 40;

/** Candidates of each room, and those whose way on the board is looked for, best first. */
const PER_ROOM = 8;
const LOOKED_AT = 12;
/** Once all recipes are known that are left, and so few that it is looked further. */
const FEW = 160;
const LOOKED_AT_END = 30;
/** Positions that are looked ahead at for all of them. */
const POSITIONS = 1200;
const isEnd = ({ whole, recipes }: Pool) => whole && recipes.length <= FEW;

export interface Chosen {
  readonly weight: Weight;
  readonly moves: readonly SoloMove[];
  /** Is a way known from here that wins whatever the recipe is? */
  readonly sure: boolean;
}

/** Undefined where the board can brew nothing that would help. `begun`: what was being brewed; a better one takes its place. */
export function tellingPotion(
  place: Place,
  pool: Pool,
  budget: Budget,
  begun: readonly PlayedEntry[] = [],
): Chosen | undefined {
  const best = likeliestToWin(place, pool, begun);
  // what was looked ahead at is looked for when an answer is in
  const looked = best?.sure || begun.length > 0 || !isEnd(pool);
  return looked ? best : (keptWay(place, pool, budget) ?? best);
}

/** A way that wins whatever the recipe is, where one was looked ahead at before the last answers. */
function keptWay(place: Place, pool: Pool, budget: Budget): Chosen | undefined {
  const { view, state } = place;
  for (const left of poolsAhead(view, pool, FEW, budget)) {
    const way = sureWay(place, state, left);
    if (!way) continue;
    const { entries } = way.weight;
    const weight = left === pool ? way.weight : weigh(pool.recipes, view.ingredients, entries);
    return { weight, moves: way.plan.moves, sure: true };
  }
  return undefined;
}

function likeliestToWin(
  place: Place,
  pool: Pool,
  begun: readonly PlayedEntry[],
): Chosen | undefined {
  const { view, setup, state } = place;
  const rough = (weight: Weight, planted: number) =>
    worthFor(weight, planted) - (state.poisoned ? deadlyCost(view, pool, weight) : 0);
  const models = setup.lastPotion ? [] : modelsOf(pool, MODELS);
  let left = POSITIONS;
  // what may be lost by it: counted where all recipes are known, else by the room that is left
  const lossOf = (weight: Weight, plan: Plan, most: number) => {
    if (isEnd(pool)) {
      const reach = { beyond: 1 - most / CHANCE_COST, left };
      const { chance, positions } = chanceOf(place, plan, pool, weight, reach);
      left -= positions;
      return CHANCE_COST * (1 - chance);
    }
    if (models.length === 0) return 0;
    return RESERVE_COST * (1 - shareKept(place, plan, weight.entries, models));
  };
  let best: (Chosen & { readonly worth: number }) | undefined;
  const most = isEnd(pool) ? LOOKED_AT_END : LOOKED_AT;
  let looked = 0;
  const started = begun.length > 0 ? [weigh(pool.recipes, view.ingredients, begun)] : [];
  for (const weight of [...started, ...candidatesIn(place, pool, rough)]) {
    if (looked >= most && best && best.worth > -RESERVE_COST / 4) break;
    const plan = planTest(setup, state, weight.entries);
    if (!plan) continue;
    looked++;
    const planted = plan.moves.filter(({ type }) => type === 'plant').length;
    const value = rough(weight, planted);
    // nothing makes up for what is sure
    const ahead = best?.sure ? LEAST : best ? value - best.worth : CHANCE_COST;
    if (ahead <= 0 || (best?.sure && value <= best.worth)) continue;
    const loss = lossOf(weight, plan, ahead);
    const [worth, sure] = [value - loss, isEnd(pool) && loss === 0];
    if (!best || (sure && !best.sure) || (worth > best.worth && (sure || !best.sure)))
      best = { weight, moves: plan.moves, sure, worth };
  }
  return best;
}
/** In bits: less than any chance that is not sure costs. */
const LEAST = 0.001;

/** Of every room what is likeliest to win and what tells most, best first. */
function candidatesIn(
  place: Place,
  pool: Pool,
  rough: (weight: Weight, planted: number) => number,
): readonly Weight[] {
  const { view, setup, state } = place;
  const effort = isEnd(pool) ? THOROUGH : FULL;
  const candidates = roomsOf(setup, state).flatMap((room) => {
    const uses = usesOf(view, pool, room, growable(place, state), effort);
    const open = room.fixed.filter((entry) => !entry).length;
    const likely = uses.winning
      .filter(isNews)
      .sort((one, other) => other.wins - one.wins)
      .slice(0, 3);
    const worthOf = (weight: Weight) => ({ weight, worth: rough(weight, open) });
    const best = uses.telling.map(worthOf).sort((one, other) => other.worth - one.worth);
    // the distracted may test what tells nothing, to be rid of it
    const clearing = pool.whole && state.distracted && uses.idle ? [worthOf(uses.idle)] : [];
    return [...likely.map(worthOf), ...best.slice(0, PER_ROOM), ...clearing];
  });
  return candidates.sort((one, other) => other.worth - one.worth).map(({ weight }) => weight);
}
