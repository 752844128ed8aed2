// Solo: the moves that can be made, each of which is accepted. Where there are too many to list (orders of a garden,
// entries of the last potion) some of them stand for all.

import { neighboursOf } from '../board/sections.ts';
import { passableChoices, type SoloMove, type SoloSetup, type SoloState } from '../types/solo.ts';
import {
  gardenAt,
  gatePlaces,
  grown,
  isFree,
  isWhole,
  magicAllows,
  nextCell,
  plantsOf,
} from './state.ts';

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
