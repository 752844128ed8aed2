// The board in play as plain text.

import { printBoard } from '../board/print.ts';
import type { SoloSetup, SoloState } from '../types/solo.ts';

/** The first letters of a plant and its dots, `xx` for used-up cells. */
export function printSolo(setup: SoloSetup, state: SoloState): string {
  return printBoard(setup.board, (cell) => {
    if (state.barred.includes(cell)) return 'xx';
    const plants = state.plots[cell] ?? [];
    const growing = plants.filter(({ plucked }) => !plucked);
    const last = growing[growing.length - 1];
    if (last) return last.ingredient.slice(0, 3) + last.dots;
    return plants.length > 0 ? 'xx' : undefined;
  });
}
