// A table on screen as a part of the game: the board joined with the High Witch and with what the people say.

import type { Outcome } from '../../../core/game.ts';
import { evaluate } from '../potion/evaluate.ts';
import { setupOf } from '../solo/game.ts';
import { brewLast } from '../solo/play.ts';
import { freeRefusal } from '../solo/potions.ts';
import type { Event, PlainMove, Puzzle, Refusal, State } from '../types/index.ts';
import type { Brew } from '../types/solo.ts';
import type { ScreenState, Seat, Snapshot } from '../types/table.ts';
import type { Proposal } from '../types/talk.ts';
import { finish } from './brewing.ts';
import { playSeat } from './play.ts';
import { settle } from './rounds.ts';
import { type Scene, startSeats } from './scene.ts';
import { playTalk, startTalk } from './talk.ts';

type Played = Outcome<State, Event, Refusal>;

const refuse = (type: Refusal['type']): Played => ({ ok: false, refusal: { type } });

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

interface Sitting {
  readonly state: State;
  readonly table: ScreenState;
  readonly scene: Scene;
  readonly brew: Brew;
}

/** `brew` answers potions: the High Witch, who knows the recipe, where nobody else is asked. */
export function playTable(
  puzzle: Puzzle,
  state: State,
  seat: Seat,
  move: PlainMove,
  brew: Brew = brewOf(puzzle),
): Played {
  const { board } = puzzle;
  const { solo, table } = state;
  if (!board || !solo || !table) return refuse('screenOnly');
  if (!Number.isInteger(seat) || seat < 1 || seat > table.seats.length) return refuse('notAtTable');
  const { round, seats, testers, offers } = table;
  const scene: Scene = {
    setup: setupOf(puzzle, board),
    board: solo,
    round,
    seats,
    testers,
    offers,
  };
  const sitting: Sitting = { state, table, scene, brew };
  return talk(sitting, seat, move) ?? onBoard(sitting, seat, move);
}

function talk({ state, table, scene, brew }: Sitting, seat: Seat, move: PlainMove) {
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

/** What all have agreed to. */
function carryOut(
  state: State,
  scene: Scene,
  seat: Seat,
  { what, entries }: Proposal,
  brew: Brew,
): Played {
  if (what === 'reveal')
    return {
      ok: true,
      state: { ...state, ending: 'lost' },
      events: [{ type: 'revealed', seat }],
      final: true,
    };
  if (what === 'giveUp' && scene.board.phase === 'playing') {
    const { scene: over, events } = finish(scene);
    return stand(state, over, null, [{ type: 'gaveUp', seat }, ...withSeatOf(seat, events)], true);
  }
  if (what === 'giveUp') {
    const board = { ...scene.board, phase: 'lost' as const };
    const events: readonly Event[] = [
      { type: 'gaveUp', seat },
      { type: 'ended', phase: 'lost', seat },
    ];
    return stand(state, { ...scene, board }, null, events, true);
  }
  const brewed = brewLast(scene.setup, scene.board, { type: 'last', entries }, brew);
  if (!brewed.ok) return brewed;
  const events = brewed.events.map(
    (event): Event =>
      event.type === 'tested' ? { ...event, last: true, seat } : { ...event, seat },
  );
  const after = { ...scene, board: brewed.state, testers: [...scene.testers, null] };
  return stand(state, after, null, events, true);
}

const brewOf =
  (puzzle: Puzzle): Brew =>
  (entries, potion) =>
    evaluate(puzzle, entries, potion);

const withSeatOf = (seat: Seat, events: readonly Event[]) =>
  events.map((event): Event => (event.seat === undefined ? { ...event, seat } : event));

function onBoard({ state, table, scene, brew }: Sitting, seat: Seat, move: PlainMove): Played {
  if (move.type === 'takeBack') return takeBack(state, table, scene, seat);
  const deed = playSeat(scene, seat, move, brew);
  if (!deed.ok) return deed;
  if (deed.talk) return stand(state, deed.scene, table.undo, deed.events, false);
  const told = settle(deed.scene);
  const tested = told.scene.board.potions.length > scene.board.potions.length;
  const events = withSeatOf(seat, [...deed.events, ...told.events]);
  // What two seats have done is nobody's to take back, and what a potion told cannot be unseen.
  const ofTwo = move.type === 'accept' || move.type === 'passFor';
  const final = tested || ofTwo || told.scene.board.phase !== 'playing';
  const { board, seats, round } = scene;
  const before = table.undo?.seat === seat ? table.undo : null;
  const undo: Snapshot | null = final ? null : { seat, board, seats, round, before };
  return stand(state, told.scene, undo, events, tested);
}

/** Until another seat has moved. */
function takeBack(state: State, table: ScreenState, scene: Scene, seat: Seat): Played {
  const { undo } = table;
  if (state.ending !== null) return refuse('gameOver');
  if (undo?.seat !== seat) return refuse('nothingToTakeBack');
  const { board, seats, round, before } = undo;
  const told = settle({ ...scene, board, seats, round });
  return stand(state, told.scene, before, [{ type: 'tookBack', seat }], false);
}

/** The state with the scene in it; `final` where undo cannot pass. */
function stand(
  state: State,
  scene: Scene,
  undo: Snapshot | null,
  events: readonly Event[],
  final: boolean,
): Played {
  const { board, round, seats, testers, offers } = scene;
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
        round,
        seats,
        testers,
        offers,
        undo,
        talk: phase === 'playing' ? talk : { ...talk, proposal: null },
      },
    },
    events,
    ...(final || ending !== null ? { final: true } : {}),
  };
}
