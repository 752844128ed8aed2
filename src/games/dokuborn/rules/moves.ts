// What a move does, the facts that explain why a card does not fit, and the legal moves.

import type { Outcome } from '../../../core/game.ts';
import { type Card, fullName } from '../../../data/card.ts';
import { type Catalogue, setName } from '../../../data/catalogue.ts';
import type { Condition } from '../cards/conditions.ts';
import type { Pools } from '../cards/pools.ts';
import {
  type CardFact,
  type Event,
  type Family,
  LAST_STEP,
  type Move,
  type Puzzle,
  type Reason,
  type Refusal,
  type State,
  type View,
} from '../types.ts';
import { nextClue } from './clue.ts';
import { cellConditions, cellPool, gridOf, replaceAt, shortCells } from './grid.ts';
import { blankClue, spareGuesses, status } from './state.ts';
import { cellWorth } from './view.ts';

const number = (field: string, value: number | null): CardFact => ({
  field,
  values: value === null ? [] : [value],
});

type FactMaker = (card: Card, catalogue: Catalogue, condition: Condition) => CardFact;

const classifications: FactMaker = (card) => ({
  field: 'classifications',
  values: card.classifications,
});

const facts: Readonly<Record<Family, FactMaker>> = {
  ink: ({ inks }) => ({ field: 'inks', values: inks }),
  cost: ({ cost }) => number('cost', cost),
  inkwell: ({ inkable }) => ({ field: 'inkwell', values: [inkable ? 'inkable' : 'uninkable'] }),
  type: ({ type, classifications }) => ({
    field: 'type',
    values: classifications.includes('Song') ? [type, 'Song'] : [type],
  }),
  born: classifications,
  classification: classifications,
  keyword: ({ keywords }) => ({ field: 'keywords', values: keywords }),
  strength: ({ strength }) => number('strength', strength),
  willpower: ({ willpower }) => number('willpower', willpower),
  lore: ({ lore }) => number('lore', lore),
  move: ({ moveCost }) => number('moveCost', moveCost),
  rarity: ({ rarities }) => ({ field: 'rarities', values: rarities }),
  set: (card, catalogue) => ({ field: 'sets', values: setNames(card, catalogue) }),
  franchise: ({ stories }) => ({ field: 'stories', values: stories }),
  name: ({ name }) => ({ field: 'name', values: [name] }),
  extra: (card, catalogue, condition) => extraFact(condition, card, catalogue),
};

export const factFor = (condition: Condition, card: Card, catalogue: Catalogue): CardFact =>
  facts[condition.family](card, catalogue, condition);

function extraFact({ icon, feature }: Condition, card: Card, catalogue: Catalogue): CardFact {
  if (icon === 'sets') return { field: 'sets', values: setNames(card, catalogue) };
  if (icon === 'balance')
    return {
      field: 'balance',
      values:
        card.strength === null || card.willpower === null ? [] : [card.strength, card.willpower],
    };
  // the wanted values first, then the card's
  return { field: 'text', values: [feature ?? '', ...card.features] };
}

const setNames = (card: Card, catalogue: Catalogue) =>
  card.sets.map((code) => setName(catalogue, code));

function reasonFor(condition: Condition, card: Card, catalogue: Catalogue): Reason {
  const { id, family, display } = condition;
  const fact = factFor(condition, card, catalogue);
  return { condition: id, family, display, fits: condition.filter(card), fact };
}

type MoveOutcome = Outcome<State, Event, Refusal>;

const refuse = (type: Refusal['type'], ...cells: number[]): MoveOutcome => ({
  ok: false,
  refusal: { type, cells },
});

const aboutCard = (type: Refusal['type'], card: Card, cell: number): Refusal => ({
  type,
  cells: [cell],
  card: fullName(card),
});

export function apply(pools: Pools, puzzle: Puzzle, state: State, move: Move): MoveOutcome {
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
): MoveOutcome {
  const card = pools.card(id);
  if (!card) return refuse('unknownCard', cell);
  const usedAt = state.cells.indexOf(id);
  if (usedAt >= 0) return { ok: false, refusal: aboutCard('cardUsed', card, usedAt) };
  const replaced = state.cells[cell] ?? null;
  // replacing a card costs a guess and fills nothing
  const spare = spareGuesses(puzzle, state) - (replaced === null ? 0 : 1);
  if (spare < 0) return refuse('noGuessToSpare', cell);
  const guesses = state.guesses + 1;

  const reasons = cellConditions(puzzle, cell)
    .flatMap((conditionId) => pools.table.find(conditionId) ?? [])
    .map((condition) => reasonFor(condition, card, pools.catalogue));
  if (reasons.some((reason) => !reason.fits)) {
    const before = state.tried[cell] ?? [];
    const tried = before.includes(id) ? state.tried : replaceAt(state.tried, cell, [...before, id]);
    const missed = { ...state, guesses, tried, misses: state.misses + 1 };
    const lost = spareGuesses(puzzle, missed) < 0;
    const events: Event[] = [{ type: 'missed', cell, card: id, name: fullName(card), reasons }];
    // Repeating a miss is refused and free. Version 1 charged for it, so old logs may hold one.
    const refusedNow = before.includes(id)
      ? { refusedNow: aboutCard('triedBefore', card, cell) }
      : {};
    if (!lost) return { ok: true, state: missed, events, skip: true, ...refusedNow };
    return {
      ok: true,
      state: { ...missed, lost },
      events: [...events, { type: 'ranOut' }],
      final: true,
      ...refusedNow,
    };
  }
  const next = { ...state, guesses, cells: replaceAt(state.cells, cell, id) };
  const worth = cellWorth(pools, puzzle, next, cell);
  const placed: Event = { type: 'placed', cell, card: id, replaced, worth };
  if (next.cells.includes(null)) return { ok: true, state: next, events: [placed] };
  return { ok: true, state: next, events: [placed, { type: 'completed' }], final: true };
}

function remove(puzzle: Puzzle, state: State, cell: number): MoveOutcome {
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
): MoveOutcome {
  if (state.cells[cell] !== null) return refuse('filledCell', cell);
  let clue = state.clues[cell] ?? blankClue;
  const upTo = step ?? clue.step + 1;
  if (upTo <= clue.step || upTo > LAST_STEP) return refuse('allRevealed', cell);
  while (clue.step < upTo) {
    const next = nextClue(pools, puzzle, state.cells, { cell, clue });
    if (!next.ok) return refuse('noAnswerLeft', ...next.fault);
    clue = next.value;
  }
  return {
    ok: true,
    state: { ...state, clues: replaceAt(state.clues, cell, clue) },
    events: [{ type: 'revealed', cell, clue }],
    skip: true,
  };
}

/** Notes a given hint: a reveal has steps, a placement is the last step. */
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
      const told = { ...clue, step: LAST_STEP, card: card.id, name: fullName(card) };
      return { ...state, clues: replaceAt(state.clues, move.cell, told) };
    }
  }
}

/** A sample of legal moves, for random play and tests: for each cell some cards that fit, one that does not, the next
 * hint, and removals. Any other card may be placed too, and a player may give up at any time. */
const FITTING = 6;

export function* legalMoves(pools: Pools, view: View): Iterable<Move> {
  if (view.status !== 'playing') return;
  const { puzzle, cells } = gridOf(view);
  const empty = cells.filter((card) => card === null).length;
  const mayChange = view.guessesLeft === null || view.guessesLeft > empty;
  const mayReveal = shortCells(pools, puzzle, cells).length === 0;
  for (const [cell, placed] of cells.entries()) {
    const tried = view.cells[cell]?.tried ?? [];
    const pool = cellPool(pools, puzzle, cell);
    if (placed !== null) {
      if (!mayChange) continue;
      yield { type: 'remove', cell };
      const other = pool.find((id) => !cells.includes(id));
      if (other !== undefined) yield { type: 'place', cell, card: other };
      continue;
    }
    const fitting = pool.filter((id) => !cells.includes(id)).slice(0, FITTING);
    for (const card of fitting) yield { type: 'place', cell, card };
    const foreign = pools.catalogue.cards.find(
      ({ id }) => !pool.includes(id) && !cells.includes(id) && !tried.includes(id),
    );
    if (foreign) yield { type: 'place', cell, card: foreign.id };
    if (mayReveal && (view.cells[cell]?.clue.step ?? 0) < LAST_STEP) yield { type: 'reveal', cell };
  }
}
