// A board that somebody wrote as JSON: looked at piece by piece before the rules of `check.ts` see it.

import { failure, type Result } from '../../../core/result.ts';
import { isIngredientName } from '../names/ingredients.ts';
import {
  BOARD_CELLS,
  type Board,
  boardKinds,
  type Region,
  regionKinds,
  type Special,
  type Start,
  specialCells,
} from '../types/board.ts';
import { checkBoard } from './check.ts';
import { boardCode } from './code.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCell = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < BOARD_CELLS;

const isListOf = <T>(value: unknown, is: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every((one) => is(one));

const isRegion = (value: unknown): value is Region =>
  isObject(value) &&
  regionKinds.some((kind) => kind === value['kind']) &&
  isListOf(value['cells'], isCell);

const isStart = (value: unknown): value is Start =>
  isObject(value) && isCell(value['cell']) && isIngredientName(value['ingredient']);

const isSpecial = (value: unknown): value is Special =>
  isObject(value) &&
  isCell(value['cell']) &&
  specialCells.some((special) => special === value['special']);

/** Faults: badBoard with the part or the rule that is wrong. */
export function parseBoard(json: unknown): Result<Board> {
  const bad = (where: string) => failure('badBoard', where);
  if (!isObject(json)) return bad('board');
  const { players, ingredients, regions, notes, starts, specials } = json;
  const kind = boardKinds.find((name) => name === json['kind']);
  if (!kind) return bad('kind');
  if (typeof players !== 'number' || !/^[1-5]$/.test(String(players))) return bad('players');
  if (typeof ingredients !== 'number' || !/^([4-9]|10)$/.test(String(ingredients)))
    return bad('ingredients');
  if (!isListOf(regions, isRegion)) return bad('regions');
  if (!isListOf(notes, isCell) || notes.length !== 2) return bad('notes');
  if (!isListOf(starts, isStart)) return bad('starts');
  if (!isListOf(specials, isSpecial)) return bad('specials');
  const [front = 0, back = 0] = notes;
  const board = {
    kind,
    players,
    ingredients,
    regions,
    notes: [front, back],
    starts,
    specials,
  } as const;
  const fault = checkBoard(board);
  if (fault) return { ok: false, fault };
  // What comes back from the code has nothing else in it.
  const whole = boardCode.decode(boardCode.encode(board));
  if (!whole.ok) return bad(whole.fault.where ?? 'board');
  return JSON.stringify(whole.value.regions) === JSON.stringify(regions) ? whole : bad('regions');
}
