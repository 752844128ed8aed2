// The starters that come with the app: for the first board of a game one of them is taken, whichever chance says.

import type { Deal } from '../../core/deal.ts';
import { readPuzzle } from '../../core/deal.ts';
import type { Rules } from '../../core/game.ts';
import { showsFirst } from '../ui/first/shown.ts';

export interface Starters {
  /** The starter for this visit that fits, the same whenever it is asked for; undefined where these rules read none. */
  dealFor(rules: Rules, fits: (deal: Deal) => boolean): Promise<Deal | undefined>;
}

export function createStarters(
  load: (game: string) => Promise<readonly string[] | undefined>,
  /** From 0 up to, but not including, 1. */
  random: () => number,
): Starters {
  const loaded = new Map<string, Promise<readonly string[]>>();

  /** The codes of a game, turned by chance. */
  async function turned(game: string): Promise<readonly string[]> {
    try {
      const codes = (await load(game)) ?? [];
      const first = Math.floor(random() * codes.length);
      return [...codes.slice(first), ...codes.slice(0, first)];
    } catch {
      // Without them the engine deals, as it does for every other board.
      return [];
    }
  }

  return {
    async dealFor(rules, fits) {
      const codes = loaded.get(rules.id) ?? turned(rules.id);
      loaded.set(rules.id, codes);
      for (const code of await codes) {
        const read = readPuzzle(rules, code);
        if (read.ok && fits(read.value)) return read.value;
      }
      return undefined;
    },
  };
}

const files = import.meta.glob<readonly string[]>('./generated/*.json', { import: 'default' });

const load = async (game: string) => files[`./generated/${game}.json`]?.();

/** The one that is drawn into a game's page. */
export const firstStarter = createStarters(load, () => 0);

/** Behind a page that shows a first board already, that one. */
export const starters = createStarters(load, () => (showsFirst() ? 0 : Math.random()));
