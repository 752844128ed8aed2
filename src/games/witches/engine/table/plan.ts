// How a table brews a wanted potion: who plants, grows, plucks and gives what, round by round. Plays by the rules, so
// what comes out is a proof; it knows the board and the potion it is told, and nothing of the recipe.

import { nextCell } from '../../solo/state.ts';
import { statusRefusal } from '../../table/limits.ts';
import { sameOffer, seatMoves } from '../../table/moves.ts';
import { playSeat } from '../../table/play.ts';
import { settle } from '../../table/rounds.ts';
import { allSeats, dueOf, ownerAt, partOf, type Scene, seatOf } from '../../table/scene.ts';
import type { Region } from '../../types/board.ts';
import type { Move, PlainMove } from '../../types/index.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { SoloMove } from '../../types/solo.ts';
import { declinableChoices, type Seat } from '../../types/table.ts';
import { sameEntries } from '../advice.ts';
import { filled, isPartOf, stepToPlant, stepTowards } from '../solo/plan.ts';

export interface SeatMove {
  readonly seat: Seat;
  readonly move: PlainMove;
}

export interface Brewing {
  /** Whose cauldron or garden it is. */
  readonly brewer: Seat;
  readonly moves: readonly SeatMove[];
}

const WON = { won: true, undergrown: 0, overgrown: 0, messages: [] } as const;
/** More than any potion takes. */
const MOST_ROUNDS = 80;

export const wrapped = ({ seat, move }: SeatMove): Move => ({ type: 'seat', seat, move });

/** All moves to the test of this potion, that one included; undefined where no way was found. */
export function planTable(scene: Scene, entries: readonly PlayedEntry[]): Brewing | undefined {
  if (scene.board.phase !== 'playing' || entries.length === 0) return undefined;
  return scene.setup.board.kind === 'cauldrons'
    ? planCauldrons(scene, entries, false)
    : planGardens(scene, entries);
}

/** As `planTable`, and on a board that is nearly full others do what a seat has no room for. Deals do without. */
export function planFreely(scene: Scene, entries: readonly PlayedEntry[]): Brewing | undefined {
  const plan = planTable(scene, entries);
  if (plan || scene.board.phase !== 'playing' || scene.setup.board.kind !== 'cauldrons')
    return plan;
  return planCauldrons(scene, entries, true);
}

/** The cauldrons that hold most of it first; whoever begins may make the difference. */
function planCauldrons(
  scene: Scene,
  entries: readonly PlayedEntry[],
  helped: boolean,
): Brewing | undefined {
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

function planGardens(scene: Scene, entries: readonly PlayedEntry[]): Brewing | undefined {
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

/** What a seat does by itself to have a potion tested, one action for each round. */
export interface Way {
  readonly brewer: Seat;
  readonly entries: readonly PlayedEntry[];
  readonly moves: readonly PlainMove[];
}

/** A seat's own way, played; undefined where the rules do not let it, or something else comes out. */
export function planWay(scene: Scene, { brewer, entries, moves: way }: Way): Brewing | undefined {
  let done = 0;
  const next = () => {
    const move = way[done++];
    return move ? [{ seat: brewer, move }] : [];
  };
  let brewed: readonly PlayedEntry[] = [];
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

/** Who grows which entry: everybody as many as the others, as far as their parts can bring it about. */
function assign(
  scene: Scene,
  pot: Region,
  entries: readonly PlayedEntry[],
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

/** Whoever has a way to it in place of a giver who has none. */
function helpedBy(
  scene: Scene,
  pot: Region,
  entries: readonly PlayedEntry[],
  givers: readonly (Seat | undefined)[],
): readonly (Seat | undefined)[] {
  const next = nextCell(scene.board, pot) ?? 0;
  return givers.map((giver, place) => {
    const entry = entries[place];
    if (!entry || giver === undefined || stepFor(scene, giver, entry, next)) return giver;
    return allSeats(scene).find((seat) => stepFor(scene, seat, entry, next)) ?? giver;
  });
}

/** The next move of a seat towards a plant for the cauldron: it plucks it if it is ready. */
function stepFor(scene: Scene, seat: Seat, entry: PlayedEntry, into: number): SoloMove | undefined {
  const { setup, state } = partOf(scene, seat, seat);
  const move = stepToPlant(setup, state, entry, into);
  const forbidden =
    (move?.type === 'plant' || move?.type === 'grow') && statusRefusal(scene, seat, move);
  return forbidden ? undefined : move;
}

/** What every seat does in a round that has just begun, as far as it has something to do. */
function roundOf(
  scene: Scene,
  pot: Region,
  entries: readonly PlayedEntry[],
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
    // It is ready, and waits until its turn comes.
    if (pot.cells[place] !== next) return [];
    if (seat === brewer) return [{ seat, move }];
    const { cell, plant, into } = move;
    const standing = scene.offers.find(({ from }) => from === seat);
    const accept: SeatMove = { seat: brewer, move: { type: 'accept', from: seat } };
    if (sameOffer(standing, { from: seat, to: brewer, cell, plant, into })) return [accept];
    return [{ seat, move: { type: 'offer', cell, plant, into } }, accept];
  });
}

/** What may be left is left; of what must be, the last place on the board. A potion that waits is no part of a plan. */
export function anyChoice(scene: Scene, seat: Seat): PlainMove | undefined {
  const due = dueOf(scene, seat);
  if (!due || due === 'Genius') return undefined;
  if (declinableChoices.includes(due)) return { type: 'pass' };
  let last: PlainMove | undefined;
  for (const move of seatMoves(scene, seat, false))
    if (move.type === 'frost' || move.type === 'bramble' || move.type === 'fence') last = move;
  return last;
}

/** What else a plan has to say: what to test where a Guesser asks, and who wants to know what was tested. */
interface Besides {
  guess(seat: Seat): PlainMove | undefined;
  tested(entries: readonly PlayedEntry[]): void;
}

/** Plays rounds until a potion is tested: who has nothing to do passes, and so does whoever is asked on the way. */
function play(
  scene: Scene,
  round: (scene: Scene) => readonly SeatMove[],
  besides?: Besides,
): readonly SeatMove[] | undefined {
  const moves: SeatMove[] = [];
  const tested = scene.board.potions.length;
  let now = scene;
  const brew = (entries: readonly PlayedEntry[]) => {
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
  // A Genius leaves the potion that was wanted as it is; one that waited before is another.
  const waited = scene.seats.some(({ waiting }) => waiting);
  const choose = (at: Scene, seat: Seat): PlainMove | undefined => {
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
