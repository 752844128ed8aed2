// What can be chosen before a deal, and the choices that are offered.

import type { Preset, Rules } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import type { Field } from '../../../core/settings.ts';
import { gravities, levels, type Params, type PikachuTypes } from '../types.ts';

export const fields: readonly Field[] = [
  { kind: 'number', key: 'rows', min: 2, max: 16 },
  { kind: 'number', key: 'cols', min: 2, max: 28 },
  { kind: 'choice', key: 'level', options: levels },
  { kind: 'choice', key: 'gravity', options: gravities },
  { kind: 'flag', key: 'countdown' },
];

const classic: Params = {
  rows: 8,
  cols: 20,
  level: 'classic',
  gravity: 'none',
  countdown: false,
};

function preset(id: string, changes: Partial<Params>): Preset<Params> {
  const params = { ...classic, ...changes };
  return { id, params, level: params.level };
}

const small = { rows: 6, cols: 10 };
const large = { rows: 16, cols: 28 };

export const presets: Rules<PikachuTypes>['presets'] = [
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
];

export function checkParams({ rows, cols }: Params): readonly Fault[] {
  return (rows * cols) % 2 === 0
    ? []
    : [{ code: 'oddBoard', where: 'rows', detail: `${rows} x ${cols}` }];
}
