// Plans how a table brews a given potion: who plants, grows, plucks and gives what, round by round. Plays by
// the rules, so a plan is a proof; knows nothing of the recipe.

import { nextCell } from '../seats/board-state.ts';
import { settle } from '../seats/table-brewing.ts';
import { sameOffer, seatMoves, statusRefusal } from '../seats/table-moves.ts';
import { playSeat } from '../seats/table-play.ts';
import { allSeats, dueOf, ownerAt, partOf, seatOf, type TableScene } from '../seats/table-scene.ts';
import type { Region } from '../types/board.ts';
import type { Move, PlainMove } from '../types/index.ts';
import type { PlayedEntry, Potion } from '../types/potion.ts';
import type { SoloMove } from '../types/solo.ts';
import { declinableChoices, type Seat } from '../types/table.ts';
import { sameEntries } from './potion-value.ts';
import { filled, isPartOf, stepToPlant, stepTowards, WON } from './solo-plan.ts';

export interface SeatMove {
  readonly seat: Seat;
  readonly move: PlainMove;
}

export interface Brewing {
  /** The owner of the cauldron or garden. */
  readonly brewer: Seat;
  readonly moves: readonly SeatMove[];
}

/** More than any potion takes. */
const MOST_ROUNDS = 80;

export const wrapped = ({ seat, move }: SeatMove): Move => ({ type: 'seat', seat, move });

/** All moves including the test; undefined if no way was found. */
export function planTable(scene: TableScene, entries: Potion): Brewing | undefined {
  if (scene.board.phase !== 'playing' || entries.length === 0) return undefined;
  return scene.setup.board.kind === 'cauldrons'
    ? planCauldrons(scene, entries, false)
    : planGardens(scene, entries);
}

/** Like `planTable`, but on a nearly full board other seats help out. Deals must not depend on that. */
export function planFreely(scene: TableScene, entries: Potion): Brewing | undefined {
  const plan = planTable(scene, entries);
  if (plan || scene.board.phase !== 'playing' || scene.setup.board.kind !== 'cauldrons')
    return plan;
  return planCauldrons(scene, entries, true);
}

/** Fullest cauldrons first; the starting seat may make a difference. */
function planCauldrons(scene: TableScene, entries: Potion, helped: boolean): Brewing | undefined {
  const pots = scene.setup.board.regions
    .filter(({ kind, cells }) => kind === 'cauldron' && cells.length === entries.length)
    .filter((pot) => nextCell(scene.board, pot) !== undefined)
    .filter((pot) => isPartOf(scene.board, pot, entries))
    .sort((one, other) => filled(scene.board, other) - filled(scene.board, one));
  for (const pot of pots) {
    const brewer = ownerAt(scene, pot.cells[0] ?? 0);
    for (let shift = 0; shift < scene.seats.length; shift++) {
      const givers = assign(scene, pot, entries, shift);
      const moves =
        givers &&
        play(scene, (now) =>
          roundOf(now, pot, entries, helped ? helpedBy(now, pot, entries, givers) : givers),
        );
      if (moves) return { brewer, moves };
    }
  }
  return undefined;
}

function planGardens(scene: TableScene, entries: Potion): Brewing | undefined {
  for (const brewer of allSeats(scene)) {
    const moves = play(scene, (now) => {
      const { setup, state } = partOf(now, brewer, brewer);
      const move = stepTowards(setup, state, entries);
      return move ? [{ seat: brewer, move: plain(move) }] : [];
    });
    if (moves) return { brewer, moves };
  }
  return undefined;
}

const plain = (move: SoloMove): PlainMove => move;

/** One seat's own way to a potion, one action per round. */
export interface SeatWay {
  readonly brewer: Seat;
  readonly entries: Potion;
  readonly moves: readonly PlainMove[];
}

/** Undefined if the rules forbid it or another potion results. */
export function planWay(
  scene: TableScene,
  { brewer, entries, moves: way }: SeatWay,
): Brewing | undefined {
  let done = 0;
  const next = () => {
    const move = way[done++];
    return move ? [{ seat: brewer, move }] : [];
  };
  let brewed: Potion = [];
  const moves = play(
    scene,
    (now) => (seatOf(now, brewer).acted === 'open' && way[done]?.type !== 'guess' ? next() : []),
    {
      guess: (seat) =>
        seat === brewer && way[done]?.type === 'guess' ? next()[0]?.move : undefined,
      tested: (potion) => {
        brewed = potion;
      },
    },
  );
  return moves && sameEntries(brewed, entries) ? { brewer, moves } : undefined;
}

/** Distributes the entries evenly over the seats that can grow them. */
function assign(
  scene: TableScene,
  pot: Region,
  entries: Potion,
  shift: number,
): readonly (Seat | undefined)[] | undefined {
  const seats = allSeats(scene);
  const order = seats.map((_, at) => seats[(at + shift) % seats.length] ?? 1);
  const load = new Map<Seat, number>();
  const givers: (Seat | undefined)[] = [];
  for (const [place, entry] of entries.entries()) {
    const cell = pot.cells[place] ?? 0;
    if ((scene.board.plots[cell]?.length ?? 0) > 0) {
      givers.push(undefined);
      continue;
    }
    const able = order.filter((seat) => stepFor(scene, seat, entry, cell) !== undefined);
    const [giver] = able.sort((one, other) => (load.get(one) ?? 0) - (load.get(other) ?? 0));
    if (giver === undefined) return undefined;
    load.set(giver, (load.get(giver) ?? 0) + 1);
    givers.push(giver);
  }
  return givers;
}

/** Replaces givers who cannot deliver. */
function helpedBy(
  scene: TableScene,
  pot: Region,
  entries: Potion,
  givers: readonly (Seat | undefined)[],
): readonly (Seat | undefined)[] {
  const next = nextCell(scene.board, pot) ?? 0;
  return givers.map((giver, place) => {
    const entry = entries[place];
    if (!entry || giver === undefined || stepFor(scene, giver, entry, next)) return giver;
    return allSeats(scene).find((seat) => stepFor(scene, seat, entry, next)) ?? giver;
  });
}

/** The seat's next move towards a plant for the cauldron. */
function stepFor(
  scene: TableScene,
  seat: Seat,
  entry: PlayedEntry,
  into: number,
): SoloMove | undefined {
  const { setup, state } = partOf(scene, seat, seat);
  const move = stepToPlant(setup, state, entry, into);
  const forbidden =
    (move?.type === 'plant' || move?.type === 'grow') && statusRefusal(scene, seat, move);
  return forbidden ? undefined : move;
}

function roundOf(
  scene: TableScene,
  pot: Region,
  entries: Potion,
  givers: readonly (Seat | undefined)[],
): readonly SeatMove[] {
  const brewer = ownerAt(scene, pot.cells[0] ?? 0);
  const next = nextCell(scene.board, pot);
  if (next === undefined) return [];
  return allSeats(scene).flatMap((seat): SeatMove[] => {
    if (seatOf(scene, seat).acted !== 'open' || dueOf(scene, seat)) return [];
    const place = pot.cells.findIndex(
      (cell, at) => scene.board.plots[cell]?.length === 0 && givers[at] === seat,
    );
    const entry = entries[place];
    const move = entry && stepFor(scene, seat, entry, next);
    if (!move) return [];
    if (move.type !== 'pluck') return [{ seat, move: plain(move) }];
    // It is ready and waits for its turn.
    if (pot.cells[place] !== next) return [];
    if (seat === brewer) return [{ seat, move }];
    const { cell, plant, into } = move;
    const standing = scene.offers.find(({ from }) => from === seat);
    const accept: SeatMove = { seat: brewer, move: { type: 'accept', from: seat } };
    if (sameOffer(standing, { from: seat, to: brewer, cell, plant, into })) return [accept];
    return [{ seat, move: { type: 'offer', cell, plant, into } }, accept];
  });
}

/** Declines if possible, otherwise takes the last option. Waiting potions are not part of plans. */
export function anyChoice(scene: TableScene, seat: Seat): PlainMove | undefined {
  const due = dueOf(scene, seat);
  if (!due || due === 'Genius') return undefined;
  if (declinableChoices.includes(due)) return { type: 'pass' };
  let last: PlainMove | undefined;
  for (const move of seatMoves(scene, seat, false))
    if (move.type === 'frost' || move.type === 'bramble' || move.type === 'fence') last = move;
  return last;
}

/** A plan's answer to a Guesser, and a callback for tests. */
interface PlanCallbacks {
  guess(seat: Seat): PlainMove | undefined;
  tested(entries: Potion): void;
}

/** Plays rounds until a potion is tested; idle seats pass, and optional choices are declined. */
function play(
  scene: TableScene,
  round: (scene: TableScene) => readonly SeatMove[],
  besides?: PlanCallbacks,
): readonly SeatMove[] | undefined {
  const moves: SeatMove[] = [];
  const tested = scene.board.potions.length;
  let now = scene;
  const brew = (entries: Potion) => {
    besides?.tested(entries);
    return WON;
  };
  const step = (one: SeatMove): boolean => {
    const deed = playSeat(now, one.seat, one.move, brew);
    if (!deed.ok) return false;
    now = deed.talk ? deed.scene : settle(deed.scene).scene;
    moves.push(one);
    return true;
  };
  // Genius leaves the wanted potion unchanged; a potion that waited before is another one.
  const waited = scene.seats.some(({ waiting }) => waiting);
  const choose = (at: TableScene, seat: Seat): PlainMove | undefined => {
    const due = dueOf(at, seat);
    if (due === 'Genius' && !waited) return { type: 'pass' };
    return (due === 'Guesser' ? besides?.guess(seat) : undefined) ?? anyChoice(at, seat);
  };
  for (let left = MOST_ROUNDS; left > 0; left--) {
    for (const seat of allSeats(now))
      while (dueOf(now, seat)) {
        const move = choose(now, seat);
        if (!move || !step({ seat, move })) return undefined;
        if (now.board.potions.length > tested) return now.board.phase === 'won' ? moves : undefined;
      }
    const started = now.round;
    const planned = round(now);
    if (planned.length === 0 && allSeats(now).every((seat) => seatOf(now, seat).acted === 'open'))
      return undefined;
    for (const one of planned) {
      if (now.round === started && !step(one)) return undefined;
      if (now.board.potions.length > tested) return now.board.phase === 'won' ? moves : undefined;
    }
    for (const seat of allSeats(now))
      if (now.round === started && seatOf(now, seat).acted === 'open' && !dueOf(now, seat))
        if (!step({ seat, move: { type: 'pass' } })) return undefined;
    if (now.board.phase !== 'playing') return undefined;
  }
  return undefined;
}
