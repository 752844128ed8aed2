// Actions on a board, solo or at a table: plant, grow, pluck, test, and the choices that effects ask for.
// They only change the board; callers test the potions that become full.

import type { Outcome } from '../../../core/game.ts';
import { columnOf, neighboursOf, pieces, rowOf } from '../board/sections.ts';
import { LARGEST_POTION } from '../types/board.ts';
import type { PlayedEntry, PotionResult } from '../types/potion.ts';
import {
  type Garden,
  type Plant,
  type SoloChoice,
  type SoloEvent,
  type SoloMove,
  type SoloRefusal,
  type SoloSetup,
  type SoloState,
  soloChoices,
} from '../types/solo.ts';
import {
  cauldronAt,
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

export type SoloOutcome = Outcome<SoloState, SoloEvent, SoloRefusal>;
export type SoloMoveOf<T extends SoloMove['type']> = Extract<SoloMove, { readonly type: T }>;

export const refuse = (
  type: SoloRefusal['type'],
): { readonly ok: false; readonly refusal: SoloRefusal } => ({ ok: false, refusal: { type } });
export const done = (state: SoloState, events: readonly SoloEvent[]): SoloOutcome => ({
  ok: true,
  state,
  events,
});

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

const canFreeze = (state: SoloState, garden: Garden) =>
  !garden.spent && plantsOf(state, garden).some(({ plant }) => plant.dots > 1);

const isEmpty = (state: SoloState, cell: number) =>
  gardenAt(state, cell)?.spent === false &&
  !state.barred.includes(cell) &&
  state.plots[cell]?.length === 0;

export function withPlots(
  state: SoloState,
  changes: ReadonlyMap<number, readonly Plant[]>,
): SoloState['plots'] {
  return state.plots.map((plants, cell) => changes.get(cell) ?? plants);
}

export function frost(state: SoloState, move: SoloMoveOf<'frost'>): SoloOutcome {
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

export function bramble(state: SoloState, move: SoloMoveOf<'bramble'>): SoloOutcome {
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

export function gate(setup: SoloSetup, state: SoloState, move: SoloMoveOf<'gate'>): SoloOutcome {
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

export function fence(state: SoloState, move: SoloMoveOf<'fence'>): SoloOutcome {
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

/** A complete potion: its cells and entries. */
export interface FullPotion {
  readonly cells: readonly number[];
  readonly entries: readonly PlayedEntry[];
}

export type ActionResult =
  | {
      readonly ok: true;
      readonly state: SoloState;
      readonly events: readonly SoloEvent[];
      /** To be tested now. */
      readonly full?: FullPotion;
    }
  | { readonly ok: false; readonly refusal: SoloRefusal };

export function plant(setup: SoloSetup, state: SoloState, move: SoloMoveOf<'plant'>): ActionResult {
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
  return {
    ok: true,
    state: {
      ...state,
      plots: withPlots(state, new Map([[cell, planted]])),
      turns: state.turns + (free ? 0 : 1) + (hard ? 1 : 0),
      choices: free ? state.choices.slice(1) : state.choices,
    },
    events: [
      { type: 'planted', cell, ingredient },
      ...(hard ? ([{ type: 'delayed', cell }] as const) : []),
    ],
  };
}

/** `steps`: how many times it grows at once. */
export function grow(
  setup: SoloSetup,
  state: SoloState,
  move: SoloMoveOf<'grow'>,
  steps = 1,
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
  return {
    ok: true,
    state: { ...state, plots, turns: state.turns + 1 },
    events: [{ type: 'grew', cells: [...cells] }],
  };
}

export function pluck(setup: SoloSetup, state: SoloState, move: SoloMoveOf<'pluck'>): ActionResult {
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
  const entry = { ingredient, seeds: dots };
  const events: readonly SoloEvent[] = [{ type: 'plucked', cell: move.cell, into, entry }];
  if (nextCell(next, cauldron) !== undefined) return { ok: true, state: next, events };
  return { ok: true, state: next, events, full: potionIn(next, cauldron.cells) };
}

/** The contents of a cauldron's cells in reading order. */
export function potionIn(state: SoloState, cells: readonly number[]): FullPotion {
  return { cells, entries: cells.flatMap((cell) => (state.plots[cell] ?? []).map(entryOf)) };
}

const entryOf = (one: Plant): PlayedEntry => ({ ingredient: one.ingredient, seeds: one.dots });

export function test(setup: SoloSetup, state: SoloState, move: SoloMoveOf<'test'>): ActionResult {
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
  return {
    ok: true,
    state: {
      ...state,
      turns: state.turns + 1,
      gardens: state.gardens.map((one) => (one === garden ? { ...one, spent: true } : one)),
    },
    events: [],
    full: { cells: garden.cells, entries },
  };
}

interface FieldEffects {
  readonly plots: SoloState['plots'];
  readonly drizzles: readonly SoloEvent[];
  readonly choices: readonly SoloChoice[];
}

/** ChangeField effects of an answer: Drizzle acts on all gardens of the state, the others ask for choices. */
export function fieldEffects(
  setup: SoloSetup,
  state: SoloState,
  { messages }: PotionResult,
): FieldEffects {
  let { plots } = state;
  const drizzles: SoloEvent[] = [];
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
  entries: readonly PlayedEntry[],
): SoloRefusal['type'] | undefined {
  if (entries.length === 0) return 'emptyPotion';
  if (entries.length > LARGEST_POTION) return 'potionTooLong';
  for (const { ingredient, seeds } of entries) {
    if (!setup.ingredients.includes(ingredient)) return 'unknownIngredient';
    if (!Number.isInteger(seeds) || seeds < 1 || seeds > setup.maxSeeds) return 'badSeeds';
  }
  return undefined;
}
