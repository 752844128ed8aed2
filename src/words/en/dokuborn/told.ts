// What the engine tells of a grid, in words: how narrow it is, what is to spare, why it cannot be filled, how new the
// cards are and what was left out of a file.

import { fullName } from '../../../data/card.ts';
import type { CatalogueAbout } from '../../../data/catalogue.ts';
import type { NewWord, SkippedCard } from '../../../data/lorcanajson.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { DeadEnd, View } from '../../../games/dokuborn/types.ts';
import { list, plural, thousands } from './count.ts';
import { tightnessText } from './levels.ts';

const cellNames = (view: View, cells: readonly number[]) =>
  list(cells.map((cell) => cellName(view.size, cell)));

const cardAt = (view: View, cell: number) => {
  const card = view.cells[cell]?.card;
  return card ? fullName(card) : 'the card';
};

/** "Goofy - Knight for a Day on A1 is needed for B2." */
function deadEndText(view: View, { cells, chain }: DeadEnd): string {
  const [from, ...way] = chain;
  const last = way[way.length - 1];
  if (from === undefined || last === undefined)
    return `The cards placed leave no answer for ${cellNames(view, cells)}.`;
  const card = cardAt(view, from);
  const at = cellName(view.size, from);
  if (way.length === 1)
    return `No card is left for ${cellName(view.size, last)}: it needs ${card}, which is on ${at}.`;
  const over = cellNames(view, way.slice(0, -1));
  return `No card is left for ${cellName(view.size, last)}: ${over} must leave it a card and needs ${card}, which is on ${at}.`;
}

export const told = {
  /** "Tightest cell: 3 answers". */
  levelFacts: tightnessText,
  spare: (misses: number) => `${misses} to spare`,
  spareMisses: (misses: number) =>
    misses === 0
      ? 'No miss to spare: the next one loses.'
      : `${plural(misses, 'miss', 'misses')} to spare.`,
  deadEndText,
  takeOff: (view: View, { take }: DeadEnd) =>
    take === null ? '' : `Take ${cardAt(view, take)} off ${cellName(view.size, take)}`,
};

const kinds: Readonly<Record<NewWord['kind'], string>> = {
  ink: 'ink',
  type: 'card type',
  rarity: 'rarity',
  set: 'set without a name',
};

export const cardFile = {
  upTo: ({ newest, cards }: CatalogueAbout) => `Cards up to ${newest}: ${thousands(cards)}.`,
  /** Empty where nothing is missing that anybody knows of. */
  missing({ gaps, coming }: CatalogueAbout): string {
    const short = gaps.map(([name, count]) => `${plural(count, 'card')} of ${name}`);
    return [
      short.length === 0 ? '' : `Missing: ${list(short)}.`,
      coming.length === 0 ? '' : `No cards yet of ${list(coming)}.`,
    ]
      .filter((part) => part !== '')
      .join(' ');
  },
  skipped: (count: number) =>
    count === 0 ? '' : `${plural(count, 'card was', 'cards were')} left out:`,
  /** "Goofy - Knight for a Day: cost is "X"." */
  skippedLine: ({ card, field, found }: SkippedCard) =>
    found === '' ? `${card}: ${field} is missing.` : `${card}: ${field} is ${found}.`,
  skippedMore: (count: number) => `… and ${count} more.`,
  newWord: ({ kind, word }: NewWord) => `New ${kinds[kind]}: ${word}.`,
  newConditions: (count: number) =>
    count === 0 ? '' : `${plural(count, 'new condition')} can be drawn.`,
};
