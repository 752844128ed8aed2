// What a seat may do at a table besides what its board allows: whose part it is, and what statuses forbid.

import { GREEN_FINGERS } from '../names/effects.ts';
import { cauldronAt, gardenAt, nextCell, specialAt } from '../solo/state.ts';
import type { PlainMove } from '../types/index.ts';
import type { Plant, SoloMove } from '../types/solo.ts';
import type { Offer, Seat } from '../types/table.ts';
import type { TableRefusal } from '../types/tablenews.ts';
import { fewest, heldIn, ownerAt, partOf, type Scene, seatOf, statusOf } from './scene.ts';

type Action = Extract<SoloMove, { type: 'plant' | 'grow' | 'pluck' | 'test' }>;

/** Whose part an action is on; undefined where it is on two. */
export function ownerOfAction(scene: Scene, move: Action): Seat | undefined {
  const owner = ownerAt(scene, move.cell);
  return move.type === 'pluck' && ownerAt(scene, move.into) !== owner ? undefined : owner;
}

/** One's own part, or with Piggyback once another's. */
export function partRefusal(scene: Scene, seat: Seat, owner: Seat | undefined) {
  if (owner === seat) return undefined;
  // A potion of theirs waits to be judged, and there can be one only.
  if (owner !== undefined && seatOf(scene, owner).waiting) return 'choiceFirst' as const;
  const ride = statusOf(scene, seat, 'Piggyback');
  return owner !== undefined && ride && !ride.used ? undefined : ('notYourPart' as const);
}

/** What the statuses of a seat forbid it; a test is the owner's. */
export function statusRefusal(scene: Scene, seat: Seat, move: Action): TableRefusal | undefined {
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

/** The plant of a cell with Versatility that can be tested by itself. */
export function tasted(scene: Scene, cell: number): Plant | undefined {
  if (specialAt(scene.setup, cell) !== 'versatility') return undefined;
  if (gardenAt(scene.board, cell)?.spent) return undefined;
  return scene.board.plots[cell]?.find(({ plucked }) => !plucked);
}

/** What another's Green Fingers let this seat do to its garden of `cell`. */
export function copyGrowRefusal(
  scene: Scene,
  seat: Seat,
  move: Extract<PlainMove, { type: 'copyGrow' }>,
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

/** Why a plant cannot be offered. It goes into another's cauldron, and takes the place of an action. */
export function offerRefusal(scene: Scene, offer: Offer) {
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

/** Offers that can still be accepted. */
export const liveOffers = (scene: Scene): readonly Offer[] =>
  scene.offers.filter(
    (offer) =>
      seatOf(scene, offer.from).acted === 'open' && offerRefusal(scene, offer) === undefined,
  );
