// Solo: what to test while the recipe is not known. A potion that tells much for the plants that it takes, and after which
// the game can still be won: the board keeps room and plants for the recipe, or all ways to go on were looked at.

import type { SoloMove } from '../../types/solo.ts';
import { isNews, type Weight } from '../advice.ts';
import type { Pool } from '../pool.ts';
import { deadlyCost, worthFor } from '../worth.ts';
import { chanceOf } from './chances.ts';
import { modelsOf } from './outlook.ts';
import { growable, type Place } from './place.ts';
import { type Plan, planTest } from './plan.ts';
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
const isEnd = ({ whole, recipes }: Pool) => whole && recipes.length <= FEW;

export interface Chosen {
  readonly weight: Weight;
  /** The next move towards it. */
  readonly move: SoloMove;
}

/** Undefined where the board can brew nothing that would help. */
export function tellingPotion(place: Place, pool: Pool): Chosen | undefined {
  const { view, setup, state } = place;
  const rough = (weight: Weight, planted: number) =>
    worthFor(weight, planted) - (state.poisoned ? deadlyCost(view, pool, weight) : 0);
  const models = setup.lastPotion ? [] : modelsOf(pool, MODELS);
  // what may be lost by it: counted where all recipes are known, else by the room that is left
  const lossOf = (weight: Weight, plan: Plan, most: number) => {
    if (isEnd(pool))
      return CHANCE_COST * (1 - chanceOf(place, plan, pool, weight, 1 - most / CHANCE_COST));
    if (models.length === 0) return 0;
    return RESERVE_COST * (1 - shareKept(place, plan, weight.entries, models));
  };
  let best: (Chosen & { readonly worth: number }) | undefined;
  const most = isEnd(pool) ? LOOKED_AT_END : LOOKED_AT;
  let looked = 0;
  for (const weight of candidatesIn(place, pool, rough)) {
    if (looked >= most && best && best.worth > -RESERVE_COST / 4) break;
    const plan = planTest(setup, state, weight.entries);
    const [move] = plan?.moves ?? [];
    if (!plan || !move) continue;
    looked++;
    const planted = plan.moves.filter(({ type }) => type === 'plant').length;
    const value = rough(weight, planted);
    const ahead = best ? value - best.worth : CHANCE_COST;
    if (ahead <= 0) continue;
    const worth = value - lossOf(weight, plan, ahead);
    if (!best || worth > best.worth) best = { weight, move, worth };
  }
  return best;
}

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
