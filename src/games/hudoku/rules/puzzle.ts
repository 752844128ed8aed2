// A puzzle from its parts: by cell while it is dealt or read, in rows once it is done.

import type { Layout } from '../grid/layout.ts';
import { gridOf } from '../grid/squares.ts';
import type { Level, Mode, Params, Puzzle, Technique } from '../types.ts';
import { hintKey } from './blanks.ts';
import { levelIn, modeIn, practiceIn } from './params.ts';

export interface Draft {
  readonly solution: Int32Array;
  /** By cell, 0 hidden. */
  readonly givens: Int32Array;
  /** Hint digits by blank cell; 0 where none fits. */
  readonly hints: ReadonlyMap<number, number>;
}

/** What a puzzle is dealt for. */
export interface Purpose {
  readonly level: Level;
  readonly mode: Mode;
  readonly practise?: Technique | undefined;
}

export const purposeIn = (params: Params): Purpose => ({
  level: levelIn(params),
  mode: modeIn(params),
  practise: practiceIn(params),
});

export function puzzleOf(layout: Layout, draft: Draft, purpose: Purpose): Puzzle {
  const emptyHints: Record<string, number> = {};
  for (const [cell, digit] of draft.hints) if (digit > 0) emptyHints[hintKey(layout, cell)] = digit;
  return {
    template: layout.template,
    solution: gridOf(layout, draft.solution),
    revealed: gridOf(layout, draft.givens),
    emptyHints,
    totalCells: layout.fillable.length,
    level: purpose.level,
    mode: purpose.mode,
    ...(purpose.practise ? { practise: purpose.practise } : {}),
  };
}
