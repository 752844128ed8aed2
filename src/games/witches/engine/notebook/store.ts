// Tables that were made before: searches of one game ask for the same ones again and again, hint after hint. It changes
// how long something takes and never what comes out.

import type { Trial } from '../../types/potion.ts';
import type { Knowledge } from './knowledge.ts';
import type { Table } from './tables.ts';

export interface Stored {
  readonly table: Table | null;
  /** Scans that it took. */
  readonly scans: number;
}

/** By trial: what explains it, by the effects of those in its potion. */
type TrialTables = (key: string, make: () => Stored) => Stored;

interface Shelf {
  readonly name: string;
  readonly trials: Map<string, Map<string, Stored>>;
  rows: number;
}

/** Games that are remembered, and rows of tables for each; beyond that it starts again. */
const SHELVES = 4;
const MOST_ROWS = 150_000;
const shelves: Shelf[] = [];

/** Everything that tables depend on but trial and effects of those in it. */
const nameOf = (
  { ingredients, maxSeeds, drama, effects, clue }: Knowledge,
  length: number,
  sharp: boolean,
) => JSON.stringify([length, sharp, maxSeeds, drama, ingredients, effects, clue]);

function shelfFor(name: string): Shelf {
  const at = shelves.findIndex((one) => one.name === name);
  const [shelf = { name, trials: new Map(), rows: 0 }] = at < 0 ? [] : shelves.splice(at, 1);
  shelves.unshift(shelf);
  shelves.length = Math.min(shelves.length, SHELVES);
  return shelf;
}

export function storeFor(
  knowledge: Knowledge,
  recipeLength: number,
  sharp: boolean,
): (trial: Trial | undefined) => TrialTables {
  const shelf = shelfFor(nameOf(knowledge, recipeLength, sharp));
  return (trial) => {
    const about = JSON.stringify([trial?.entries, trial?.result]);
    return (key, make) => {
      const known = shelf.trials.get(about)?.get(key);
      if (known) return known;
      const made = make();
      const rows = made.table?.rows.length ?? 0;
      if (shelf.rows + rows > MOST_ROWS) {
        shelf.trials.clear();
        shelf.rows = 0;
      }
      shelf.rows += rows;
      const tables = shelf.trials.get(about) ?? new Map<string, Stored>();
      shelf.trials.set(about, tables.set(key, made));
      return made;
    };
  };
}
