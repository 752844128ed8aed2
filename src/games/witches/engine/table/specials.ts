// Potions that special cells let a seat test besides its cauldrons and gardens: Versatility the plant that stands in it by
// itself, Guesser whatever holds the plant that is put there. The plant of a Versatility is not spent.

import { unlimitedBudget } from '../../../../core/budget.ts';
import { createRng } from '../../../../core/rng.ts';
import type { IngredientName } from '../../names/ingredients.ts';
import { isFree, magicAllows } from '../../solo/state.ts';
import { statusRefusal, tasted } from '../../table/limits.ts';
import { ownerAt, partOf, type Scene, statusOf } from '../../table/scene.ts';
import type { PlainMove, View } from '../../types/index.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { Seat } from '../../types/table.ts';
import { advise, sameEntries, wasTested, winners } from '../advice.ts';
import type { Pool } from '../pool.ts';
import type { Way } from './plan.ts';

/** All potions that special cells give, those that were tested already left out. */
export function specialWays(view: View, scene: Scene, pool: Pool): readonly Way[] {
  return scene.setup.board.specials
    .flatMap(({ cell, special }) => {
      if (special === 'versatility') return tastes(scene, cell);
      return special === 'guesser' ? guesses(view, scene, pool, cell) : [];
    })
    .filter(({ entries }) => !wasTested(view.trials, entries));
}

/** What the owner of the cell can plant there now. */
function plantable(scene: Scene, seat: Seat, cell: number) {
  const { setup, state } = partOf(scene, seat, seat);
  if (!isFree(setup, state, cell) || !magicAllows(setup, state, cell)) return [];
  return setup.ingredients.filter(
    (ingredient) => !statusRefusal(scene, seat, { type: 'plant', cell, ingredient }),
  );
}

function tastes(scene: Scene, cell: number): readonly Way[] {
  const brewer = ownerAt(scene, cell);
  const standing = tasted(scene, cell);
  const names = standing ? [standing.ingredient] : plantable(scene, brewer, cell);
  const first = standing?.dots ?? 1;
  const dots = Array.from({ length: scene.setup.maxSeeds - first + 1 }, (_, at) => first + at);
  return names.flatMap((ingredient) =>
    dots.map((seeds): Way => {
      const planted: readonly PlainMove[] = standing ? [] : [{ type: 'plant', cell, ingredient }];
      const grown = new Array<PlainMove>(seeds - first).fill({ type: 'grow', cell });
      const moves: readonly PlainMove[] = [...planted, ...grown, { type: 'taste', cell }];
      return { brewer, entries: [{ ingredient, seeds }], moves };
    }),
  );
}

function guesses(view: View, scene: Scene, pool: Pool, cell: number): readonly Way[] {
  const brewer = ownerAt(scene, cell);
  const names = plantable(scene, brewer, cell);
  const minimal = statusOf(scene, brewer, 'Minimalist') !== undefined;
  const potions = minimal ? singles(view) : freePotions(view, pool);
  return potions.flatMap((entries): Way[] => {
    const ingredient = names.find((name) => entries.some((entry) => entry.ingredient === name));
    if (ingredient === undefined) return [];
    const moves: readonly PlainMove[] = [
      { type: 'plant', cell, ingredient },
      { type: 'guess', entries },
    ];
    return [{ brewer, entries, moves }];
  });
}

const singles = ({ ingredients, maxSeeds }: View): readonly (readonly PlayedEntry[])[] =>
  ingredients.flatMap((ingredient) =>
    Array.from({ length: maxSeeds }, (_, at) => [{ ingredient, seeds: at + 1 }]),
  );

/** By pool: the same answers always give the same. */
const known = new WeakMap<Pool, readonly (readonly PlayedEntry[])[]>();
/** Recipes whose wins are among them. */
const WINS = 6;

/** Potions that no board has to hold: what tells most, also with `plant` in one of its places, and some that may win. */
export function freePotions(
  view: View,
  pool: Pool,
  plant?: IngredientName,
): readonly (readonly PlayedEntry[])[] {
  const potions = known.get(pool) ?? findFree(view, pool);
  known.set(pool, potions);
  const [best = []] = potions;
  if (!plant || best.some(({ ingredient }) => ingredient === plant)) return potions;
  const changed = best.map((_, place) =>
    best.map((entry, at) => (at === place ? { ...entry, ingredient: plant } : entry)),
  );
  return [...changed, ...potions];
}

function findFree(view: View, pool: Pool): readonly (readonly PlayedEntry[])[] {
  const rng = createRng(`free ${view.trials.length}`);
  const best = advise(view, pool, rng, unlimitedBudget)?.entries ?? [];
  const wins = winners(view, pool.recipes, WINS).filter((entries) => !sameEntries(entries, best));
  return [best, ...wins].filter((entries) => entries.length > 0);
}
