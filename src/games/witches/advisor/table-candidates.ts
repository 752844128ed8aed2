// Candidate potions for a table: for its cauldrons and gardens, what its gardens can grow at random, uniform
// potions for Minimalists, and potions of special cells (Versatility tests a plant on its own, Guesser any
// potion with the plant put there). Each with its value and a plan.

import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng, pick, type Rng, shuffled } from '../../../core/rng.ts';
import type { IngredientName } from '../names.ts';
import { potionText } from '../rules/recipe-text.ts';
import { actOnBoard } from '../seats/board-actions.ts';
import { isFree, magicAllows, plantsOf } from '../seats/board-state.ts';
import { statusRefusal, tasted } from '../seats/table-moves.ts';
import {
  allSeats,
  gardensOf,
  ownerAt,
  partOf,
  statusOf,
  type TableScene,
} from '../seats/table-scene.ts';
import type { PlainMove, View } from '../types/index.ts';
import type { Potion } from '../types/potion.ts';
import type { BoardAction, Garden } from '../types/solo.ts';
import type { Seat } from '../types/table.ts';
import {
  advise,
  deadlyCost,
  isInformative,
  sameEntries,
  type Weight,
  wasTested,
  weigh,
  winners,
  worthFor,
} from './potion-value.ts';
import type { Pool } from './sample.ts';
import { type BrewRoom, roomFrom, roomsOf } from './solo-feasibility.ts';
import { usesOf } from './solo-potions.ts';
import { type Brewing, planFreely, planWay, type SeatWay } from './table-plan.ts';

export interface Situation {
  readonly view: View;
  readonly scene: TableScene;
  readonly pool: Pool;
}

export function specialWays(at: Situation): readonly SeatWay[] {
  const { view, scene } = at;
  return scene.setup.board.specials
    .flatMap(({ cell, special }) => {
      if (special === 'versatility') return tastes(scene, cell);
      return special === 'guesser' ? guesses(at, cell) : [];
    })
    .filter(({ entries }) => !wasTested(view.trials, entries));
}

function plantable(scene: TableScene, seat: Seat, cell: number) {
  const { setup, state } = partOf(scene, seat, seat);
  if (!isFree(setup, state, cell) || !magicAllows(setup, state, cell)) return [];
  return setup.ingredients.filter(
    (ingredient) => !statusRefusal(scene, seat, { type: 'plant', cell, ingredient }),
  );
}

function tastes(scene: TableScene, cell: number): readonly SeatWay[] {
  const brewer = ownerAt(scene, cell);
  const standing = tasted(scene, cell);
  const names = standing ? [standing.ingredient] : plantable(scene, brewer, cell);
  const first = standing?.dots ?? 1;
  const dots = Array.from({ length: scene.setup.maxSeeds - first + 1 }, (_, at) => first + at);
  return names.flatMap((ingredient) =>
    dots.map((seeds): SeatWay => {
      const planted: readonly PlainMove[] = standing ? [] : [{ type: 'plant', cell, ingredient }];
      const grown = new Array<PlainMove>(seeds - first).fill({ type: 'grow', cell });
      const moves: readonly PlainMove[] = [...planted, ...grown, { type: 'taste', cell }];
      return { brewer, entries: [{ ingredient, seeds }], moves };
    }),
  );
}

function guesses({ view, scene, pool }: Situation, cell: number): readonly SeatWay[] {
  const brewer = ownerAt(scene, cell);
  const names = plantable(scene, brewer, cell);
  const minimal = statusOf(scene, brewer, 'Minimalist') !== undefined;
  const potions = minimal ? singles(view) : freePotions(view, pool);
  return potions.flatMap((entries): SeatWay[] => {
    const ingredient = names.find((name) => entries.some((entry) => entry.ingredient === name));
    if (ingredient === undefined) return [];
    const moves: readonly PlainMove[] = [
      { type: 'plant', cell, ingredient },
      { type: 'guess', entries },
    ];
    return [{ brewer, entries, moves }];
  });
}

const singles = ({ ingredients, maxSeeds }: View): readonly Potion[] =>
  ingredients.flatMap((ingredient) =>
    Array.from({ length: maxSeeds }, (_, at) => [{ ingredient, seeds: at + 1 }]),
  );

const freePotionCache = new WeakMap<Pool, readonly Potion[]>();
/** Recipes whose winning potions are included. */
const WINS = 6;

/**
 * Potions that need no board: the most informative one, also with `plant` in one of its places, and some that
 * may win.
 */
export function freePotions(view: View, pool: Pool, plant?: IngredientName): readonly Potion[] {
  const potions = freePotionCache.get(pool) ?? findFree(view, pool);
  freePotionCache.set(pool, potions);
  const [best = []] = potions;
  if (!plant || best.some(({ ingredient }) => ingredient === plant)) return potions;
  const changed = best.map((_, place) =>
    best.map((entry, at) => (at === place ? { ...entry, ingredient: plant } : entry)),
  );
  return [...changed, ...potions];
}

function findFree(view: View, pool: Pool): readonly Potion[] {
  const rng = createRng(`free ${view.trials.length}`);
  const best = advise(view, pool, rng, unlimitedBudget)?.entries ?? [];
  const wins = winners(pool, WINS).filter((entries) => !sameEntries(entries, best));
  return [best, ...wins].filter((entries) => entries.length > 0);
}

/** Random potions per garden. */
const PER_GARDEN = 8;

/** Potions that gardens can give as they are, found by planting and growing at random. Deterministic. */
export function bedsOf({ view, scene }: Omit<Situation, 'pool'>): readonly SeatWay[] {
  if (scene.setup.board.kind !== 'gardens') return [];
  return allSeats(scene).flatMap((seat) =>
    gardensOf(scene, seat)
      .filter(({ spent }) => !spent)
      .flatMap((garden) => {
        const rng = createRng(`bed ${view.trials.length} ${garden.cells.join()}`);
        return Array.from({ length: PER_GARDEN }, () => drawBed(scene, seat, garden, rng) ?? []);
      })
      .flat(),
  );
}

function drawBed(scene: TableScene, seat: Seat, garden: Garden, rng: Rng): SeatWay | undefined {
  const { setup, state } = partOf(scene, seat, seat);
  const [first = 0] = garden.cells;
  let now = state;
  const moves: BoardAction[] = [];
  const act = (step: BoardAction) => {
    if (step.type !== 'test' && statusRefusal(scene, seat, step)) return undefined;
    const acted = actOnBoard(setup, now, step);
    if (!acted.ok) return undefined;
    now = acted.state;
    moves.push(step);
    return acted;
  };
  const empty = garden.cells.filter(
    (cell) => !state.barred.includes(cell) && state.plots[cell]?.length === 0,
  );
  const names = namesFor(scene, seat, garden, rng);
  const oldest = rng.below(setup.maxSeeds);
  const ages = new Map(empty.map((cell) => [cell, rng.below(oldest + 1)]));
  for (let age = oldest; age >= 0; age--) {
    for (const [at, cell] of empty.entries()) {
      if (ages.get(cell) !== age) continue;
      const ingredient = names[at % names.length];
      if (!ingredient || !act({ type: 'plant', cell, ingredient })) return undefined;
    }
    // Fully grown plants stay, and unplanted ones need no growth.
    if (age > 0) act({ type: 'grow', cell: first });
  }
  const order = shuffled(
    plantsOf(now, garden).map((_, place) => place),
    rng,
  );
  const tested = act({ type: 'test', cell: first, order });
  return tested?.full ? { brewer: seat, entries: tested.full.entries, moves } : undefined;
}

/** Allowed ingredients in random order; one for a Minimalist. */
function namesFor(scene: TableScene, seat: Seat, garden: Garden, rng: Rng) {
  const held = plantsOf(scene.board, garden).map(({ plant: one }) => one.ingredient);
  const [cell = 0] = garden.cells;
  const allowed = shuffled(scene.setup.ingredients, rng).filter(
    (ingredient) => !statusRefusal(scene, seat, { type: 'plant', cell, ingredient }),
  );
  if (statusOf(scene, seat, 'Minimalist')) return [held[0] ?? pick(allowed, rng)];
  const fresh = allowed.filter((name) => !held.includes(name));
  return fresh.length > 0 ? fresh : allowed;
}

/** The last seat without Poison: its Poison would end the game for all. */
function lastUnpoisoned(scene: TableScene): Seat | undefined {
  const [last, ...others] = allSeats(scene).filter((seat) => !statusOf(scene, seat, 'Poison'));
  return others.length === 0 ? last : undefined;
}

export const riskOf = ({ view, scene, pool }: Situation, brewer: Seat, weight: Weight): number =>
  lastUnpoisoned(scene) === brewer ? deadlyCost(view, pool, weight) : 0;

/** Before the brewer is known: assumes the worst. */
const roughWorth = (at: Situation, weight: Weight, planted: number): number =>
  worthFor(weight, planted) - riskOf(at, lastUnpoisoned(at.scene) ?? 0, weight);

/** Candidates per room: likeliest to win, and most informative. */
const LIKELY = 3;
const PER_ROOM = 6;

interface Candidate {
  readonly weight: Weight;
  /** In bits per plant, before the plan is known. */
  readonly worth: number;
  plan(): Brewing | undefined;
}

const better = (one: Candidate, other: Candidate) => other.worth - one.worth;

/** Best first. */
export function candidatesOf(at: Situation): readonly Candidate[] {
  const { scene } = at;
  const uniform = uniformCandidates(at).filter(({ weight }) => isInformative(weight));
  return [
    ...roomsOf(scene.setup, scene.board).flatMap((room) => roomCandidates(at, room)),
    ...wayCandidates(at, bedsOf(at)),
    ...wayCandidates(at, specialWays(at)),
    ...uniform.slice(0, PER_ROOM),
  ].sort(better);
}

/** For a room of this look, regardless of owner. */
function roomCandidates(at: Situation, room: BrewRoom): readonly Candidate[] {
  const { view, scene, pool } = at;
  const open = room.fixed.filter((entry) => !entry).length;
  const worthOf = (weight: Weight): Candidate => ({
    weight,
    worth: roughWorth(at, weight, open),
    plan: () => planFreely(scene, weight.entries),
  });
  const uses = looksOf(room).map((look) => usesOf(view, pool, look, view.maxSeeds));
  const likely = distinct(uses.flatMap(({ winning }) => winning).filter(isInformative), room).sort(
    (one, other) => other.wins - one.wins,
  );
  const telling = distinct(
    uses.flatMap((one) => one.telling),
    room,
  )
    .map(worthOf)
    .sort(better);
  return [...likely.slice(0, LIKELY).map(worthOf), ...telling.slice(0, PER_ROOM)];
}

/** Potions that contain the cauldron's contents, without repetitions. */
function distinct(weights: readonly Weight[], { fixed, grows }: BrewRoom): Weight[] {
  const fits = ({ entries }: Weight) =>
    grows ||
    fixed.every((entry, place) => !entry || sameEntries([entry], entries.slice(place, place + 1)));
  const byText = new Map(weights.filter(fits).map((one) => [potionText(one.entries), one]));
  return [...byText.values()];
}

/** The room as it is, and as it was with fewer entries: so the potion in progress is among the candidates. */
function looksOf(room: BrewRoom): readonly BrewRoom[] {
  if (room.grows) return [room];
  const looks: BrewRoom[] = [room];
  let { fixed } = room;
  for (let place = fixed.length - 1; place >= 0; place--) {
    if (!fixed[place]) continue;
    fixed = fixed.map((entry, at) => (at === place ? undefined : entry));
    looks.push(roomFrom(fixed, false));
  }
  return looks;
}

function wayCandidates(at: Situation, ways: readonly SeatWay[]): readonly Candidate[] {
  const { view, scene, pool } = at;
  return ways.flatMap((way): Candidate[] => {
    if (wasTested(view.trials, way.entries)) return [];
    const weight = weigh(pool, way.entries);
    if (!isInformative(weight)) return [];
    const planted = way.moves.filter(({ type }) => type === 'plant').length;
    return [{ weight, worth: roughWorth(at, weight, planted), plan: () => planWay(scene, way) }];
  });
}

const isMinimalist = (scene: TableScene, seat: Seat) =>
  statusOf(scene, seat, 'Minimalist') !== undefined;

/** Uniform potions, if a Minimalist must test one first; best first. */
export function uniformCandidates(at: Situation): readonly Candidate[] {
  const { view, scene, pool } = at;
  if (!allSeats(scene).some((seat) => isMinimalist(scene, seat))) return [];
  const dots = Array.from({ length: view.maxSeeds }, (_, at) => at + 1);
  return roomsOf(scene.setup, scene.board)
    .flatMap(({ fixed }) => {
      const held = new Set(fixed.flatMap((entry) => entry?.ingredient ?? []));
      if (held.size > 1) return [];
      const open = fixed.filter((entry) => !entry).length;
      const kinds = held.size === 0 ? view.ingredients : [...held];
      return kinds
        .flatMap((ingredient) =>
          dots.map((seeds) => fixed.map((entry) => entry ?? { ingredient, seeds })),
        )
        .filter((entries) => !wasTested(view.trials, entries))
        .map((entries): Candidate => {
          const weight = weigh(pool, entries);
          const plan = () => planFreely(scene, entries);
          return { weight, worth: roughWorth(at, weight, open), plan };
        });
    })
    .sort(better);
}
