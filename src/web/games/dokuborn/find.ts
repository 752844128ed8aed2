// The search over the catalogue that the board is played with. It runs on the page's own thread:
// a keystroke takes a fraction of a millisecond, a message to the worker more.

import type { Catalogue } from '../../../data/catalogue.ts';
import { createSearch, type Search } from '../../../data/search.ts';
import { loadedCatalogue } from '../../../games/dokuborn/cards/load.ts';

const searches = new WeakMap<Catalogue, Search>();

/** Finds cards by name in the catalogue of this version; its index of names is made once. */
export function searchIn(version: string): Search {
  const catalogue = loadedCatalogue(version);
  if (!catalogue) return () => ({ count: 0, groups: [], cards: [] });
  const search = searches.get(catalogue) ?? createSearch(catalogue.cards);
  searches.set(catalogue, search);
  return search;
}
