// Settings of a deal: fields, presets, levels, and which settings and boards go together.

import type { Preset } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import type { Field } from '../../../core/settings.ts';
import { openRooms } from '../board/check.ts';
import { soloOptions } from '../board/options.ts';
import {
  allPlayChoices,
  decoyChoices,
  type EffectName,
  effectsByCategory,
  ingredientNames,
  type LevelId,
  lengthChoices,
  levels,
  type PlayChoice,
  recipeLengths,
  seatCounts,
  type WitchesLevel,
} from '../names.ts';
import { type Board, type BoardKind, boardKinds } from '../types/board.ts';
import type { Params } from '../types/index.ts';
import { soloEffects } from '../types/solo.ts';

/** Raised when a seed deals another puzzle, or a save would end differently. */
export const VERSION = 2;

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
  level: WitchesLevel,
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

/** Solo on screen: every level on the board with cauldrons, and an easy one on the simpler board. */
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

/** The level with these settings, ignoring clue, events and board; otherwise `custom`. */
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

/** A recipe needs an ingredient for each number, and a table needs several seats. */
export function checkParams(params: Params): readonly Fault[] {
  const longest = Math.max(...recipeLengths(params.length));
  if (longest > params.ingredients)
    return [{ code: 'longRecipe', where: 'length', detail: `${longest} > ${params.ingredients}` }];
  const { play, seats = '1', board, length, specialCells } = params;
  if ((play === 'table') !== (seats !== '1'))
    return [{ code: 'badSeats', where: 'seats', detail: `${seats}, ${play}` }];
  // The smallest parts have no room for a cauldron of five next to special cells.
  return seats === '5' && length === '5' && specialCells && board === 'cauldrons'
    ? [{ code: 'noRoom', where: 'seats', detail: '5' }]
    : [];
}

/** Effects that are pointless without other players. */
export const companyEffects: readonly EffectName[] = effectsByCategory.ChangePlayers.filter(
  (name) => !soloEffects.some((known) => known === name),
);

/** `board` if the board does not match the settings. */
export function boardMismatch(params: Params, board: Board | null): 'board' | undefined {
  if (params.play === 'high-witch') return board ? 'board' : undefined;
  if (!board) return 'board';
  // `isTableBoard` checks boards of tables.
  if (params.play === 'table') return undefined;
  const wanted = soloOptions(params, params.board);
  const open = openRooms(board);
  const fits =
    board.kind === wanted.kind &&
    board.players === wanted.players &&
    board.ingredients === wanted.ingredients &&
    board.specials.length > 0 === (wanted.special === 'solo') &&
    board.specials.every(({ special }) => SOLO_CELLS.includes(special)) &&
    (wanted.rooms ?? []).every((size) => open.includes(size));
  return fits ? undefined : 'board';
}

const SOLO_CELLS: readonly string[] = [
  'efficiency',
  'lowCeiling',
  'fertileGround',
  'hardGround',
  'blackMagic',
];
