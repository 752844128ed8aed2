// Solo: one printable word for every move: a letter and whole numbers, such as `p12-3` for the fourth ingredient
// planted in cell 12.

import type { Codec } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type IngredientName, ingredientNames } from '../names/ingredients.ts';
import { BOARD_CELLS, LARGEST_POTION } from '../types/board.ts';
import type { PlayedEntry } from '../types/potion.ts';
import type { SoloMove } from '../types/solo.ts';

const indexOf = (name: IngredientName) => ingredientNames.indexOf(name);

function encode(move: SoloMove): string {
  switch (move.type) {
    case 'plant':
      return word('p', [move.cell, indexOf(move.ingredient)]);
    case 'grow':
      return word('g', [move.cell]);
    case 'pluck':
      return word('k', [move.cell, move.plant, move.into]);
    case 'test':
      return word('t', [move.cell, ...move.order]);
    case 'frost':
      return word('f', [move.cell]);
    case 'bramble':
      return word('b', [move.cell]);
    case 'gate':
      return word('o', [move.cell, move.other]);
    case 'fence':
      return word('n', [move.cell, move.other]);
    case 'pass':
      return 'x';
    case 'last':
      return word(
        'l',
        move.entries.flatMap(({ ingredient, seeds }) => [indexOf(ingredient), seeds]),
      );
    case 'giveUp':
      return 'q';
  }
}

const word = (letter: string, numbers: readonly number[]) => letter + numbers.join('-');

function decode(text: string): Result<SoloMove> {
  const match = /^([a-z])((?:(?:0|[1-9]\d?)(?:-(?:0|[1-9]\d?))*)?)$/.exec(text);
  const numbers = match?.[2] ? match[2].split('-').map(Number) : [];
  const move = match && read(match[1] ?? '', numbers);
  return move ? success(move) : failure('badMove', undefined, text.slice(0, 40));
}

function read(letter: string, numbers: readonly number[]): SoloMove | undefined {
  const [cell = -1, second = -1, third = -1] = numbers;
  const has = (count: number) => numbers.length === count && isCell(cell);
  const ingredient = ingredientNames[second];
  switch (letter) {
    case 'p':
      return has(2) && ingredient ? { type: 'plant', cell, ingredient } : undefined;
    case 'g':
      return has(1) ? { type: 'grow', cell } : undefined;
    case 'k':
      return has(3) && second < 2 && isCell(third)
        ? { type: 'pluck', cell, plant: second, into: third }
        : undefined;
    case 't':
      return isCell(cell) && numbers.length <= LARGEST_POTION + 1
        ? { type: 'test', cell, order: numbers.slice(1) }
        : undefined;
    case 'f':
      return has(1) ? { type: 'frost', cell } : undefined;
    case 'b':
      return has(1) ? { type: 'bramble', cell } : undefined;
    case 'o':
      return has(2) && isCell(second) ? { type: 'gate', cell, other: second } : undefined;
    case 'n':
      return has(2) && isCell(second) ? { type: 'fence', cell, other: second } : undefined;
    case 'x':
      return numbers.length === 0 ? { type: 'pass' } : undefined;
    case 'l':
      return readLast(numbers);
    case 'q':
      return numbers.length === 0 ? { type: 'giveUp' } : undefined;
    default:
      return undefined;
  }
}

const isCell = (value: number) => value >= 0 && value < BOARD_CELLS;

function readLast(numbers: readonly number[]): SoloMove | undefined {
  if (numbers.length % 2 !== 0 || numbers.length > 2 * (LARGEST_POTION + 1)) return undefined;
  const entries: PlayedEntry[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    const ingredient = ingredientNames[numbers[index] ?? -1];
    if (!ingredient) return undefined;
    entries.push({ ingredient, seeds: numbers[index + 1] ?? 0 });
  }
  return { type: 'last', entries };
}

/** Fault: badMove. */
export const soloMoveCode: Codec<SoloMove> = { encode, decode };
