// The rules of play: matches, misses, gravity, reshuffle, combo, the clock. No search, no words.

import { unlimitedBudget } from '../../../core/budget.ts';
import type { Millis, Outcome, Status } from '../../../core/game.ts';
import { orThrow } from '../../../core/result.ts';
import { boardFromTiles, pointOf, settle, takeTile } from '../board/board.ts';
import { allPairs, pairCells, pairsAfter } from '../board/pairs.ts';
import { findRoute } from '../board/paths.ts';
import type { Event, Move, Puzzle, Refusal, State, View } from '../types.ts';
import { reshuffled } from './reshuffle.ts';
import { COMBO_TIME, MAX_COMBO, POINTS, RESHUFFLE_COST, score } from './scoring.ts';

const MINUTE: Millis = 60_000;

type Step = Outcome<State, Event, Refusal>;

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

const refuse = (type: Refusal['type']): Step => ({ ok: false, refusal: { type } });

export function apply(puzzle: Puzzle, state: State, move: Move, at: Millis): Step {
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

function attempt(puzzle: Puzzle, state: State, from: number, to: number, at: Millis): Step {
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
  const events: Event[] = [{ type: 'matched', from, to, tile, pattern, path, ...earned.told }];
  takeTile(board, from);
  takeTile(board, to);
  const slides: [number, number][] = [];
  settle(board, puzzle.gravity, from, slides);
  settle(board, puzzle.gravity, to, slides);
  if (slides.length > 0) events.push({ type: 'slid', slides });
  // Gravity may shut paths as well as open them, so there the set is made anew.
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
      points: state.points + earned.told.points,
      combo: earned.combo,
      matchedAt: earned.matchedAt,
      // Nothing slides without gravity, and what was named is remembered for an undo.
      named: puzzle.gravity === 'none' ? state.named : carried(state.named, from, to, slides),
    },
    events,
  };
}

/** What a match pays, and the combo after it. One that a hint named pays its base, and the combo knows nothing of it. */
function earn({ named, combo, matchedAt }: State, from: number, to: number, at: Millis) {
  if (named.includes(from) || named.includes(to))
    return { told: { combo: 1, points: POINTS, hinted: true as const }, combo, matchedAt };
  const inTime = combo > 0 && at - matchedAt <= COMBO_TIME;
  const next = inTime ? Math.min(combo + 1, MAX_COMBO) : 1;
  return { told: { combo: next, points: POINTS * next }, combo: next, matchedAt: at };
}

/** Cells that were named, where their tiles lie now that two are gone. */
function carried(
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

function miss(state: State, event: Event): Step {
  return {
    ok: true,
    state: { ...state, moves: state.moves + 1, combo: 0, matchedAt: -1 },
    events: [event],
  };
}

/** The remaining tiles change places among themselves; the new order can be cleared. */
function reshuffle(puzzle: Puzzle, state: State): Step {
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

/** Every pair that matches, and the reshuffle where there is none. Misses are accepted too, but nobody needs them listed. */
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

/** Undo takes back matches and their points, never attempts or costs; and it ends a combo. */
export function keep(restored: State, current: State): State {
  const { moves, hints, reshuffles } = current;
  const named = keptNames(restored, current);
  return { ...restored, moves, hints, named, reshuffles, combo: 0, matchedAt: -1 };
}

/** What a hint has named stays named, as long as it can be said where it lies. */
function keptNames(restored: State, current: State): readonly number[] {
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
