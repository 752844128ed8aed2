// The starters that come with the app: for the first board of a game one of them is taken, whichever chance says.

import type { Deal } from '../../core/deal.ts';
import { readPuzzle } from '../../core/deal.ts';
import type { Rules } from '../../core/game.ts';
import { showsFirst } from '../first/shown.ts';

export interface Starters {
  /** The code of the starter for this visit, the same whenever it is asked for; undefined where a game has none. */
  codeFor(game: string): Promise<string | undefined>;
  /** The same as a deal, where these rules can read it. */
  dealFor(rules: Rules): Promise<Deal | undefined>;
}

export function createStarters(
  load: (game: string) => Promise<readonly string[] | undefined>,
  /** From 0 up to, but not including, 1. */
  random: () => number,
): Starters {
  const chosen = new Map<string, Promise<string | undefined>>();

  async function choose(game: string): Promise<string | undefined> {
    try {
      const codes = (await load(game)) ?? [];
      return codes[Math.floor(random() * codes.length)];
    } catch {
      // Without them the engine deals, as it does for every other board.
      return undefined;
    }
  }

  function codeFor(game: string): Promise<string | undefined> {
    const known = chosen.get(game) ?? choose(game);
    chosen.set(game, known);
    return known;
  }

  return {
    codeFor,
    async dealFor(rules) {
      const code = await codeFor(rules.id);
      const read = code === undefined ? undefined : readPuzzle(rules, code);
      return read?.ok ? read.value : undefined;
    },
  };
}

const files = import.meta.glob<readonly string[]>('./generated/*.json', { import: 'default' });

const load = async (game: string) => files[`./generated/${game}.json`]?.();

/** The one that is drawn into a game's page. */
export const firstStarter = createStarters(load, () => 0);

/** Behind a page that shows a first board already, that one. */
export const starters = createStarters(load, () => (showsFirst() ? 0 : Math.random()));
