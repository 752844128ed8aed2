// What can be chosen before a deal, and the choices that are offered.

import type { Preset, Rules } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import type { Field } from '../../../core/settings.ts';
import { gravities, levels, type Params, type PikachuTypes } from '../types.ts';

/** As many tiles as there are symbols for, four of each. */
const MAX_CELLS = 448;

export const fields: readonly Field[] = [
  { kind: 'number', key: 'rows', min: 2, max: 28 },
  { kind: 'number', key: 'cols', min: 2, max: 28 },
  { kind: 'choice', key: 'level', options: levels },
  { kind: 'choice', key: 'gravity', options: gravities },
  { kind: 'number', key: 'minutes', min: 0, max: 60 },
];

const classic: Params = {
  rows: 8,
  cols: 20,
  level: 'classic',
  gravity: 'none',
  minutes: 0,
};

type Choice = readonly [id: string, changes: Partial<Params>];

const small = { rows: 6, cols: 10 };
const large = { rows: 16, cols: 28 };

/**
 * Where tiles slide along many cells, few tiles are in reach and careless play ends early: those boards are offered at
 * the level that they can have with symbols enough to be worth looking at.
 */
const choices: readonly [Choice, ...Choice[]] = [
  ['classic', {}],
  ['easy', { level: 'easy' }],
  ['hard', { level: 'hard' }],
  ['expert', { level: 'expert' }],
  ['small', small],
  ['small-easy', { ...small, level: 'easy' }],
  ['small-hard', { ...small, level: 'hard' }],
  ['small-expert', { ...small, level: 'expert' }],
  ['large', large],
  ['large-easy', { ...large, level: 'easy' }],
  ['large-hard', { ...large, level: 'hard' }],
  ['large-expert', { ...large, level: 'expert' }],
  ['down', { gravity: 'down' }],
  ['left', { gravity: 'left', level: 'expert' }],
  ['middle', { gravity: 'middle', level: 'expert' }],
  ['countdown', { minutes: 10 }],
];

const TALL = 'tall-';

/** Rows and columns change places; where that makes lanes long or short, the level follows. */
const tallChoices: readonly Choice[] = choices.map(([id, changes]) => {
  const { rows, cols } = { ...classic, ...changes };
  const level: Partial<Params> =
    id === 'down'
      ? { level: 'expert' }
      : id === 'left' || id === 'middle'
        ? { level: 'classic' }
        : {};
  return [`${TALL}${id}`, { ...changes, rows: cols, cols: rows, ...level }];
});

function preset([id, changes]: Choice): Preset<Params> {
  const params = { ...classic, ...changes };
  return { id, params, level: params.level };
}

const [first, ...rest] = choices;

export const presets: Rules<PikachuTypes>['presets'] = [
  preset(first),
  ...rest.map(preset),
  ...tallChoices.map(preset),
  preset(['small-down', { ...small, gravity: 'down' }]),
];

/** The same choice for a screen that is higher than wide, or the other way round; undefined where there is none. */
export function otherShape(id: string): Preset<Params> | undefined {
  const other = id.startsWith(TALL) ? id.slice(TALL.length) : `${TALL}${id}`;
  return presets.find((known) => known.id === other);
}

export function checkParams({ rows, cols }: Params): readonly Fault[] {
  if ((rows * cols) % 2 === 1)
    return [{ code: 'oddBoard', where: 'rows', detail: `${rows} x ${cols}` }];
  if (rows * cols > MAX_CELLS)
    return [
      { code: 'tooLarge', where: 'rows', detail: `${rows} x ${cols}, at most ${MAX_CELLS} tiles` },
    ];
  return [];
}
