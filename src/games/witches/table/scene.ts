// A table on screen as it stands, and one seat's part of it as the board that a player alone has: so all that is done
// on a part is done by the rules of the solo game.

import { seatAt } from '../board/sections.ts';
import type { EffectName } from '../names/effects.ts';
import type { IngredientName } from '../names/ingredients.ts';
import { byFirstCell } from '../solo/choice.ts';
import { nextCell, plantsOf } from '../solo/state.ts';
import type { Board, Region } from '../types/board.ts';
import type { PlayedEntry } from '../types/potion.ts';
import {
  type Garden,
  type SoloChoice,
  type SoloSetup,
  type SoloState,
  soloChoices,
} from '../types/solo.ts';
import type {
  Offer,
  ScreenState,
  Seat,
  SeatChoice,
  SeatState,
  SeatStatus,
} from '../types/table.ts';

export interface Scene {
  /** Of the whole board. */
  readonly setup: SoloSetup;
  /** The whole board; its own choices and statuses mean nothing, every seat has those. */
  readonly board: SoloState;
  readonly round: number;
  readonly seats: readonly SeatState[];
  readonly testers: ScreenState['testers'];
  readonly offers: readonly Offer[];
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

export const seatOf = (scene: Scene, seat: Seat): SeatState => scene.seats[seat - 1] ?? EMPTY;

export const allSeats = (scene: Pick<Scene, 'seats'>): readonly Seat[] =>
  scene.seats.map((_, at) => at + 1);

export function withSeat(scene: Scene, seat: Seat, change: Partial<SeatState>): Scene {
  return {
    ...scene,
    seats: scene.seats.map((one, at) => (at === seat - 1 ? { ...one, ...change } : one)),
  };
}

export const ownerAt = (scene: Scene, cell: number): Seat =>
  seatAt(scene.setup.board.players, cell);

export function statusOf(scene: Scene, seat: Seat, effect: EffectName): SeatStatus | undefined {
  return seatOf(scene, seat).statuses.find((status) => status.effect === effect);
}

export const dueOf = (scene: Scene, seat: Seat): SeatChoice | undefined =>
  seatOf(scene, seat).choices[0];

/** Boards with the cauldrons of one seat only; made once for each board. */
const boards = new WeakMap<Board, readonly Board[]>();

function boardOf(board: Board, seat: Seat): Board {
  let parts = boards.get(board);
  if (!parts) {
    parts = Array.from({ length: board.players }, (_, at) => ({
      ...board,
      regions: board.regions.filter(({ cells }) => seatAt(board.players, cells[0] ?? 0) === at + 1),
    }));
    boards.set(board, parts);
  }
  return parts[seat - 1] ?? board;
}

export interface PartOfBoard {
  readonly setup: SoloSetup;
  readonly state: SoloState;
}

const isSoloChoice = (choice: SeatChoice | undefined): choice is SoloChoice =>
  soloChoices.some((one) => one === choice);

/** The part of a seat, as `actor` finds it. `pots` is whose cauldrons there are, where a plant goes to another's. */
export function partOf(scene: Scene, owner: Seat, actor: Seat, pots: Seat = owner): PartOfBoard {
  const due = dueOf(scene, actor);
  return {
    setup: { ...scene.setup, board: boardOf(scene.setup.board, pots) },
    state: {
      ...scene.board,
      gardens: gardensOf(scene, owner),
      distracted: statusOf(scene, owner, 'Distracted') !== undefined,
      // A painter's line is a fence that one may leave.
      choices: due === 'Painter' ? ['Fence'] : isSoloChoice(due) ? [due] : [],
    },
  };
}

export const gardensOf = (scene: Scene, owner: Seat): readonly Garden[] =>
  scene.board.gardens.filter(({ cells }) => ownerAt(scene, cells[0] ?? 0) === owner);

/** The whole board, with a seat's part as it is now. */
export function withPart(scene: Scene, owner: Seat, part: SoloState): Scene {
  const others = scene.board.gardens.filter(({ cells }) => ownerAt(scene, cells[0] ?? 0) !== owner);
  const { plots, barred } = part;
  const gardens = [...others, ...part.gardens].sort(byFirstCell);
  return { ...scene, board: { ...scene.board, plots, barred, gardens } };
}

/** Cauldrons of a seat that are full and have not been tested: they wait for something. */
export function untested(scene: Scene, seat: Seat): readonly Region[] {
  const { regions } = boardOf(scene.setup.board, seat);
  return regions.filter(
    ({ kind, cells }) =>
      kind === 'cauldron' &&
      nextCell(scene.board, { kind, cells }) === undefined &&
      !scene.board.potions.some(
        (potion) => potion.cells.length === cells.length && potion.cells[0] === cells[0],
      ),
  );
}

/** Ingredients that a seat's garden holds. */
export function heldIn(scene: Scene, garden: Garden): readonly IngredientName[] {
  return [...new Set(plantsOf(scene.board, garden).map(({ plant }) => plant.ingredient))];
}

/** What grows least at the whole table. */
export function fewest(scene: Scene): readonly IngredientName[] {
  const live = scene.board.gardens.filter(({ spent }) => !spent);
  const growing = live.flatMap((garden) => plantsOf(scene.board, garden));
  const count = (name: IngredientName) =>
    growing.filter(({ plant }) => plant.ingredient === name).length;
  const counts = scene.setup.ingredients.map(count);
  const least = Math.min(...counts);
  return scene.setup.ingredients.filter((_, at) => counts[at] === least);
}

/** One kind of ingredient only. */
export const isUniform = (entries: readonly PlayedEntry[]) =>
  new Set(entries.map(({ ingredient }) => ingredient)).size <= 1;
