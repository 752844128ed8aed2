// Test only: tables played at random, and twin puzzles for tests of secrecy, which differ only in what is
// hidden and are played with moves that both answer alike. Mostly board actions with all kinds equally
// likely, so that games progress and end.

import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import type { Table } from '../../../core/table.ts';
import { witches } from '../index.ts';
import { compile } from '../potion/compile.ts';
import { paperTable } from '../rules/paper-table.ts';
import { checkClue } from '../rules/recipe.ts';
import { fingerprint } from '../rules/seal.ts';
import { anyMoveCode } from '../rules/table-code.ts';
import { applyAny, screenTable, viewAny } from '../rules/with-tables.ts';
import { isWinnable } from '../solver/winnable.ts';
import type { PlainMove, Puzzle, State, View, WitchesTypes } from '../types/index.ts';
import type { Seat } from '../types/table.ts';

/** Talk does not change the board. */
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
/** Rarely makes progress, or undoes it. */
const IDLE: ReadonlySet<string> = new Set<PlainMove['type']>([
  'pass',
  'offer',
  'withdraw',
  'decline',
  'takeBack',
]);

/** Does it change the board? Taking back and passing for others do not count. */
export const isDeed = ({ type }: PlainMove) =>
  !TALK.has(type) && type !== 'takeBack' && type !== 'passFor';

/** By the view of that seat. */
export function movesOf(puzzle: Puzzle, state: State, seat: Seat): readonly PlainMove[] {
  const moves: PlainMove[] = [];
  for (const move of witches.legalMoves(viewAny(puzzle, state, seat)))
    if (move.type !== 'seat') moves.push(move);
  return moves;
}

export interface RandomMove {
  readonly seat: Seat;
  readonly move: PlainMove;
}

export interface RandomPosition {
  readonly state: State;
  readonly log: readonly RandomMove[];
}

/** Agree to an end only rarely, otherwise few games would reach their own. */
function isRash({ table }: State, { type }: PlainMove): boolean {
  const what = table?.talk.proposal?.what;
  return (type === 'agree' || type === 'settle') && (what === 'giveUp' || what === 'reveal');
}

/** All kinds of moves are equally likely. */
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

/** The move must be accepted. */
export function mustPlay(puzzle: Puzzle, state: State, { seat, move }: RandomMove): State {
  const outcome = applyAny(puzzle, state, { type: 'seat', seat, move });
  if (!outcome.ok) throw new Error(`${JSON.stringify(move)} of ${seat}: ${outcome.refusal.type}`);
  if (outcome.events.some((event) => event.seat === undefined))
    throw new Error(`${move.type}: an event without a seat`);
  return outcome.state;
}

/** Positions of one kind have the same kinds of moves. */
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

type Twins = readonly [Puzzle, Puzzle];

/** Swaps two ingredients such that everything known at the start holds for both puzzles. */
export function twinsOf(puzzle: Puzzle, rng: Rng): Twins | undefined {
  const { ingredients, clue } = puzzle;
  for (const one of shuffled(ingredients, rng))
    for (const other of shuffled(ingredients, rng)) {
      const swapped = ingredients.map((own) => {
        if (own === one) return { ...other, name: own.name };
        return own === other ? { ...one, name: own.name } : own;
      });
      const twin: Puzzle = { ...puzzle, ingredients: swapped };
      if (JSON.stringify(swapped) === JSON.stringify(ingredients)) continue;
      if (clue && !checkClue(twin, clue)) continue;
      if (isWinnable(compile(twin))) return [puzzle, twin];
    }
  return undefined;
}

export interface TwinGame {
  /** As members send them; some are refused. */
  readonly words: readonly { readonly seat: Seat; readonly word: string; readonly note: boolean }[];
  readonly potions: number;
  readonly refused: number;
}

/** Plays this many moves by three people without ending either game. */
export function playTwins(
  kind: 'paper' | 'screen',
  twins: Twins,
  steps: number,
  rng: Rng,
): TwinGame {
  return kind === 'paper'
    ? playBoth(paperTable, twins, steps, rng, ({ game }) => game, drawOnPaper)
    : playBoth(
        screenTable,
        twins,
        steps,
        rng,
        (state) => state,
        (_, seat, puzzle, state) => drawMove(state, movesOf(puzzle, state, seat), rng),
      );
}

type Draw = (
  view: View,
  seat: Seat,
  puzzle: Puzzle,
  state: State,
  rng: Rng,
) => PlainMove | undefined;

interface TwinTypes<S> extends Omit<WitchesTypes, 'State'> {
  State: S;
}

/** Without the seals, which depend on the recipe and reveal nothing by themselves. */
const textOf = (twins: Twins, told: unknown) =>
  twins.reduce((text, puzzle) => text.replaceAll(fingerprint(puzzle), ''), JSON.stringify(told));

function playBoth<S>(
  table: Table<TwinTypes<S>>,
  twins: Twins,
  steps: number,
  rng: Rng,
  gameOf: (state: S) => State,
  draw: Draw,
): TwinGame {
  const seats = twins[0].board?.players ?? 3;
  const words: TwinGame['words'][number][] = [];
  let [state, twin] = [table.start(twins[0], seats, 0, ''), table.start(twins[1], seats, 0, '')];
  let refused = 0;
  for (let step = 0; step < steps * 4 && words.length < steps; step++) {
    const of = 1 + rng.below(seats);
    // Sometimes a seat tries another's move.
    const seat = rng.below(6) === 0 ? 1 + rng.below(seats) : of;
    const move = draw(table.view(twins[0], state, of), of, twins[0], gameOf(state), rng);
    if (!move || table.needsAway(state, move).length) continue;
    const outcome = table.apply(twins[0], state, seat, move, 0);
    const other = table.apply(twins[1], twin, seat, move, 0);
    if (textOf(twins, outcome) !== textOf(twins, other)) continue;
    if (outcome.ok && gameOf(outcome.state).ending !== null) continue;
    words.push({ seat, word: anyMoveCode.encode(move), note: move.type === 'note' });
    if (outcome.ok && other.ok) [state, twin] = [outcome.state, other.state];
    else refused++;
  }
  return { words, potions: gameOf(state).trials.length, refused };
}

function drawOnPaper(view: View, seat: Seat, _: Puzzle, __: State, rng: Rng): PlainMove {
  const entry = (ingredient: View['ingredients'][number]) => ({
    ingredient,
    seeds: 1 + rng.below(view.maxSeeds),
  });
  const entries = shuffled(view.ingredients, rng)
    .slice(0, 1 + rng.below(3))
    .map(entry);
  const [{ ingredient } = { ingredient: view.ingredients[0] ?? 'Parsley' }] = entries;
  const moves: readonly PlainMove[] = [
    { type: 'use', entries, tester: seat },
    { type: 'use', entries, tester: 1 + rng.below(3) },
    { type: 'draft', tester: seat, entries },
    { type: 'note', ingredient, ruledOut: 1 + rng.below(6) },
    { type: 'share', ingredient, ruledOut: 1 + rng.below(6) },
    { type: 'asked', what: 'check' },
    { type: 'turn', person: 1 + rng.below(3) },
    { type: 'tester', potion: rng.below(3), person: 1 + rng.below(4) },
    { type: 'guest', name: 'Gast' },
  ];
  return pick(moves, rng) ?? { type: 'asked', what: 'check' };
}
