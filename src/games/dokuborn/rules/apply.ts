// What a move does: accepted with its events, or refused and nothing changed.

import type { Outcome } from '../../../core/game.ts';
import { type Card, fullName } from '../../../data/card.ts';
import type { Pools } from '../cards/pools.ts';
import {
  type Event,
  LAST_STEP,
  type Move,
  type Puzzle,
  type Refusal,
  type State,
} from '../types.ts';
import { nextClue } from './clue.ts';
import { reasonFor } from './fact.ts';
import { cellConditions, replaceAt } from './grid.ts';
import { blankClue, spareGuesses, status } from './state.ts';
import { cellWorth } from './view.ts';

type Step = Outcome<State, Event, Refusal>;

const refuse = (type: Refusal['type'], ...cells: number[]): Step => ({
  ok: false,
  refusal: { type, cells },
});

/** The same, about a card. */
const refuseCard = (type: Refusal['type'], card: Card, cell: number): Step => ({
  ok: false,
  refusal: { type, cells: [cell], card: fullName(card) },
});

export function apply(pools: Pools, puzzle: Puzzle, state: State, move: Move): Step {
  const now = status(puzzle, state);
  if (now === 'won' || now === 'lost') return refuse('gameOver');
  if (move.type === 'giveUp')
    return { ok: true, state: { ...state, lost: true }, events: [{ type: 'gaveUp' }], final: true };
  if (!Number.isInteger(move.cell) || move.cell < 0 || move.cell >= state.cells.length)
    return refuse('badCell');
  switch (move.type) {
    case 'place':
      return place(pools, puzzle, state, move);
    case 'remove':
      return remove(puzzle, state, move.cell);
    case 'reveal':
      return reveal(pools, puzzle, state, move);
  }
}

function place(
  pools: Pools,
  puzzle: Puzzle,
  state: State,
  { cell, card: id }: { readonly cell: number; readonly card: number },
): Step {
  const card = pools.card(id);
  if (!card) return refuse('unknownCard', cell);
  const usedAt = state.cells.indexOf(id);
  if (usedAt >= 0) return refuseCard('cardUsed', card, usedAt);
  const replaced = state.cells[cell] ?? null;
  // replacing a card takes a guess and fills nothing
  const spare = spareGuesses(puzzle, state) - (replaced === null ? 0 : 1);
  if (spare < 0) return refuse('noGuessToSpare', cell);
  const guesses = state.guesses + 1;

  const reasons = cellConditions(puzzle, cell).flatMap((conditionId) => {
    const condition = pools.table.find(conditionId);
    return condition ? [reasonFor(condition, card, pools.catalogue)] : [];
  });
  if (reasons.some((reason) => !reason.fits)) {
    const before = state.tried[cell] ?? [];
    const tried = before.includes(id) ? state.tried : replaceAt(state.tried, cell, [...before, id]);
    const missed = { ...state, guesses, tried, misses: state.misses + 1 };
    const lost = spareGuesses(puzzle, missed) < 0;
    const events: Event[] = [{ type: 'missed', cell, card: id, name: fullName(card), reasons }];
    if (!lost) return { ok: true, state: missed, events };
    return {
      ok: true,
      state: { ...missed, lost },
      events: [...events, { type: 'ranOut' }],
      final: true,
    };
  }
  const next = { ...state, guesses, cells: replaceAt(state.cells, cell, id) };
  const worth = cellWorth(pools, puzzle, next, cell);
  const placed: Event = { type: 'placed', cell, card: id, replaced, worth };
  if (next.cells.includes(null)) return { ok: true, state: next, events: [placed] };
  return { ok: true, state: next, events: [placed, { type: 'completed' }], final: true };
}

/** The same miss again is free. Version 1 charged for it, so logs may have it. */
export function refuseAnew(pools: Pools, state: State, move: Move): Refusal | undefined {
  if (move.type !== 'place' || !state.tried[move.cell]?.includes(move.card)) return undefined;
  const card = pools.card(move.card);
  return {
    type: 'triedBefore',
    cells: [move.cell],
    ...(card ? { card: fullName(card) } : {}),
  };
}

function remove(puzzle: Puzzle, state: State, cell: number): Step {
  const card = state.cells[cell] ?? null;
  if (card === null) return refuse('emptyCell', cell);
  if (spareGuesses(puzzle, state) < 1) return refuse('noGuessToSpare', cell);
  return {
    ok: true,
    state: { ...state, cells: replaceAt(state.cells, cell, null) },
    events: [{ type: 'removed', cell, card }],
  };
}

function reveal(
  pools: Pools,
  puzzle: Puzzle,
  state: State,
  { cell, step }: { readonly cell: number; readonly step?: number },
): Step {
  if (state.cells[cell] !== null) return refuse('filledCell', cell);
  let clue = state.clues[cell] ?? blankClue;
  const upTo = step ?? clue.step + 1;
  if (upTo <= clue.step || upTo > LAST_STEP) return refuse('allRevealed', cell);
  while (clue.step < upTo) {
    const next = nextClue(pools, puzzle, state.cells, { cell, clue });
    if (!next.ok) return refuse('noAnswerLeft', ...next.short);
    clue = next.value;
  }
  return {
    ok: true,
    state: { ...state, clues: replaceAt(state.clues, cell, clue) },
    events: [{ type: 'revealed', cell, clue }],
  };
}

/** A hint was given: a reveal notes the steps that were told, a placement is the last step. */
export function hinted(pools: Pools, puzzle: Puzzle, state: State, move: Move): State {
  switch (move.type) {
    case 'remove':
    case 'giveUp':
      return state;
    case 'reveal': {
      const step = apply(pools, puzzle, state, move);
      return step.ok ? step.state : state;
    }
    case 'place': {
      const clue = state.clues[move.cell];
      const card = pools.card(move.card);
      if (!clue || !card) return state;
      return {
        ...state,
        clues: replaceAt(state.clues, move.cell, {
          ...clue,
          step: LAST_STEP,
          card: card.id,
          name: fullName(card),
        }),
      };
    }
  }
}
