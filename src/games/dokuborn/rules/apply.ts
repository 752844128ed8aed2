// The rules: what a move does, when a game is won or lost, and what a player sees.

import type { Outcome } from '../../../core/game.ts';
import { fullName } from '../../../data/card.ts';
import { levelOf } from '../cards/level.ts';
import { type Box, cellConditions, replaceAt } from '../cards/pools.ts';
import type {
  Clue,
  DokubornEvent,
  DokubornMove,
  DokubornPuzzle,
  DokubornRefusal,
  DokubornState,
  DokubornView,
  Label,
} from '../types.ts';
import { nextClue } from './clue.ts';
import { reasonFor } from './fact.ts';

const EXTRA_GUESSES = 3;

const blankClue: Clue = {
  step: 0,
  fits: null,
  inks: null,
  cost: null,
  letters: null,
  card: null,
  name: null,
};

export function startState(puzzle: DokubornPuzzle): DokubornState {
  const count = puzzle.size * puzzle.size;
  return {
    cells: new Array<null>(count).fill(null),
    clues: new Array<Clue>(count).fill(blankClue),
    guesses: 0,
    misses: 0,
    lost: false,
  };
}

/** Undo, redo and restart give back neither guesses nor hints. */
export function keepCounts(restored: DokubornState, current: DokubornState): DokubornState {
  const { clues, guesses, misses, lost } = current;
  return { ...restored, clues, guesses, misses, lost };
}

const emptyCells = (state: DokubornState) =>
  state.cells.reduce((count: number, card) => count + Number(card === null), 0);

export function guessesLeft(puzzle: DokubornPuzzle, state: DokubornState): number | null {
  return puzzle.mode === 'free'
    ? null
    : Math.max(0, puzzle.size * puzzle.size + EXTRA_GUESSES - state.guesses);
}

/** Guesses beyond one for each empty cell; without end in free play. */
function spareGuesses(puzzle: DokubornPuzzle, state: DokubornState): number {
  const left = guessesLeft(puzzle, state);
  return left === null ? Number.MAX_SAFE_INTEGER : left - emptyCells(state);
}

export function statusOf(puzzle: DokubornPuzzle, state: DokubornState): DokubornView['status'] {
  if (!state.cells.includes(null)) return 'won';
  if (state.lost) return 'lost';
  // only undo and restart lead here, and undo or redo lead away again
  return spareGuesses(puzzle, state) < 0 ? 'stuck' : 'playing';
}

type Step = Outcome<DokubornState, DokubornEvent, DokubornRefusal>;

const refuse = (type: DokubornRefusal['type'], ...cells: number[]): Step => ({
  ok: false,
  refusal: { type, cells },
});

export function applyMove(
  box: Box,
  puzzle: DokubornPuzzle,
  state: DokubornState,
  move: DokubornMove,
): Step {
  const status = statusOf(puzzle, state);
  if (status === 'won' || status === 'lost') return refuse('gameOver');
  if (move.type === 'giveUp')
    return { ok: true, state: { ...state, lost: true }, events: [{ type: 'gaveUp' }], final: true };
  if (!Number.isInteger(move.cell) || move.cell < 0 || move.cell >= state.cells.length)
    return refuse('badCell');
  switch (move.type) {
    case 'place':
      return place(box, puzzle, state, move);
    case 'remove':
      return remove(puzzle, state, move.cell);
    case 'reveal':
      return reveal(box, puzzle, state, move.cell);
  }
}

function place(
  box: Box,
  puzzle: DokubornPuzzle,
  state: DokubornState,
  { cell, card: id }: { readonly cell: number; readonly card: number },
): Step {
  const card = box.card(id);
  if (!card) return refuse('unknownCard', cell);
  const usedAt = state.cells.indexOf(id);
  if (usedAt >= 0) return refuse('cardUsed', usedAt);
  const replaced = state.cells[cell] ?? null;
  // replacing a card takes a guess and fills nothing
  const spare = spareGuesses(puzzle, state) - (replaced === null ? 0 : 1);
  if (spare < 0) return refuse('noGuessToSpare', cell);
  const guesses = state.guesses + 1;

  const reasons = cellConditions(puzzle, cell).flatMap((conditionId) => {
    const condition = box.condition(conditionId);
    return condition ? [reasonFor(condition, card, box.catalogue)] : [];
  });
  if (reasons.some((reason) => !reason.fits)) {
    const missed = { ...state, guesses, misses: state.misses + 1 };
    const lost = spareGuesses(puzzle, missed) < 0;
    const events: DokubornEvent[] = [{ type: 'missed', cell, card: id, reasons }];
    if (!lost) return { ok: true, state: missed, events };
    return {
      ok: true,
      state: { ...missed, lost },
      events: [...events, { type: 'ranOut' }],
      final: true,
    };
  }
  const next = { ...state, guesses, cells: replaceAt(state.cells, cell, id) };
  const worth = cellWorth(box, puzzle, next, cell);
  const placed: DokubornEvent = { type: 'placed', cell, card: id, replaced, worth };
  if (next.cells.includes(null)) return { ok: true, state: next, events: [placed] };
  return { ok: true, state: next, events: [placed, { type: 'completed' }], final: true };
}

function remove(puzzle: DokubornPuzzle, state: DokubornState, cell: number): Step {
  const card = state.cells[cell] ?? null;
  if (card === null) return refuse('emptyCell', cell);
  if (spareGuesses(puzzle, state) < 1) return refuse('noGuessToSpare', cell);
  return {
    ok: true,
    state: { ...state, cells: replaceAt(state.cells, cell, null) },
    events: [{ type: 'removed', cell, card }],
  };
}

function reveal(box: Box, puzzle: DokubornPuzzle, state: DokubornState, cell: number): Step {
  if (state.cells[cell] !== null) return refuse('filledCell', cell);
  const before = state.clues[cell] ?? blankClue;
  if (before.step >= 4) return refuse('allRevealed', cell);
  const clue = nextClue(box, puzzle, state.cells, { cell, clue: before });
  if (!clue.ok) return refuse('noAnswerLeft', ...clue.short);
  return {
    ok: true,
    state: { ...state, clues: replaceAt(state.clues, cell, clue.value) },
    events: [{ type: 'revealed', cell, clue: clue.value }],
  };
}

/** A hint was given for this move: a reveal is one step more, a placement is the last step. */
export function noteHint(
  box: Box,
  puzzle: DokubornPuzzle,
  state: DokubornState,
  move: DokubornMove,
): DokubornState {
  switch (move.type) {
    case 'remove':
    case 'giveUp':
      return state;
    case 'reveal': {
      const step = applyMove(box, puzzle, state, move);
      return step.ok ? step.state : state;
    }
    case 'place': {
      const clue = state.clues[move.cell];
      const card = box.card(move.card);
      if (!clue || !card) return state;
      return {
        ...state,
        clues: replaceAt(state.clues, move.cell, {
          ...clue,
          step: 4,
          card: card.id,
          name: fullName(card),
        }),
      };
    }
  }
}

/** Points for the card in a cell; nothing after the last hint. */
export function cellWorth(
  box: Box,
  puzzle: DokubornPuzzle,
  state: Pick<DokubornState, 'cells' | 'clues'>,
  cell: number,
): number {
  const card = state.cells[cell] ?? null;
  if (card === null || (state.clues[cell]?.step ?? 0) >= 4) return 0;
  return box.worth(...cellConditions(puzzle, cell), card);
}

export function scoreOfState(box: Box, puzzle: DokubornPuzzle, state: DokubornState): number {
  let score = 0;
  for (let cell = 0; cell < state.cells.length; cell++)
    score += cellWorth(box, puzzle, state, cell);
  return score;
}

export function poolSizes(box: Box, puzzle: DokubornPuzzle): number[] {
  return puzzle.rows.flatMap((row) => puzzle.columns.map((column) => box.pool(row, column).length));
}

export function viewOf(box: Box, puzzle: DokubornPuzzle, state: DokubornState): DokubornView {
  const label = (id: string): Label => {
    const condition = box.condition(id);
    const index = box.tables.conditionIndex.get(id) ?? -1;
    return {
      id,
      family: condition?.family ?? 'extra',
      display: condition?.display ?? id,
      icon: condition?.icon ?? 'text',
      cards: box.tables.cardsOf[index]?.length ?? 0,
    };
  };
  return {
    size: puzzle.size,
    mode: puzzle.mode,
    status: statusOf(puzzle, state),
    level: puzzle.level,
    levelNow: levelOf(poolSizes(box, puzzle)),
    catalogue: puzzle.catalogue,
    catalogueNow: box.catalogue.version,
    rows: puzzle.rows.map(label),
    columns: puzzle.columns.map(label),
    cells: state.cells.map((id, cell) => ({
      card: id === null ? null : (box.card(id) ?? null),
      worth: cellWorth(box, puzzle, state, cell),
      clue: state.clues[cell] ?? blankClue,
    })),
    guesses: state.guesses,
    guessesLeft: guessesLeft(puzzle, state),
    misses: state.misses,
    score: scoreOfState(box, puzzle, state),
  };
}
