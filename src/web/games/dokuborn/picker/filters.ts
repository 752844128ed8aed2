// What the player narrows the list by: ink, cost, type and set. Never by what the cell asks for.

import { type Card, type CardType, cardTypes, type Ink, inks } from '../../../../data/card.ts';

/** Songs are actions; people look for them apart. */
export const kinds = [...cardTypes, 'Song'] as const;
export type Kind = CardType | 'Song';

export const DEAREST = 9;
/** Costs to choose from; the last means that much and more. */
export const costs: readonly number[] = Array.from({ length: DEAREST + 1 }, (_, cost) => cost);

export { inks };

/** An empty list narrows nothing; several entries of one list mean any of them. */
export interface Filters {
  readonly inks: readonly Ink[];
  readonly costs: readonly number[];
  readonly kinds: readonly Kind[];
  /** The code of a set; empty for all. */
  readonly set: string;
}

export const noFilters: Filters = { inks: [], costs: [], kinds: [], set: '' };

export const isSong = (card: Card) =>
  card.classifications.some((word) => word.toLowerCase() === 'song');

const passes = <T>(chosen: readonly T[], has: (one: T) => boolean) =>
  chosen.length === 0 || chosen.some(has);

export function passesFilters(card: Card, filters: Filters): boolean {
  return (
    passes(filters.inks, (ink) => card.inks.includes(ink)) &&
    passes(filters.costs, (cost) => (cost === DEAREST ? card.cost >= cost : card.cost === cost)) &&
    passes(filters.kinds, (kind) => (kind === 'Song' ? isSong(card) : card.type === kind)) &&
    (filters.set === '' || card.sets.includes(filters.set))
  );
}

/** How many of them narrow the list. */
export const countFilters = (filters: Filters): number =>
  filters.inks.length + filters.costs.length + filters.kinds.length + Number(filters.set !== '');

/** The list with an entry more, or without it. */
export const toggled = <T>(list: readonly T[], entry: T): readonly T[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
