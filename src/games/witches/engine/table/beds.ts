// Potions that the gardens of a table can give as they are, special cells and statuses included: planted and grown at random
// by the rules, and what comes out is looked at. Where a wanted potion has no way, one of these has.

import { createRng, pick, type Rng, shuffled } from '../../../../core/rng.ts';
import { type Acted, grow, plant, test } from '../../solo/actions.ts';
import { plantsOf } from '../../solo/state.ts';
import { statusRefusal } from '../../table/limits.ts';
import { allSeats, gardensOf, partOf, type Scene, statusOf } from '../../table/scene.ts';
import type { View } from '../../types/index.ts';
import type { Garden, SoloMove } from '../../types/solo.ts';
import type { Seat } from '../../types/table.ts';
import type { Way } from './plan.ts';

/** Potions drawn for each garden. */
const PER_GARDEN = 8;

/** The same table after the same potions gives the same. */
export function bedsOf(view: View, scene: Scene): readonly Way[] {
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

type Step = Extract<SoloMove, { type: 'plant' | 'grow' | 'test' }>;

function drawBed(scene: Scene, seat: Seat, garden: Garden, rng: Rng): Way | undefined {
  const { setup, state } = partOf(scene, seat, seat);
  const [first = 0] = garden.cells;
  let now = state;
  const moves: Step[] = [];
  const act = (step: Step): Acted | undefined => {
    if (step.type !== 'test' && statusRefusal(scene, seat, step)) return undefined;
    const acted =
      step.type === 'plant'
        ? plant(setup, now, step)
        : step.type === 'grow'
          ? grow(setup, now, step)
          : test(setup, now, step);
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
    // What has grown out grows no further, and what is not there yet need not.
    if (age > 0) act({ type: 'grow', cell: first });
  }
  const order = shuffled(
    plantsOf(now, garden).map((_, place) => place),
    rng,
  );
  const tested = act({ type: 'test', cell: first, order });
  return tested?.ok && tested.full
    ? { brewer: seat, entries: tested.full.entries, moves }
    : undefined;
}

/** What may be planted there, in any order: different ones, or one for a Minimalist. */
function namesFor(scene: Scene, seat: Seat, garden: Garden, rng: Rng) {
  const held = plantsOf(scene.board, garden).map(({ plant: one }) => one.ingredient);
  const [cell = 0] = garden.cells;
  const allowed = shuffled(scene.setup.ingredients, rng).filter(
    (ingredient) => !statusRefusal(scene, seat, { type: 'plant', cell, ingredient }),
  );
  if (statusOf(scene, seat, 'Minimalist')) return [held[0] ?? pick(allowed, rng)];
  const fresh = allowed.filter((name) => !held.includes(name));
  return fresh.length > 0 ? fresh : allowed;
}
