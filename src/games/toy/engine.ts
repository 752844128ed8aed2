// The engine of the toy, what a worker runs: dealing, vouching, hints, solving, rating, proofs and questions.
// All of it is bisection: open the middle one of the chests that can still hold the treasure.

import type { Budget } from '../../core/budget.ts';
import {
  type Engine,
  type Hint,
  type Inquiry,
  noInquiry,
  type Proof,
  type Solution,
  type Verdict,
} from '../../core/game.ts';
import { oneStep } from '../../core/hint.ts';
import { type Fault, failure, type Result, success } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import { apply, start, view } from './rules.ts';
import type { Move, Params, Puzzle, State, ToyTypes, View } from './types.ts';

const exhausted = failure('budgetExhausted');

/** Chests that the arrows and the lamp do not rule out. */
export function possibleChests(view: View): number[] {
  const least = view.chests.lastIndexOf('right') + 1;
  const leftmost = view.chests.indexOf('left');
  const end = leftmost < 0 ? view.chests.length : leftmost;
  const possible: number[] = [];
  for (let chest = least; chest < end; chest++)
    if (view.even === null || (chest % 2 === 0) === view.even) possible.push(chest);
  return possible;
}

/** The chest that halves the rest. */
function middle(possible: readonly number[]): number | undefined {
  return possible[possible.length >> 1];
}

/** The chests that bisection opens from here to the treasure. */
function bisect(puzzle: Puzzle, from: State, budget: Budget): Result<number[]> {
  const chests: number[] = [];
  let state = from;
  while (!state.opened.includes(puzzle.treasure)) {
    if (!budget.spend()) return exhausted;
    const chest = middle(possibleChests(view(puzzle, state)));
    if (chest === undefined) return failure('badPuzzle');
    chests.push(chest);
    state = { ...state, opened: [...state.opened, chest] };
  }
  return success(chests);
}

/** Are there candles enough? Bisection must find the treasure with at most that many chests. */
function vouch(puzzle: Puzzle, budget: Budget): Fault | undefined {
  const chests = bisect(puzzle, start(puzzle, 0), budget);
  if (!chests.ok) return chests.fault;
  const needed = chests.value.length;
  return needed > puzzle.candles ? { code: 'tooDark', detail: String(needed) } : undefined;
}

/** Deals only what it would vouch for: draws until the candles suffice, as they do at least for the middle chest. */
function generate(params: Params, rng: Rng, budget: Budget): Result<Puzzle> {
  for (;;) {
    const puzzle = { ...params, treasure: rng.below(params.chests) };
    const fault = vouch(puzzle, budget);
    if (!fault) return success(puzzle);
    if (fault.code !== 'tooDark') return { ok: false, fault };
  }
}

function hint(shown: View, _rng: Rng, budget: Budget): Result<Hint<Move>> {
  if (!budget.spend()) return exhausted;
  if (shown.over) return failure('gameOver');
  if (shown.offered)
    return success(oneStep('lampFirst', {}, { move: { type: 'choose', gift: 'lamp' } }));
  const possible = possibleChests(shown);
  const chest = middle(possible);
  if (chest === undefined) return failure('badPuzzle');
  const step = {
    area: { cells: possible },
    facts: [{ type: 'possible', count: possible.length }],
    marks: [{ kind: 'area', cells: possible }],
  } as const;
  const targets = [{ kind: 'target', cell: chest }] as const;
  return success(oneStep('halving', step, { move: { type: 'open', chest }, targets }));
}

/** Go straight to the treasure; a pending gift must be taken first. */
function solve(puzzle: Puzzle, state: State, budget: Budget): Result<Solution<Move>> {
  if (!budget.spend()) return exhausted;
  if (state.opened.includes(puzzle.treasure)) return success({ moves: [], unique: true });
  const gift: Move[] = state.offered ? [{ type: 'choose', gift: 'wick' }] : [];
  return success({ moves: [...gift, { type: 'open', chest: puzzle.treasure }], unique: true });
}

function prove(puzzle: Puzzle, budget: Budget): Result<Proof> {
  const chests = bisect(puzzle, start(puzzle, 0), budget);
  if (!chests.ok) return chests;
  return success({ claim: 'findable', lines: chests.value.map((chest) => `open ${chest + 1}`) });
}

/** Follows the lines by the rules alone. */
function checkProof(puzzle: Puzzle, proof: Proof): Result<Verdict> {
  if (proof.claim !== 'findable') return failure('badProof', 'claim', proof.claim);
  let state = start(puzzle, 0);
  for (const [index, line] of proof.lines.entries()) {
    const chest = Number(/^open (\d+)$/.exec(line)?.[1] ?? 0) - 1;
    const outcome = apply(puzzle, { ...state, offered: false }, { type: 'open', chest }, 0);
    if (!outcome.ok) return failure('badProof', `line ${index + 1}`, line);
    state = outcome.state;
  }
  return state.opened.includes(puzzle.treasure)
    ? success({ claim: 'findable', steps: proof.lines.length })
    : failure('badProof', 'end');
}

function ask(
  _question: ToyTypes['Question'],
  inquiry: Inquiry<ToyTypes> | undefined,
  budget: Budget,
): Result<ToyTypes['Answer']> {
  if (!budget.spend()) return exhausted;
  const state = inquiry?.path.at(-1);
  return inquiry && state ? success(possibleChests(view(inquiry.puzzle, state))) : noInquiry;
}

export const engine: Engine<ToyTypes> = {
  generate,
  vouch,
  hint,
  solve,
  rate: ({ chests }, budget) =>
    budget.spend()
      ? success({ level: chests > 20 ? 'hard' : 'easy', figures: { chests } })
      : exhausted,
  prove,
  checkProof,
  ask,
  describe: ({ chests, treasure }, { solution }) => ({
    chests,
    ...(solution ? { treasure } : {}),
  }),
};
