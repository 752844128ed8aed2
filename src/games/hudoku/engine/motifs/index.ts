// The known puzzles by board, a letter per cell in reading order; found by `draftPuzzle`, the search for positions and the
// ladder over some 150,000 drafts. Of a technique those come first where it is the very first step; a test judges them all.

import type { TemplateId } from '../../grid/template.ts';
import { classic } from './classic.ts';
import { jigsaw } from './jigsaw.ts';
import { pinwheel } from './pinwheel.ts';
import type { Motifs } from './shape.ts';
import { sudoku } from './sudoku.ts';
import { tall } from './tall.ts';
import { terraces } from './terraces.ts';

export const motifs: Readonly<Partial<Record<TemplateId, Motifs>>> = {
  classic,
  jigsaw,
  pinwheel,
  sudoku,
  tall,
  terraces,
};
