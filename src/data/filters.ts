// Filters of a search: what a player narrows the list by. Never what a cell of a grid wants.

import type { Card } from './card.ts';
import type { Catalogue } from './catalogue.ts';

/** Of each kind that is given and not empty, a card must have one. */
export interface Filters {
  readonly inks?: readonly string[];
  readonly costs?: readonly number[];
  /** Song is one, besides the types of the cards. */
  readonly types?: readonly string[];
  /** Codes. */
  readonly sets?: readonly string[];
}

const typesOf = (card: Card) =>
  card.classifications.includes('Song') ? [card.type, 'Song'] : [card.type];

const hasAny = <T>(wanted: readonly T[] | undefined, own: readonly T[]) =>
  wanted === undefined || wanted.length === 0 || own.some((item) => wanted.includes(item));

export function isFiltering(filters: Filters | undefined): boolean {
  return Object.values(filters ?? {}).some((values) => values.length > 0);
}

export function passes(card: Card, filters: Filters | undefined): boolean {
  if (!filters) return true;
  return (
    hasAny(filters.inks, card.inks) &&
    hasAny(filters.costs, [card.cost]) &&
    hasAny(filters.types, typesOf(card)) &&
    hasAny(filters.sets, card.sets)
  );
}

export interface FilterValues {
  readonly inks: readonly string[];
  readonly costs: readonly number[];
  readonly types: readonly string[];
  /** Code and name. */
  readonly sets: readonly (readonly [string, string])[];
}

/** What there is to choose from. */
export function filterValues({ cards, sets }: Catalogue): FilterValues {
  const distinct = <T>(values: readonly T[]) => [...new Set(values)];
  return {
    inks: distinct(cards.flatMap((card) => card.inks)).sort(),
    costs: distinct(cards.map((card) => card.cost)).sort((left, right) => left - right),
    types: distinct(cards.flatMap(typesOf)).sort(),
    sets,
  };
}
