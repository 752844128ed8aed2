// Puzzle codes and move words for one player. Puzzle codes are scrambled against reading the recipe by
// accident; this is no protection against intent. A move on the board is a letter and numbers: `p12-3` plants
// the fourth ingredient in cell 12.

import { decodeBytes, decodeText, encodeBytes, encodeText } from '../../../core/base64.ts';
import { byType } from '../../../core/by-type.ts';
import type { Codec } from '../../../core/game.ts';
import { murmur3, utf8Bytes } from '../../../core/hash.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { boardCode } from '../board/code.ts';
import {
  type IngredientName,
  ingredientNames,
  type PlayChoice,
  recipeLengths,
  seatCounts,
} from '../names.ts';
import { isBoardMove } from '../seats/solo-play.ts';
import { BOARD_CELLS, LARGEST_POTION } from '../types/board.ts';
import type { Move, Params, Puzzle } from '../types/index.ts';
import type { PlayedEntry } from '../types/potion.ts';
import type { SoloMove } from '../types/solo.ts';
import { drawnEffects } from './play.ts';
import { checkClue, checkRecipe, hasDrama, settled } from './recipe.ts';
import {
  clueText,
  letterOf,
  nameOf,
  potionText,
  readClue,
  readPotion,
  readRecipe,
  recipeText,
} from './recipe-text.ts';
import { boardMismatch, companyEffects } from './settings.ts';

const indexOf = (name: IngredientName) => ingredientNames.indexOf(name);

const encodeSolo = byType<SoloMove, [], string>({
  plant: ({ cell, ingredient }) => word('p', [cell, indexOf(ingredient)]),
  grow: ({ cell }) => word('g', [cell]),
  pluck: ({ cell, plant, into }) => word('k', [cell, plant, into]),
  test: ({ cell, order }) => word('t', [cell, ...order]),
  frost: ({ cell }) => word('f', [cell]),
  bramble: ({ cell }) => word('b', [cell]),
  gate: ({ cell, other }) => word('o', [cell, other]),
  fence: ({ cell, other }) => word('n', [cell, other]),
  pass: 'x',
  last: ({ entries }) =>
    word(
      'l',
      entries.flatMap(({ ingredient, seeds }) => [indexOf(ingredient), seeds]),
    ),
  giveUp: 'q',
});

const word = (letter: string, numbers: readonly number[]) => letter + numbers.join('-');

function decodeSolo(text: string): Result<SoloMove> {
  const match = /^([a-z])((?:(?:0|[1-9]\d?)(?:-(?:0|[1-9]\d?))*)?)$/.exec(text);
  const numbers = match?.[2] ? match[2].split('-').map(Number) : [];
  const move = match && readSolo(match[1] ?? '', numbers);
  return move ? success(move) : failure('badMove', undefined, text.slice(0, 40));
}

const isCell = (value: number) => value >= 0 && value < BOARD_CELLS;

function readSolo(letter: string, numbers: readonly number[]): SoloMove | undefined {
  const [cell = -1, second = -1, third = -1] = numbers;
  const has = (count: number) => numbers.length === count && isCell(cell);
  const onTwo = has(2) && isCell(second);
  const ingredient = ingredientNames[second];
  const moves: Readonly<Record<string, SoloMove | false>> = {
    p: has(2) && ingredient !== undefined && { type: 'plant', cell, ingredient },
    g: has(1) && { type: 'grow', cell },
    k: has(3) && second < 2 && isCell(third) && { type: 'pluck', cell, plant: second, into: third },
    t: isCell(cell) &&
      numbers.length <= LARGEST_POTION + 1 && { type: 'test', cell, order: numbers.slice(1) },
    f: has(1) && { type: 'frost', cell },
    b: has(1) && { type: 'bramble', cell },
    o: onTwo && { type: 'gate', cell, other: second },
    n: onTwo && { type: 'fence', cell, other: second },
    x: numbers.length === 0 && { type: 'pass' },
    q: numbers.length === 0 && { type: 'giveUp' },
  };
  return letter === 'l' ? readLast(numbers) : moves[letter] || undefined;
}

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
export const soloMoveCode: Codec<SoloMove> = { encode: encodeSolo, decode: decodeSolo };

/** Two bytes of hash come first and select the key, so the smallest change alters every letter. */
const LEAD = 2;

function xor(bytes: Uint8Array, lead: number): Uint8Array {
  const key = createRng(`witches scramble ${lead}`);
  return bytes.map((byte) => byte ^ key.below(256));
}

function scramble(text: string): string {
  const bytes = utf8Bytes(text);
  const lead = murmur3(bytes, 7) & 0xffff;
  const packed = new Uint8Array(bytes.length + LEAD);
  packed.set([lead >> 8, lead & 255]);
  packed.set(xor(bytes, lead), LEAD);
  return encodeBytes(packed);
}

function unscramble(text: string): Result<string> {
  const packed = decodeBytes(text);
  if (!packed.ok) return packed;
  if (packed.value.length <= LEAD) return failure('badCode', 'length', String(text.length));
  const lead = ((packed.value[0] ?? 0) << 8) | (packed.value[1] ?? 0);
  const bytes = xor(packed.value.subarray(LEAD), lead);
  if ((murmur3(bytes, 7) & 0xffff) !== lead) return failure('badCode', 'puzzle');
  let plain = '';
  for (const byte of bytes) plain += String.fromCharCode(byte);
  return success(plain);
}

/** The first setting that does not match the puzzle. */
function mismatch(params: Params, puzzle: Puzzle): string | undefined {
  if (puzzle.ingredients.length !== params.ingredients) return 'ingredients';
  if (!recipeLengths(params.length).includes(puzzle.recipeLength)) return 'length';
  if (puzzle.lengthTold !== (params.length !== '4-or-6')) return 'length';
  if (puzzle.drama && params.decoys !== 'drama') return 'decoys';
  if (params.effects === 0 && drawnEffects(puzzle).length > 0) return 'effects';
  if (params.play === 'solo' && drawnEffects(puzzle).some((name) => companyEffects.includes(name)))
    return 'effects';
  if (puzzle.clue && !params.clue) return 'clue';
  return boardMismatch(params, puzzle.board);
}

function playOf({ board }: Puzzle): PlayChoice {
  if (!board) return 'high-witch';
  return board.players > 1 ? 'table' : 'solo';
}

/** Settings that match a hand-written puzzle. */
export function paramsOf(puzzle: Puzzle): Params {
  const told = ['4', '5', '6'] as const;
  return {
    ingredients: puzzle.ingredients.length,
    length: puzzle.lengthTold ? (told[puzzle.recipeLength - 4] ?? '4') : '4-or-6',
    decoys: puzzle.drama ? 'drama' : 'ignore',
    effects: drawnEffects(puzzle).length > 0 ? 2 : 0,
    clue: puzzle.clue !== null,
    events: puzzle.events,
    specialCells: puzzle.specialCells,
    lastPotion: puzzle.lastPotion,
    play: playOf(puzzle),
    board: puzzle.board?.kind ?? 'cauldrons',
    seats: seatCounts[(puzzle.board?.players ?? 1) - 1] ?? '1',
  };
}

/** Faults in addition to those of `checkRecipe`: badClue, falseClue, badBoard, badCode, foreignPuzzle (other params). */
export function puzzleCode(params: Params): Codec<Puzzle> {
  const encode = (puzzle: Puzzle) =>
    scramble(
      [
        recipeText(puzzle),
        clueText(puzzle.clue),
        encodeText(puzzle.seed),
        ...(puzzle.board ? [boardCode.encode(puzzle.board)] : []),
      ].join('~'),
    );
  return {
    encode,
    decode(text) {
      const plain = unscramble(text);
      if (!plain.ok) return plain;
      const parts = plain.value.split('~');
      const [recipe = '', clue = '', seedText = '', ...boardParts] = parts;
      if (parts.length < 3) return failure('badCode', 'parts', String(parts.length));
      const read = readRecipe(recipe);
      if (!read.ok) return read;
      const seed = decodeText(seedText);
      if (!seed.ok) return seed;
      const told = readClue(clue);
      if (told === undefined) return failure('badClue', 'clue', clue.slice(0, 20));
      const board =
        boardParts.length === 0 ? success(null) : boardCode.decode(boardParts.join('~'));
      if (!board.ok) return failure('badBoard', board.fault.where ?? 'board');
      const puzzle: Puzzle = {
        ...read.value,
        ingredients: read.value.ingredients.map(settled),
        seed: seed.value,
        clue: told,
        drama: params.decoys === 'drama' || hasDrama(read.value),
        specialCells: params.specialCells,
        lastPotion: params.lastPotion,
        events: params.events && params.play === 'high-witch',
        board: board.value,
      };
      const broken = checkRecipe(puzzle);
      if (broken) return broken;
      if (told && !checkClue(puzzle, told)) return failure('falseClue', 'clue');
      const where = mismatch(params, puzzle);
      if (where !== undefined) return failure('foreignPuzzle', where);
      return encode(puzzle) === text ? success(puzzle) : failure('badCode', 'puzzle');
    },
  };
}

const badMove = (text: string) => failure('badMove', undefined, text.slice(0, 40));

export const ruledOutText = (ruledOut: number) => ruledOut.toString(16).padStart(2, '0');

/** `u-a1b2c3` uses a potion of Parsley 1, Sage 2, Chives 3; `l-` is the last potion, `n-a7f` a note, `r` reveals.
 * `table-code.ts` adds the moves of tables. */
export const moveCode: Codec<Move> = {
  encode(move) {
    switch (move.type) {
      case 'use':
        return `u-${potionText(move.entries)}`;
      case 'last':
        return `l-${potionText(move.entries)}`;
      case 'note':
        return `n-${letterOf(move.ingredient)}${ruledOutText(move.ruledOut)}`;
      case 'reveal':
        return 'r';
      default:
        return isBoardMove(move) ? soloMoveCode.encode(move) : '';
    }
  },
  decode(text) {
    if (text === 'r') return success({ type: 'reveal' });
    const note = /^n-([a-j])([0-7][0-9a-f])$/.exec(text);
    if (note) {
      const ingredient = nameOf(note[1] ?? '');
      const ruledOut = Number.parseInt(note[2] ?? '', 16);
      return ingredient ? success({ type: 'note', ingredient, ruledOut }) : badMove(text);
    }
    if (!/^[ul]-/.test(text)) {
      const move = soloMoveCode.decode(text);
      return move.ok && move.value.type !== 'last' ? success(move.value) : badMove(text);
    }
    const entries = readPotion(text.slice(2));
    if (!entries) return badMove(text);
    return success({ type: text.startsWith('u-') ? 'use' : 'last', entries });
  },
};
