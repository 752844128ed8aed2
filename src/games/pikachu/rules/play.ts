// The rules of play: what each move does, reshuffling, and points.

import { type Budget, unlimitedBudget } from '../../../core/budget.ts';
import type { Millis, Outcome, Status } from '../../../core/game.ts';
import type { HintStage } from '../../../core/hint.ts';
import { orThrow, type Result } from '../../../core/result.ts';
import { createRng, shuffle } from '../../../core/rng.ts';
import { type Arranged, arrange } from '../board/arrange.ts';
import { boardFromTiles, pointOf, settle, takeTile } from '../board/board.ts';
import { allPairs, pairCells, pairsAfter } from '../board/pairs.ts';
import { findRoute } from '../board/paths.ts';
import type { Event, Move, Puzzle, Refusal, State, View } from '../types.ts';

/** The remaining tiles in a clearable order. The random stream depends on the puzzle and the reshuffle's number. */
function reshuffled(
  puzzle: Puzzle,
  tiles: readonly number[],
  number: number,
  budget: Budget,
): Result<Arranged> {
  const { rows, cols, gravity } = puzzle;
  const rng = createRng(`pikachu/reshuffle/${puzzle.seed}/${number}`);
  const places = tiles.flatMap((tile, cell) => (tile === 0 ? [] : [cell]));
  const rest = shuffle(
    places.map((cell) => tiles[cell] as number),
    rng,
  );
  const mixed = tiles.slice();
  for (const [index, cell] of places.entries()) mixed[cell] = rest[index] as number;
  return arrange(rows, cols, gravity, mixed, rng, budget);
}

/** Per match, times the combo. */
const POINTS = 10;
/** A match within this time of the last raises the combo. */
export const COMBO_TIME: Millis = 3000;
const MAX_COMBO = 8;
export const HINT_COST = 20;
export const RESHUFFLE_COST = 100;

/** Points of the matches made, minus the cost of hints and reshuffles, which undo does not refund. */
export function score(_puzzle: Puzzle, state: State): number {
  return Math.max(0, state.points - HINT_COST * state.hints - RESHUFFLE_COST * state.reshuffles);
}

/** Only naming the pair costs points. */
export function hintPrice(_view: View, stage: HintStage): number {
  return stage === 'what' ? HINT_COST : 0;
}

const MINUTE: Millis = 60_000;

type MoveStep = Outcome<State, Event, Refusal>;

export function start(puzzle: Puzzle): State {
  return {
    tiles: puzzle.tiles,
    pairs: allPairs(boardFromTiles(puzzle.rows, puzzle.cols, puzzle.tiles)),
    left: puzzle.tiles.length,
    moves: 0,
    points: 0,
    combo: 0,
    matchedAt: -1,
    hints: 0,
    named: [],
    reshuffles: 0,
    shuffled: 0,
    expired: false,
  };
}

const refuse = (type: Refusal['type']): MoveStep => ({ ok: false, refusal: { type } });

export function apply(puzzle: Puzzle, state: State, move: Move, at: Millis): MoveStep {
  if (state.expired || state.left === 0) return refuse('gameOver');
  switch (move.type) {
    case 'match':
      return attempt(puzzle, state, move.from, move.to, at);
    case 'reshuffle':
      return reshuffle(puzzle, state);
    case 'expire':
      if (puzzle.minutes === 0 || at < puzzle.minutes * MINUTE) return refuse('notDue');
      return { ok: true, state: { ...state, expired: true }, events: [{ type: 'expired' }] };
  }
}

function attempt(puzzle: Puzzle, state: State, from: number, to: number, at: Millis): MoveStep {
  const tile = state.tiles[from];
  const other = state.tiles[to];
  if (tile === undefined || other === undefined) return refuse('outOfBounds');
  if (tile === 0 || other === 0) return refuse('emptyCell');
  if (from === to) return refuse('sameCell');
  if (tile !== other) return miss(state, { type: 'missed', from, to, reason: 'differentSymbols' });
  const board = boardFromTiles(puzzle.rows, puzzle.cols, state.tiles);
  const route = findRoute(board, pointOf(board.shape, from), pointOf(board.shape, to));
  if (route.pattern === 'none') return miss(state, { type: 'missed', from, to, reason: 'noPath' });

  const earned = earn(state, from, to, at);
  const { pattern, path } = route;
  const events: Event[] = [{ type: 'matched', from, to, tile, pattern, path, ...earned.details }];
  takeTile(board, from);
  takeTile(board, to);
  const slides: [number, number][] = [];
  settle(board, puzzle.gravity, from, slides);
  settle(board, puzzle.gravity, to, slides);
  if (slides.length > 0) events.push({ type: 'slid', slides });
  // Gravity may close paths as well as open them, so the set is recomputed there.
  const pairs =
    puzzle.gravity === 'none' ? pairsAfter(board, state.pairs, from, to) : allPairs(board);
  let tiles: number[];
  if (slides.length > 0) tiles = Array.from(board.tiles);
  else {
    tiles = state.tiles.slice();
    tiles[from] = 0;
    tiles[to] = 0;
  }
  const left = state.left - 2;
  if (left === 0) events.push({ type: 'cleared' });
  else if (pairs.length === 0) events.push({ type: 'jammed' });
  return {
    ok: true,
    state: {
      ...state,
      tiles,
      pairs,
      left,
      moves: state.moves + 1,
      points: state.points + earned.details.points,
      combo: earned.combo,
      matchedAt: earned.matchedAt,
      // Nothing slides without gravity, and what was named is remembered for an undo.
      named: puzzle.gravity === 'none' ? state.named : followNamed(state.named, from, to, slides),
    },
    events,
  };
}

/** Points for a match, and the combo after it. A match named by a hint pays the base and leaves the combo alone. */
function earn({ named, combo, matchedAt }: State, from: number, to: number, at: Millis) {
  if (named.includes(from) || named.includes(to))
    return { details: { combo: 1, points: POINTS, hinted: true as const }, combo, matchedAt };
  const inTime = combo > 0 && at - matchedAt <= COMBO_TIME;
  const next = inTime ? Math.min(combo + 1, MAX_COMBO) : 1;
  return { details: { combo: next, points: POINTS * next }, combo: next, matchedAt: at };
}

/** The cells named by hints, at their positions after two tiles went and others slid. */
function followNamed(
  named: readonly number[],
  gone1: number,
  gone2: number,
  slides: readonly (readonly [number, number])[],
): readonly number[] {
  if (named.length === 0) return named;
  return slides.reduce(
    (cells, [from, to]) => cells.map((cell) => (cell === from ? to : cell)),
    named.filter((cell) => cell !== gone1 && cell !== gone2),
  );
}

function miss(state: State, event: Event): MoveStep {
  return {
    ok: true,
    state: { ...state, moves: state.moves + 1, combo: 0, matchedAt: -1 },
    events: [event],
  };
}

/** Shuffles the remaining tiles over their cells into an order that can be cleared. */
function reshuffle(puzzle: Puzzle, state: State): MoveStep {
  const { tiles } = orThrow(reshuffled(puzzle, state.tiles, state.shuffled, unlimitedBudget));
  return {
    ok: true,
    state: {
      ...state,
      tiles,
      pairs: allPairs(boardFromTiles(puzzle.rows, puzzle.cols, tiles)),
      combo: 0,
      matchedAt: -1,
      named: [],
      reshuffles: state.reshuffles + 1,
      shuffled: state.shuffled + 1,
    },
    events: [{ type: 'reshuffled', cost: RESHUFFLE_COST }],
    reveals: true,
  };
}

export function status(_puzzle: Puzzle, state: State): Status {
  if (state.left === 0) return 'won';
  if (state.expired) return 'lost';
  return state.pairs.length === 0 ? 'stuck' : 'playing';
}

export function view(puzzle: Puzzle, state: State): View {
  const { tiles, pairs, left, moves, combo, matchedAt, hints, reshuffles, expired } = state;
  return {
    rows: puzzle.rows,
    cols: puzzle.cols,
    gravity: puzzle.gravity,
    kinds: Math.max(...puzzle.tiles),
    tiles,
    pairs,
    left,
    moves,
    score: score(puzzle, state),
    combo: Math.max(1, combo),
    comboUntil: combo > 0 ? matchedAt + COMBO_TIME : -1,
    hints,
    reshuffles,
    deadline: puzzle.minutes > 0 ? puzzle.minutes * MINUTE : -1,
    expired,
  };
}

/** Every pair that matches, or a reshuffle if there is none. Misses are legal too, but not worth listing. */
export function* legalMoves(view: View): Iterable<Move> {
  if (view.expired || view.left === 0) return;
  for (const pair of view.pairs) {
    const [from, to] = pairCells(pair);
    yield { type: 'match', from, to };
  }
  if (view.pairs.length === 0) yield { type: 'reshuffle' };
}

export function timeout(puzzle: Puzzle, state: State) {
  if (puzzle.minutes === 0 || state.expired || state.left === 0) return undefined;
  return { at: puzzle.minutes * MINUTE, move: { type: 'expire' } } as const;
}

/** Undo takes back matches and their points, never attempts or costs, and ends the combo. */
export function keep(restored: State, current: State): State {
  const { moves, hints, reshuffles } = current;
  const named = keepNamed(restored, current);
  return { ...restored, moves, hints, named, reshuffles, combo: 0, matchedAt: -1 };
}

/** Tiles named by hints stay named, as long as their position is known. */
function keepNamed(restored: State, current: State): readonly number[] {
  const stays = ({ tiles }: State, cell: number) => tiles[cell] === restored.tiles[cell];
  const more = current.named.filter(
    (cell) => !restored.named.includes(cell) && (stays(current, cell) || current.tiles[cell] === 0),
  );
  return more.length === 0 ? restored.named : [...restored.named, ...more];
}

export function hinted(_puzzle: Puzzle, state: State, move: Move): State {
  const named = move.type === 'match' ? [...state.named, move.from, move.to] : state.named;
  return { ...state, hints: state.hints + 1, named };
}
