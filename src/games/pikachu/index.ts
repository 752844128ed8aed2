// Pikachu: the Game object, and what the library exports: boards, paths and pairs.

import type { Game } from '../../core/game.ts';
import { engine } from './engine/index.ts';
import { rules } from './rules/index.ts';
import type { PikachuTypes } from './types.ts';

export type { TileBoard as Board } from './board/board.ts';
export { boardFromMatrix, cellAt, readMatrix } from './board/board.ts';
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
export { isClearable } from './engine/clearing/clearing.ts';
export { parseTiles, printTile } from './rules/print.ts';
export { type SymbolName, symbolOf, symbols } from './symbols.ts';
export * from './types.ts';

export const pikachu: Game<PikachuTypes> = { ...rules, ...engine };
