// Pikachu: clear the board by joining equal tiles with paths of at most two turns.

import type { Game, Preset } from '../../core/game.ts';
import type { Field } from '../../core/settings.ts';
import { boardFromTiles } from './board/board.ts';
import { allPairs } from './board/pairs.ts';
import { ask } from './engine/ask.ts';
import { generate } from './engine/generate.ts';
import { hint } from './engine/hint.ts';
import { checkProof, prove } from './engine/proof.ts';
import { rate } from './engine/rate.ts';
import { solve } from './engine/solve.ts';
import { moveCode, puzzleCode } from './rules/code.ts';
import {
  apply,
  hinted,
  keep,
  legalMoves,
  score,
  start,
  status,
  timeout,
  view,
} from './rules/play.ts';
import { print } from './rules/print.ts';
import { gravities, levels, type PikachuParams, type PikachuTypes } from './types.ts';

export { type Board, boardFromMatrix, cellAt, readMatrix } from './board/board.ts';
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
export { isClearable } from './engine/solve.ts';
export { parseTiles, printTile } from './rules/print.ts';
export { type SymbolName, symbolOf, symbols } from './symbols.ts';
export * from './types.ts';

const fields: readonly Field[] = [
  { kind: 'number', key: 'rows', min: 2, max: 16 },
  { kind: 'number', key: 'cols', min: 2, max: 28 },
  { kind: 'choice', key: 'level', options: levels },
  { kind: 'choice', key: 'gravity', options: gravities },
  { kind: 'flag', key: 'countdown' },
];

const classic: PikachuParams = {
  rows: 8,
  cols: 20,
  level: 'classic',
  gravity: 'none',
  countdown: false,
};

function preset(id: string, changes: Partial<PikachuParams>): Preset<PikachuParams> {
  const params = { ...classic, ...changes };
  return { id, params, level: params.level };
}

const small = { rows: 6, cols: 10 };
const large = { rows: 16, cols: 28 };

export const pikachu: Game<PikachuTypes> = {
  id: 'pikachu',
  version: 1,
  presets: [
    preset('classic', {}),
    preset('easy', { level: 'easy' }),
    preset('hard', { level: 'hard' }),
    preset('expert', { level: 'expert' }),
    preset('small', small),
    preset('small-easy', { ...small, level: 'easy' }),
    preset('small-hard', { ...small, level: 'hard' }),
    preset('small-expert', { ...small, level: 'expert' }),
    preset('large', large),
    preset('large-easy', { ...large, level: 'easy' }),
    preset('large-hard', { ...large, level: 'hard' }),
    preset('large-expert', { ...large, level: 'expert' }),
    preset('down', { gravity: 'down' }),
    preset('left', { gravity: 'left' }),
    preset('middle', { gravity: 'middle' }),
    preset('countdown', { countdown: true }),
  ],
  fields,
  puzzleCode,
  moveCode,
  checkParams({ rows, cols }) {
    return (rows * cols) % 2 === 0
      ? []
      : [{ code: 'oddBoard', where: 'rows', detail: `${rows} x ${cols}` }];
  },
  generate,
  start,
  apply,
  status,
  view,
  legalMoves,
  print,
  timeout,
  keep,
  hint,
  hinted,
  solve,
  rate,
  score,
  prove,
  checkProof,
  ask,
  describe(puzzle) {
    const open = allPairs(boardFromTiles(puzzle.rows, puzzle.cols, puzzle.tiles)).length;
    return { kinds: new Set(puzzle.tiles).size, tiles: puzzle.tiles.length, openPairs: open };
  },
};
