// Codes: the seed's form `3:base64` of condition ids, the same letters inside a Curio code, and words for moves.
// What is decoded is checked anew against the catalogue in use.

import { decodeText, encodeText } from '../../../core/base64.ts';
import type { Codec } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { levelOf, levels } from '../cards/level.ts';
import { type Box, cellConditions, shortCells } from '../cards/pools.ts';
import {
  type DokubornMove,
  type DokubornParams,
  type DokubornPuzzle,
  type Mode,
  modes,
  sizes,
} from '../types.ts';
import { poolSizes } from './apply.ts';

type Grid = Pick<DokubornPuzzle, 'size' | 'rows' | 'columns'>;

const idsOf = (grid: Grid) => [...grid.rows, ...grid.columns].join(',');

/** `3:` and the ids, rows then columns, joined by commas, in standard base64. */
export function encodeSeedStyle(grid: Grid): string {
  const letters = encodeText(idsOf(grid)).replaceAll('-', '+').replaceAll('_', '/');
  return `${grid.size}:${letters.padEnd(Math.ceil(letters.length / 4) * 4, '=')}`;
}

/** Standard and URL-safe letters, padding or none, white space around. Faults: notSeedStyle, badIds, wrongCount. */
export function decodeSeedStyle(text: string): Result<Grid> {
  const match = /^([2-4]):([A-Za-z0-9+/_-]+)={0,2}$/.exec(text.replace(/\s+/g, ''));
  if (!match) return failure('notSeedStyle', undefined, text.slice(0, 60));
  const size = Number(match[1]);
  const letters = (match[2] ?? '').replaceAll('+', '-').replaceAll('/', '_');
  return splitIds(letters, size);
}

function splitIds(letters: string, size: number): Result<Grid> {
  const decoded = decodeText(letters);
  if (!decoded.ok) return failure('badIds', decoded.fault.where, decoded.fault.detail);
  const ids = decoded.value.split(',');
  if (ids.length !== 2 * size)
    return failure('wrongCount', undefined, `${ids.length} instead of ${2 * size}`);
  return success({ size, rows: ids.slice(0, size), columns: ids.slice(size) });
}

/** Faults: unknownCondition, duplicateCondition, unsolvable. Quality rules of the generator are no limits here. */
export function checkGrid(box: Box, puzzle: DokubornPuzzle): Result<DokubornPuzzle> {
  const ids = [...puzzle.rows, ...puzzle.columns];
  for (const [index, id] of ids.entries()) {
    if (!box.condition(id))
      return failure('unknownCondition', `condition ${index + 1}`, id.slice(0, 20));
    if (ids.indexOf(id) !== index)
      return failure('duplicateCondition', `condition ${index + 1}`, id);
  }
  const [short] = shortCells(box, puzzle, new Array(puzzle.size * puzzle.size).fill(null));
  if (short === undefined) return success(puzzle);
  const [row, column] = cellConditions(puzzle, short);
  return failure(
    'unsolvable',
    `row ${Math.floor(short / puzzle.size) + 1}, column ${(short % puzzle.size) + 1}`,
    `${box.condition(row)?.display} × ${box.condition(column)?.display}`,
  );
}

/** Opens a code of the seed's form; the level is what it is in the catalogue in use. */
export function openSeedStyle(
  box: Box,
  text: string,
  mode: Mode,
): Result<{ readonly params: DokubornParams; readonly puzzle: DokubornPuzzle }> {
  const grid = decodeSeedStyle(text);
  if (!grid.ok) return grid;
  const catalogue = box.catalogue.version;
  const checked = checkGrid(box, { ...grid.value, mode, level: 1, catalogue });
  if (!checked.ok) return checked;
  const level = levelOf(poolSizes(box, checked.value));
  const { size, rows, columns } = checked.value;
  const names = [...rows, ...columns].some((id) => box.condition(id)?.family === 'name');
  return success({
    params: { size, level, mode, names, avoid: '', cards: catalogue },
    puzzle: { size, mode, level, catalogue, rows, columns },
  });
}

/** The body of a Curio code: the letters of the seed's form. Params name size, level, mode and catalogue. */
export function puzzleCode(box: Box, params: DokubornParams): Codec<DokubornPuzzle> {
  return {
    encode: (puzzle) => encodeText(idsOf(puzzle)),
    decode(text) {
      const size = sizes.find((known) => known === params.size);
      const mode = modes.find((known) => known === params.mode);
      const level = levels.find((known) => known === params.level);
      if (!size || !mode || !level) return failure('badParams');
      const grid = splitIds(text, size);
      if (!grid.ok) return grid;
      const checked = checkGrid(box, { ...grid.value, mode, level, catalogue: params.cards });
      if (!checked.ok) return checked;
      // another catalogue may change the level, and the view says so; the same one cannot
      const now = levelOf(poolSizes(box, checked.value));
      if (params.cards === box.catalogue.version && now !== level)
        return failure('wrongLevel', 'level', `${now} instead of ${level}`);
      return checked;
    },
  };
}

/** `p4-1234` places, `r4` removes, `h4` asks for the next hint, `q` gives up. */
export const moveCode: Codec<DokubornMove> = {
  encode(move) {
    switch (move.type) {
      case 'place':
        return `p${move.cell}-${move.card}`;
      case 'remove':
        return `r${move.cell}`;
      case 'reveal':
        return `h${move.cell}`;
      case 'giveUp':
        return 'q';
    }
  },
  decode(text) {
    if (text === 'q') return success({ type: 'giveUp' });
    const match = /^(?:p(\d|1[0-5])-([1-9]\d{0,6})|([rh])(\d|1[0-5]))$/.exec(text);
    if (!match) return failure('badMove', undefined, text.slice(0, 20));
    const [, cell, card, kind, only] = match;
    if (card !== undefined)
      return success({ type: 'place', cell: Number(cell), card: Number(card) });
    return success({ type: kind === 'r' ? 'remove' : 'reveal', cell: Number(only) });
  },
};
