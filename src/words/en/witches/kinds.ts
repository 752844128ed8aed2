// What the kinds of boards are called.

import type { BoardKind } from '../../../games/witches/types/board.ts';

export const boardKindNames: Readonly<Record<BoardKind, string>> = {
  cauldrons: 'Cauldrons and gardens',
  gardens: 'Gardens only',
};
