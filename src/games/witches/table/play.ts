// A table on screen: what each move of a seat does, or why it is refused. One action for every seat in a round, in any
// order; what is done on a part is done by the rules of the solo game.

import { GREEN_FINGERS } from '../names/effects.ts';
import type { Acted } from '../solo/actions.ts';
import { grow, plant, pluck, test } from '../solo/actions.ts';
import { gardenAt, specialAt } from '../solo/state.ts';
import type { Event, PlainMove } from '../types/index.ts';
import type { Brew, SoloMove } from '../types/solo.ts';
import type { Seat, SeatChoice, SeatStatus } from '../types/table.ts';
import { followed, poured, present, type Told } from './brewing.ts';
import { change, choiceRefusal, choose, decline, guess } from './choosing.ts';
import { copyGarden, copyRefusal } from './copying.ts';
import { type Deed, done, refuse } from './deed.ts';
import { acceptGift, declineGift, offerGift, withdrawGift } from './gifts.ts';
import { copyGrowRefusal, ownerOfAction, partRefusal, statusRefusal, tasted } from './limits.ts';
import {
  dueOf,
  heldIn,
  ownerAt,
  partOf,
  type Scene,
  seatOf,
  statusOf,
  withPart,
  withSeat,
} from './scene.ts';

export function playSeat(scene: Scene, seat: Seat, move: PlainMove, brew: Brew): Deed {
  const { phase } = scene.board;
  if (phase === 'won' || phase === 'lost') return refuse('gameOver');
  if (phase === 'last') return refuse('lastPotionOnly');
  const due = dueOf(scene, seat);
  const untimely = choiceRefusal(due, move);
  if (untimely) return refuse(untimely);
  switch (move.type) {
    case 'frost':
    case 'bramble':
    case 'fence':
    case 'gate':
      return choose(scene, seat, move);
    case 'guess':
      return guess(scene, seat, move, brew);
    case 'change':
      return change(scene, seat, move, brew);
    case 'pass':
      return due ? decline(scene, seat, due, brew) : pass(scene, seat);
    case 'passFor':
      return passFor(scene, seat, move.seat);
    case 'offer':
      return due ? refuse('choiceFirst') : offerGift(scene, seat, move);
    case 'accept':
      return acceptGift(scene, seat, move.from, brew);
    case 'decline':
      return declineGift(scene, seat, move.from);
    case 'withdraw':
      return withdrawGift(scene, seat);
    case 'plant':
      if (due === 'Seedling') return act(scene, seat, move, brew);
      break;
    case 'grow':
    case 'pluck':
    case 'test':
    case 'copy':
    case 'copyGrow':
    case 'taste':
      break;
    default:
      return refuse('paperOnly');
  }
  if (due) return refuse('choiceFirst');
  if (seatOf(scene, seat).acted !== 'open') return refuse('alreadyActed');
  const deed = act(scene, seat, move, brew);
  return deed.ok ? spend(scene, deed, seat) : deed;
}

/** The action of this round is had, and so is a ride on another's part. `before` is the scene before it. */
function spend(before: Scene, deed: Extract<Deed, { ok: true }>, seat: Seat): Deed {
  const ride = statusOf(before, seat, 'Piggyback');
  const ridden = ride && !ride.used ? useStatus(deed.scene, seat, ride, {}) : deed.scene;
  const scene = withSeat(ridden, seat, { acted: 'acted' });
  return { ...deed, scene: { ...scene, offers: scene.offers.filter(({ from }) => from !== seat) } };
}

/** Marks a status as had, if it is still the same one. */
function useStatus(
  scene: Scene,
  seat: Seat,
  status: SeatStatus,
  change: Partial<SeatStatus>,
): Scene {
  const statuses = seatOf(scene, seat).statuses.map((one) =>
    one.effect === status.effect && one.potion === status.potion
      ? { ...one, used: true, ...change }
      : one,
  );
  return withSeat(scene, seat, { statuses });
}

type Action = Extract<
  PlainMove,
  { type: 'plant' | 'grow' | 'pluck' | 'test' | 'copy' | 'copyGrow' | 'taste' }
>;

function act(scene: Scene, seat: Seat, move: Action, brew: Brew): Deed {
  switch (move.type) {
    case 'copy': {
      const refusal = copyRefusal(scene, seat, move);
      if (refusal) return refuse(refusal);
      const { scene: next, cells } = copyGarden(scene, seat, move);
      const from = ownerAt(scene, move.from);
      return { ok: true, scene: next, events: [{ type: 'copied', from, cells, seat }] };
    }
    case 'copyGrow':
      return copyGrow(scene, seat, move);
    case 'taste': {
      const owner = ownerAt(scene, move.cell);
      const foreign = partRefusal(scene, seat, owner);
      if (foreign) return refuse(foreign);
      const found = tasted(scene, move.cell);
      if (!found) return refuse('notVersatile');
      const entries = [{ ingredient: found.ingredient, seeds: found.dots }];
      return done(
        visiting(seat, owner, present(scene, owner, { cells: [move.cell], entries }, brew)),
      );
    }
    default:
      return onPart(scene, seat, move, brew);
  }
}

/** Somebody who acts on another's part says so. */
function visiting(seat: Seat, owner: Seat, told: Told): Told {
  if (owner === seat) return told;
  return { ...told, events: [{ type: 'visited', other: owner, seat }, ...told.events] };
}

type PartAction = Extract<SoloMove, { type: 'plant' | 'grow' | 'pluck' | 'test' }>;

function onPart(scene: Scene, seat: Seat, move: PartAction, brew: Brew): Deed {
  const owner = ownerOfAction(scene, move);
  // A free planting is on one's own part.
  const foreign =
    dueOf(scene, seat) === 'Seedling' && owner !== seat
      ? 'notYourPart'
      : partRefusal(scene, seat, owner);
  if (foreign || owner === undefined) return refuse(foreign ?? 'notYourPart');
  const forbidden = statusRefusal(scene, seat, move);
  const green = move.type === 'grow' ? statusOf(scene, seat, GREEN_FINGERS) : undefined;
  const steps = green && !green.used ? 2 : 1;
  const { setup, state } = partOf(scene, owner, seat);
  const acted = perform(setup, state, move, steps);
  if (!acted.ok) return acted;
  if (forbidden) return refuse(forbidden);
  const events = acted.events.flatMap((event): Event[] =>
    event.type === 'tested' ? [] : [{ ...event, seat }],
  );
  let next = withPart(scene, owner, acted.state);
  if (green && !green.used) next = useStatus(next, seat, green, greenGarden(scene, move.cell));
  if (move.type === 'plant') next = planted(next, seat, move, events);
  const told = visiting(seat, owner, { scene: next, events });
  if (!acted.full) return done(told);
  if (move.type === 'test') return done(followed(told, present(next, owner, acted.full, brew)));
  return done(followed(told, poured(next, owner, move.type === 'pluck' ? move.into : 0, brew)));
}

function perform(
  setup: Scene['setup'],
  state: Scene['board'],
  move: PartAction,
  steps: number,
): Acted {
  switch (move.type) {
    case 'plant':
      return plant(setup, state, move);
    case 'grow':
      return grow(setup, state, move, steps);
    case 'pluck':
      return pluck(setup, state, move);
    case 'test':
      return test(setup, state, move);
  }
}

const greenGarden = (scene: Scene, cell: number): Partial<SeatStatus> => {
  const garden = gardenAt(scene.board, cell);
  return { ingredients: garden ? heldIn(scene, garden) : [] };
};

/** What follows from planting: a choice is made, a turn is lost, a special cell asks. */
function planted(
  scene: Scene,
  seat: Seat,
  { cell, ingredient }: Extract<PlainMove, { type: 'plant' }>,
  events: Event[],
): Scene {
  const own = seatOf(scene, seat);
  const free = own.choices[0] === 'Seedling';
  const special = specialAt(scene.setup, cell);
  const asks: SeatChoice | undefined =
    special === 'painter' ? 'Painter' : special === 'guesser' ? 'Guesser' : undefined;
  if (asks) events.push({ type: 'asksFor', choice: asks, seat });
  return withSeat(scene, seat, {
    rests: own.rests || special === 'hardGround',
    choices: [...(free ? own.choices.slice(1) : own.choices), ...(asks ? [asks] : [])],
    guesses: asks === 'Guesser' ? [...own.guesses, ingredient] : own.guesses,
  });
}

function copyGrow(scene: Scene, seat: Seat, move: Extract<PlainMove, { type: 'copyGrow' }>): Deed {
  const refusal = copyGrowRefusal(scene, seat, move);
  if (refusal) return refuse(refusal);
  const { setup, state } = partOf(scene, seat, seat);
  const acted = grow(setup, state, { type: 'grow', cell: move.cell }, 2);
  if (!acted.ok) return acted;
  const green = statusOf(scene, move.of, GREEN_FINGERS);
  const next = withPart(scene, seat, acted.state);
  return {
    ok: true,
    scene: green ? useStatus(next, move.of, green, { copiedBy: [...green.copiedBy, seat] }) : next,
    events: acted.events.flatMap((event): Event[] =>
      event.type === 'grew' ? [{ ...event, seat }] : [],
    ),
  };
}

function pass(scene: Scene, seat: Seat): Deed {
  if (seatOf(scene, seat).acted !== 'open') return refuse('alreadyActed');
  const offers = scene.offers.filter(({ from }) => from !== seat);
  return {
    ok: true,
    scene: { ...withSeat(scene, seat, { acted: 'passed' }), offers },
    events: [{ type: 'passedRound', seat }],
  };
}

/** The room looks whether the other is away. */
function passFor(scene: Scene, seat: Seat, other: Seat): Deed {
  if (other < 1 || other > scene.seats.length) return refuse('notAtTable');
  if (other === seat) return refuse('notAway');
  const passed = pass(scene, other);
  return passed.ok ? { ...passed, events: [{ type: 'passedFor', other, seat }] } : passed;
}
