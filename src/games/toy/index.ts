// The toy game as one object of the contract. Copy this folder to begin a new game.

import { type Game, noInquiry } from '../../core/game.ts';
import { failure, success } from '../../core/result.ts';
import { moveCode, puzzleCode } from './code.ts';
import { bisect, checkProof, prove } from './proof.ts';
import { apply, legalMoves, middle, possibleChests, start, status, view } from './rules.ts';
import type { ToyTypes } from './types.ts';

const MARKS = { closed: '?', left: '<', right: '>', treasure: '*' } as const;

export const toy: Game<ToyTypes> = {
  id: 'toy',
  version: 1,
  presets: [
    { id: 'short', params: { chests: 7, candles: 5 }, level: 'easy' },
    { id: 'long', params: { chests: 60, candles: 6 }, level: 'hard' },
  ],
  fields: [
    { kind: 'number', key: 'chests', min: 2, max: 100 },
    { kind: 'number', key: 'candles', min: 1, max: 9 },
  ],
  moveCode,
  puzzleCode,
  checkParams: (params) =>
    params.candles === 1 && params.chests > 50
      ? [{ code: 'tooFewCandles', where: 'candles', detail: '2' }]
      : [],
  generate: (params, rng, budget) =>
    budget.spend()
      ? success({ ...params, treasure: rng.below(params.chests) })
      : failure('budgetExhausted'),
  start,
  apply,
  status,
  view,
  legalMoves,
  print: (shown) =>
    `${shown.chests.map((chest) => MARKS[chest]).join(' ')}\ncandles ${shown.candles}, attempts ${shown.attempts}${shown.offered ? ', choose lamp or wick' : ''}`,
  timeout: (_puzzle, state) => ({ at: state.nextBurn, move: { type: 'burn' } }),
  keep: (restored, current) => ({ ...restored, attempts: current.attempts }),
  hint(shown, _rng, budget) {
    if (!budget.spend()) return failure('budgetExhausted');
    if (shown.over) return failure('gameOver');
    if (shown.offered)
      return success({
        technique: 'lampFirst',
        because: [],
        cells: [],
        move: { type: 'choose', gift: 'lamp' },
      });
    const possible = possibleChests(shown);
    const chest = middle(possible);
    if (chest === undefined) return failure('badPuzzle');
    return success({
      technique: 'halving',
      because: [{ type: 'possible', count: possible.length }],
      cells: possible,
      move: { type: 'open', chest },
    });
  },
  hinted: (_puzzle, state) => state,
  solve(puzzle, state, budget) {
    const chests = bisect(puzzle, state, budget);
    if (!chests.ok) return chests;
    // The shortest way is to walk straight there; a pending gift is taken first.
    const moves = [
      ...(state.offered ? [{ type: 'choose', gift: 'wick' } as const] : []),
      { type: 'open', chest: puzzle.treasure } as const,
    ];
    return success({ moves: state.opened.includes(puzzle.treasure) ? [] : moves, unique: true });
  },
  rate: (puzzle, budget) =>
    budget.spend()
      ? success({ level: puzzle.chests > 20 ? 'hard' : 'easy', figures: { chests: puzzle.chests } })
      : failure('budgetExhausted'),
  score: (_puzzle, state, tally) => Math.max(0, 100 - 10 * state.attempts - 5 * tally.hints),
  prove,
  checkProof,
  ask(_question, inquiry, budget) {
    if (!budget.spend()) return failure('budgetExhausted');
    const state = inquiry?.path.at(-1);
    return inquiry && state ? success(possibleChests(view(inquiry.puzzle, state))) : noInquiry;
  },
  describe: (puzzle) => ({ chests: puzzle.chests }),
};
