// The solo game: applies moves to the board, joins it with the High Witch, and lists legal moves. The recipe
// only answers potions; it never reaches the board. State is immutable; outcomes of tests are marked
// `reveals`.

import type { Outcome } from '../../../core/game.ts';
import { wordList } from '../../../core/word-list.ts';
import { neighboursOf } from '../board/sections.ts';
import { evaluate } from '../potion/evaluate.ts';
import type { Board } from '../types/board.ts';
import type { Event, Puzzle, Refusal, State, View } from '../types/index.ts';
import { maxSeeds } from '../types/potion.ts';
import {
  type Brew,
  passableChoices,
  type SoloChoice,
  type SoloEvent,
  type SoloMove,
  type SoloSetup,
  type SoloState,
} from '../types/solo.ts';
import {
  type ActionResult,
  bramble,
  canChoose,
  done,
  type FullPotion,
  fence,
  fieldEffects,
  freeRefusal,
  frost,
  gate,
  grow,
  plant,
  pluck,
  refuse,
  type SoloMoveOf,
  type SoloOutcome,
  test,
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
    if (move.type === 'giveUp')
      return done({ ...state, phase: 'lost' }, [
        { type: 'gaveUp' },
        { type: 'ended', phase: 'lost' },
      ]);
    return move.type === 'last' ? brewLast(setup, state, move, brew) : refuse('lastPotionOnly');
  }
  const due = state.choices[0];
  const choice = CHOICE_MOVES[move.type];
  if (choice && choice !== due) return refuse(due ? 'choiceFirst' : 'nothingToChoose');
  switch (move.type) {
    case 'giveUp':
      return finish(setup, state, [{ type: 'gaveUp' }]);
    case 'last':
      return refuse('noLastPotion');
    case 'pass':
      return passChoice(setup, state);
    case 'frost':
      return settled(setup, frost(state, move));
    case 'bramble':
      return settled(setup, bramble(state, move));
    case 'gate':
      return settled(setup, gate(setup, state, move));
    case 'fence':
      return settled(setup, fence(state, move));
    case 'plant':
      if (due && due !== 'Seedling') return refuse('choiceFirst');
      return acted(setup, plant(setup, state, move), brew);
    case 'grow':
      return due ? refuse('choiceFirst') : acted(setup, grow(setup, state, move), brew);
    case 'pluck':
      return due ? refuse('choiceFirst') : acted(setup, pluck(setup, state, move), brew);
    case 'test':
      return due ? refuse('choiceFirst') : acted(setup, test(setup, state, move), brew);
  }
}

/** Complete potions are tested at once. */
function acted(setup: SoloSetup, outcome: ActionResult, brew: Brew): SoloOutcome {
  if (!outcome.ok) return outcome;
  const { state, events, full } = outcome;
  return full ? tested(setup, state, full, brew, events) : settled(setup, done(state, events));
}

/** Drops choices that have nothing to act on, and ends the game if it is over. */
function settled(setup: SoloSetup, outcome: SoloOutcome): SoloOutcome {
  if (!outcome.ok) return outcome;
  const settledState = settle(setup, outcome.state);
  return {
    ...outcome,
    state: settledState.state,
    events: [...outcome.events, ...settledState.events],
  };
}

function settle(
  setup: SoloSetup,
  state: SoloState,
): { readonly state: SoloState; readonly events: readonly SoloEvent[] } {
  const events: SoloEvent[] = [];
  let now = state;
  for (;;) {
    const due = now.choices[0];
    if (isExhausted(setup, now)) {
      const phase = setup.lastPotion ? 'last' : 'lost';
      return {
        state: { ...now, choices: [], phase },
        events: [...events, { type: 'ended', phase }],
      };
    }
    if (!due || canChoose(setup, now, due)) return { state: now, events };
    events.push({ type: 'fizzled', effect: due });
    now = { ...now, choices: now.choices.slice(1) };
  }
}

function finish(setup: SoloSetup, state: SoloState, events: readonly SoloEvent[]): SoloOutcome {
  const phase = setup.lastPotion ? 'last' : 'lost';
  return done({ ...state, choices: [], phase }, [...events, { type: 'ended', phase }]);
}

/** Applies the answer and its effects on the board. */
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
  const seal = (outcome: SoloOutcome): SoloOutcome =>
    outcome.ok ? { ...outcome, reveals: true } : outcome;
  if (result.won)
    return seal(
      done({ ...state, potions, phase: 'won' }, [...events, { type: 'ended', phase: 'won' }]),
    );
  const poisoned = has('Poison');
  const distracted = has('Distracted');
  if (poisoned) events.push({ type: 'poisoned' });
  if (distracted) events.push({ type: 'distracted' });
  const next: SoloState = { ...state, potions, poisoned, distracted };
  if (poisoned && state.poisoned) return seal(finish(setup, next, events));
  const { plots, drizzles, choices } = fieldEffects(setup, next, result);
  return seal(settled(setup, done({ ...next, plots, choices }, [...events, ...drizzles])));
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
  return settled(
    setup,
    done({ ...state, choices: state.choices.slice(1) }, [{ type: 'passed', effect: due }]),
  );
}

/** The constants of a solo game; undefined if the board is on paper. */
export function soloSetup(view: View): SoloSetup | undefined {
  const { ingredients, lastPotion, solo } = view;
  return solo ? { board: solo.board, ingredients, maxSeeds: view.maxSeeds, lastPotion } : undefined;
}

/** Puzzles are immutable, and every move needs it. */
const setups = new WeakMap<Puzzle, SoloSetup>();

export function setupOf(puzzle: Puzzle, board: Board): SoloSetup {
  const known = setups.get(puzzle);
  if (known?.board === board) return known;
  const setup: SoloSetup = {
    board,
    ingredients: puzzle.ingredients.map(({ name }) => name),
    maxSeeds: maxSeeds(puzzle),
    lastPotion: puzzle.lastPotion,
  };
  setups.set(puzzle, setup);
  return setup;
}

export function soloStart(puzzle: Puzzle): SoloState | null {
  return puzzle.board && startSolo(setupOf(puzzle, puzzle.board));
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

type BoardOutcome = Outcome<State, Event, Refusal>;

/** One move, including the High Witch's answer and its consequences. */
export function playBoard(puzzle: Puzzle, state: State, move: SoloMove): BoardOutcome {
  const { board } = puzzle;
  const { solo } = state;
  if (!board || !solo) return { ok: false, refusal: { type: 'noBoard' } };
  const outcome = playSolo(setupOf(puzzle, board), solo, move, (entries, potion) =>
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
        const cold = plantsOf(state, garden).some(({ plant }) => plant.dots > 1);
        if (!garden.spent && cold && cell !== undefined) yield { type: 'frost', cell };
      }
      return;
    case 'Bramble':
      for (const { cells, spent } of state.gardens)
        for (const cell of cells)
          if (!spent && !state.barred.includes(cell) && state.plots[cell]?.length === 0)
            yield { type: 'bramble', cell };
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
