// For tests: tables played at random, with what happened. Mostly what is done on a board, each kind of move as likely as
// another, so that potions are brewed, effects fall and games end.

import { pick, type Rng } from '../../../core/rng.ts';
import { witches } from '../index.ts';
import { applyAny, viewAny } from '../rules/whole.ts';
import type { PlainMove, Puzzle, State } from '../types/index.ts';
import type { Seat } from '../types/table.ts';

/** What is said at a table, and does nothing to its board. */
const TALK: ReadonlySet<string> = new Set<PlainMove['type']>([
  'note',
  'share',
  'asked',
  'help',
  'giveUp',
  'reveal',
  'object',
  'settle',
  'agree',
]);
/** What takes a game forward seldom, or backward. */
const IDLE: ReadonlySet<string> = new Set<PlainMove['type']>([
  'pass',
  'offer',
  'withdraw',
  'decline',
  'takeBack',
]);

/** Is it done on the board? Who takes something back or passes for another does nothing there. */
export const isDeed = ({ type }: PlainMove) =>
  !TALK.has(type) && type !== 'takeBack' && type !== 'passFor';

/** What a seat may do, by the view of that seat. */
export function movesOf(puzzle: Puzzle, state: State, seat: Seat): readonly PlainMove[] {
  const moves: PlainMove[] = [];
  for (const move of witches.legalMoves(viewAny(puzzle, state, seat)))
    if (move.type !== 'seat') moves.push(move);
  return moves;
}

export interface SeatMove {
  readonly seat: Seat;
  readonly move: PlainMove;
}

export interface Position {
  readonly state: State;
  readonly log: readonly SeatMove[];
}

/** Nobody agrees to an end lightly, else few games would come to one of their own. */
function isRash({ table }: State, { type }: PlainMove): boolean {
  const what = table?.talk.proposal?.what;
  return (type === 'agree' || type === 'settle') && (what === 'giveUp' || what === 'reveal');
}

/** One of these, each kind as likely as another. */
export function drawMove(
  state: State,
  moves: readonly PlainMove[],
  rng: Rng,
): PlainMove | undefined {
  const deeds = moves.filter(isDeed);
  const busy = deeds.filter(({ type }) => !IDLE.has(type));
  const lists = [busy, busy, busy, busy, busy, busy, busy, busy, deeds, deeds, moves];
  const list = pick(
    lists.filter((one) => one.length > 0),
    rng,
  );
  const type = pick([...new Set(list?.map((move) => move.type))], rng);
  const move = pick(list?.filter((one) => one.type === type) ?? [], rng);
  return move && isRash(state, move) && rng.below(8) > 0 ? undefined : move;
}

/** The state after a move that must be accepted. */
export function mustPlay(puzzle: Puzzle, state: State, { seat, move }: SeatMove): State {
  const outcome = applyAny(puzzle, state, { type: 'seat', seat, move });
  if (!outcome.ok) throw new Error(`${JSON.stringify(move)} of ${seat}: ${outcome.refusal.type}`);
  if (outcome.events.some((event) => event.seat === undefined))
    throw new Error(`${move.type}: an event without a seat`);
  return outcome.state;
}

/** What this seat is in the middle of: positions of one kind have the same kinds of moves. */
export function kindOf({ solo, table }: State, seat: Seat): string {
  const own = table?.seats[seat - 1];
  if (!solo || !table || !own) return 'none';
  const statuses = own.statuses.map(({ effect, used }) => `${effect}${used ? '!' : ''}`);
  const others = table.seats.flatMap(({ statuses }) =>
    statuses.flatMap(({ effect, used }) => (effect === 'Green Fingers' && used ? ['green'] : [])),
  );
  const gifts = table.offers.map(({ from, to }) =>
    from === seat ? 'gives' : to === seat ? 'gets' : '',
  );
  const { proposal } = table.talk;
  return [
    solo.phase,
    own.acted,
    own.choices[0],
    ...statuses,
    ...new Set(others),
    ...new Set(gifts),
    proposal && `${proposal.what}${proposal.agreed.includes(seat)}`,
  ].join(' ');
}
