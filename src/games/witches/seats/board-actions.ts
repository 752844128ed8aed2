// Actions on a board, solo or at a table: plant, grow, pluck, test, and the choices that effects ask for.
// They only change the board; callers test the potions that become full.

import { columnOf, neighboursOf, pieces, rowOf } from '../board/sections.ts';
import { LARGEST_POTION } from '../types/board.ts';
import { refuse } from '../types/index.ts';
import type { Potion, PotionResult } from '../types/potion.ts';
import {
  type BoardAction,
  type BoardChoice,
  type BoardEvent,
  type Garden,
  type Plant,
  type SoloChoice,
  type SoloMoveOf,
  type SoloRefusal,
  type SoloSetup,
  type SoloState,
  soloChoices,
} from '../types/solo.ts';
import {
  cauldronAt,
  entryOf,
  gardenAt,
  gatePlaces,
  grown,
  isFree,
  isWhole,
  joinRefusal,
  magicAllows,
  nextCell,
  overlong,
  plantsOf,
  specialAt,
} from './board-state.ts';

export interface FullPotion {
  readonly cells: readonly number[];
  readonly entries: Potion;
}

export type ActionResult =
  | {
      readonly ok: true;
      readonly state: SoloState;
      readonly events: readonly BoardEvent[];
      /** To be tested now. */
      readonly full?: FullPotion;
    }
  | { readonly ok: false; readonly refusal: SoloRefusal };

const done = (
  state: SoloState,
  events: readonly BoardEvent[],
  full?: FullPotion,
): ActionResult => ({ ok: true, state, events, ...(full ? { full } : {}) });

/** `steps`: how many times a garden grows at once. */
export function actOnBoard(
  setup: SoloSetup,
  state: SoloState,
  move: BoardAction | BoardChoice,
  steps = 1,
): ActionResult {
  switch (move.type) {
    case 'plant':
      return plant(setup, state, move);
    case 'grow':
      return grow(setup, state, move, steps);
    case 'pluck':
      return pluck(setup, state, move);
    case 'test':
      return test(setup, state, move);
    case 'frost':
      return frost(state, move);
    case 'bramble':
      return bramble(state, move);
    case 'gate':
      return gate(setup, state, move);
    case 'fence':
      return fence(state, move);
  }
}

/** Is there anything on the board that the effect can act on? */
export function canChoose(setup: SoloSetup, state: SoloState, choice: SoloChoice): boolean {
  switch (choice) {
    case 'Frost':
      return state.gardens.some((garden) => canFreeze(state, garden));
    case 'Bramble':
      return state.gardens.some(({ cells }) => cells.some((cell) => isEmpty(state, cell)));
    case 'Fence':
      return state.gardens.some(({ cells, spent }) => !spent && cells.length > 1);
    case 'Gate':
      return gatePlaces(setup, state).length > 0;
    case 'Seedling':
      return state.gardens.some(({ cells }) => cells.some((cell) => isFree(setup, state, cell)));
  }
}

export const canFreeze = (state: SoloState, garden: Garden) =>
  !garden.spent && plantsOf(state, garden).some(({ plant }) => plant.dots > 1);

export const isEmpty = (state: SoloState, cell: number) =>
  gardenAt(state, cell)?.spent === false &&
  !state.barred.includes(cell) &&
  state.plots[cell]?.length === 0;

export function withPlots(
  state: SoloState,
  changes: ReadonlyMap<number, readonly Plant[]>,
): SoloState['plots'] {
  return state.plots.map((plants, cell) => changes.get(cell) ?? plants);
}

function frost(state: SoloState, move: SoloMoveOf<'frost'>): ActionResult {
  const garden = gardenAt(state, move.cell);
  if (!garden) return refuse('noGarden');
  if (garden.spent) return refuse('spentGarden');
  if (!canFreeze(state, garden)) return refuse('nothingToFreeze');
  const cold = plantsOf(state, garden).filter(({ plant: one }) => one.dots > 1);
  const cells = [...new Set(cold.map(({ cell }) => cell))];
  const changes = new Map(
    cells.map((cell) => [
      cell,
      (state.plots[cell] ?? []).map((one) =>
        one.plucked || one.dots === 1 ? one : { ...one, dots: one.dots - 1 },
      ),
    ]),
  );
  return done({ ...state, plots: withPlots(state, changes), choices: state.choices.slice(1) }, [
    { type: 'froze', cells },
  ]);
}

function bramble(state: SoloState, move: SoloMoveOf<'bramble'>): ActionResult {
  const garden = gardenAt(state, move.cell);
  if (!garden) return refuse('noGarden');
  if (garden.spent) return refuse('spentGarden');
  if (state.barred.includes(move.cell)) return refuse('cellBarred');
  if (!isEmpty(state, move.cell)) return refuse('notEmpty');
  const barred = [...state.barred, move.cell].sort((one, other) => one - other);
  return done({ ...state, barred, choices: state.choices.slice(1) }, [
    { type: 'barred', cell: move.cell },
  ]);
}

export const byFirstCell = (one: Garden, other: Garden) =>
  (one.cells[0] ?? 0) - (other.cells[0] ?? 0);

function gate(setup: SoloSetup, state: SoloState, move: SoloMoveOf<'gate'>): ActionResult {
  const one = gardenAt(state, move.cell);
  const other = gardenAt(state, move.other);
  if (!one || !other) return refuse('noGarden');
  if (!neighboursOf(move.cell).includes(move.other)) return refuse('notSideBySide');
  const refusal = joinRefusal(setup, state, one, other);
  if (refusal) return refuse(refusal);
  const cells = [...one.cells, ...other.cells].sort((left, right) => left - right);
  const gardens = state.gardens.filter((garden) => garden !== one && garden !== other);
  return done(
    {
      ...state,
      gardens: [...gardens, { cells, spent: false }].sort(byFirstCell),
      choices: state.choices.slice(1),
    },
    [{ type: 'opened', cells }],
  );
}

function fence(state: SoloState, move: SoloMoveOf<'fence'>): ActionResult {
  const garden = gardenAt(state, move.cell);
  if (!garden) return refuse('noGarden');
  if (garden.spent) return refuse('spentGarden');
  if (gardenAt(state, move.other) !== garden) return refuse('otherGarden');
  if (!neighboursOf(move.cell).includes(move.other)) return refuse('notSideBySide');
  const upright = rowOf(move.cell) === rowOf(move.other);
  const line = upright
    ? Math.max(columnOf(move.cell), columnOf(move.other))
    : Math.max(rowOf(move.cell), rowOf(move.other));
  const beyond = (cell: number) => (upright ? columnOf(cell) : rowOf(cell)) >= line;
  const parts = pieces(garden.cells, (cell, near) => beyond(cell) === beyond(near));
  const gardens = state.gardens.filter((one) => one !== garden);
  return done(
    {
      ...state,
      gardens: [...gardens, ...parts.map((cells) => ({ cells, spent: false }))].sort(byFirstCell),
      choices: state.choices.slice(1),
    },
    [{ type: 'fenced', gardens: parts }],
  );
}

function plant(setup: SoloSetup, state: SoloState, move: SoloMoveOf<'plant'>): ActionResult {
  const { cell, ingredient } = move;
  if (!setup.ingredients.includes(ingredient)) return refuse('unknownIngredient');
  const garden = gardenAt(state, cell);
  if (!garden) return refuse('noGarden');
  if (garden.spent) return refuse('spentGarden');
  if (state.barred.includes(cell)) return refuse('cellBarred');
  if (!isFree(setup, state, cell)) {
    const holdsTwo = specialAt(setup, cell) === 'efficiency' && state.plots[cell]?.length === 1;
    return refuse(holdsTwo && overlong(setup, state, garden) ? 'potionTooLong' : 'cellFull');
  }
  if (!magicAllows(setup, state, cell)) return refuse('blackMagic');
  const hard = specialAt(setup, cell) === 'hardGround';
  const free = state.choices[0] === 'Seedling';
  const planted = [...(state.plots[cell] ?? []), { ingredient, dots: 1, plucked: false }];
  const next: SoloState = {
    ...state,
    plots: withPlots(state, new Map([[cell, planted]])),
    turns: state.turns + (free ? 0 : 1) + (hard ? 1 : 0),
    choices: free ? state.choices.slice(1) : state.choices,
  };
  const event = { type: 'planted', cell, ingredient } as const;
  return done(next, hard ? [event, { type: 'delayed', cell }] : [event]);
}

function grow(
  setup: SoloSetup,
  state: SoloState,
  move: SoloMoveOf<'grow'>,
  steps: number,
): ActionResult {
  const garden = gardenAt(state, move.cell);
  if (!garden) return refuse('noGarden');
  if (garden.spent) return refuse('spentGarden');
  const cells = new Set<number>();
  let plots = state.plots;
  for (let step = 0; step < steps; step++) {
    const changes = grown(setup, { ...state, plots }, garden);
    for (const cell of changes.keys()) cells.add(cell);
    plots = withPlots({ ...state, plots }, changes);
  }
  if (cells.size === 0) return refuse('nothingGrows');
  const next = { ...state, plots, turns: state.turns + 1 };
  return done(next, [{ type: 'grew', cells: [...cells] }]);
}

function pluck(setup: SoloSetup, state: SoloState, move: SoloMoveOf<'pluck'>): ActionResult {
  if (setup.board.kind === 'gardens') return refuse('noCauldronsHere');
  if (!gardenAt(state, move.cell)) return refuse('noGarden');
  const plants = state.plots[move.cell] ?? [];
  const picked = plants[move.plant];
  if (!picked) return refuse('noPlant');
  if (picked.plucked) return refuse('alreadyPlucked');
  const cauldron = cauldronAt(setup, move.into);
  if (!cauldron) return refuse('noCauldron');
  const into = nextCell(state, cauldron);
  if (into === undefined) return refuse('cauldronFull');
  const { ingredient, dots } = picked;
  const next: SoloState = {
    ...state,
    turns: state.turns + 1,
    plots: withPlots(
      state,
      new Map([
        [move.cell, plants.map((one) => (one === picked ? { ...one, plucked: true } : one))],
        [into, [{ ingredient, dots, plucked: false }]],
      ]),
    ),
  };
  const isFull = nextCell(next, cauldron) === undefined;
  const full = isFull ? potionIn(next, cauldron.cells) : undefined;
  return done(next, [{ type: 'plucked', cell: move.cell, into, entry: entryOf(picked) }], full);
}

export function potionIn(state: SoloState, cells: readonly number[]): FullPotion {
  return { cells, entries: cells.flatMap((cell) => (state.plots[cell] ?? []).map(entryOf)) };
}

function test(setup: SoloSetup, state: SoloState, move: SoloMoveOf<'test'>): ActionResult {
  if (setup.board.kind === 'cauldrons') return refuse('testByFilling');
  const garden = gardenAt(state, move.cell);
  if (!garden) return refuse('noGarden');
  if (garden.spent) return refuse('spentGarden');
  if (!isWhole(state, garden)) return refuse('notAllPlanted');
  const plants = plantsOf(state, garden);
  const places = [...move.order].sort((one, other) => one - other);
  if (places.length !== plants.length || places.some((place, index) => place !== index))
    return refuse('badOrder');
  const entries = move.order.flatMap((place) => plants[place]?.plant ?? []).map(entryOf);
  const gardens = state.gardens.map((one) => (one === garden ? { ...one, spent: true } : one));
  const next = { ...state, turns: state.turns + 1, gardens };
  return done(next, [], { cells: garden.cells, entries });
}

/** ChangeField effects of an answer: Drizzle acts on all gardens of the state, the others ask for choices. */
export function fieldEffects(setup: SoloSetup, state: SoloState, { messages }: PotionResult) {
  let { plots } = state;
  const drizzles: BoardEvent[] = [];
  for (const { effect } of messages)
    if (effect === 'Drizzle') {
      const now = { ...state, plots };
      const changes = new Map(
        state.gardens
          .filter(({ spent }) => !spent)
          .flatMap((garden) => [...grown(setup, now, garden)]),
      );
      const cells = [...changes.keys()].sort((one, other) => one - other);
      drizzles.push({ type: 'drizzled', cells });
      plots = withPlots(now, changes);
    }
  // In list order, since the order of messages has no meaning.
  const choices = soloChoices.flatMap((choice) =>
    messages.filter(({ effect }) => effect === choice).map(() => choice),
  );
  return { plots, drizzles, choices };
}

/** Refusals of potions that come from no board: the last one, or a Guesser's. */
export function freeRefusal(
  setup: Pick<SoloSetup, 'ingredients' | 'maxSeeds'>,
  entries: Potion,
): SoloRefusal['type'] | undefined {
  if (entries.length === 0) return 'emptyPotion';
  if (entries.length > LARGEST_POTION) return 'potionTooLong';
  for (const { ingredient, seeds } of entries) {
    if (!setup.ingredients.includes(ingredient)) return 'unknownIngredient';
    if (!Number.isInteger(seeds) || seeds < 1 || seeds > setup.maxSeeds) return 'badSeeds';
  }
  return undefined;
}
