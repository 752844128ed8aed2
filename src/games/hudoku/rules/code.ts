// Codes: moves as words, puzzles as packed clues. The solution is not in a code: it is found and proven anew on reading.

import type { Codec } from '../../../core/game.ts';
import { packDigits, unpackDigits } from '../../../core/packing.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createBoard, flatGrid } from '../engine/board.ts';
import { hintKey, honestDigits, puzzleOf, UNIQUE_CAP } from '../engine/generate.ts';
import { levelOf } from '../engine/ladder.ts';
import { bitCount, type Layout, layoutOf, regionName } from '../grid/layout.ts';
import { placeName, templateOf } from '../grid/template.ts';
import { solverOf, UNKNOWN } from '../solver/solver.ts';
import { type Move, modes, type Params, type Puzzle } from '../types.ts';

const bareMoves = [
  'fillMarks',
  'clearMarks',
  'check',
  'reveal',
  'showSolution',
  'timeout',
] as const;

export function encodeMove(move: Move): string {
  switch (move.type) {
    case 'enter':
    case 'mark':
      return `${move.type}-${move.cell}-${move.digit}`;
    case 'erase':
      return `erase-${move.cell}`;
    default:
      return move.type;
  }
}

const WITH_DIGIT = /^(enter|mark)-(0|[1-9]\d{0,2})-([1-9]|1[0-6])$/;
const ERASE = /^erase-(0|[1-9]\d{0,2})$/;

export function decodeMove(word: string): Result<Move> {
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
  return erased
    ? success({ type: 'erase', cell: Number(erased[1]) })
    : failure('badMove', undefined, word.slice(0, 40));
}

export const moveCode: Codec<Move> = { encode: encodeMove, decode: decodeMove };

/** One figure a cell in reading order: the clue or 0; on a blank its hint digit or 0. */
const radicesOf = (layout: Layout) =>
  Array.from(layout.regionDigits, (digits) => bitCount(digits) + 1);

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
  const count = solver.count(givens, 2, UNIQUE_CAP);
  if (count === UNKNOWN) return failure('notProven');
  if (count === 0) return failure('noSolution');
  if (count > 1) return failure('notUnique');
  const solution = solver.solution.slice();
  for (const [blank, digit] of hints)
    if (digit > 0 && !isHonest(layout, solution, givens, blank, digit))
      return failure('dishonestHint', where(blank), String(digit));
  const level = levelOf(createBoard(layout, givens));
  const mode = modes.find((known) => known === params.mode) ?? 'timed';
  return success(puzzleOf(layout, { solution, givens, hints }, level, mode));
}

/** Nowhere in its row and column, and not shown in its region. */
export function isHonest(
  layout: Layout,
  solution: ArrayLike<number>,
  givens: ArrayLike<number>,
  blank: number,
  digit: number,
): boolean {
  if (!((honestDigits(layout, solution, blank) >> (digit - 1)) & 1)) return false;
  const tokens = layout.template.flat();
  const name = regionName(tokens[blank] ?? '');
  return layout.fillable.every((cell) => tokens[cell] !== name || givens[cell] !== digit);
}
