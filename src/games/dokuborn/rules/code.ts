// Codes: the condition ids of a grid inside a Curio code, the original's codes (`3:base64`), and words for moves.
// Reading checks that the ids exist; the engine's `vouch` checks that the grid can be filled and has its level.

import { decodeText, encodeText } from '../../../core/base64.ts';
import type { Codec } from '../../../core/game.ts';
import { type Fault, failure, type Result, success } from '../../../core/result.ts';
import type { ConditionTable } from '../cards/condition-table.ts';
import { idFrom, idNow } from '../cards/conditions.ts';
import { levels, type Move, modes, type Params, type Puzzle, sizes } from '../types.ts';
import type { GridConditions } from './grid.ts';
import { plainLabel } from './print.ts';

/** The ids, rows then columns, joined by commas, in URL-safe base64. */
function encodeIds(grid: GridConditions): string {
  return encodeText([...grid.rows, ...grid.columns].join(','));
}

/** Faults: badIds, wrongCount. `checkIds` checks that the conditions exist. */
function decodeIds(letters: string, size: number): Result<GridConditions> {
  const decoded = decodeText(letters);
  if (!decoded.ok) return failure('badIds', decoded.fault.where, decoded.fault.detail);
  const ids = decoded.value.split(',');
  if (ids.length !== 2 * size)
    return failure('wrongCount', undefined, `${ids.length} instead of ${2 * size}`);
  return success({ size, rows: ids.slice(0, size), columns: ids.slice(size) });
}

/** Faults: unknownCondition, duplicateCondition. The generator's quality rules do not apply to codes. */
export function checkIds(table: ConditionTable, grid: GridConditions): Fault | undefined {
  const ids = [...grid.rows, ...grid.columns];
  for (const [index, id] of ids.entries()) {
    const where = `condition ${index + 1}`;
    const condition = table.find(id);
    if (!condition) return { code: 'unknownCondition', where, detail: id.slice(0, 40) };
    if (ids.indexOf(id) !== index)
      return { code: 'duplicateCondition', where, detail: plainLabel(condition.display) };
  }
  return undefined;
}

/** The body of a Curio code. Params name size, level, mode and catalogue. Codes of older versions keep their meaning. */
export function puzzleCode(table: ConditionTable, params: Params, version: number): Codec<Puzzle> {
  const meant = (ids: readonly string[]) => ids.map((id) => idFrom(version, id));
  return {
    encode: encodeIds,
    decode(text) {
      const size = sizes.find((known) => known === params.size);
      const mode = modes.find((known) => known === params.mode);
      const level = levels.find((known) => known === params.level);
      if (!size || !mode || !level) return failure('badParams');
      const grid = decodeIds(text, size);
      if (!grid.ok) return grid;
      const fault = checkIds(table, grid.value);
      if (fault) return { ok: false, fault };
      const [rows, columns] = [meant(grid.value.rows), meant(grid.value.columns)];
      return success({ size, rows, columns, mode, level, catalogue: params.cards });
    },
  };
}

/** `p4-1234` places, `r4` removes, `h4` asks for the next hint, `h4-2` for all up to the second, `q` gives up. */
export const moveCode: Codec<Move> = {
  encode(move) {
    switch (move.type) {
      case 'place':
        return `p${move.cell}-${move.card}`;
      case 'remove':
        return `r${move.cell}`;
      case 'reveal':
        return move.step === undefined ? `h${move.cell}` : `h${move.cell}-${move.step}`;
      case 'giveUp':
        return 'q';
    }
  },
  decode(text) {
    if (text === 'q') return success({ type: 'giveUp' });
    const match = /^(?:p(\d|1[0-5])-([1-9]\d{0,6})|([rh])(\d|1[0-5])|h(\d|1[0-5])-([1-4]))$/.exec(
      text,
    );
    if (!match) return failure('badMove', undefined, text.slice(0, 20));
    const [, place, card, kind, only, told, step] = match;
    if (card !== undefined)
      return success({ type: 'place', cell: Number(place), card: Number(card) });
    if (step !== undefined)
      return success({ type: 'reveal', cell: Number(told), step: Number(step) });
    return success({ type: kind === 'r' ? 'remove' : 'reveal', cell: Number(only) });
  },
};

/** The size, a colon, and the ids, rows then columns, joined by commas, in standard base64. */
export function encodeOriginal({ size, rows, columns }: GridConditions): string {
  const now = { size, rows: rows.map(idNow), columns: columns.map(idNow) };
  const letters = encodeIds(now).replaceAll('-', '+').replaceAll('_', '/');
  return `${size}:${letters.padEnd(Math.ceil(letters.length / 4) * 4, '=')}`;
}

/** Accepts both alphabets of base64, padding and white space. Faults: notSeedStyle, badIds, wrongCount. */
export function decodeOriginal(text: string): Result<GridConditions> {
  const match = /^([2-4]):([A-Za-z0-9+/_-]+)={0,2}$/.exec(text.replace(/\s+/g, ''));
  if (!match) return failure('notSeedStyle', undefined, text.slice(0, 60));
  const letters = (match[2] ?? '').replaceAll('+', '-').replaceAll('/', '_');
  return decodeIds(letters, Number(match[1]));
}
