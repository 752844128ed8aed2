// Pikachu: clear the board by joining equal tiles with paths of at most two turns.

import type { Game } from '../../core/game.ts';
import { engine } from './engine/index.ts';
import { rules } from './rules/index.ts';
import type { PikachuTypes } from './types.ts';

export type { Board } from './board/board.ts';
export { boardFromMatrix, cellAt, readMatrix } from './board/matrix.ts';
export { type FoundPair, findPairs, pairCells } from './board/pairs.ts';
export {
  findIPath,
  findLPath,
  findPath,
  findUPath,
  findZPath,
  hasValidPath,
  isPathClear,
  type PathAnswer,
} from './board/paths.ts';
export { isClearable } from './engine/clearing/index.ts';
export { parseTiles, printTile } from './rules/print.ts';
export { type SymbolName, symbolOf, symbols } from './symbols.ts';
export * from './types.ts';

export const pikachu: Game<PikachuTypes> = { ...rules, ...engine };
