// Solo: the effects that ask for a choice on the board, and what each choice does.

import type { Outcome } from '../../../core/game.ts';
import { columnOf, neighboursOf, pieces, rowOf } from '../board/sections.ts';
import type {
  Garden,
  Plant,
  SoloChoice,
  SoloEvent,
  SoloMove,
  SoloRefusal,
  SoloSetup,
  SoloState,
} from '../types/solo.ts';
import { gardenAt, gatePlaces, isFree, joinRefusal, plantsOf } from './state.ts';

export type SoloOutcome = Outcome<SoloState, SoloEvent, SoloRefusal>;
export type Play<T extends SoloMove['type']> = Extract<SoloMove, { readonly type: T }>;

export const refuse = (
  type: SoloRefusal['type'],
): { readonly ok: false; readonly refusal: SoloRefusal } => ({ ok: false, refusal: { type } });
export const done = (state: SoloState, events: readonly SoloEvent[]): SoloOutcome => ({
  ok: true,
  state,
  events,
});

/** Is there anything on the board that the effect can be carried out on? */
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

export function frost(state: SoloState, move: Play<'frost'>): SoloOutcome {
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

export function bramble(state: SoloState, move: Play<'bramble'>): SoloOutcome {
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

export function gate(setup: SoloSetup, state: SoloState, move: Play<'gate'>): SoloOutcome {
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

export function fence(state: SoloState, move: Play<'fence'>): SoloOutcome {
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
