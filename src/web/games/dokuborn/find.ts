// What a face asks of the catalogue that the board is played with. It runs on the page's own thread:
// a keystroke takes a fraction of a millisecond, a message to the worker more.

import { type Card, foldName, fullName } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { createSearch, type Search } from '../../../data/search.ts';
import { loadedCatalogue } from '../../../games/dokuborn/cards/load.ts';

interface Index {
  readonly search: Search;
  /** All cards by name. */
  readonly cards: readonly Card[];
}

const indexes = new WeakMap<Catalogue, Index>();

function byName(cards: readonly Card[]): readonly Card[] {
  return cards
    .map((card) => ({ card, key: foldName(fullName(card)) }))
    .sort((left, right) => (left.key < right.key ? -1 : Number(left.key > right.key)))
    .map(({ card }) => card);
}

function indexOf(version: string): Index | undefined {
  const catalogue = loadedCatalogue(version);
  if (!catalogue) return undefined;
  const known = indexes.get(catalogue);
  if (known) return known;
  const index = { search: createSearch(catalogue.cards), cards: byName(catalogue.cards) };
  indexes.set(catalogue, index);
  return index;
}

/** Finds cards by name in the catalogue of this version; its index of names is made once. */
export const searchIn = (version: string): Search =>
  indexOf(version)?.search ?? (() => ({ count: 0, groups: [], cards: [] }));

/** All cards of this version, by name. */
export const allCards = (version: string): readonly Card[] => indexOf(version)?.cards ?? [];

/** The name of a set as this version has it; undefined where it has none. */
export const setNameIn = (version: string, code: string): string | undefined =>
  loadedCatalogue(version)?.sets.find(([known]) => known === code)?.[1];
