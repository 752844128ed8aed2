// The words of the grid editor, loaded with its page.

import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { Label } from '../../../games/dokuborn/types.ts';
import { capitalized, count, list } from '../formats.ts';
import { spokenLabel } from './conditions.ts';
import { countCards } from './face.ts';

type AxisName = 'rows' | 'columns';

const place = (axis: AxisName, name: string) => `${axis === 'rows' ? 'row' : 'column'} ${name}`;

function fitting(count: number): string {
  if (count === 0) return 'No card fits.';
  return count === 1 ? 'Only 1 card fits.' : `${countCards(count)} fit.`;
}

export const make = {
  title: 'Make your own grid',
  about: 'Press a row or a column to choose its condition. The counts and the verdict follow.',
  grid: (size: number) => `Your grid, ${size} by ${size}`,
  place,
  choose: 'Choose',
  heading: (
    at: { readonly axis: AxisName },
    name: string,
    label: Label | undefined,
    twice: boolean,
  ) =>
    `${capitalized(place(at.axis, name))}: ${label ? spokenLabel(label) : 'not chosen yet'}${twice ? ', chosen twice' : ''}`,
  cell: (size: number, cell: number, count: number | null, short: boolean) => {
    const name = cellName(size, cell);
    if (count === null) return `${name}: a condition is missing`;
    const together = short && count > 0 ? ' Too few, together with the other marked cells.' : '';
    return `${name}: ${fitting(count)}${together}`;
  },
  fit: (count: number) => (count === 1 ? 'fits' : 'fit'),

  conditionFor: (name: string) => `A condition for ${name}`,
  search: 'Conditions',
  searchExample: 'Search: ruby, cost, hero, film…',
  clearPlace: 'Remove',
  move: {
    rows: { [-1]: 'Swap with the row above', 1: 'Swap with the row below' },
    columns: { [-1]: 'Swap with the column before', 1: 'Swap with the column after' },
  },
  found: (conditions: number) => count(conditions, 'condition'),
  cards: countCards,
  usedAt: (name: string) => `in ${name}`,

  cellTitle: (cell: string) => `Cards for ${cell}`,
  fitting,
  showExamples: 'Show examples',
  examples: 'Examples',
  looking: 'Looking them up…',
  bestKnown: (count: number) => `The ${count} best known:`,

  verdict: 'Verdict',
  checking: 'Checking…',
  open: 'Nothing is wrong so far. Choose the remaining conditions.',
  solvable: '✓ It can be filled with different cards.',
  /** `isNone`: no card fits any of them. */
  blocked: (cells: readonly string[], isNone: boolean) =>
    isNone
      ? `✕ It can’t be filled: no card fits ${list(cells, 'or')}.`
      : `✕ It can’t be filled: ${list(cells)} have too few different cards between them.`,
  twice: (labels: readonly string[]) => `✕ Chosen twice: ${list(labels)}.`,

  play: 'Play it',
  copyCode: 'Copy the code',
  copyLink: 'Copy the link',
  print: 'Print',
  fillLevel: 'Fill the rest for me, at level',
  fill: 'Fill',
  turn: 'Swap rows and columns',
  undo: 'Undo',
  clear: 'Clear',
  keys: 'Arrows walk, Enter chooses, Delete removes, Alt and an arrow move a row or column.',
};
