// The table on screen within the game: joins the board with the High Witch and the players' talk, and builds
// each seat's view and legal moves.

import type { Outcome } from '../../../core/game.ts';
import { evaluate } from '../potion/evaluate.ts';
import {
  type Event,
  type Move,
  type PlainMove,
  type Puzzle,
  type Refusal,
  refuse,
  type State,
  type View,
} from '../types/index.ts';
import { noteOptions } from '../types/notebook.ts';
import { type Brew, soloChoices } from '../types/solo.ts';
import type { Proposal, ScreenState, ScreenTable, Seat, Snapshot } from '../types/table.ts';
import { freeRefusal } from './board-actions.ts';
import { brewLast, setupOf, soloSetup } from './solo-play.ts';
import { finish, type SceneChange, settle } from './table-brewing.ts';
import { seatMoves } from './table-moves.ts';
import { playSeat } from './table-play.ts';
import { allSeats, startSeats, type TableScene } from './table-scene.ts';
import { allows, playTalk, proposals, startTalk, talkView } from './table-talk.ts';

type TableOutcome = Outcome<State, Event, Refusal>;

export function tableStart({ board, ingredients }: Puzzle): ScreenState | null {
  if (!board || board.players === 1) return null;
  return {
    round: 1,
    seats: startSeats(board.players),
    testers: [],
    offers: [],
    undo: null,
    talk: startTalk(board.players, ingredients.length),
  };
}

interface TableTurn {
  readonly state: State;
  readonly table: ScreenState;
  readonly scene: TableScene;
  readonly brew: Brew;
}

/** `brew` evaluates potions; by default the puzzle's recipe does. */
export function playTable(
  puzzle: Puzzle,
  state: State,
  seat: Seat,
  move: PlainMove,
  brew: Brew = brewOf(puzzle),
): TableOutcome {
  const setup = setupOf(puzzle);
  const { solo, table } = state;
  if (!setup || !solo || !table) return refuse('screenOnly');
  if (!Number.isInteger(seat) || seat < 1 || seat > table.seats.length) return refuse('notAtTable');
  const { undo, talk: _, ...shared } = table;
  const scene: TableScene = { setup, board: solo, ...shared };
  const sitting: TableTurn = { state, table, scene, brew };
  return talk(sitting, seat, move) ?? onBoard(sitting, seat, move);
}

function talk({ state, table, scene, brew }: TableTurn, seat: Seat, move: PlainMove) {
  const { setup, board } = scene;
  const talked = playTalk(
    {
      ingredients: setup.ingredients,
      maxSeeds: setup.maxSeeds,
      potions: state.trials.length,
      over: state.ending !== null,
      lastRefusal(entries) {
        const refusal = board.phase === 'last' ? freeRefusal(setup, entries) : 'noLastPotion';
        return refusal && { type: refusal };
      },
    },
    table.talk,
    seat,
    move,
  );
  if (!talked?.ok) return talked;
  const next: State = { ...state, table: { ...table, talk: talked.talk } };
  if (!talked.decided) return { ok: true, state: next, events: talked.events } as const;
  const ended = carryOut(next, scene, seat, talked.decided, brew);
  return ended.ok ? { ...ended, events: [...talked.events, ...ended.events] } : ended;
}

function carryOut(
  state: State,
  scene: TableScene,
  seat: Seat,
  { what, entries }: Proposal,
  brew: Brew,
): TableOutcome {
  if (what === 'reveal')
    return {
      ok: true,
      state: { ...state, ending: 'lost' },
      events: [{ type: 'revealed', seat }],
      final: true,
    };
  if (what === 'giveUp') {
    const board = { ...scene.board, phase: 'lost' as const };
    const { scene: over, events }: SceneChange =
      scene.board.phase === 'playing'
        ? finish(scene)
        : { scene: { ...scene, board }, events: [{ type: 'ended', phase: 'lost' }] };
    return withScene(state, over, null, withSeatOf(seat, [{ type: 'gaveUp' }, ...events]), true);
  }
  const brewed = brewLast(scene.setup, scene.board, { type: 'last', entries }, brew);
  if (!brewed.ok) return brewed;
  const events = brewed.events.map(
    (event): Event =>
      event.type === 'tested' ? { ...event, last: true, seat } : { ...event, seat },
  );
  const after = { ...scene, board: brewed.state, testers: [...scene.testers, null] };
  return withScene(state, after, null, events, true);
}

const brewOf =
  (puzzle: Puzzle): Brew =>
  (entries, potion) =>
    evaluate(puzzle, entries, potion);

const withSeatOf = (seat: Seat, events: readonly Event[]) =>
  events.map((event): Event => (event.seat === undefined ? { ...event, seat } : event));

function onBoard(
  { state, table, scene, brew }: TableTurn,
  seat: Seat,
  move: PlainMove,
): TableOutcome {
  if (move.type === 'takeBack') return takeBack(state, table, scene, seat);
  const deed = playSeat(scene, seat, move, brew);
  if (!deed.ok) return deed;
  if (deed.talk) return withScene(state, deed.scene, table.undo, deed.events, false);
  const told = settle(deed.scene);
  const tested = told.scene.board.potions.length > scene.board.potions.length;
  const events = withSeatOf(seat, [...deed.events, ...told.events]);
  // Actions of two seats cannot be taken back by one, and answers cannot be unseen.
  const ofTwo = move.type === 'accept' || move.type === 'passFor';
  const final = tested || ofTwo || told.scene.board.phase !== 'playing';
  const { board, seats, round } = scene;
  const before = table.undo?.seat === seat ? table.undo : null;
  const undo: Snapshot | null = final ? null : { seat, board, seats, round, before };
  return withScene(state, told.scene, undo, events, tested);
}

/** Only until another seat moves. */
function takeBack(state: State, table: ScreenState, scene: TableScene, seat: Seat): TableOutcome {
  const { undo } = table;
  if (state.ending !== null) return refuse('gameOver');
  if (undo?.seat !== seat) return refuse('nothingToTakeBack');
  const { board, seats, round, before } = undo;
  const told = settle({ ...scene, board, seats, round });
  return withScene(state, told.scene, before, [{ type: 'tookBack', seat }], false);
}

/** The state with the scene in it; `final` stops undo. */
function withScene(
  state: State,
  scene: TableScene,
  undo: Snapshot | null,
  events: readonly Event[],
  final: boolean,
): TableOutcome {
  const { setup: _, board, ...shared } = scene;
  const { phase, potions } = board;
  const ending = phase === 'won' || phase === 'lost' ? phase : null;
  const talk = state.table?.talk;
  if (!talk) return refuse('screenOnly');
  return {
    ok: true,
    state: {
      ...state,
      solo: board,
      trials:
        potions === state.solo?.potions
          ? state.trials
          : potions.map(({ entries, result }) => ({ entries, result })),
      ending,
      table: {
        ...shared,
        undo,
        talk: phase === 'playing' ? talk : { ...talk, proposal: null },
      },
    },
    events,
    ...(final || ending !== null ? { final: true } : {}),
  };
}

/** The parts of a view that depend on the seat; undefined without a table. */
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
    ...talkView(talk, state.trials.length),
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

/** The scene of a view, for callers without the puzzle. */
export function sceneOf(view: View): TableScene | undefined {
  const setup = soloSetup(view);
  const { solo, table } = view;
  if (!setup || !solo || table?.kind !== 'screen') return undefined;
  const { round, places: seats, testers, offers } = table;
  return { setup, board: solo.state, round, seats, testers, offers };
}

/** Moves of the viewer's seat, or for spectators those of all seats, wrapped with the seat. */
export function* tableMoves(view: View): Generator<Move> {
  const scene = sceneOf(view);
  const { table } = view;
  if (!scene || !table) return;
  if (table.you !== null) yield* movesOf(view, scene, table.you);
  else
    for (const seat of allSeats(scene))
      for (const move of movesOf(view, scene, seat)) yield { type: 'seat', seat, move };
}

function* movesOf(view: View, scene: TableScene, seat: Seat): Generator<PlainMove> {
  const { table } = view;
  if (table?.kind !== 'screen' || view.status !== 'playing') return;
  yield* seatMoves(scene, seat, table.takeBack === seat);
  yield* talkMoves(view, seat);
}

/** One note and one shared note per ingredient represent all. */
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
    // Other players' notes are hidden here, so only one's own can be compared with the new note.
    if (you === seat)
      yield { type: 'note', ingredient, ruledOut: (view.notes[index] ?? 0) ^ (1 << bit) };
  }
}
