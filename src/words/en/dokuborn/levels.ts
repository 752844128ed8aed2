// The levels of Dokuborn: names, stars, and what they promise of the cells.

import type { Settings } from '../../../core/settings.ts';
import { leastPools } from '../../../games/dokuborn/rules/level.ts';
import type { Level, Tightness } from '../../../games/dokuborn/types.ts';
import { count } from '../formats.ts';

const levelNames: Readonly<Record<string, string>> = {
  1: 'Very Easy',
  2: 'Easy',
  3: 'Medium',
  4: 'Hard',
  5: 'Very Hard',
};

/** `level` is 1 to 5, as a number or its digit. */
export const levelName = (level: number | string) => levelNames[level] ?? String(level);

/** What the generator guarantees for every grid of a level. */
export function atLeast(level: Level): string {
  const least = leastPools[level];
  const inks = level === 1 ? ', and none asks for two inks' : '';
  return least === 1
    ? 'Some cells have a single answer.'
    : `Every cell has ${count(least, 'answer')} or more${inks}.`;
}

/** "no forced cell". */
export const forcedText = (cells: number) =>
  cells === 0
    ? 'no cell has a single answer'
    : `${count(cells, 'cell has', 'cells have')} a single answer`;

/** How tight a grid is, apart from its level. */
export const tightnessText = ({ tightest, forced }: Tightness) =>
  forced === 0 ? `Tightest cell: ${count(tightest, 'answer')}` : count(forced, 'forced cell');

/** For the bar if no preset has these settings, and for paper. */
export function settingsName(params: Settings): string {
  const { level, size, mode } = params;
  const name = typeof level === 'number' ? levelName(level) : '';
  return `${name} ${size}×${size}${mode === 'classic' ? ' Classic' : ''}`;
}

export const stars = (level: number) => '★'.repeat(level);
