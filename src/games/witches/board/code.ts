// The code of a board: `<kind><players><ingredients>~<borders>~<regions>~<print>~<check>`, URL-safe letters
// only. Everything that decodes obeys `check.ts` and encodes to the same text again.

import { checkDigits, parseCode } from '../../../core/code.ts';
import type { Codec } from '../../../core/game.ts';
import { packDigits, unpackDigits } from '../../../core/packing.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { ingredientNames } from '../names.ts';
import {
  BOARD_CELLS,
  type Board,
  type BoardKind,
  boardKinds,
  type Region,
  SIDE_CELLS,
  type Special,
  type Start,
  specialCells,
} from '../types/board.ts';
import { checkBoard } from './check.ts';
import { neighboursOf, partIndex, pieces } from './sections.ts';

const SEPARATOR = '~';
const CHECK_LENGTH = 5;
const INGREDIENT_LETTERS = '456789a';
const KIND_LETTERS: Readonly<Record<BoardKind, string>> = { cauldrons: 'c', gardens: 'g' };
/** More than any board has. */
const MARKS = 64;
const CONTENTS = ingredientNames.length + specialCells.length;

/** Adjacent cells of one part: where a border may run. */
function seams(players: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let cell = 0; cell < BOARD_CELLS; cell++)
    for (const near of neighboursOf(cell))
      if (near > cell && partIndex(players, cell) === partIndex(players, near))
        found.push([cell, near]);
  return found;
}

const repeat = (radix: number, count: number): number[] => new Array(count).fill(radix);

function regionRadices(count: number): number[] {
  return [...repeat(2, count), SIDE_CELLS, SIDE_CELLS, MARKS];
}

const markRadices = (count: number) => repeat(BOARD_CELLS * CONTENTS, count);

/** Starts and special cells as one list by cell. */
function marks(board: Board): number[] {
  const starts = board.starts.map(
    ({ cell, ingredient }) => cell * CONTENTS + ingredientNames.indexOf(ingredient),
  );
  const specials = board.specials.map(
    ({ cell, special }) => cell * CONTENTS + ingredientNames.length + specialCells.indexOf(special),
  );
  return [...starts, ...specials].sort((one, other) => one - other);
}

function encode(board: Board): string {
  const owner = new Map(
    board.regions.flatMap((region, index) => region.cells.map((cell) => [cell, index])),
  );
  const borders = seams(board.players).map(([cell, near]) =>
    owner.has(cell) && owner.get(cell) === owner.get(near) ? 1 : 0,
  );
  const list = marks(board);
  const kinds = board.regions.map((region) => (region.kind === 'cauldron' ? 1 : 0));
  const [front, back] = board.notes;
  const text = [
    KIND_LETTERS[board.kind] + board.players + INGREDIENT_LETTERS.charAt(board.ingredients - 4),
    packDigits(borders, repeat(2, borders.length)),
    packDigits([...kinds, front, back - SIDE_CELLS, list.length], regionRadices(kinds.length)),
    packDigits(list, markRadices(list.length)),
  ].join(SEPARATOR);
  return text + SEPARATOR + checkDigits(text, CHECK_LENGTH);
}

const SHAPE = /^([a-z])([0-9])([0-9a-z])~([\w-]*)~([\w-]*)~([\w-]*)~([0-9a-z]+)$/;

function decode(text: string): Result<Board> {
  const match = SHAPE.exec(text);
  if (!match) return failure('notABoard', undefined, text.slice(0, 60));
  const [, letter = '', digit = '', countLetter = '', borders = '', regions = '', print = ''] =
    match;
  const signed = text.slice(0, text.lastIndexOf(SEPARATOR));
  if (checkDigits(signed, CHECK_LENGTH) !== match[7])
    return failure('wrongCheckDigits', undefined, match[7]);
  const kind = boardKinds.find((name) => KIND_LETTERS[name] === letter);
  if (!kind) return failure('unknownKind', 'kind', letter);
  const players = Number(digit);
  if (players < 1 || players > 5) return failure('badPlayers', 'players', digit);
  const ingredients = INGREDIENT_LETTERS.indexOf(countLetter) + 4;
  if (ingredients < 4) return failure('badIngredients', 'ingredients', countLetter);
  const body = decodeBody(players, borders, regions, print);
  if (!body.ok) return body;
  const board: Board = { kind, players, ingredients, ...body.value };
  const fault = checkBoard(board);
  if (fault) return { ok: false, fault };
  return encode(board) === text ? success(board) : failure('badBoard', 'borders');
}

type Body = Pick<Board, 'regions' | 'notes' | 'starts' | 'specials'>;

function decodeBody(
  players: number,
  borderText: string,
  regionText: string,
  printText: string,
): Result<Body> {
  const pairs = seams(players);
  const borders = unpackDigits(borderText, repeat(2, pairs.length));
  if (!borders.ok) return badBoard('borders');
  const open = new Set<number>();
  for (const [index, [cell, near]] of pairs.entries())
    if (borders.value[index] === 1) open.add(cell * BOARD_CELLS + near);
  const joined = (cell: number, near: number) =>
    open.has(Math.min(cell, near) * BOARD_CELLS + Math.max(cell, near));
  const found = pieces(
    Array.from({ length: BOARD_CELLS }, (_, cell) => cell),
    joined,
  );
  // The note cells are single pieces.
  const count = found.length - 2;
  const details = unpackDigits(regionText, regionRadices(Math.max(0, count)));
  if (!details.ok) return badBoard('regions');
  const [front = 0, backColumn = 0, markCount = 0] = details.value.slice(Math.max(0, count));
  const notes = [front, backColumn + SIDE_CELLS] as const;
  const regions = found
    .filter((piece) => !notes.some((note) => piece.length === 1 && piece[0] === note))
    .map(
      (cells, index): Region => ({
        kind: details.value[index] === 1 ? 'cauldron' : 'garden',
        cells,
      }),
    );
  const list = unpackDigits(printText, markRadices(markCount));
  if (!list.ok) return badBoard('print');
  const starts: Start[] = [];
  const specials: Special[] = [];
  for (const mark of list.value) {
    const cell = Math.floor(mark / CONTENTS);
    const content = mark % CONTENTS;
    const special = specialCells[content - ingredientNames.length];
    const ingredient = ingredientNames[content];
    if (special) specials.push({ cell, special });
    else if (ingredient) starts.push({ cell, ingredient });
  }
  return success({ regions, notes, starts, specials });
}

const badBoard = (where: string) => failure('badBoard', where);

/** Faults: notABoard, wrongCheckDigits, unknownKind, badPlayers, badIngredients, badBoard (where: the rule). */
export const boardCode: Codec<Board> = { encode, decode };

/** Accepts pasted text. Faults in addition to the codec's: emptyCode, puzzleCode (the code of a puzzle), otherKind. */
export function openBoard(text: string, kind?: BoardKind): Result<Board> {
  const bare = text.replace(/\s+/g, '');
  if (bare === '') return failure('emptyCode');
  const puzzle = parseCode(bare);
  if (puzzle.ok) return failure('puzzleCode', undefined, puzzle.value.game);
  const board = decode(bare);
  if (board.ok && kind && board.value.kind !== kind)
    return failure('otherKind', 'kind', board.value.kind);
  return board;
}
