// What a seat may do at a table on screen: whose part it is, what statuses forbid, and the list of accepted
// moves. Examples represent kinds of moves that are too many to list. Uses only what everyone sees.

import { GREEN_FINGERS } from '../names.ts';
import type { PlainMove, PlainMoveOfType, Refusal } from '../types/index.ts';
import type { BoardAction, Plant } from '../types/solo.ts';
import { declinableChoices, type Offer, type Seat, type TableRefusal } from '../types/table.ts';
import { withPlots } from './board-actions.ts';
import {
  cauldronAt,
  gardenAt,
  grown,
  isFree,
  nextCell,
  plantsOf,
  specialAt,
} from './board-state.ts';
import { soloMoves } from './solo-play.ts';
import {
  allSeats,
  dueOf,
  fewest,
  gardensOf,
  heldIn,
  ownerAt,
  partOf,
  seatOf,
  statusOf,
  type TableScene,
} from './table-scene.ts';

/** The owner of the part an action is on; undefined if it spans two. */
export function ownerOfAction(scene: TableScene, move: BoardAction): Seat | undefined {
  const owner = ownerAt(scene, move.cell);
  return move.type === 'pluck' && ownerAt(scene, move.into) !== owner ? undefined : owner;
}

/** One's own part, or another's once with Piggyback. */
export function partRefusal(scene: TableScene, seat: Seat, owner: Seat | undefined) {
  if (owner === seat) return undefined;
  // That seat already has a potion waiting to be judged, and can have only one.
  if (owner !== undefined && seatOf(scene, owner).waiting) return 'choiceFirst' as const;
  const ride = statusOf(scene, seat, 'Piggyback');
  return owner !== undefined && ride && !ride.used ? undefined : ('notYourPart' as const);
}

/** Tests are forbidden by the owner's statuses, other actions by the seat's own. */
export function statusRefusal(
  scene: TableScene,
  seat: Seat,
  move: BoardAction,
): TableRefusal | undefined {
  const allergies = statusOf(scene, seat, 'Allergies')?.ingredients ?? [];
  const garden = gardenAt(scene.board, move.cell);
  switch (move.type) {
    case 'plant':
      if (allergies.includes(move.ingredient)) return 'allergic';
      return statusOf(scene, seat, 'Sharer') && !fewest(scene).includes(move.ingredient)
        ? 'notFewest'
        : undefined;
    case 'grow':
      return garden && heldIn(scene, garden).some((name) => allergies.includes(name))
        ? 'allergic'
        : undefined;
    case 'test':
      return garden &&
        statusOf(scene, ownerAt(scene, move.cell), 'Minimalist') &&
        heldIn(scene, garden).length > 1
        ? 'minimalist'
        : undefined;
    case 'pluck':
      return undefined;
  }
}

/** The plant in a Versatility cell that can be tested on its own. */
export function tasted(scene: TableScene, cell: number): Plant | undefined {
  if (specialAt(scene.setup, cell) !== 'versatility') return undefined;
  if (gardenAt(scene.board, cell)?.spent) return undefined;
  return scene.board.plots[cell]?.find(({ plucked }) => !plucked);
}

/** Can this seat copy another's Green Fingers in its garden of `cell`? */
export function copyGrowRefusal(
  scene: TableScene,
  seat: Seat,
  move: PlainMoveOfType<'copyGrow'>,
): TableRefusal | 'noGarden' | undefined {
  const green = statusOf(scene, move.of, GREEN_FINGERS);
  const garden = gardenAt(scene.board, move.cell);
  if (ownerAt(scene, move.cell) !== seat) return 'notYourPart';
  if (!garden) return 'noGarden';
  if (move.of === seat || !green?.used) return 'notGreen';
  if (green.copiedBy.includes(seat)) return 'alreadyCopied';
  const held = heldIn(scene, garden);
  if (!held.some((name) => green.ingredients.includes(name))) return 'notGreen';
  return statusRefusal(scene, seat, { type: 'grow', cell: move.cell });
}

/** A gift goes into another seat's cauldron and takes the giver's action. */
export function offerRefusal(scene: TableScene, offer: Offer) {
  const { setup } = partOf(scene, offer.from, offer.from, offer.to);
  if (setup.board.kind === 'gardens') return 'noCauldronsHere';
  if (ownerAt(scene, offer.cell) !== offer.from) return 'notYourPart';
  if (!gardenAt(scene.board, offer.cell)) return 'noGarden';
  const plant = scene.board.plots[offer.cell]?.[offer.plant];
  if (!plant) return 'noPlant';
  if (plant.plucked) return 'alreadyPlucked';
  const cauldron = cauldronAt(setup, offer.into);
  if (!cauldron) return 'noCauldron';
  if (offer.to === offer.from) return 'ownCauldron';
  return nextCell(scene.board, cauldron) === undefined ? 'cauldronFull' : undefined;
}

export const liveOffers = (scene: TableScene): readonly Offer[] =>
  scene.offers.filter(
    (offer) =>
      seatOf(scene, offer.from).acted === 'open' && offerRefusal(scene, offer) === undefined,
  );

type Copy = PlainMoveOfType<'copy'>;

/** Cells of the own garden that can take a copied plant. */
function freeCells(scene: TableScene, seat: Seat, cell: number): readonly number[] {
  const { setup, state } = partOf(scene, seat, seat);
  const garden = gardenAt(state, cell);
  return (garden?.cells ?? []).filter(
    (one) =>
      specialAt(setup, one) !== 'blackMagic' &&
      state.plots[one]?.length === 0 &&
      isFree(setup, state, one),
  );
}

export function copyRefusal(
  scene: TableScene,
  seat: Seat,
  { cell, from }: Copy,
): Refusal['type'] | undefined {
  if (!statusOf(scene, seat, 'Copycat')) return 'notCopycat';
  if (ownerAt(scene, cell) !== seat) return 'notYourPart';
  const own = gardenAt(scene.board, cell);
  const other = gardenAt(scene.board, from);
  if (!own || !other) return 'noGarden';
  if (own.spent || other.spent) return 'spentGarden';
  const plants = plantsOf(scene.board, other);
  if (ownerAt(scene, from) === seat || plants.length === 0) return 'nothingToCopy';
  const allergies = statusOf(scene, seat, 'Allergies')?.ingredients ?? [];
  if (plants.some(({ plant }) => allergies.includes(plant.ingredient))) return 'allergic';
  return freeCells(scene, seat, cell).length < plants.length ? 'tooFewFree' : undefined;
}

/** Copies have one dot. Special cells do not ask when planted this way. */
export function copyGarden(
  scene: TableScene,
  seat: Seat,
  { cell, from }: Copy,
): { readonly scene: TableScene; readonly cells: readonly number[] } {
  const other = gardenAt(scene.board, from);
  const plants = other ? plantsOf(scene.board, other) : [];
  const cells = freeCells(scene, seat, cell).slice(0, plants.length);
  const changes = new Map(
    cells.map((one, at): [number, readonly Plant[]] => [
      one,
      plants.slice(at, at + 1).map(({ plant }) => ({ ...plant, dots: 1 })),
    ]),
  );
  const plots = withPlots(scene.board, changes);
  return { scene: { ...scene, board: { ...scene.board, plots } }, cells };
}

/** Empty once the game is over. */
export function* seatMoves(
  scene: TableScene,
  seat: Seat,
  canTakeBack: boolean,
): Generator<PlainMove> {
  const { phase } = scene.board;
  if (phase !== 'playing') return;
  const due = dueOf(scene, seat);
  if (due) yield* choiceMoves(scene, seat);
  else if (seatOf(scene, seat).acted === 'open') {
    yield* actions(scene, seat);
    yield* offers(scene, seat);
    yield { type: 'pass' };
  }
  if (scene.offers.some(({ from }) => from === seat)) yield { type: 'withdraw' };
  for (const { from, to } of liveOffers(scene))
    if (to === seat) {
      yield { type: 'accept', from };
      yield { type: 'decline', from };
    }
  for (const other of allSeats(scene))
    if (other !== seat && seatOf(scene, other).acted === 'open')
      yield { type: 'passFor', seat: other };
  if (canTakeBack) yield { type: 'takeBack' };
}

/** Could this seat do anything but pass if it had not acted? */
export function canAct(scene: TableScene, seat: Seat): boolean {
  if (dueOf(scene, seat)) return true;
  return !actions(scene, seat).next().done || !offers(scene, seat).next().done;
}

/** Actions on gardens and cauldrons, even if the seat has acted. */
function* actions(scene: TableScene, seat: Seat): Generator<PlainMove> {
  for (const owner of allSeats(scene)) {
    if (partRefusal(scene, seat, owner)) continue;
    const { setup, state } = partOf(scene, owner, seat);
    for (const move of soloMoves(setup, { ...state, choices: [] }))
      if (
        (move.type === 'plant' ||
          move.type === 'grow' ||
          move.type === 'pluck' ||
          move.type === 'test') &&
        ownerOfAction(scene, move) === owner &&
        !statusRefusal(scene, seat, move)
      )
        yield move;
    for (const { cell, special } of setup.board.specials)
      if (special === 'versatility' && ownerAt(scene, cell) === owner && tasted(scene, cell))
        yield { type: 'taste', cell };
  }
  yield* copyings(scene, seat);
}

function* copyings(scene: TableScene, seat: Seat): Generator<PlainMove> {
  const own = gardensOf(scene, seat);
  for (const of of allSeats(scene))
    if (statusOf(scene, of, GREEN_FINGERS)?.used)
      for (const garden of own) {
        const [cell = 0] = garden.cells;
        const { setup, state } = partOf(scene, seat, seat);
        if (garden.spent || grown(setup, state, garden).size === 0) continue;
        if (!copyGrowRefusal(scene, seat, { type: 'copyGrow', cell, of }))
          yield { type: 'copyGrow', cell, of };
      }
  if (statusOf(scene, seat, 'Copycat'))
    for (const garden of own)
      for (const other of scene.board.gardens) {
        const move = {
          type: 'copy',
          cell: garden.cells[0] ?? 0,
          from: other.cells[0] ?? 0,
        } as const;
        if (!copyRefusal(scene, seat, move)) yield move;
      }
}

function* offers(scene: TableScene, seat: Seat): Generator<PlainMove> {
  const { board } = scene.setup;
  if (board.kind === 'gardens') return;
  const pots = board.regions.filter(({ kind, cells }) => {
    const owner = ownerAt(scene, cells[0] ?? 0);
    return kind === 'cauldron' && owner !== seat;
  });
  const standing = scene.offers.find(({ from }) => from === seat);
  for (const garden of gardensOf(scene, seat))
    for (const { cell, place } of plantsOf(scene.board, garden))
      for (const { cells } of pots) {
        const [into = 0] = cells;
        const offer: Offer = { from: seat, to: ownerAt(scene, into), cell, plant: place, into };
        if (!sameOffer(standing, offer) && !offerRefusal(scene, offer))
          yield { type: 'offer', cell, plant: place, into };
      }
}

export const sameOffer = (one: Offer | undefined, other: Offer) =>
  one?.cell === other.cell && one.plant === other.plant && one.into === other.into;

function* choiceMoves(scene: TableScene, seat: Seat): Generator<PlainMove> {
  const due = dueOf(scene, seat);
  if (!due) return;
  const { ingredients } = scene.setup;
  const own = seatOf(scene, seat);
  const [guess] = own.guesses;
  if (due === 'Guesser' && guess) {
    yield { type: 'guess', entries: [{ ingredient: guess, seeds: 1 }] };
    if (!statusOf(scene, seat, 'Minimalist'))
      for (const ingredient of ingredients)
        if (ingredient !== guess)
          yield {
            type: 'guess',
            entries: [
              { ingredient: guess, seeds: 1 },
              { ingredient, seeds: 2 },
            ],
          };
  } else if (due === 'Genius') {
    for (const [slot, entry] of (own.waiting?.entries ?? []).entries()) {
      for (const ingredient of ingredients)
        if (ingredient !== entry.ingredient)
          yield { type: 'change', slot, entry: { ingredient, seeds: entry.seeds } };
      for (let seeds = 1; seeds <= scene.setup.maxSeeds; seeds++)
        if (seeds !== entry.seeds) yield { type: 'change', slot, entry: { ...entry, seeds } };
      if ((own.waiting?.entries.length ?? 0) > 1) yield { type: 'change', slot, entry: null };
    }
  } else {
    const { setup, state } = partOf(scene, seat, seat);
    for (const move of soloMoves(setup, state)) {
      if (move.type === 'giveUp' || move.type === 'pass' || move.type === 'last') continue;
      if (move.type === 'plant' && statusRefusal(scene, seat, move)) continue;
      yield move;
    }
  }
  if (declinableChoices.includes(due)) yield { type: 'pass' };
}
