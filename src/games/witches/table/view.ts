// What one onlooker sees of a table on screen, and what their seat can do: all that lies on the board, and of notes the
// own and those that are shared.

import { soloSetup } from '../solo/game.ts';
import type { Move, PlainMove, Puzzle, State, View } from '../types/index.ts';
import { noteOptions } from '../types/notebook.ts';
import { soloChoices } from '../types/solo.ts';
import type { ScreenTable, Seat } from '../types/table.ts';
import { seatMoves } from './moves.ts';
import { allSeats, type Scene } from './scene.ts';
import { allows, proposals } from './talk.ts';

/** The parts of a view that differ from seat to seat; undefined where there is no table. */
export function tableView(
  { board }: Puzzle,
  state: State,
  onlooker: Seat | null,
): Pick<View, 'table' | 'solo' | 'notes'> | undefined {
  const { solo, table } = state;
  if (!board || !solo || !table) return undefined;
  const { talk, undo, round, seats, testers, offers } = table;
  const you = onlooker !== null && seats[onlooker - 1] ? onlooker : null;
  const own = you === null ? undefined : seats[you - 1];
  const shown: ScreenTable = {
    kind: 'screen',
    seats: seats.length,
    you,
    testers,
    shared: talk.shared,
    help: { degree: talk.degree, fixed: state.trials.length > 0, asked: talk.asked },
    proposal: talk.proposal,
    phase: state.ending !== null ? 'over' : solo.phase === 'last' ? 'last' : 'playing',
    round,
    places: seats,
    offers,
    takeBack: undo?.seat ?? null,
  };
  const has = (effect: string) => own?.statuses.some((one) => one.effect === effect) ?? false;
  return {
    table: shown,
    notes: (you === null ? undefined : talk.notes[you - 1]) ?? state.notes,
    solo: {
      board,
      state: {
        ...solo,
        turns: round - 1,
        poisoned: has('Poison'),
        distracted: has('Distracted'),
        choices: soloChoices.filter((choice) => own?.choices[0] === choice),
      },
    },
  };
}

/** The scene of a view, for whoever has no puzzle. */
export function sceneOf(view: View): Scene | undefined {
  const setup = soloSetup(view);
  const { solo, table } = view;
  if (!setup || !solo || table?.kind !== 'screen') return undefined;
  const { round, places: seats, testers, offers } = table;
  return { setup, board: solo.state, round, seats, testers, offers };
}

/** Plain moves of the onlooker's seat, or those of all seats with the seat. */
export function* tableMoves(view: View): Generator<Move> {
  const scene = sceneOf(view);
  const { table } = view;
  if (!scene || !table) return;
  if (table.you !== null) yield* movesOf(view, scene, table.you);
  else
    for (const seat of allSeats(scene))
      for (const move of movesOf(view, scene, seat)) yield { type: 'seat', seat, move };
}

function* movesOf(view: View, scene: Scene, seat: Seat): Generator<PlainMove> {
  const { table } = view;
  if (table?.kind !== 'screen' || view.status !== 'playing') return;
  yield* seatMoves(scene, seat, table.takeBack === seat);
  yield* talkMoves(view, seat);
}

/** One note and one thing shared for each ingredient stand for all. */
function* talkMoves(view: View, seat: Seat): Generator<PlainMove> {
  const { table } = view;
  if (!table) return;
  const { help, you } = table;
  const [bit = 0] = noteOptions(view);
  yield* proposals(view, table, seat);
  if (allows(help.degree, 'check')) yield { type: 'asked', what: 'check' };
  for (const [index, ingredient] of view.ingredients.entries()) {
    const shared = table.shared.find(
      (note) => note.seat === seat && note.ingredient === ingredient,
    );
    yield { type: 'share', ingredient, ruledOut: (shared?.ruledOut ?? 0) ^ (1 << bit) };
    // Others' notes are not to be seen here, so only one's own can be told from the same again.
    if (you === seat)
      yield { type: 'note', ingredient, ruledOut: (view.notes[index] ?? 0) ^ (1 << bit) };
  }
}
