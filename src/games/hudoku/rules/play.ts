// The rules of play: what each move does in timed and in calm mode, pencil marks, and the countdown.

import { byType } from '../../../core/by-type.ts';
import type { Millis, Outcome, Status } from '../../../core/game.ts';
import { createRng } from '../../../core/rng.ts';
import { layoutOf, squareAt } from '../grid/layout.ts';
import type { Event, Grid, Move, Puzzle, Refusal, Source, State, Template } from '../types.ts';
import { encodeMove } from './code.ts';
import { openMarks, wrongCells } from './view.ts';

type PlayOutcome = Outcome<State, Event, Refusal>;

const refuse = (type: Refusal['type']): PlayOutcome => ({ ok: false, refusal: { type } });

const done = (state: State, events: readonly Event[]): PlayOutcome => ({ ok: true, state, events });

/** Why this cell cannot take a digit or a mark; undefined if it can. */
function cellRefusal(puzzle: Puzzle, cell: number): Refusal['type'] | undefined {
  const token = squareAt(puzzle.revealed, cell);
  if (!Number.isInteger(cell) || cell < 0 || token === undefined) return 'outsideBoard';
  if (token === '-') return 'blankCell';
  return token === 0 ? undefined : 'givenCell';
}

const bitOf = (digit: number) => 1 << (digit - 1);

function isDigitOf(puzzle: Puzzle, cell: number, digit: number): boolean {
  const domain = layoutOf(puzzle.template).domain[cell] ?? 0;
  return Number.isInteger(digit) && digit >= 1 && digit <= 16 && (domain & bitOf(digit)) !== 0;
}

const withMark = (marks: readonly number[], cell: number, mask: number) =>
  marks.map((old, index) => (index === cell ? mask : old));

/** Hides the marks that a digit written at the cell rules out: its own, and its digit in the cells it sees. */
function coverMarks(template: Template, state: State, cell: number, digit: number): State {
  const bit = bitOf(digit);
  const peers = (layoutOf(template).peers[cell] ?? []).filter(
    (peer) => ((state.marks[peer] ?? 0) & bit) !== 0,
  );
  const marks = state.marks[cell] ?? 0;
  return {
    ...state,
    marks: state.marks.map((mask, index) =>
      index === cell ? 0 : peers.includes(index) ? mask & ~bit : mask,
    ),
    covered: [...state.covered, { cell, digit, marks, peers }],
  };
}

/** Restores the marks that the digit at the cell covered, except those that other digits rule out by now. */
function uncoverMarks(template: Template, state: State, cell: number): State {
  const found = state.covered.find((entry) => entry.cell === cell);
  if (!found) return state;
  const layout = layoutOf(template);
  const isFree = (at: number, digit: number) =>
    !layout.peers[at]?.some((peer) => peer !== cell && squareAt(state.revealed, peer) === digit);
  let own = 0;
  for (let digit = 1; digit <= 16; digit++)
    if ((found.marks & bitOf(digit)) !== 0 && isFree(cell, digit)) own |= bitOf(digit);
  const back = (at: number, mask: number) =>
    found.peers.includes(at) && isFree(at, found.digit) ? mask | bitOf(found.digit) : mask;
  return {
    ...state,
    marks: state.marks.map((mask, at) => {
      if (at === cell) return own;
      return squareAt(state.revealed, at) === 0 ? back(at, mask) : mask;
    }),
    // Cells filled meanwhile get the mark back once they are empty.
    covered: state.covered.flatMap((entry) =>
      entry === found ? [] : { ...entry, marks: back(entry.cell, entry.marks) },
    ),
  };
}

function withDigit(
  puzzle: Puzzle,
  state: State,
  cell: number,
  digit: number,
  source: Source | undefined,
): State {
  const { [cell]: _, ...others } = state.sources;
  return {
    ...coverMarks(puzzle.template, uncoverMarks(puzzle.template, state, cell), cell, digit),
    revealed: withSquare(state.revealed, cell, digit),
    revealedCount: state.revealedCount + (squareAt(state.revealed, cell) === 0 ? 1 : 0),
    sources: source ? { ...others, [cell]: source } : others,
    errors: [],
    hinted: null,
  };
}

function withoutDigits(puzzle: Puzzle, state: State, cells: readonly number[]): State {
  let rest = state;
  for (const cell of cells) {
    const { [cell]: _, ...sources } = rest.sources;
    const bare: State = {
      ...rest,
      revealed: withSquare(rest.revealed, cell, 0),
      revealedCount: rest.revealedCount - 1,
      sources,
      hinted: null,
    };
    rest = uncoverMarks(puzzle.template, bare, cell);
  }
  return rest;
}

function withSquare(grid: Grid, cell: number, digit: number): Grid {
  const columns = grid[0]?.length ?? 1;
  return grid.map((row, index) =>
    index === Math.floor(cell / columns)
      ? row.map((square, column) => (column === cell % columns ? digit : square))
      : row,
  );
}

function erase(puzzle: Puzzle, state: State, cell: number): PlayOutcome {
  const refusal = eraseRefusal(puzzle, state, cell);
  if (refusal) return refuse(refusal);
  return done(erased(puzzle, state, [cell]), [{ type: 'erased', cell }]);
}

/** Erasing takes the digit, or the marks of a cell without one. */
function eraseRefusal(puzzle: Puzzle, state: State, cell: number): Refusal['type'] | undefined {
  const refusal = cellRefusal(puzzle, cell);
  if (refusal) return refusal;
  if (squareAt(state.revealed, cell) !== 0)
    return puzzle.mode === 'calm' ? undefined : 'onlyInCalm';
  return state.marks[cell] === 0 ? 'nothingThere' : undefined;
}

function erased(puzzle: Puzzle, state: State, cells: readonly number[]): State {
  const filled = cells.filter((cell) => squareAt(state.revealed, cell) !== 0);
  const marks = state.marks.map((mask, cell) => (cells.includes(cell) ? 0 : mask));
  return { ...withoutDigits(puzzle, { ...state, marks }, filled), errors: [] };
}

/** Erases those of the cells that have something to erase; refused if none has. */
function eraseCells(puzzle: Puzzle, state: State, cells: readonly number[]): PlayOutcome {
  const refusals = cells.map((cell) => eraseRefusal(puzzle, state, cell));
  if (refusals.includes('outsideBoard')) return refuse('outsideBoard');
  const meant = cells.filter((_, index) => refusals[index] === undefined);
  if (meant.length === 0) return refuse('nothingThere');
  return done(erased(puzzle, state, meant), [{ type: 'cellsErased', cells: meant }]);
}

function markRefusal(
  puzzle: Puzzle,
  state: State,
  cell: number,
  digit: number,
): Refusal['type'] | undefined {
  const refusal = cellRefusal(puzzle, cell);
  if (refusal) return refusal;
  if (!isDigitOf(puzzle, cell, digit)) return 'badDigit';
  return squareAt(state.revealed, cell) === 0 ? undefined : 'alreadyRevealed';
}

function mark(puzzle: Puzzle, state: State, cell: number, digit: number): PlayOutcome {
  const refusal = markRefusal(puzzle, state, cell, digit);
  if (refusal) return refuse(refusal);
  const mask = (state.marks[cell] ?? 0) ^ bitOf(digit);
  return done({ ...state, marks: withMark(state.marks, cell, mask) }, [
    { type: 'marked', cell, digit, present: (mask & bitOf(digit)) !== 0 },
  ]);
}

/** Marks those of the cells that can take the mark; refused if none can. */
function markCells(
  puzzle: Puzzle,
  state: State,
  { cells, digit }: Extract<Move, { type: 'markCells' }>,
): PlayOutcome {
  const refusals = cells.map((cell) => markRefusal(puzzle, state, cell, digit));
  const meant = cells.filter((_, index) => refusals[index] === undefined);
  if (refusals.includes('outsideBoard')) return refuse('outsideBoard');
  if (meant.length === 0) return refuse(refusals[0] ?? 'badDigit');
  const bit = bitOf(digit);
  const present = meant.some((cell) => ((state.marks[cell] ?? 0) & bit) === 0);
  const marks = state.marks.map((mask, cell) =>
    meant.includes(cell) ? (present ? mask | bit : mask & ~bit) : mask,
  );
  return done({ ...state, marks }, [{ type: 'cellsMarked', cells: meant, digit, present }]);
}

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

const statuses = { none: 'playing', solved: 'won', shown: 'lost' } as const;

export const status = (_puzzle: Puzzle, { ending }: State): Status => statuses[ending];

const play = byType<Move, [puzzle: Puzzle, state: State, at: Millis], PlayOutcome>({
  enter: ({ cell, digit }, puzzle, state, at) => enter(puzzle, state, cell, digit, at),
  erase: ({ cell }, puzzle, state) => erase(puzzle, state, cell),
  eraseCells: ({ cells }, puzzle, state) => eraseCells(puzzle, state, cells),
  mark: ({ cell, digit }, puzzle, state) => mark(puzzle, state, cell, digit),
  markCells: (move, puzzle, state) => markCells(puzzle, state, move),
  // Accepted even if no mark is missing: older logs hold such moves.
  fillMarks: (_, { template }, state) =>
    done({ ...state, marks: openMarks(template, state.revealed) }, [{ type: 'marksFilled' }]),
  watch: (_, puzzle, state) => watch(puzzle, state),
  unwatch: (_, _puzzle, state) =>
    state.watching
      ? done({ ...state, watching: false, errors: [] }, [{ type: 'unwatched' }])
      : refuse('watchedAlready'),
  clearMarks: (_, _puzzle, state) =>
    state.marks.every((mask) => mask === 0)
      ? refuse('noMarks')
      : done({ ...state, marks: state.marks.map(() => 0) }, [{ type: 'marksCleared' }]),
  check: (_, puzzle, state) => check(puzzle, state),
  reveal: (_, puzzle, state, at) => revealByChance(puzzle, state, at, 'player'),
  showSolution: (_, { solution, totalCells }, state, at) => {
    const shown = { revealed: solution, revealedCount: totalCells, ending: 'shown' } as const;
    const events = [{ type: 'solutionShown' }] as const;
    return { ok: true, final: true, state: { ...finished(state, at), ...shown }, events };
  },
  timeout: (_, puzzle, state, at) =>
    state.countdownEnds === null || at < state.countdownEnds
      ? refuse('notDue')
      : revealByChance(puzzle, state, at, 'clock'),
});

export function apply(puzzle: Puzzle, state: State, move: Move, at: Millis): PlayOutcome {
  return state.ending === 'none' ? play(move, puzzle, state, at) : refuse('gameOver');
}

function enter(puzzle: Puzzle, state: State, cell: number, digit: number, at: Millis): PlayOutcome {
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
        tried: withMark(state.tried, cell, (state.tried[cell] ?? 0) | bitOf(digit)),
      },
      events: [{ type: 'missed', cell, digit }],
    };
  const written = withDigit(puzzle, state, cell, digit, hintAt(state, cell, digit));
  const shown = withCountdown(written, puzzle, at);
  return { ...endIfFull(puzzle, shown, at, [{ type: 'entered', cell, digit }]), final: true };
}

/** A digit that a hint named counts as the hint's. */
const hintAt = (state: State, cell: number, digit: number): Source | undefined =>
  state.hinted === encodeMove({ type: 'enter', cell, digit }) ? 'hint' : undefined;

function enterCalmly(
  puzzle: Puzzle,
  state: State,
  cell: number,
  digit: number,
  at: Millis,
): PlayOutcome {
  const missed = state.watching && squareAt(puzzle.solution, cell) !== digit;
  const written = withDigit(puzzle, state, cell, digit, hintAt(state, cell, digit));
  const full = written.revealedCount === puzzle.totalCells;
  const wrong = full ? wrongCells(puzzle, written.revealed) : [];
  if (wrong.length > 0) {
    const taken = takeOff(puzzle, written, wrong, [{ type: 'entered', cell, digit }]);
    return { ...taken, reveals: true };
  }
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
): Extract<PlayOutcome, { ok: true }> {
  if (state.revealedCount < puzzle.totalCells) return { ok: true, state, events };
  return {
    ok: true,
    state: { ...finished(state, at), ending: 'solved' },
    events: [...events, { type: 'finished' }],
  };
}

/** Removes wrong digits from the board and counts them. */
function takeOff(
  puzzle: Puzzle,
  state: State,
  wrong: readonly number[],
  events: readonly Event[],
): Extract<PlayOutcome, { ok: true }> {
  return {
    ok: true,
    state: {
      ...withoutDigits(puzzle, state, wrong),
      // While watching, they were counted when written.
      incorrectEntries: state.incorrectEntries + (state.watching ? 0 : wrong.length),
      errors: wrong,
    },
    events: [...events, { type: 'checked', wrong }],
  };
}

function check(puzzle: Puzzle, state: State): PlayOutcome {
  if (puzzle.mode !== 'calm') return refuse('onlyInCalm');
  if (state.revealedCount === countShown(puzzle.revealed)) return refuse('nothingToCheck');
  return { ...takeOff(puzzle, state, wrongCells(puzzle, state.revealed), []), reveals: true };
}

/** From now on wrong digits are marked at once, and counted. This is help. */
function watch(puzzle: Puzzle, state: State): PlayOutcome {
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

/** Reveals a random hidden cell. The random stream depends only on the puzzle and the number of such draws. */
function revealByChance(
  puzzle: Puzzle,
  state: State,
  at: Millis,
  by: 'player' | 'clock',
): PlayOutcome {
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

/** Undo takes back the board and the marks; counters, countdown, draws and known mistakes stay. */
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

/** A hint that named its digit counts once; asking again about the same move is free. */
export function hinted(_puzzle: Puzzle, state: State, move: Move): State {
  const word = encodeMove(move);
  if (state.ending !== 'none' || state.hinted === word) return state;
  return { ...state, hintsUsed: state.hintsUsed + 1, hinted: word };
}
