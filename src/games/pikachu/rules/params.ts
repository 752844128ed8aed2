// What a player chooses before the deal: fields, presets, levels, and which choices go together.

import type { Preset, Rules } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import type { Field } from '../../../core/settings.ts';
import { gravities, type Level, levels, type Params, type PikachuTypes } from '../types.ts';

/** Four tiles of each symbol. */
const MAX_CELLS = 448;

export const fields: readonly Field[] = [
  { kind: 'number', key: 'rows', min: 2, max: 28 },
  { kind: 'number', key: 'cols', min: 2, max: 28 },
  { kind: 'choice', key: 'level', options: levels },
  { kind: 'choice', key: 'gravity', options: gravities },
  { kind: 'number', key: 'minutes', min: 0, max: 60 },
];

const classic: Params = { rows: 8, cols: 20, level: 'classic', gravity: 'none', minutes: 0 };

type LevelChoice = readonly [id: string, changes: Partial<Params>];

const small = { rows: 6, cols: 10 };
const large = { rows: 16, cols: 28 };

/** Where tiles slide far, few are in reach and careless play gets stuck early. Those boards are offered at the level
 * they have with enough symbols to look interesting. */
const choices: readonly [LevelChoice, ...LevelChoice[]] = [
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

const tallLevels: Readonly<Record<string, Partial<Params>>> = {
  down: { level: 'expert' },
  left: { level: 'classic' },
  middle: { level: 'classic' },
};

/** Rows and columns swapped; the level follows where that makes lanes much longer or shorter. */
const tallChoices: readonly LevelChoice[] = choices.map(([id, changes]) => {
  const { rows, cols } = { ...classic, ...changes };
  return [`${TALL}${id}`, { ...changes, rows: cols, cols: rows, ...tallLevels[id] }];
});

function preset([id, changes]: LevelChoice): Preset<Params> {
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

/** The same choice in the other orientation; undefined if there is none. */
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

/** Simulated careless players per board. */
export const PLAYERS = 200;

/** The range of players that get stuck: under 1 %, 1 to 6 %, 15 to 30 %, 40 to 70 %. */
export const bands: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  easy: [0, 1],
  classic: [2, 12],
  hard: [30, 60],
  expert: [80, 140],
};

/** Smaller boards are cleared by almost all players: no level is promised, and the rating reports what was measured. */
const PROMISED = 48;

export const isPromised = (cells: number) => cells >= PROMISED;

/** The level for a number of stuck players; the nearest if it lies between two. */
export function levelOfStuck(stuck: number): Level {
  const away = ([least, most]: readonly [number, number]) =>
    Math.max(0, least - stuck, stuck - most);
  return levels.reduce((best, level) => (away(bands[level]) < away(bands[best]) ? level : best));
}
