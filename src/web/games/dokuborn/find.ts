// What a face asks of the catalogue that the board is played with. It runs on the page's own thread: a letter takes a
// fraction of a millisecond, a message to the worker more. The index is made, and tried out, before anybody types.

import { fullName } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import type { Filters } from '../../../data/filters.ts';
import { buildSearch, type Search } from '../../../data/search.ts';
import { loadedCatalogue } from '../../../games/dokuborn/cards/load.ts';
import { inSight, type Rows, rowsOf } from './picker/rows.ts';

const building = new WeakMap<Catalogue, Generator<void, Search>>();
const searches = new WeakMap<Catalogue, Search>();

/** Goes on making the index of a catalogue, up to the next pause. */
function goOn(catalogue: Catalogue): Search | undefined {
  const made = searches.get(catalogue);
  if (made) return made;
  const work = building.get(catalogue) ?? buildSearch(catalogue.cards);
  building.set(catalogue, work);
  const step = work.next();
  if (!step.done) return undefined;
  searches.set(catalogue, step.value);
  return step.value;
}

function searchIn(version: string): Search | undefined {
  const catalogue = loadedCatalogue(version);
  for (let search: Search | undefined; catalogue; ) {
    search = goOn(catalogue);
    if (search) return search;
  }
  return undefined;
}

/** The list for what is typed and filtered; all cards, where that is nothing. */
export type Listing = (text: string, filters: Filters) => Rows;

/** Lists the cards of this version. What is not made yet of its index is made now. */
export function listingOf(version: string): Listing {
  const search = searchIn(version);
  const all = rowsOf(search?.all ?? []);
  return (text, filters) => {
    const isAsked = text.trim() !== '' || Object.values(filters).some((list) => list.length > 0);
    return search && isAsked ? rowsOf(search(text, filters).cards) : all;
  };
}

/** Names that are typed to try it out. */
const TRIALS = 30;
let tried = false;

/**
 * Makes the index and, once per page, types some names, with pauses: a browser runs what it has never run before many
 * times slower, and that should not be the player's first letters.
 */
export function* getReady(version: string): Generator<void> {
  const catalogue = loadedCatalogue(version);
  if (!catalogue) return;
  while (!goOn(catalogue)) yield;
  if (tried) return;
  const listing = listingOf(version);
  const { cards } = catalogue;
  for (let trial = 0; trial < TRIALS; trial++) {
    const card = cards[Math.floor((trial * cards.length) / TRIALS)];
    const name = card ? fullName(card) : '';
    for (let letters = 1; letters <= name.length; letters++) {
      inSight(listing(name.slice(0, letters), {}), 0, 20);
      yield;
    }
  }
  tried = true;
}

/** The name of a set as this version has it; undefined where it has none. */
export const setNameIn = (version: string, code: string): string | undefined =>
  loadedCatalogue(version)?.sets.find(([known]) => known === code)?.[1];
