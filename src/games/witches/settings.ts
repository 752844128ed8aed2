// What can be chosen before the deal, the levels as presets, and which level some settings are.

import type { Preset } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import type { Field } from '../../core/settings.ts';
import { ingredientNames } from './ingredients.ts';
import {
  decoyChoices,
  type Level,
  type LevelId,
  lengthChoices,
  levels,
  recipeLengths,
} from './levels.ts';
import type { WitchesParams } from './types.ts';

export const fields: readonly Field[] = [
  { kind: 'number', key: 'ingredients', min: 4, max: ingredientNames.length },
  { kind: 'choice', key: 'length', options: lengthChoices },
  { kind: 'choice', key: 'decoys', options: decoyChoices },
  { kind: 'number', key: 'effects', min: 0, max: 2 },
  { kind: 'flag', key: 'clue' },
  { kind: 'flag', key: 'events' },
  { kind: 'flag', key: 'specialCells' },
  { kind: 'flag', key: 'lastPotion' },
];

function levelParams(level: Level): WitchesParams {
  const { ingredients, length, decoys, effects, specialCells, lastPotion } = level;
  return {
    ingredients,
    length,
    decoys,
    effects,
    clue: true,
    events: false,
    specialCells,
    lastPotion,
  };
}

const [first, ...others] = levels.map((level) => ({ id: level.id, params: levelParams(level) }));
if (!first) throw new Error('there is no level');
export const presets: readonly [Preset<WitchesParams>, ...Preset<WitchesParams>[]] = [
  first,
  ...others,
];

/** The level that these settings are, clue and events aside; otherwise `custom`. */
export function levelOf(params: WitchesParams): LevelId {
  const level = levels.find(
    (one) =>
      one.ingredients === params.ingredients &&
      one.length === params.length &&
      one.decoys === params.decoys &&
      one.effects === params.effects &&
      one.specialCells === params.specialCells &&
      one.lastPotion === params.lastPotion,
  );
  return level?.id ?? 'custom';
}

/** A recipe needs an ingredient for each of its numbers. */
export function checkParams(params: WitchesParams): readonly Fault[] {
  const longest = Math.max(...recipeLengths(params.length));
  return longest > params.ingredients
    ? [{ code: 'longRecipe', where: 'length', detail: `${longest} > ${params.ingredients}` }]
    : [];
}
