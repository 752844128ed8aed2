// What a seat can do at a table on screen, each of which is accepted. Where there are too many to list, some stand for
// all. Needs nothing but what all see.

import { GREEN_FINGERS } from '../names/effects.ts';
import { soloMoves } from '../solo/moves.ts';
import { grown, plantsOf } from '../solo/state.ts';
import type { PlainMove } from '../types/index.ts';
import { declinableChoices, type Offer, type Seat } from '../types/table.ts';
import { copyRefusal } from './copying.ts';
import {
  copyGrowRefusal,
  liveOffers,
  offerRefusal,
  ownerOfAction,
  partRefusal,
  statusRefusal,
  tasted,
} from './limits.ts';
import {
  allSeats,
  dueOf,
  gardensOf,
  ownerAt,
  partOf,
  type Scene,
  seatOf,
  statusOf,
} from './scene.ts';

/** All of them, in every phase but the end. */
export function* seatMoves(scene: Scene, seat: Seat, canTakeBack: boolean): Generator<PlainMove> {
  const { phase } = scene.board;
  if (phase === 'won' || phase === 'lost') return;
  if (phase === 'last') return;
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

/** Could this seat do anything but pass, were it its turn? */
export function canAct(scene: Scene, seat: Seat): boolean {
  if (dueOf(scene, seat)) return true;
  return !actions(scene, seat).next().done || !offers(scene, seat).next().done;
}

/** Actions on gardens and cauldrons, whether the seat has acted or not. */
export function* actions(scene: Scene, seat: Seat): Generator<PlainMove> {
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

function* copyings(scene: Scene, seat: Seat): Generator<PlainMove> {
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

function* offers(scene: Scene, seat: Seat): Generator<PlainMove> {
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

function* choiceMoves(scene: Scene, seat: Seat): Generator<PlainMove> {
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
