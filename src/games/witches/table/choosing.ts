// What a seat at a table on screen is asked, and what it answers: where an effect is carried out, what a Guesser tests, what
// Genius changes, or that it is left.

import { bramble, fence, frost, gate } from '../solo/choice.ts';
import { freeRefusal } from '../solo/potions.ts';
import type { Event, PlainMove } from '../types/index.ts';
import type { Brew, SoloMove } from '../types/solo.ts';
import { declinableChoices, type Seat, type SeatChoice } from '../types/table.ts';
import { judgeWaiting, present } from './brewing.ts';
import { type Deed, done, refuse } from './deed.ts';
import {
  isUniform,
  ownerAt,
  partOf,
  type Scene,
  seatOf,
  statusOf,
  withPart,
  withSeat,
} from './scene.ts';

/** Which choice a move carries out. */
const CHOICES: Partial<Record<PlainMove['type'], readonly SeatChoice[]>> = {
  frost: ['Frost'],
  bramble: ['Bramble'],
  fence: ['Fence', 'Painter'],
  gate: ['Gate'],
  guess: ['Guesser'],
  change: ['Genius'],
};

/** Why a choice cannot be made now; undefined for what is none. */
export function choiceRefusal(due: SeatChoice | undefined, move: PlainMove) {
  const chosen = CHOICES[move.type];
  if (!chosen || (due && chosen.includes(due))) return undefined;
  return due ? 'choiceFirst' : 'nothingToChoose';
}

export function choose(
  scene: Scene,
  seat: Seat,
  move: Extract<SoloMove, { type: 'frost' | 'bramble' | 'fence' | 'gate' }>,
): Deed {
  if (ownerAt(scene, move.cell) !== seat) return refuse('notYourPart');
  const { setup, state } = partOf(scene, seat, seat);
  const outcome =
    move.type === 'frost'
      ? frost(state, move)
      : move.type === 'bramble'
        ? bramble(state, move)
        : move.type === 'fence'
          ? fence(state, move)
          : gate(setup, state, move);
  if (!outcome.ok) return outcome;
  const { choices } = seatOf(scene, seat);
  return {
    ok: true,
    scene: withSeat(withPart(scene, seat, outcome.state), seat, { choices: choices.slice(1) }),
    events: outcome.events.flatMap((event): Event[] =>
      event.type === 'tested' ? [] : [{ ...event, seat }],
    ),
  };
}

export function guess(
  scene: Scene,
  seat: Seat,
  { entries }: Extract<PlainMove, { type: 'guess' }>,
  brew: Brew,
): Deed {
  const refusal = freeRefusal(scene.setup, entries);
  if (refusal) return refuse(refusal);
  const own = seatOf(scene, seat);
  if (!entries.some(({ ingredient }) => ingredient === own.guesses[0])) return refuse('lacksPlant');
  if (statusOf(scene, seat, 'Minimalist') && !isUniform(entries)) return refuse('minimalist');
  return done(present(guessed(scene, seat), seat, { cells: [], entries }, brew));
}

/** The first guess is had, or left. */
function guessed(scene: Scene, seat: Seat): Scene {
  const { choices, guesses } = seatOf(scene, seat);
  return withSeat(scene, seat, { choices: choices.slice(1), guesses: guesses.slice(1) });
}

export function change(
  scene: Scene,
  seat: Seat,
  { slot, entry }: Extract<PlainMove, { type: 'change' }>,
  brew: Brew,
): Deed {
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

export function decline(scene: Scene, seat: Seat, due: SeatChoice, brew: Brew): Deed {
  if (!declinableChoices.includes(due)) return refuse('mustChoose');
  const declined: Event = { type: 'declined', choice: due, seat };
  const { waiting, choices } = seatOf(scene, seat);
  if (due === 'Genius' && waiting) {
    const told = judgeWaiting(scene, seat, waiting, brew);
    return done({ ...told, events: [declined, ...told.events] });
  }
  const next =
    due === 'Guesser' ? guessed(scene, seat) : withSeat(scene, seat, { choices: choices.slice(1) });
  return { ok: true, scene: next, events: [declined] };
}
