// The state of a table on screen, and one seat's part of it as the board of a solo game, so that solo rules
// apply to parts.

import { memoByObject } from '../../../core/memo.ts';
import { seatAt } from '../board/sections.ts';
import type { EffectName, IngredientName } from '../names.ts';
import type { Region } from '../types/board.ts';
import type { Event, Refusal } from '../types/index.ts';
import type { Potion } from '../types/potion.ts';
import {
  type Garden,
  type SoloChoice,
  type SoloSetup,
  type SoloState,
  soloChoices,
} from '../types/solo.ts';
import type { ScreenState, Seat, SeatChoice, SeatState, SeatStatus } from '../types/table.ts';
import { byFirstCell } from './board-actions.ts';
import { nextCell, plantsOf } from './board-state.ts';

export interface TableScene extends Pick<ScreenState, 'round' | 'seats' | 'testers' | 'offers'> {
  /** Of the whole board. */
  readonly setup: SoloSetup;
  /** The whole board. Its own choices and statuses are unused; each seat has those. */
  readonly board: SoloState;
}

const EMPTY: SeatState = {
  acted: 'open',
  rests: false,
  statuses: [],
  choices: [],
  waiting: null,
  guesses: [],
};

export function startSeats(players: number): readonly SeatState[] {
  return Array.from({ length: players }, () => EMPTY);
}

export const seatOf = (scene: TableScene, seat: Seat): SeatState => scene.seats[seat - 1] ?? EMPTY;

export const allSeats = (scene: Pick<TableScene, 'seats'>): readonly Seat[] =>
  scene.seats.map((_, at) => at + 1);

export function withSeat(scene: TableScene, seat: Seat, change: Partial<SeatState>): TableScene {
  return {
    ...scene,
    seats: scene.seats.map((one, at) => (at === seat - 1 ? { ...one, ...change } : one)),
  };
}

export const withoutChoice = (scene: TableScene, seat: Seat): TableScene =>
  withSeat(scene, seat, { choices: seatOf(scene, seat).choices.slice(1) });

export const ownerAt = (scene: TableScene, cell: number): Seat =>
  seatAt(scene.setup.board.players, cell);

export function statusOf(
  scene: TableScene,
  seat: Seat,
  effect: EffectName,
): SeatStatus | undefined {
  return seatOf(scene, seat).statuses.find((status) => status.effect === effect);
}

export const dueOf = (scene: TableScene, seat: Seat): SeatChoice | undefined =>
  seatOf(scene, seat).choices[0];

/** By setup: with the cauldrons of one seat only. */
const seatSetups = memoByObject((setup: SoloSetup): readonly SoloSetup[] => {
  const { players, regions } = setup.board;
  return Array.from({ length: players }, (_, at) => {
    const own = regions.filter(({ cells }) => seatAt(players, cells[0] ?? 0) === at + 1);
    return { ...setup, board: { ...setup.board, regions: own } };
  });
});
const seatSetup = ({ setup }: TableScene, seat: Seat): SoloSetup =>
  seatSetups(setup)[seat - 1] ?? setup;

/** Lists of gardens are replaced, never mutated. */
const gardensBySeat = memoByObject((_: readonly Garden[]) => new Map<Seat, readonly Garden[]>());

export function gardensOf(scene: TableScene, owner: Seat): readonly Garden[] {
  const { gardens } = scene.board;
  const bySeat = gardensBySeat(gardens);
  const own =
    bySeat.get(owner) ?? gardens.filter(({ cells }) => ownerAt(scene, cells[0] ?? 0) === owner);
  bySeat.set(owner, own);
  return own;
}

const isSoloChoice = (choice: SeatChoice | undefined): choice is SoloChoice =>
  soloChoices.some((one) => one === choice);

/** A seat's part as `actor` finds it. `pots` is the owner of the cauldrons, for gifts. */
export function partOf(
  scene: TableScene,
  owner: Seat,
  actor: Seat,
  pots: Seat = owner,
): { readonly setup: SoloSetup; readonly state: SoloState } {
  const due = dueOf(scene, actor);
  return {
    setup: seatSetup(scene, pots),
    state: {
      ...scene.board,
      gardens: gardensOf(scene, owner),
      distracted: statusOf(scene, owner, 'Distracted') !== undefined,
      // A Painter's line is an optional fence.
      choices: due === 'Painter' ? ['Fence'] : isSoloChoice(due) ? [due] : [],
    },
  };
}

export function withPart(scene: TableScene, owner: Seat, part: SoloState): TableScene {
  const { plots, barred } = part;
  return {
    ...scene,
    board: { ...scene.board, plots, barred, gardens: gardensWith(scene, owner, part) },
  };
}

/** Most moves leave the gardens unchanged; then the list keeps its identity. */
function gardensWith(scene: TableScene, owner: Seat, part: SoloState): readonly Garden[] {
  const { gardens } = scene.board;
  if (part.gardens === gardensOf(scene, owner) && isAscending(gardens)) return gardens;
  const others = gardens.filter(({ cells }) => ownerAt(scene, cells[0] ?? 0) !== owner);
  return [...others, ...part.gardens].sort(byFirstCell);
}

const isAscending = (gardens: readonly Garden[]) =>
  gardens.every((garden, at) => {
    const before = gardens[at - 1];
    return !before || byFirstCell(before, garden) <= 0;
  });

/** Full cauldrons of a seat that wait to be tested. */
export function untested(scene: TableScene, seat: Seat): readonly Region[] {
  const { regions } = seatSetup(scene, seat).board;
  return regions.filter(
    ({ kind, cells }) =>
      kind === 'cauldron' &&
      nextCell(scene.board, { kind, cells }) === undefined &&
      !scene.board.potions.some(
        (potion) => potion.cells.length === cells.length && potion.cells[0] === cells[0],
      ),
  );
}

export function heldIn(scene: TableScene, garden: Garden): readonly IngredientName[] {
  return [...new Set(plantsOf(scene.board, garden).map(({ plant }) => plant.ingredient))];
}

/** Every listed planting needs it. */
const fewestOf = new WeakMap<SoloState, readonly IngredientName[]>();

/** The rarest growing ingredients of the whole table. */
export function fewest(scene: TableScene): readonly IngredientName[] {
  const known = fewestOf.get(scene.board) ?? findFewest(scene);
  fewestOf.set(scene.board, known);
  return known;
}

function findFewest(scene: TableScene): readonly IngredientName[] {
  const live = scene.board.gardens.filter(({ spent }) => !spent);
  const growing = live.flatMap((garden) => plantsOf(scene.board, garden));
  const count = (name: IngredientName) =>
    growing.filter(({ plant }) => plant.ingredient === name).length;
  const counts = scene.setup.ingredients.map(count);
  const least = Math.min(...counts);
  return scene.setup.ingredients.filter((_, at) => counts[at] === least);
}

export const isUniform = (entries: Potion) =>
  new Set(entries.map(({ ingredient }) => ingredient)).size <= 1;

export type SeatOutcome =
  | {
      readonly ok: true;
      readonly scene: TableScene;
      readonly events: readonly Event[];
      /** The board is unchanged, so others may still take back their moves. */
      readonly talk?: true;
    }
  | { readonly ok: false; readonly refusal: Refusal };

export const done = ({
  scene,
  events,
}: Pick<Extract<SeatOutcome, { ok: true }>, 'scene' | 'events'>): SeatOutcome => ({
  ok: true,
  scene,
  events,
});
