// A board in a list of games: the colours of its regions, and a dot for every digit, darker if it was given.

import { isBlank, regionName } from '../../../games/hudoku/grid/layout.ts';
import type { HudokuTypes } from '../../../games/hudoku/types.ts';
import type { Miniature } from '../../board/face.ts';
import { coloursOf } from './cells.ts';

/** The region colours and inks of the board's light theme. */
const papers = ['#fffdf6', '#e9dcae', '#bcd3e2', '#b9c7a4'] as const;
const GIVEN = '#22304f';
const OWN = '#4a7cc4';
const WRONG = '#c0392b';

export const miniature: Miniature<HudokuTypes> = {
  tiles({ template, revealed, given, errors, columns }) {
    const colours = coloursOf(template);
    return template.map((row, r) =>
      row.map((token, c) => {
        if (isBlank(token)) return undefined;
        const ground = papers[colours.get(regionName(token)) ?? 0] ?? papers[0];
        if (revealed[r]?.[c] === 0) return { ground, dot: undefined };
        if (errors.includes(r * columns + c)) return { ground, dot: WRONG };
        return { ground, dot: given[r]?.[c] === 0 ? OWN : GIVEN };
      }),
    );
  },
};
