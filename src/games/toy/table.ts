// The table of the toy game: several people open the chests of one board, by turns of whoever is first. The smallest
// table there can be; tests of rooms sit at it.

import type { Table } from '../../core/table.ts';
import { rules } from './rules.ts';
import type { ToyTypes } from './types.ts';

export const table: Table<ToyTypes> = {
  kind: 'screen',
  seats: { least: 1, most: 4 },
  moveCode: rules.moveCode,
  start: (puzzle, _seats, at) => rules.start(puzzle, at),
  apply: (puzzle, state, _seat, move, at) => rules.apply(puzzle, state, move, at),
  isLoose: () => false,
  ...(rules.timeout ? { timeout: rules.timeout } : {}),
  status: (puzzle, state) => rules.status(puzzle, state),
  view: (puzzle, state) => rules.view(puzzle, state),
  saveWord: (_seat, move) => rules.moveCode.encode(move),
};
