// The rules of play: what each move does in timed and in calm mode, and the countdown.

import type { Millis, Status } from '../../../core/game.ts';
import { createRng } from '../../../core/rng.ts';
import { squareAt } from '../grid/squares.ts';
import type { Event, Grid, Move, Puzzle, Source, State } from '../types.ts';
import { encodeMove } from './code.ts';
import { withDigit, withoutDigits } from './digits.ts';
import { withMark } from './marks.ts';
import { cellRefusal, done, isDigitOf, type Play, refuse } from './outcome.ts';
import { erase, eraseCells, mark, markCells } from './pencil.ts';
import { openMarks, wrongCells } from './view.ts';

export const COUNTDOWN: Millis = 30_000;

export function start(puzzle: Puzzle, at: Millis): State {
  return {
    revealed: puzzle.revealed,
    revealedCount: countShown(puzzle.revealed),
    hintsUsed: 0,
    incorrectEntries: 0,
    totalTime: 0,
    marks: puzzle.template.flatMap((row) => row.map(() => 0)),
    covered: [],
    errors: [],
    tried: puzzle.template.flatMap((row) => row.map(() => 0)),
    sources: {},
    watching: false,
    watched: false,
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
    case 'eraseCells':
      return eraseCells(puzzle, state, move.cells);
    case 'mark':
      return mark(puzzle, state, move.cell, move.digit);
    case 'markCells':
      return markCells(puzzle, state, move.cells, move.digit);
    case 'fillMarks':
      // Nothing may be missing, and it is done all the same: logs of earlier days hold such moves.
      return done({ ...state, marks: openMarks(puzzle.template, state.revealed) }, [
        { type: 'marksFilled' },
      ]);
    case 'watch':
      return watch(puzzle, state);
    case 'unwatch':
      return state.watching
        ? done({ ...state, watching: false, errors: [] }, [{ type: 'unwatched' }])
        : refuse('watchedAlready');
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
      state: {
        ...state,
        incorrectEntries: state.incorrectEntries + 1,
        errors: [cell],
        tried: withMark(state.tried, cell, (state.tried[cell] ?? 0) | (1 << (digit - 1))),
      },
      events: [{ type: 'missed', cell, digit }],
    };
  const written = withDigit(puzzle, state, cell, digit, hintAt(state, cell, digit));
  const shown = withCountdown(written, puzzle, at);
  return { ...endIfFull(puzzle, shown, at, [{ type: 'entered', cell, digit }]), final: true };
}

/** Where this digit was told by a hint, it is the hint's. */
const hintAt = (state: State, cell: number, digit: number): Source | undefined =>
  state.hinted === encodeMove({ type: 'enter', cell, digit }) ? 'hint' : undefined;

function enterCalmly(puzzle: Puzzle, state: State, cell: number, digit: number, at: Millis): Play {
  const missed = state.watching && squareAt(puzzle.solution, cell) !== digit;
  const written = withDigit(puzzle, state, cell, digit, hintAt(state, cell, digit));
  const full = written.revealedCount === puzzle.totalCells;
  const wrong = full ? wrongCells(puzzle, written.revealed) : [];
  if (wrong.length > 0)
    return {
      ...takeOff(puzzle, written, wrong, [{ type: 'entered', cell, digit }]),
      reveals: true,
    };
  const shown = missed ? { ...written, incorrectEntries: written.incorrectEntries + 1 } : written;
  return endIfFull(puzzle, shown, at, [{ type: missed ? 'missed' : 'entered', cell, digit }]);
}

const withCountdown = (state: State, puzzle: Puzzle, at: Millis): State =>
  puzzle.mode === 'timed' ? { ...state, countdownEnds: at + COUNTDOWN } : state;

function finished(state: State, at: Millis): State {
  return {
    ...state,
    totalTime: Math.floor(at / 1000),
    countdownEnds: null,
    marks: state.marks.map(() => 0),
    covered: [],
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

/** Wrong digits leave the board and are counted. */
function takeOff(
  puzzle: Puzzle,
  state: State,
  wrong: readonly number[],
  events: readonly Event[],
): Extract<Play, { ok: true }> {
  return {
    ok: true,
    state: {
      ...withoutDigits(puzzle, state, wrong),
      // What is watched was counted when it was written.
      incorrectEntries: state.incorrectEntries + (state.watching ? 0 : wrong.length),
      errors: wrong,
    },
    events: [...events, { type: 'checked', wrong }],
  };
}

function check(puzzle: Puzzle, state: State): Play {
  if (puzzle.mode !== 'calm') return refuse('onlyInCalm');
  if (state.revealedCount === countShown(puzzle.revealed)) return refuse('nothingToCheck');
  return { ...takeOff(puzzle, state, wrongCells(puzzle, state.revealed), []), reveals: true };
}

/** Help: what is wrong is told at once from here on, and counted. */
function watch(puzzle: Puzzle, state: State): Play {
  if (puzzle.mode !== 'calm') return refuse('onlyInCalm');
  if (state.watching) return refuse('watchedAlready');
  const wrong = wrongCells(puzzle, state.revealed);
  return {
    ok: true,
    reveals: true,
    state: {
      ...state,
      watching: true,
      watched: true,
      errors: [],
      incorrectEntries: state.incorrectEntries + wrong.length,
    },
    events: [{ type: 'watched', wrong }],
  };
}

/** A random hidden cell, drawn from a stream that the puzzle and the count of such draws name. */
function revealByChance(puzzle: Puzzle, state: State, at: Millis, by: 'player' | 'clock'): Play {
  const hidden = state.revealed.flat().flatMap((square, cell) => (square === 0 ? [cell] : []));
  const name = `hudoku/${JSON.stringify([puzzle.template, puzzle.revealed])}/reveal`;
  const cell = hidden[createRng(name).fork(String(state.chances)).below(hidden.length)] ?? -1;
  const digit = Number(squareAt(puzzle.solution, cell));
  const counted = { ...state, hintsUsed: state.hintsUsed + 1, chances: state.chances + 1 };
  const source = by === 'clock' ? 'clock' : 'chance';
  const shown = withCountdown(withDigit(puzzle, counted, cell, digit, source), puzzle, at);
  const event: Event = { type: 'revealed', cell, digit, by };
  const full = shown.revealedCount === puzzle.totalCells;
  const wrong = full ? wrongCells(puzzle, shown.revealed) : [];
  const outcome =
    wrong.length === 0
      ? endIfFull(puzzle, shown, at, [event])
      : takeOff(puzzle, shown, wrong, [event]);
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

/** Counters, the countdown, the draws and what was told stay; only the board and the marks go back. */
export function keep(restored: State, current: State, at: Millis): State {
  const running = current.countdownEnds !== null && current.countdownEnds > at;
  return {
    ...restored,
    hintsUsed: Math.max(restored.hintsUsed, current.hintsUsed),
    incorrectEntries: Math.max(restored.incorrectEntries, current.incorrectEntries),
    chances: Math.max(restored.chances, current.chances),
    tried: restored.tried.map((mask, cell) => mask | (current.tried[cell] ?? 0)),
    watching: current.watching,
    watched: current.watched,
    hinted: restored.ending === 'none' ? current.hinted : null,
    countdownEnds:
      restored.countdownEnds === null ? null : running ? current.countdownEnds : at + COUNTDOWN,
  };
}

/** A hint that told its digit costs one; asking again about the same move costs nothing. */
export function hinted(_puzzle: Puzzle, state: State, move: Move): State {
  const word = encodeMove(move);
  if (state.ending !== 'none' || state.hinted === word) return state;
  return { ...state, hintsUsed: state.hintsUsed + 1, hinted: word };
}
