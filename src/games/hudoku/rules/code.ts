// Codes: moves as words, puzzles as packed clues. A code does not hold the solution: reading finds it and checks that it
// is unique. Whether the level is the one the params claim is for `vouch` to say.

import type { Codec } from '../../../core/game.ts';
import { memoByObject } from '../../../core/memo.ts';
import { packDigits, unpackDigits } from '../../../core/packing.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { wordList } from '../../../core/word-list.ts';
import { bitCount, flatGrid, type GridLayout, layoutOf } from '../grid/layout.ts';
import { placeName, templateOf } from '../grid/template.ts';
import { solverOf, UNKNOWN } from '../solver/solver.ts';
import type { Move, Params, Puzzle } from '../types.ts';
import { hintKey, isHonest, purposeIn, puzzleOf } from './puzzle.ts';

const bareMoves = wordList('fillMarks clearMarks watch unwatch check reveal showSolution timeout');

export function encodeMove(move: Move): string {
  switch (move.type) {
    case 'enter':
    case 'mark':
      return `${move.type}-${move.cell}-${move.digit}`;
    case 'erase':
      return `erase-${move.cell}`;
    case 'markCells':
      return `markCells-${cellsWord(move.cells)}-${move.digit}`;
    case 'eraseCells':
      return `eraseCells-${cellsWord(move.cells)}`;
    default:
      return move.type;
  }
}

/** In ascending order, each once, so that a move has exactly one word. */
const cellsWord = (cells: readonly number[]) =>
  [...new Set(cells)].sort((one, other) => one - other).join('~');

const WITH_DIGIT = /^(enter|mark)-(0|[1-9]\d{0,2})-([1-9]|1[0-6])$/;
const ERASE = /^erase-(0|[1-9]\d{0,2})$/;
const SEVERAL = /^(?:markCells-([\d~]{1,1700})-([1-9]|1[0-6])|eraseCells-([\d~]{1,1700}))$/;

function decodeMove(word: string): Result<Move> {
  const bare = bareMoves.find((type) => type === word);
  if (bare) return success({ type: bare });
  const written = WITH_DIGIT.exec(word);
  if (written)
    return success({
      type: written[1] === 'enter' ? 'enter' : 'mark',
      cell: Number(written[2]),
      digit: Number(written[3]),
    });
  const erased = ERASE.exec(word);
  if (erased) return success({ type: 'erase', cell: Number(erased[1]) });
  const several = decodeSeveral(word);
  // Accept only the canonical form: no cell twice, none out of order, no leading zeros.
  return several && encodeMove(several) === word
    ? success(several)
    : failure('badMove', undefined, word.slice(0, 40));
}

function decodeSeveral(word: string): Move | undefined {
  const found = SEVERAL.exec(word);
  if (!found) return undefined;
  const [, marked, digit, erased = ''] = found;
  return marked === undefined
    ? { type: 'eraseCells', cells: erased.split('~').map(Number) }
    : { type: 'markCells', cells: marked.split('~').map(Number), digit: Number(digit) };
}

export const moveCode: Codec<Move> = { encode: encodeMove, decode: decodeMove };

/** One figure per cell in reading order: the clue or 0; on a blank its hint digit or 0. */
const radicesOf = (layout: GridLayout) =>
  Array.from(layout.regionDigits, (digits) => bitCount(digits) + 1);

/** Guesses that reading may take for each letter of the code. Measured: the hardest of 500 hardest known 9x9 puzzles
 * takes 15 per letter (668 guesses, 45 letters), of 1000 with 17 clues 6 (270 guesses); dealt ones at most 11 (jigsaw
 * expert, 484 guesses), and 16x16 boards of one's own 6 (994 guesses, 175 letters). */
const GUESSES_PER_LETTER = 100;

/** Guesses that reading a puzzle of this board may take; the dealer makes none that takes more. */
export const readingCap = memoByObject(
  (layout: GridLayout): number => GUESSES_PER_LETTER * packDigits([], radicesOf(layout)).length,
);

export function puzzleCode(params: Params): Codec<Puzzle> {
  return {
    encode(puzzle) {
      const layout = layoutOf(puzzle.template);
      const figures: number[] = [...flatGrid(puzzle.revealed)];
      for (const blank of layout.blanks)
        figures[blank] = puzzle.emptyHints[hintKey(layout, blank)] ?? 0;
      return packDigits(figures, radicesOf(layout));
    },
    decode: (text) => decodePuzzle(params, text),
  };
}

/** Faults: badLength, badLetter, outOfRange, clash, noSolution, notUnique, notProven, dishonestHint. */
function decodePuzzle(params: Params, text: string): Result<Puzzle> {
  const template = templateOf(params.template, params.customTemplate);
  if (!template.ok) return template;
  const layout = layoutOf(template.value);
  const figures = unpackDigits(text, radicesOf(layout));
  if (!figures.ok) return figures;
  const givens = Int32Array.from(figures.value);
  const hints = new Map<number, number>();
  for (const blank of layout.blanks) {
    hints.set(blank, givens[blank] ?? 0);
    givens[blank] = 0;
  }
  const where = (cell: number) =>
    placeName(Math.floor(cell / layout.columns), cell % layout.columns);
  const clash = layout.fillable.find(
    (cell) =>
      givens[cell] !== 0 && layout.peers[cell]?.some((peer) => givens[peer] === givens[cell]),
  );
  if (clash !== undefined) return failure('clash', where(clash), String(givens[clash]));
  const solver = solverOf(layout);
  const count = solver.count(givens, 2, readingCap(layout));
  if (count === UNKNOWN) return failure('notProven');
  if (count === 0) return failure('noSolution');
  if (count > 1) return failure('notUnique');
  const solution = solver.solution.slice();
  for (const [blank, digit] of hints)
    if (digit > 0 && !isHonest(layout, solution, givens, blank, digit))
      return failure('dishonestHint', where(blank), String(digit));
  const draft = { solution, givens, hints };
  return success(puzzleOf(layout, draft, purposeIn(params)));
}
