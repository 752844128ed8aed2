// What can be chosen before the deal, the levels as presets, and which level some settings are.

import type { Preset } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import type { Field } from '../../../core/settings.ts';
import { ingredientNames } from '../names/ingredients.ts';
import {
  allPlayChoices,
  decoyChoices,
  type Level,
  type LevelId,
  lengthChoices,
  levels,
  type PlayChoice,
  recipeLengths,
  seatCounts,
} from '../names/levels.ts';
import { type BoardKind, boardKinds } from '../types/board.ts';
import type { Params } from '../types/index.ts';

export const fields: readonly Field[] = [
  { kind: 'number', key: 'ingredients', min: 4, max: ingredientNames.length },
  { kind: 'choice', key: 'length', options: lengthChoices },
  { kind: 'choice', key: 'decoys', options: decoyChoices },
  { kind: 'number', key: 'effects', min: 0, max: 2 },
  { kind: 'flag', key: 'clue' },
  { kind: 'flag', key: 'events' },
  { kind: 'flag', key: 'specialCells' },
  { kind: 'flag', key: 'lastPotion' },
  { kind: 'choice', key: 'play', options: allPlayChoices },
  { kind: 'choice', key: 'board', options: boardKinds },
  { kind: 'choice', key: 'seats', options: seatCounts, usual: '1' },
];

function levelParams(
  level: Level,
  play: PlayChoice = 'high-witch',
  board: BoardKind = 'cauldrons',
): Params {
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
    play,
    board,
    seats: '1',
  };
}

const [first, ...others] = levels.map((level) => ({ id: level.id, params: levelParams(level) }));
if (!first) throw new Error('there is no level');

/** Alone on screen: every level on the board with cauldrons, and an easy one on the simple board. */
const soloPresets = levels.flatMap((level): Preset<Params>[] => {
  if (level.id === 'custom') return [];
  const solo = { id: `solo-${level.id}`, params: levelParams(level, 'solo') };
  return level.id === 'beginner'
    ? [{ id: 'solo-gardens', params: levelParams(level, 'solo', 'gardens') }, solo]
    : [solo];
});

export const presets: readonly [Preset<Params>, ...Preset<Params>[]] = [
  first,
  ...others,
  ...soloPresets,
];

/** The level that these settings are, clue, events and board aside; otherwise `custom`. */
export function levelOf(params: Params): LevelId {
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

/** A recipe needs an ingredient for each of its numbers, and a table company. */
export function checkParams(params: Params): readonly Fault[] {
  const longest = Math.max(...recipeLengths(params.length));
  if (longest > params.ingredients)
    return [{ code: 'longRecipe', where: 'length', detail: `${longest} > ${params.ingredients}` }];
  const { play, seats = '1', board, length, specialCells } = params;
  if ((play === 'table') !== (seats !== '1'))
    return [{ code: 'badSeats', where: 'seats', detail: `${seats}, ${play}` }];
  // A cauldron of five beside special cells does not fit into the smallest parts.
  return seats === '5' && length === '5' && specialCells && board === 'cauldrons'
    ? [{ code: 'noRoom', where: 'seats', detail: '5' }]
    : [];
}
