// What the search for a card says: the list, its filters, the drawn card, and why one does not fit.

import { type Card, fullName } from '../../../data/card.ts';
import { list as joined, thousands } from './count.ts';

/** "2,248 cards". */
export const countCards = (count: number) =>
  `${thousands(count)} ${count === 1 ? 'card' : 'cards'}`;

const kind = (card: Card) =>
  card.classifications.some((word) => word.toLowerCase() === 'song') ? 'Song' : card.type;

export const list = {
  ofName: countCards,
  /** A card of the list, for those who do not see it. */
  option: (card: Card) =>
    `${fullName(card)}, ${joined(card.inks)}, cost ${card.cost}, ${kind(card)}`,
  details: (name: string) => `Details of ${name}`,
};

export const card = {
  cost: 'Cost',
  strength: 'Strength',
  willpower: 'Willpower',
  lore: 'Lore',
  moveCost: 'Move cost',
  song: 'Song',
  inkIs: (inks: readonly string[]) => `${joined(inks)} ink`,
  costFact: (cost: number, inkable: boolean) => `${cost}, ${inkable ? 'inkable' : 'not inkable'}`,
  keywords: 'Keywords',
  noText: 'No rules text.',
  textMissing: 'These cards came without rules texts.',
  textAway: 'The rules text could not be fetched.',
  loading: 'Fetching the rules text…',
  from: 'From',
  sets: 'In',
  rarity: 'Rarity',
  artist: 'Artist',
  promo: 'Promo',
  noRarity: 'unknown rarity',
  unknownSet: (code: string) => `Set ${code}`,
  /** The signs in rules texts, for those who do not see them. */
  signs: {
    strength: 'strength',
    willpower: 'willpower',
    lore: 'lore',
    ink: 'ink',
    exert: 'exert',
    inkable: 'inkwell',
  },
};

export const filters = {
  title: 'Filters',
  chosen: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  clear: 'Clear',
  ink: 'Ink',
  cost: 'Cost',
  type: 'Type',
  set: 'Set',
  allSets: 'All sets',
  done: 'Show the cards',
};

export const search = {
  title: (cell: string) => `A card for ${cell}`,
  asked: 'What the cell asks for',
  label: 'Name of a card',
  placeholder: 'Name, or part of one',
  none: 'No card has a name like that.',
  noneFiltered: 'No card like that passes your filters.',
  found: countCards,
  used: (cell: string) => `in ${cell}`,
  tried: 'tried',
  place: (name: string) => `Place ${name}`,
  choose: 'Choose a card',
  isUsed: (name: string, cell: string) => `${name} is in ${cell}`,
  isTried: (name: string) => `${name}: already tried here`,
  details: 'Details',
  back: 'Back to the list',
  noFit: (name: string, cell: string) => `Does not fit ${cell}: ${name}.`,
  keys: '↑ ↓ choose · → details · Enter places',
};
