// What is done on a board, alone or at a table: plant, grow, pluck, test. Each changes one part of it; what a full
// potion brings about is for whoever asks.

import type { PlayedEntry } from '../types/potion.ts';
import type { Plant, SoloEvent, SoloRefusal, SoloSetup, SoloState } from '../types/solo.ts';
import { type Play, refuse, withPlots } from './choice.ts';
import {
  cauldronAt,
  gardenAt,
  grown,
  isFree,
  isWhole,
  magicAllows,
  nextCell,
  overlong,
  plantsOf,
  specialAt,
} from './state.ts';

/** A potion that is complete: the cells that it came from, and what is in it. */
export interface FullPotion {
  readonly cells: readonly number[];
  readonly entries: readonly PlayedEntry[];
}

export type Acted =
  | {
      readonly ok: true;
      readonly state: SoloState;
      readonly events: readonly SoloEvent[];
      /** It is to be tested now. */
      readonly full?: FullPotion;
    }
  | { readonly ok: false; readonly refusal: SoloRefusal };

export function plant(setup: SoloSetup, state: SoloState, move: Play<'plant'>): Acted {
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
export function grow(setup: SoloSetup, state: SoloState, move: Play<'grow'>, steps = 1): Acted {
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

export function pluck(setup: SoloSetup, state: SoloState, move: Play<'pluck'>): Acted {
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

/** What lies in the cells of a cauldron, in reading order. */
export function potionIn(state: SoloState, cells: readonly number[]): FullPotion {
  return { cells, entries: cells.flatMap((cell) => (state.plots[cell] ?? []).map(entryOf)) };
}

export const entryOf = (one: Plant): PlayedEntry => ({
  ingredient: one.ingredient,
  seeds: one.dots,
});

export function test(setup: SoloSetup, state: SoloState, move: Play<'test'>): Acted {
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
