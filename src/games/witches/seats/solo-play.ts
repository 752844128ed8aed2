// The solo game: applies moves to the board, joins it with the High Witch, and lists legal moves. The recipe
// only evaluates potions; it never reaches the board. State is immutable; outcomes of tests are marked
// `reveals`.

import type { Outcome } from '../../../core/game.ts';
import { memoByObject } from '../../../core/memo.ts';
import { wordList } from '../../../core/word-list.ts';
import { neighboursOf } from '../board/sections.ts';
import { evaluate } from '../potion/evaluate.ts';
import {
  type Event,
  type Puzzle,
  type Refusal,
  refuse,
  type State,
  type View,
} from '../types/index.ts';
import { maxSeeds } from '../types/potion.ts';
import {
  type Brew,
  passableChoices,
  type SoloChoice,
  type SoloEvent,
  type SoloMove,
  type SoloMoveOf,
  type SoloPhase,
  type SoloRefusal,
  type SoloSetup,
  type SoloState,
} from '../types/solo.ts';
import {
  type ActionResult,
  actOnBoard,
  canChoose,
  canFreeze,
  type FullPotion,
  fieldEffects,
  freeRefusal,
  isEmpty,
} from './board-actions.ts';
import {
  gardenAt,
  gatePlaces,
  grown,
  isExhausted,
  isFree,
  isWhole,
  layoutStateOf,
  magicAllows,
  nextCell,
  plantsOf,
  startSolo,
} from './board-state.ts';

export type SoloOutcome = Outcome<SoloState, SoloEvent, SoloRefusal>;

const done = (state: SoloState, events: readonly SoloEvent[]): SoloOutcome => ({
  ok: true,
  state,
  events,
});

/** Choices by the move that makes them. */
const CHOICE_MOVES: Partial<Record<SoloMove['type'], SoloChoice>> = {
  frost: 'Frost',
  bramble: 'Bramble',
  fence: 'Fence',
  gate: 'Gate',
};

export function playSolo(
  setup: SoloSetup,
  state: SoloState,
  move: SoloMove,
  brew: Brew,
): SoloOutcome {
  const outcome = carryOut(setup, state, move, brew);
  if (!outcome.ok) return outcome;
  const answered = outcome.state.potions.length > state.potions.length;
  if (!answered && CHOICE_MOVES[move.type] === undefined) return outcome;
  return { ...outcome, state: { ...outcome.state, atAnswer: layoutStateOf(outcome.state) } };
}

function carryOut(setup: SoloSetup, state: SoloState, move: SoloMove, brew: Brew): SoloOutcome {
  if (state.phase === 'won' || state.phase === 'lost') return refuse('gameOver');
  if (state.phase === 'last') {
    if (move.type === 'giveUp') return ended(state, 'lost', [{ type: 'gaveUp' }]);
    return move.type === 'last' ? brewLast(setup, state, move, brew) : refuse('lastPotionOnly');
  }
  const due = state.choices[0];
  const choice = CHOICE_MOVES[move.type];
  if (choice && choice !== due) return refuse(due ? 'choiceFirst' : 'nothingToChoose');
  switch (move.type) {
    case 'giveUp':
      return ended(state, phaseAfter(setup), [{ type: 'gaveUp' }]);
    case 'last':
      return refuse('noLastPotion');
    case 'pass':
      return passChoice(setup, state);
    default: {
      const isSeedling = move.type === 'plant' && due === 'Seedling';
      if (due && !choice && !isSeedling) return refuse('choiceFirst');
      return acted(setup, actOnBoard(setup, state, move), brew);
    }
  }
}

/** Complete potions are tested at once. */
function acted(setup: SoloSetup, outcome: ActionResult, brew: Brew): SoloOutcome {
  if (!outcome.ok) return outcome;
  const { state, events, full } = outcome;
  if (!full) return settled(setup, state, events);
  const told = tested(setup, state, full, brew, events);
  return told.ok ? { ...told, reveals: true } : told;
}

/** Drops choices that have nothing to act on, and ends the game if it is over. */
function settled(setup: SoloSetup, state: SoloState, before: readonly SoloEvent[]): SoloOutcome {
  const events = [...before];
  let now = state;
  for (;;) {
    if (isExhausted(setup, now)) return ended(now, phaseAfter(setup), events);
    const due = now.choices[0];
    if (!due || canChoose(setup, now, due)) return done(now, events);
    events.push({ type: 'fizzled', effect: due });
    now = { ...now, choices: now.choices.slice(1) };
  }
}

const phaseAfter = ({ lastPotion }: SoloSetup) => (lastPotion ? 'last' : 'lost');

function ended(state: SoloState, phase: SoloPhase, events: readonly SoloEvent[]): SoloOutcome {
  return done({ ...state, choices: [], phase }, [...events, { type: 'ended', phase }]);
}

function tested(
  setup: SoloSetup,
  state: SoloState,
  { cells, entries }: FullPotion,
  brew: Brew,
  before: readonly SoloEvent[],
): SoloOutcome {
  const potion = state.potions.length + 1;
  const result = brew(entries, potion);
  const has = (effect: string) => result.messages.some((message) => message.effect === effect);
  const events: SoloEvent[] = [...before, { type: 'tested', potion, result }];
  const potions = [...state.potions, { cells, entries, result }];
  if (result.won) return ended({ ...state, potions }, 'won', events);
  const poisoned = has('Poison');
  const distracted = has('Distracted');
  if (poisoned) events.push({ type: 'poisoned' });
  if (distracted) events.push({ type: 'distracted' });
  const next: SoloState = { ...state, potions, poisoned, distracted };
  if (poisoned && state.poisoned) return ended(next, phaseAfter(setup), events);
  const { plots, drizzles, choices } = fieldEffects(setup, next, result);
  return settled(setup, { ...next, plots, choices }, [...events, ...drizzles]);
}

/** The free potion of a lost game; ends it. */
export function brewLast(
  setup: SoloSetup,
  state: SoloState,
  move: SoloMoveOf<'last'>,
  brew: Brew,
): SoloOutcome {
  const { entries } = move;
  const refusal = freeRefusal(setup, entries);
  if (refusal) return refuse(refusal);
  const potion = state.potions.length + 1;
  const result = brew(entries, potion);
  const phase = result.won ? 'won' : 'lost';
  return {
    ok: true,
    state: { ...state, potions: [...state.potions, { cells: [], entries, result }], phase },
    events: [
      { type: 'tested', potion, result },
      { type: 'ended', phase },
    ],
    reveals: true,
  };
}

function passChoice(setup: SoloSetup, state: SoloState): SoloOutcome {
  const due = state.choices[0];
  if (!due) return refuse('nothingToChoose');
  if (!passableChoices.includes(due)) return refuse('mustChoose');
  const next = { ...state, choices: state.choices.slice(1) };
  return settled(setup, next, [{ type: 'passed', effect: due }]);
}

export function soloSetup(view: View): SoloSetup | undefined {
  const { ingredients, lastPotion, solo } = view;
  return solo ? { board: solo.board, ingredients, maxSeeds: view.maxSeeds, lastPotion } : undefined;
}

/** Puzzles are immutable, and every move needs it. Undefined if the board is on paper. */
export const setupOf = memoByObject((puzzle: Puzzle): SoloSetup | undefined => {
  const { board, ingredients, lastPotion } = puzzle;
  if (!board) return undefined;
  const names = ingredients.map(({ name }) => name);
  return { board, ingredients: names, maxSeeds: maxSeeds(puzzle), lastPotion };
});

export function soloStart(puzzle: Puzzle): SoloState | null {
  const setup = setupOf(puzzle);
  return setup ? startSolo(setup) : null;
}

const boardMoves: ReadonlySet<string> = new Set<SoloMove['type']>(
  wordList(`
  plant grow pluck test frost bramble gate fence pass giveUp
`),
);

/** The last potion is not brewed on the board. */
export function isBoardMove<M extends { readonly type: string }>(
  move: M,
): move is Extract<M, { readonly type: Exclude<SoloMove['type'], 'last'> }> {
  return boardMoves.has(move.type);
}

/** One move, including the High Witch's answer and its consequences. */
export function playBoard(
  puzzle: Puzzle,
  state: State,
  move: SoloMove,
): Outcome<State, Event, Refusal> {
  const setup = setupOf(puzzle);
  const { solo } = state;
  if (!setup || !solo) return refuse('noBoard');
  const outcome = playSolo(setup, solo, move, (entries, potion) =>
    evaluate(puzzle, entries, potion),
  );
  if (!outcome.ok) return outcome;
  const { phase, potions } = outcome.state;
  const last = move.type === 'last';
  const events = outcome.events.map(
    (event): Event => (event.type === 'tested' ? { ...event, last } : event),
  );
  const next: State = {
    ...state,
    solo: outcome.state,
    trials: potions.map(({ entries, result }) => ({ entries, result })),
    ending: phase === 'won' || phase === 'lost' ? phase : null,
  };
  return {
    ok: true,
    state: next,
    events,
    ...(outcome.reveals ? { reveals: true } : {}),
    // The recipe is disclosed now.
    ...(next.ending === null ? {} : { final: true }),
  };
}

export function* soloMoves(setup: SoloSetup, state: SoloState): Generator<SoloMove> {
  if (state.phase === 'won' || state.phase === 'lost') return;
  if (state.phase === 'last')
    for (const ingredient of setup.ingredients)
      yield { type: 'last', entries: [{ ingredient, seeds: 1 }] };
  else if (state.choices.length > 0) yield* choiceMoves(setup, state);
  else {
    yield* plantings(setup, state);
    yield* gardenMoves(setup, state);
  }
  yield { type: 'giveUp' };
}

function* plantings(setup: SoloSetup, state: SoloState): Generator<SoloMove> {
  for (const { cells } of state.gardens)
    for (const cell of cells)
      if (isFree(setup, state, cell) && magicAllows(setup, state, cell))
        for (const ingredient of setup.ingredients) yield { type: 'plant', cell, ingredient };
}

function* gardenMoves(setup: SoloSetup, state: SoloState): Generator<SoloMove> {
  const open = setup.board.regions.filter(
    ({ kind, cells }) =>
      kind === 'cauldron' && cells.some((cell) => state.plots[cell]?.length === 0),
  );
  for (const garden of state.gardens) {
    const [cell] = garden.cells;
    if (garden.spent || cell === undefined) continue;
    if (grown(setup, state, garden).size > 0) yield { type: 'grow', cell };
    const plants = plantsOf(state, garden);
    if (setup.board.kind === 'gardens') {
      if (isWhole(state, garden))
        yield { type: 'test', cell, order: plants.map((_, place) => place) };
      continue;
    }
    for (const { cell: from, place } of plants)
      for (const cauldron of open) {
        const into = nextCell(state, cauldron);
        if (into !== undefined) yield { type: 'pluck', cell: from, plant: place, into };
      }
  }
}

function* choiceMoves(setup: SoloSetup, state: SoloState): Generator<SoloMove> {
  const due = state.choices[0];
  switch (due) {
    case undefined:
      return;
    case 'Frost':
      for (const garden of state.gardens) {
        const [cell] = garden.cells;
        if (cell !== undefined && canFreeze(state, garden)) yield { type: 'frost', cell };
      }
      return;
    case 'Bramble':
      for (const { cells } of state.gardens)
        for (const cell of cells) if (isEmpty(state, cell)) yield { type: 'bramble', cell };
      return;
    case 'Fence':
      for (const garden of state.gardens)
        if (!garden.spent)
          for (const cell of garden.cells)
            for (const other of neighboursOf(cell))
              if (other > cell && gardenAt(state, other) === garden)
                yield { type: 'fence', cell, other };
      return;
    case 'Gate':
      for (const { cell, other } of gatePlaces(setup, state)) yield { type: 'gate', cell, other };
      break;
    case 'Seedling':
      yield* plantings(setup, state);
      break;
  }
  if (passableChoices.includes(due)) yield { type: 'pass' };
}
