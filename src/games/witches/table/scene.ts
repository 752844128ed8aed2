// A table on screen as it stands, and one seat's part of it as the board that a player alone has: so all that is done
// on a part is done by the rules of the solo game.

import { seatAt } from '../board/sections.ts';
import type { EffectName } from '../names/effects.ts';
import type { IngredientName } from '../names/ingredients.ts';
import { byFirstCell } from '../solo/choice.ts';
import { nextCell, plantsOf } from '../solo/state.ts';
import type { Region } from '../types/board.ts';
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

/** Something of every seat that follows from what is replaced but never changed: found once for each. */
function bySeat<Whole extends object, Part>(
  part: (whole: Whole, players: number, seat: Seat) => Part,
): (whole: Whole, players: number, seat: Seat) => Part {
  const known = new WeakMap<Whole, readonly Part[]>();
  return (whole, players, seat) => {
    let parts = known.get(whole);
    if (parts?.length !== players) {
      parts = Array.from({ length: players }, (_, at) => part(whole, players, at + 1));
      known.set(whole, parts);
    }
    return parts[seat - 1] ?? part(whole, players, seat);
  };
}

/** With the cauldrons of one seat only. */
const setupsBySeat = bySeat(
  (setup: SoloSetup, players, seat): SoloSetup => ({
    ...setup,
    board: {
      ...setup.board,
      regions: setup.board.regions.filter(({ cells }) => seatAt(players, cells[0] ?? 0) === seat),
    },
  }),
);
const setupOf = ({ setup }: Scene, seat: Seat) => setupsBySeat(setup, setup.board.players, seat);

const gardensBySeat = bySeat((gardens: readonly Garden[], players, seat) =>
  gardens.filter(({ cells }) => seatAt(players, cells[0] ?? 0) === seat),
);

export const gardensOf = ({ setup, board }: Scene, owner: Seat): readonly Garden[] =>
  gardensBySeat(board.gardens, setup.board.players, owner);

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
    setup: setupOf(scene, pots),
    state: {
      ...scene.board,
      gardens: gardensOf(scene, owner),
      distracted: statusOf(scene, owner, 'Distracted') !== undefined,
      // A painter's line is a fence that one may leave.
      choices: due === 'Painter' ? ['Fence'] : isSoloChoice(due) ? [due] : [],
    },
  };
}

/** The whole board, with a seat's part as it is now. */
export function withPart(scene: Scene, owner: Seat, part: SoloState): Scene {
  const { plots, barred } = part;
  return {
    ...scene,
    board: { ...scene.board, plots, barred, gardens: gardensWith(scene, owner, part) },
  };
}

/** Most moves leave the gardens as they are; then they stay the same list. */
function gardensWith(scene: Scene, owner: Seat, part: SoloState): readonly Garden[] {
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

/** Cauldrons of a seat that are full and have not been tested: they wait for something. */
export function untested(scene: Scene, seat: Seat): readonly Region[] {
  const { regions } = setupOf(scene, seat).board;
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

/** Every planting that is listed asks. */
const fewestOf = new WeakMap<SoloState, readonly IngredientName[]>();

/** What grows least at the whole table. */
export function fewest(scene: Scene): readonly IngredientName[] {
  const known = fewestOf.get(scene.board) ?? findFewest(scene);
  fewestOf.set(scene.board, known);
  return known;
}

function findFewest(scene: Scene): readonly IngredientName[] {
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
