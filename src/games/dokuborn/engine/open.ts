// Opens a code of the original: the level is what it is in the catalogue in use.

import { type Result, success } from '../../../core/result.ts';
import type { Pools } from '../cards/pools.ts';
import { checkIds } from '../rules/code.ts';
import { poolSizes } from '../rules/grid.ts';
import { levelOf } from '../rules/level.ts';
import { decodeOriginal } from '../rules/original.ts';
import type { Answer, Mode } from '../types.ts';
import { checkFillable } from './vouch.ts';

/** Faults: those of `decodeOriginal`, `checkIds` and `checkFillable`. */
export function openOriginal(
  pools: Pools,
  text: string,
  mode: Mode,
): Result<Extract<Answer, { type: 'opened' }>> {
  const grid = decodeOriginal(text);
  if (!grid.ok) return grid;
  const { size, rows, columns } = grid.value;
  const fault = checkIds(pools.table, grid.value) ?? checkFillable(pools, grid.value);
  if (fault) return { ok: false, fault };
  const catalogue = pools.catalogue.version;
  const level = levelOf(poolSizes(pools, grid.value));
  const names = [...rows, ...columns].some((id) => pools.table.find(id)?.family === 'name');
  return success({
    type: 'opened',
    params: { size, level, mode, names, avoid: '', cards: catalogue },
    puzzle: { size, mode, level, catalogue, rows, columns },
  });
}
