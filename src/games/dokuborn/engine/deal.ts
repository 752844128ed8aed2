// Params become a puzzle: the generator works with places in tables, puzzles hold ids.

import type { Engine } from '../../../core/game.ts';
import { failure, success } from '../../../core/result.ts';
import type { Pools } from '../cards/pools.ts';
import { avoidedIds } from '../rules/index.ts';
import { type DokubornTypes, levels, modes } from '../types.ts';
import { createGenerator, type Generator } from './generate.ts';
import { createTables } from './tables.ts';

/** The tables are made at the first deal. Faults: otherCatalogue, noGridFound, budgetExhausted. */
export function createDealer(pools: Pools): Engine<DokubornTypes>['generate'] {
  let generator: Generator | undefined;
  const cards = pools.catalogue.version;
  return (params, rng, budget) => {
    // a seed means one grid of one catalogue
    if (params.cards !== cards)
      return failure('otherCatalogue', 'cards', `${params.cards}, not ${cards}`);
    generator ??= createGenerator(createTables(pools.fits, pools.pairs()));
    const level = levels.find((known) => known === params.level) ?? 3;
    const mode = modes.find((known) => known === params.mode) ?? 'free';
    const { size, names } = params;
    const { list, index } = pools.table;
    const avoid = avoidedIds(params).flatMap((id) => index.get(id) ?? []);
    const grid = generator.generate({ size, level, names, avoid }, rng, budget);
    if (!grid.ok) return grid;
    const ids = (places: readonly number[]) => places.map((place) => list[place]?.id ?? '');
    return success({
      size,
      mode,
      level,
      catalogue: cards,
      rows: ids(grid.value.rows),
      columns: ids(grid.value.columns),
    });
  };
}
