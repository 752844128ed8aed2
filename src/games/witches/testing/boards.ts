// Test only: boards written as text.

import type { Board } from '../types/board.ts';

/** A text per side: capitals are cauldrons, small letters gardens, a point is the note cell. */
export function drawnBoard(front: string, back: string, change: Partial<Board> = {}): Board {
  const letters = `${front} ${back}`.replace(/\s/g, '');
  const names = [...new Set(letters)].filter((letter) => letter !== '.');
  const cellsOf = (name: string) =>
    [...letters].flatMap((letter, cell) => (letter === name ? [cell] : []));
  const [frontNote = 0, backNote = 0] = cellsOf('.');
  return {
    kind: 'cauldrons',
    players: 1,
    ingredients: 6,
    regions: names.map((name) => ({
      kind: name === name.toUpperCase() ? 'cauldron' : 'garden',
      cells: cellsOf(name),
    })),
    notes: [frontNote, backNote],
    starts: [],
    specials: [],
    ...change,
  };
}
