// The rules of play: what each move does in timed and in calm mode, the countdown and the score.

import type { Millis, Outcome, Status, Tally } from '../../../core/game.ts';
import type { HintStage } from '../../../core/hint.ts';
import { createRng } from '../../../core/rng.ts';
import { layoutOf } from '../grid/layout.ts';
import { squareAt } from '../grid/squares.ts';
import type { Event, Grid, Move, Puzzle, Refusal, State, View } from '../types.ts';
import { encodeMove } from './code.ts';
import { openMarks } from './view.ts';

export const COUNTDOWN: Millis = 30_000;

type Play = Outcome<State, Event, Refusal>;

const refuse = (type: Refusal['type']): Play => ({ ok: false, refusal: { type } });

export function start(puzzle: Puzzle, at: Millis): State {
  return {
    revealed: puzzle.revealed,
    revealedCount: countShown(puzzle.revealed),
    hintsUsed: 0,
    incorrectEntries: 0,
    totalTime: 0,
    marks: puzzle.template.flatMap((row) => row.map(() => 0)),
    errors: [],
    countdownEnds: puzzle.mode === 'timed' ? at + COUNTDOWN : null,
    hinted: null,
    chances: 0,
    ending: 'none',
  };
}

const countShown = (grid: Grid) =>
  grid.flat().filter((square) => square !== '-' && square > 0).length;

export function status(_puzzle: Puzzle, state: State): Status {
  switch (state.ending) {
    case 'none':
      return 'playing';
    case 'solved':
      return 'won';
    case 'shown':
      return 'lost';
  }
}

export function apply(puzzle: Puzzle, state: State, move: Move, at: Millis): Play {
  if (state.ending !== 'none') return refuse('gameOver');
  switch (move.type) {
    case 'enter':
      return enter(puzzle, state, move.cell, move.digit, at);
    case 'erase':
      return erase(puzzle, state, move.cell);
    case 'mark':
      return mark(puzzle, state, move.cell, move.digit);
    case 'fillMarks':
      return fillMarks(puzzle, state);
    case 'clearMarks':
      return state.marks.every((mask) => mask === 0)
        ? refuse('noMarks')
        : done({ ...state, marks: state.marks.map(() => 0) }, [{ type: 'marksCleared' }]);
    case 'check':
      return check(puzzle, state);
    case 'reveal':
      return revealByChance(puzzle, state, at, 'player');
    case 'showSolution':
      return {
        ok: true,
        final: true,
        state: {
          ...finished(state, at),
          revealed: puzzle.solution,
          revealedCount: puzzle.totalCells,
          ending: 'shown',
        },
        events: [{ type: 'solutionShown' }],
      };
    case 'timeout':
      return state.countdownEnds === null || at < state.countdownEnds
        ? refuse('notDue')
        : revealByChance(puzzle, state, at, 'clock');
  }
}

const done = (state: State, events: readonly Event[]): Play => ({ ok: true, state, events });

/** Why this cell cannot take a digit or a mark; undefined where it can. */
function cellRefusal(puzzle: Puzzle, cell: number): Refusal['type'] | undefined {
  const token = squareAt(puzzle.revealed, cell);
  if (!Number.isInteger(cell) || cell < 0 || token === undefined) return 'outsideBoard';
  if (token === '-') return 'blankCell';
  return token === 0 ? undefined : 'givenCell';
}

function isDigitOf(puzzle: Puzzle, cell: number, digit: number): boolean {
  const domain = layoutOf(puzzle.template).domain[cell] ?? 0;
  return (
    Number.isInteger(digit) && digit >= 1 && digit <= 16 && ((domain >> (digit - 1)) & 1) === 1
  );
}

function enter(puzzle: Puzzle, state: State, cell: number, digit: number, at: Millis): Play {
  const refusal = cellRefusal(puzzle, cell);
  if (refusal) return refuse(refusal);
  if (!isDigitOf(puzzle, cell, digit)) return refuse('badDigit');
  const before = squareAt(state.revealed, cell);
  if (before === digit) return refuse(puzzle.mode === 'timed' ? 'alreadyRevealed' : 'alreadyThere');
  if (puzzle.mode === 'calm') return enterCalmly(puzzle, state, cell, digit, at);
  if (before !== 0) return refuse('alreadyRevealed');
  if (squareAt(puzzle.solution, cell) !== digit)
    return {
      ok: true,
      final: true,
      state: { ...state, incorrectEntries: state.incorrectEntries + 1, errors: [cell] },
      events: [{ type: 'missed', cell, digit }],
    };
  const shown = withCountdown(withDigit(puzzle, state, cell, digit), puzzle, at);
  return { ...endIfFull(puzzle, shown, at, [{ type: 'entered', cell, digit }]), final: true };
}

function enterCalmly(puzzle: Puzzle, state: State, cell: number, digit: number, at: Millis): Play {
  const shown = withDigit(puzzle, state, cell, digit);
  const event: Event = { type: 'entered', cell, digit };
  const wrong = shown.revealedCount === puzzle.totalCells ? wrongCells(puzzle, shown) : [];
  return wrong.length === 0
    ? endIfFull(puzzle, shown, at, [event])
    : { ...takeOff(shown, wrong, [event]), reveals: true };
}

/** The state with a digit written in; its marks and those it rules out go. */
function withDigit(puzzle: Puzzle, state: State, cell: number, digit: number): State {
  const layout = layoutOf(puzzle.template);
  const peers = layout.peers[cell] ?? [];
  const before = squareAt(state.revealed, cell);
  const bit = 1 << (digit - 1);
  return {
    ...state,
    revealed: withSquare(state.revealed, cell, digit),
    revealedCount: state.revealedCount + (before === 0 ? 1 : 0),
    marks: state.marks.map((mask, index) =>
      index === cell ? 0 : peers.includes(index) ? mask & ~bit : mask,
    ),
    errors: [],
    hinted: null,
  };
}

function withSquare(grid: Grid, cell: number, digit: number): Grid {
  const columns = grid[0]?.length ?? 1;
  return grid.map((row, index) =>
    index === Math.floor(cell / columns)
      ? row.map((square, column) => (column === cell % columns ? digit : square))
      : row,
  );
}

const withCountdown = (state: State, puzzle: Puzzle, at: Millis): State =>
  puzzle.mode === 'timed' ? { ...state, countdownEnds: at + COUNTDOWN } : state;

function finished(state: State, at: Millis): State {
  return {
    ...state,
    totalTime: Math.floor(at / 1000),
    countdownEnds: null,
    marks: state.marks.map(() => 0),
    errors: [],
    hinted: null,
  };
}

function endIfFull(
  puzzle: Puzzle,
  state: State,
  at: Millis,
  events: readonly Event[],
): Extract<Play, { ok: true }> {
  if (state.revealedCount < puzzle.totalCells) return { ok: true, state, events };
  return {
    ok: true,
    state: { ...finished(state, at), ending: 'solved' },
    events: [...events, { type: 'finished' }],
  };
}

function wrongCells(puzzle: Puzzle, state: State): number[] {
  const solution = puzzle.solution.flat();
  return state.revealed
    .flat()
    .flatMap((square, cell) =>
      square !== '-' && square !== 0 && square !== solution[cell] ? [cell] : [],
    );
}

/** Wrong digits leave the board and are counted. */
function takeOff(
  state: State,
  wrong: readonly number[],
  events: readonly Event[],
): Extract<Play, { ok: true }> {
  return {
    ok: true,
    state: {
      ...state,
      revealed: wrong.reduce((grid, cell) => withSquare(grid, cell, 0), state.revealed),
      revealedCount: state.revealedCount - wrong.length,
      incorrectEntries: state.incorrectEntries + wrong.length,
      errors: wrong,
      hinted: null,
    },
    events: [...events, { type: 'checked', wrong }],
  };
}

function check(puzzle: Puzzle, state: State): Play {
  if (puzzle.mode !== 'calm') return refuse('onlyInCalm');
  if (state.revealedCount === countShown(puzzle.revealed)) return refuse('nothingToCheck');
  return { ...takeOff(state, wrongCells(puzzle, state), []), reveals: true };
}

function erase(puzzle: Puzzle, state: State, cell: number): Play {
  if (puzzle.mode !== 'calm') return refuse('onlyInCalm');
  const refusal = cellRefusal(puzzle, cell);
  if (refusal) return refuse(refusal);
  if (squareAt(state.revealed, cell) === 0) return refuse('nothingThere');
  return done(
    {
      ...state,
      revealed: withSquare(state.revealed, cell, 0),
      revealedCount: state.revealedCount - 1,
      errors: [],
      hinted: null,
    },
    [{ type: 'erased', cell }],
  );
}

function mark(puzzle: Puzzle, state: State, cell: number, digit: number): Play {
  const refusal = cellRefusal(puzzle, cell);
  if (refusal) return refuse(refusal);
  if (!isDigitOf(puzzle, cell, digit)) return refuse('badDigit');
  if (squareAt(state.revealed, cell) !== 0) return refuse('alreadyRevealed');
  const mask = (state.marks[cell] ?? 0) ^ (1 << (digit - 1));
  return done({ ...state, marks: state.marks.map((old, index) => (index === cell ? mask : old)) }, [
    { type: 'marked', cell, digit, present: ((mask >> (digit - 1)) & 1) === 1 },
  ]);
}

function fillMarks(puzzle: Puzzle, state: State): Play {
  const marks = openMarks(puzzle.template, state.revealed);
  if (marks.every((mask, cell) => mask === state.marks[cell])) return refuse('marksAlreadyFull');
  return done({ ...state, marks }, [{ type: 'marksFilled' }]);
}

/** A random hidden cell, drawn from a stream that the puzzle and the count of such draws name. */
function revealByChance(puzzle: Puzzle, state: State, at: Millis, by: 'player' | 'clock'): Play {
  const hidden = state.revealed.flat().flatMap((square, cell) => (square === 0 ? [cell] : []));
  const name = `hudoku/${JSON.stringify([puzzle.template, puzzle.revealed])}/reveal`;
  const cell = hidden[createRng(name).fork(String(state.chances)).below(hidden.length)] ?? -1;
  const digit = Number(squareAt(puzzle.solution, cell));
  const counted = { ...state, hintsUsed: state.hintsUsed + 1, chances: state.chances + 1 };
  const shown = withCountdown(withDigit(puzzle, counted, cell, digit), puzzle, at);
  const event: Event = { type: 'revealed', cell, digit, by };
  const wrong = shown.revealedCount === puzzle.totalCells ? wrongCells(puzzle, shown) : [];
  const outcome =
    wrong.length === 0 ? endIfFull(puzzle, shown, at, [event]) : takeOff(shown, wrong, [event]);
  return puzzle.mode === 'timed' ? { ...outcome, final: true } : { ...outcome, reveals: true };
}

export function timeout(
  _puzzle: Puzzle,
  state: State,
): { readonly at: Millis; readonly move: Move } | undefined {
  return state.countdownEnds === null
    ? undefined
    : { at: state.countdownEnds, move: { type: 'timeout' } };
}

/** Counters, the countdown and the draws stay; only the board and the marks go back. */
export function keep(restored: State, current: State, at: Millis): State {
  const running = current.countdownEnds !== null && current.countdownEnds > at;
  return {
    ...restored,
    hintsUsed: Math.max(restored.hintsUsed, current.hintsUsed),
    incorrectEntries: Math.max(restored.incorrectEntries, current.incorrectEntries),
    chances: Math.max(restored.chances, current.chances),
    hinted: restored.ending === 'none' ? current.hinted : null,
    countdownEnds:
      restored.countdownEnds === null ? null : running ? current.countdownEnds : at + COUNTDOWN,
  };
}

/** Points that a hint takes away, be it explained, revealed or given by the clock. */
const HINT_COST = 500;

/** Only the digit costs anything, and only where there is a score. */
export function hintPrice(view: View, stage: HintStage): number {
  return view.mode === 'timed' && stage === 'what' ? HINT_COST : 0;
}

/** A hint that told its digit costs one; asking again about the same move costs nothing. */
export function hinted(_puzzle: Puzzle, state: State, move: Move): State {
  const word = encodeMove(move);
  if (state.ending !== 'none' || state.hinted === word) return state;
  return { ...state, hintsUsed: state.hintsUsed + 1, hinted: word };
}

/** Only a timed game that was solved has a score; for any other the formula answers 0, and `worth` says so. */
export function score(puzzle: Puzzle, state: State, tally: Tally): number {
  if (puzzle.mode !== 'timed' || state.ending !== 'solved') return 0;
  const seconds = Math.floor(tally.millis / 1000);
  return Math.max(
    0,
    10_000 - 10 * seconds - HINT_COST * state.hintsUsed - 250 * state.incorrectEntries,
  );
}
