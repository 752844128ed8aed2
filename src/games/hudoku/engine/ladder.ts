// The technique ladder: the finders in order of difficulty, shared by rating, hints, dealing and proofs.
// Assumptions, its last resort, are in techniques/trial.ts.

import { type Level, levels, type Technique, techniqueLevel } from '../types.ts';
import { type CandidateBoard, copyBoard, findImpasse, type Impasse } from './candidate-board.ts';
import { applyStep, type LadderStep } from './step.ts';
import { findChain } from './techniques/chains.ts';
import { type Houses, survey } from './techniques/houses.ts';
import { findHiddenSingle, findNakedSingle, runSingles } from './techniques/singles.ts';
import { findFish, findHiddenSet, findLocked, findNakedSet } from './techniques/subsets.ts';
import { findRectangle, findWing, findWWing } from './techniques/wings.ts';

/** The easiest step up to `top`; undefined if there is none. */
export function nextStep(
  board: CandidateBoard,
  top: Exclude<Level, 'expert'>,
): LadderStep | undefined {
  return (
    findNakedSingle(board) ??
    findHiddenSingle(board) ??
    (top === 'easy' ? undefined : nextAfterSingles(board, top))
  );
}

/** The easiest step on a board without singles. */
export function nextAfterSingles(
  board: CandidateBoard,
  top: 'medium' | 'hard',
): LadderStep | undefined {
  const houses = survey(board);
  const medium =
    findLocked(board, houses) ?? findNakedSet(board, 2) ?? findHiddenSet(board, houses, 2);
  if (medium || top === 'medium') return medium;
  return (
    findNakedSet(board, 3) ??
    findHiddenSet(board, houses, 3) ??
    findFish(board, houses, 2) ??
    findFish(board, houses, 3)
  );
}

/** Takes steps up to `top` until the board is full, no step is found, or it reaches an impasse. */
export function climb(
  board: CandidateBoard,
  top: Exclude<Level, 'expert'>,
): { readonly steps: LadderStep[]; readonly end: Impasse | undefined } {
  const steps: LadderStep[] = [];
  for (;;) {
    const end = findImpasse(board);
    if (end || board.open === 0) return { steps, end };
    const step = nextStep(board, top);
    if (!step) return { steps, end: undefined };
    applyStep(board, step);
    steps.push(step);
  }
}

/** Budget steps for one climb: about as much work as this many guesses of the search. */
export const LADDER_COST = 10;

export const higher = (level: Level, other: Level) =>
  levels.indexOf(level) > levels.indexOf(other) ? level : other;

/** The level that a position with one solution needs; `expert` as soon as that is above `top`. */
export function levelOf(start: CandidateBoard, top: Level = 'expert'): Level {
  const board = copyBoard(start);
  let level: Level = 'easy';
  for (;;) {
    runSingles(board);
    if (board.open === 0) return level;
    if (top === 'easy') return 'expert';
    const step = nextAfterSingles(board, top === 'medium' ? 'medium' : 'hard');
    if (!step) return 'expert';
    level = higher(level, techniqueLevel[step.technique]);
    applyStep(board, step);
  }
}

type TechniqueFinder = (board: CandidateBoard, houses: Houses) => LadderStep | undefined;

/** In the order of the ladder. */
const finders: readonly (readonly [Technique, TechniqueFinder])[] = [
  ['xyWing', (board, houses) => findWing(board, houses, 'xyWing')],
  ['wWing', findWWing],
  ['uniqueRectangle', findRectangle],
  ['simpleColouring', (board, houses) => findChain(board, houses, 'simpleColouring')],
  ['xyzWing', (board, houses) => findWing(board, houses, 'xyzWing')],
  ['nakedQuad', (board) => findNakedSet(board, 4)],
  ['hiddenQuad', (board, houses) => findHiddenSet(board, houses, 4)],
  ['jellyfish', (board, houses) => findFish(board, houses, 4)],
  ['xChain', (board, houses) => findChain(board, houses, 'xChain')],
  ['xyChain', (board, houses) => findChain(board, houses, 'xyChain')],
  ['alternatingChain', (board, houses) => findChain(board, houses, 'alternatingChain')],
];

/** Patterns first, then chains from short to long. `unique`: one solution is proven, so uniqueness may be an argument. */
export function findExpertStep(board: CandidateBoard, unique: boolean): LadderStep | undefined {
  const houses = survey(board);
  for (const [technique, find] of finders) {
    if (technique === 'uniqueRectangle' && !unique) continue;
    const step = find(board, houses);
    if (step) return step;
  }
  return undefined;
}
