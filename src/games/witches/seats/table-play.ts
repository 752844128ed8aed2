// Applies moves of a seat to a table on screen: actions, choices and gifts. Each seat has one action per
// round, in any order; actions on a part follow the rules of the solo game.

import { GREEN_FINGERS } from '../names.ts';
import { type Event, type PlainMove, type PlainMoveOfType, refuse } from '../types/index.ts';
import type { BoardAction, BoardChoice, Brew } from '../types/solo.ts';
import {
  declinableChoices,
  type Offer,
  type Seat,
  type SeatChoice,
  type SeatStatus,
} from '../types/table.ts';
import { actOnBoard, freeRefusal } from './board-actions.ts';
import { entryOf, gardenAt, specialAt } from './board-state.ts';
import { followed, judgeWaiting, poured, present, type SceneChange } from './table-brewing.ts';
import {
  copyGarden,
  copyGrowRefusal,
  copyRefusal,
  offerRefusal,
  ownerOfAction,
  partRefusal,
  sameOffer,
  statusRefusal,
  tasted,
} from './table-moves.ts';
import {
  done,
  dueOf,
  heldIn,
  isUniform,
  ownerAt,
  partOf,
  type SeatOutcome,
  seatOf,
  statusOf,
  type TableScene,
  withoutChoice,
  withPart,
  withSeat,
} from './table-scene.ts';

/** Choices by the move that makes them. */
const CHOICES: Partial<Record<PlainMove['type'], readonly SeatChoice[]>> = {
  frost: ['Frost'],
  bramble: ['Bramble'],
  fence: ['Fence', 'Painter'],
  gate: ['Gate'],
  guess: ['Guesser'],
  change: ['Genius'],
};

/** Undefined for moves that are no choice, or the one that is due. */
function choiceRefusal(due: SeatChoice | undefined, move: PlainMove) {
  const chosen = CHOICES[move.type];
  if (!chosen || (due && chosen.includes(due))) return undefined;
  return due ? 'choiceFirst' : 'nothingToChoose';
}

function choose(scene: TableScene, seat: Seat, move: BoardChoice): SeatOutcome {
  if (ownerAt(scene, move.cell) !== seat) return refuse('notYourPart');
  const { setup, state } = partOf(scene, seat, seat);
  const outcome = actOnBoard(setup, state, move);
  if (!outcome.ok) return outcome;
  const next = withoutChoice(withPart(scene, seat, outcome.state), seat);
  return done({ scene: next, events: outcome.events.map((event) => ({ ...event, seat })) });
}

function guess(
  scene: TableScene,
  seat: Seat,
  { entries }: PlainMoveOfType<'guess'>,
  brew: Brew,
): SeatOutcome {
  const refusal = freeRefusal(scene.setup, entries);
  if (refusal) return refuse(refusal);
  const own = seatOf(scene, seat);
  if (!entries.some(({ ingredient }) => ingredient === own.guesses[0])) return refuse('lacksPlant');
  if (statusOf(scene, seat, 'Minimalist') && !isUniform(entries)) return refuse('minimalist');
  return done(present(guessed(scene, seat), seat, { cells: [], entries }, brew));
}

function guessed(scene: TableScene, seat: Seat): TableScene {
  const { guesses } = seatOf(scene, seat);
  return withSeat(withoutChoice(scene, seat), seat, { guesses: guesses.slice(1) });
}

function change(
  scene: TableScene,
  seat: Seat,
  { slot, entry }: PlainMoveOfType<'change'>,
  brew: Brew,
): SeatOutcome {
  const { waiting } = seatOf(scene, seat);
  const before = waiting?.entries[slot];
  if (!waiting || !before) return refuse('noSlot');
  if (entry && entry.ingredient === before.ingredient && entry.seeds === before.seeds)
    return refuse('sameEntry');
  const entries = waiting.entries.flatMap((one, at) => (at === slot ? (entry ?? []) : one));
  const refusal = freeRefusal(scene.setup, entries);
  if (refusal) return refuse(refusal);
  const told = judgeWaiting(scene, seat, { ...waiting, entries }, brew);
  return done({ ...told, events: [{ type: 'changed', slot, seat }, ...told.events] });
}

function decline(scene: TableScene, seat: Seat, due: SeatChoice, brew: Brew): SeatOutcome {
  if (!declinableChoices.includes(due)) return refuse('mustChoose');
  const declined: Event = { type: 'declined', choice: due, seat };
  const { waiting } = seatOf(scene, seat);
  if (due === 'Genius' && waiting) {
    const told = judgeWaiting(scene, seat, waiting, brew);
    return done({ ...told, events: [declined, ...told.events] });
  }
  const next = due === 'Guesser' ? guessed(scene, seat) : withoutChoice(scene, seat);
  return done({ scene: next, events: [declined] });
}

/** Replaces the giver's earlier offer. */
function offerGift(
  scene: TableScene,
  seat: Seat,
  { cell, plant, into }: PlainMoveOfType<'offer'>,
): SeatOutcome {
  if (seatOf(scene, seat).acted !== 'open') return refuse('alreadyActed');
  const offer: Offer = { from: seat, to: ownerAt(scene, into), cell, plant, into };
  const refusal = offerRefusal(scene, offer);
  if (refusal) return refuse(refusal);
  if (scene.offers.some((one) => one.from === seat && sameOffer(one, offer)))
    return refuse('sameEntry');
  const found = scene.board.plots[cell]?.[plant];
  if (!found) return refuse('noPlant');
  const offers = [...withoutOffer(scene, seat).offers, offer];
  return talked(
    { ...scene, offers },
    { type: 'offered', to: offer.to, entry: entryOf(found), seat },
  );
}

const withoutOffer = (scene: TableScene, giver: Seat): TableScene => ({
  ...scene,
  offers: scene.offers.filter(({ from }) => from !== giver),
});

const talked = (scene: TableScene, event: Event): SeatOutcome => ({
  ok: true,
  scene,
  events: [event],
  talk: true,
});

const offerTo = (scene: TableScene, seat: Seat, from: Seat) =>
  scene.offers.find((one) => one.from === from && one.to === seat);

function acceptGift(scene: TableScene, seat: Seat, from: Seat, brew: Brew): SeatOutcome {
  const offer = offerTo(scene, seat, from);
  if (!offer) return refuse('noOffer');
  const { setup, state } = partOf(scene, from, from, seat);
  const { cell, plant, into } = offer;
  const acted = actOnBoard(setup, state, { type: 'pluck', cell, plant, into });
  if (!acted.ok) return acted;
  const given = acted.events.find((event) => event.type === 'plucked');
  if (!given) return refuse('noOffer');
  const after = withSeat(withPart(scene, from, acted.state), from, { acted: 'acted' });
  const next = withoutOffer(after, from);
  const events: readonly Event[] = [
    { type: 'gave', from, to: seat, entry: given.entry, seat },
    { ...given, seat: from },
  ];
  return done(followed({ scene: next, events }, poured(next, seat, into, brew)));
}

function declineGift(scene: TableScene, seat: Seat, from: Seat): SeatOutcome {
  if (!offerTo(scene, seat, from)) return refuse('noOffer');
  return talked(withoutOffer(scene, from), { type: 'refusedGift', from, seat });
}

function withdrawGift(scene: TableScene, seat: Seat): SeatOutcome {
  if (!scene.offers.some(({ from }) => from === seat)) return refuse('noOffer');
  return talked(withoutOffer(scene, seat), { type: 'withdrew', seat });
}

export function playSeat(scene: TableScene, seat: Seat, move: PlainMove, brew: Brew): SeatOutcome {
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

/** Uses up the seat's action of this round, and Piggyback. `before` is the scene before the action. */
function spend(
  before: TableScene,
  deed: Extract<SeatOutcome, { ok: true }>,
  seat: Seat,
): SeatOutcome {
  const ride = statusOf(before, seat, 'Piggyback');
  const ridden = ride && !ride.used ? useStatus(deed.scene, seat, ride, {}) : deed.scene;
  return { ...deed, scene: withoutOffer(withSeat(ridden, seat, { acted: 'acted' }), seat) };
}

/** Marks a status as used, if it is still the same one. */
function useStatus(
  scene: TableScene,
  seat: Seat,
  status: SeatStatus,
  change: Partial<SeatStatus>,
): TableScene {
  const statuses = seatOf(scene, seat).statuses.map((one) =>
    one.effect === status.effect && one.potion === status.potion
      ? { ...one, used: true, ...change }
      : one,
  );
  return withSeat(scene, seat, { statuses });
}

function act(
  scene: TableScene,
  seat: Seat,
  move: BoardAction | PlainMoveOfType<'copy' | 'copyGrow' | 'taste'>,
  brew: Brew,
): SeatOutcome {
  switch (move.type) {
    case 'copy': {
      const refusal = copyRefusal(scene, seat, move);
      if (refusal) return refuse(refusal);
      const { scene: next, cells } = copyGarden(scene, seat, move);
      const from = ownerAt(scene, move.from);
      return done({ scene: next, events: [{ type: 'copied', from, cells, seat }] });
    }
    case 'copyGrow':
      return copyGrow(scene, seat, move);
    case 'taste': {
      const owner = ownerAt(scene, move.cell);
      const foreign = partRefusal(scene, seat, owner);
      if (foreign) return refuse(foreign);
      const found = tasted(scene, move.cell);
      if (!found) return refuse('notVersatile');
      const entries = [entryOf(found)];
      return done(
        visiting(seat, owner, present(scene, owner, { cells: [move.cell], entries }, brew)),
      );
    }
    default:
      return onPart(scene, seat, move, brew);
  }
}

/** Adds an event for an action on another seat's part. */
function visiting(seat: Seat, owner: Seat, told: SceneChange): SceneChange {
  if (owner === seat) return told;
  return { ...told, events: [{ type: 'visited', other: owner, seat }, ...told.events] };
}

function onPart(scene: TableScene, seat: Seat, move: BoardAction, brew: Brew): SeatOutcome {
  const owner = ownerOfAction(scene, move);
  // Free planting is limited to one's own part.
  const foreign =
    dueOf(scene, seat) === 'Seedling' && owner !== seat
      ? 'notYourPart'
      : partRefusal(scene, seat, owner);
  if (foreign || owner === undefined) return refuse(foreign ?? 'notYourPart');
  const forbidden = statusRefusal(scene, seat, move);
  const green = move.type === 'grow' ? statusOf(scene, seat, GREEN_FINGERS) : undefined;
  const steps = green && !green.used ? 2 : 1;
  const { setup, state } = partOf(scene, owner, seat);
  const acted = actOnBoard(setup, state, move, steps);
  if (!acted.ok) return acted;
  if (forbidden) return refuse(forbidden);
  const events = acted.events.map((event): Event => ({ ...event, seat }));
  let next = withPart(scene, owner, acted.state);
  if (green && !green.used) next = useStatus(next, seat, green, greenGarden(scene, move.cell));
  if (move.type === 'plant') next = planted(next, seat, move, events);
  const told = visiting(seat, owner, { scene: next, events });
  if (!acted.full) return done(told);
  if (move.type === 'test') return done(followed(told, present(next, owner, acted.full, brew)));
  return done(followed(told, poured(next, owner, move.type === 'pluck' ? move.into : 0, brew)));
}

const greenGarden = (scene: TableScene, cell: number): Partial<SeatStatus> => {
  const garden = gardenAt(scene.board, cell);
  return { ingredients: garden ? heldIn(scene, garden) : [] };
};

/** Consequences of planting: a choice made, a turn lost, a special cell that asks. */
function planted(
  scene: TableScene,
  seat: Seat,
  { cell, ingredient }: PlainMoveOfType<'plant'>,
  events: Event[],
): TableScene {
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

function copyGrow(scene: TableScene, seat: Seat, move: PlainMoveOfType<'copyGrow'>): SeatOutcome {
  const refusal = copyGrowRefusal(scene, seat, move);
  if (refusal) return refuse(refusal);
  const { setup, state } = partOf(scene, seat, seat);
  const acted = actOnBoard(setup, state, { type: 'grow', cell: move.cell }, 2);
  if (!acted.ok) return acted;
  const green = statusOf(scene, move.of, GREEN_FINGERS);
  const next = withPart(scene, seat, acted.state);
  return done({
    scene: green ? useStatus(next, move.of, green, { copiedBy: [...green.copiedBy, seat] }) : next,
    events: acted.events.map((event) => ({ ...event, seat })),
  });
}

function pass(scene: TableScene, seat: Seat): SeatOutcome {
  if (seatOf(scene, seat).acted !== 'open') return refuse('alreadyActed');
  const next = withoutOffer(withSeat(scene, seat, { acted: 'passed' }), seat);
  return done({ scene: next, events: [{ type: 'passedRound', seat }] });
}

/** The room checks that the other seat is away. */
function passFor(scene: TableScene, seat: Seat, other: Seat): SeatOutcome {
  if (other < 1 || other > scene.seats.length) return refuse('notAtTable');
  if (other === seat) return refuse('notAway');
  const passed = pass(scene, other);
  return passed.ok ? { ...passed, events: [{ type: 'passedFor', other, seat }] } : passed;
}
