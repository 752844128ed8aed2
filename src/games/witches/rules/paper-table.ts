// The table with a paper board: every phone shows the High Witch's answers, anyone may enter a potion, and
// the app records its tester. Wraps the ordinary game, and is saved as one.

import type { Outcome } from '../../../core/game.ts';
import type { Table } from '../../../core/table.ts';
import { playTalk, seatTalk, startTalk, talkView, undecided } from '../seats/table-talk.ts';
import { MAX_PLAYERS, NAME_LENGTH } from '../types/board.ts';
import {
  type Event,
  type Move,
  type PlainMove,
  type PlainMoveOfType,
  type Puzzle,
  type Refusal,
  refuse,
  type State,
  type View,
  type WitchesTypes,
} from '../types/index.ts';
import { maxSeeds, type Potion } from '../types/potion.ts';
import type { PaperTable, PersonId, PotionDraft, Seat, TablePerson, Talk } from '../types/table.ts';
import { apply, potionRefusal, start, view } from './play.ts';
import { poisonedOut, statusesOf } from './statuses.ts';
import { anyMoveCode as moveCode } from './table-code.ts';

interface Guest {
  readonly name: string;
  /** Has a phone now and plays as a seat. */
  readonly gone: boolean;
}

export interface PaperState {
  readonly game: State;
  readonly talk: Talk;
  /** By potion. */
  readonly testers: readonly (PersonId | null)[];
  readonly guests: readonly Guest[];
  readonly drafts: readonly PotionDraft[];
  readonly turn: PersonId | null;
  /** The last move as an ordinary save has it, once the game is over; potions have their own words. */
  readonly end: string | null;
}

export interface PaperTypes extends Omit<WitchesTypes, 'State'> {
  State: PaperState;
}

type PaperOutcome = Outcome<PaperState, Event, Refusal>;

const done = (state: PaperState, seat: Seat, event: Event): PaperOutcome => ({
  ok: true,
  state,
  events: [{ ...event, seat }],
});

function peopleOf({ talk, guests }: PaperState): readonly PersonId[] {
  return [
    ...talk.notes.map((_, at) => at + 1),
    ...guests.flatMap(({ gone }, at) => (gone ? [] : [-at - 1])),
  ];
}

/** Testers as indexes into the list of people; -1 for unknown. */
const testerPlaces = (state: PaperState, people: readonly PersonId[]) =>
  state.testers.map((tester) => (tester === null ? -1 : people.indexOf(tester)));

function allPoisoned(state: PaperState): boolean {
  const people = peopleOf(state);
  return poisonedOut(state.game.trials, testerPlaces(state, people), people.length);
}

function startPaper(puzzle: Puzzle, seats: number): PaperState {
  return {
    game: start(puzzle),
    talk: startTalk(seats, puzzle.ingredients.length),
    testers: [],
    guests: [],
    drafts: [],
    turn: null,
    end: null,
  };
}

/** If everyone is poisoned the game is lost, or only the last potion remains if the level has one. */
function afterPotions(
  puzzle: Puzzle,
  state: PaperState,
  outcome: PaperOutcome,
  seat: Seat,
): PaperOutcome {
  if (!outcome.ok || outcome.state.game.ending !== null || !allPoisoned(outcome.state))
    return outcome;
  // Reported once.
  const news: readonly Event[] = allPoisoned(state) ? [] : [{ type: 'allPoisoned', seat }];
  const events = [...outcome.events, ...news];
  if (puzzle.lastPotion) return { ...outcome, events };
  const game: State = { ...outcome.state.game, ending: 'lost' };
  return { ok: true, state: { ...outcome.state, game, drafts: [], end: 'r' }, events };
}

function applyPaper(puzzle: Puzzle, state: PaperState, seat: Seat, move: Move): PaperOutcome {
  if (seat < 1 || seat > state.talk.notes.length) return refuse('notAtTable');
  if (move.type === 'seat') return refuse('screenOnly');
  return (
    talk(puzzle, state, seat, move) ??
    afterPotions(puzzle, state, play(puzzle, state, seat, move), seat)
  );
}

/** Talk, and the proposals that everyone agreed to. */
function talk(
  puzzle: Puzzle,
  state: PaperState,
  seat: Seat,
  move: PlainMove,
): PaperOutcome | undefined {
  if (move.type === 'giveUp') return refuse('screenOnly');
  const { game } = state;
  const talked = playTalk(
    {
      ingredients: puzzle.ingredients.map(({ name }) => name),
      maxSeeds: maxSeeds(puzzle),
      potions: game.trials.length,
      over: game.ending !== null,
      lastRefusal: (entries) =>
        puzzle.lastPotion ? potionRefusal(puzzle, entries) : { type: 'noLastPotion' },
    },
    state.talk,
    seat,
    move,
  );
  if (!talked?.ok) return talked;
  const { decided } = talked;
  const next = { ...state, talk: talked.talk };
  if (!decided) return { ok: true, state: next, events: talked.events };
  const last: Move =
    decided.what === 'last' ? { type: 'last', entries: decided.entries } : { type: 'reveal' };
  const ended = apply(puzzle, game, last);
  if (!ended.ok) return ended;
  const testers = decided.what === 'last' ? [...state.testers, null] : state.testers;
  return {
    ok: true,
    state: { ...next, game: ended.state, testers, drafts: [], end: moveCode.encode(last) },
    events: [...talked.events, ...ended.events.map((event) => ({ ...event, seat }))],
    final: true,
  };
}

const sameEntries = (one: Potion, other: Potion) => JSON.stringify(one) === JSON.stringify(other);

function play(puzzle: Puzzle, state: PaperState, seat: Seat, move: PlainMove): PaperOutcome {
  if (state.game.ending !== null) return refuse('gameOver');
  switch (move.type) {
    case 'use':
      return use(puzzle, state, seat, move);
    case 'draft':
      return draft(puzzle, state, seat, move);
    case 'tester': {
      const { potion, person } = move;
      const before = state.testers[potion];
      if (before === undefined) return refuse('noSuchPotion');
      if (!peopleOf(state).includes(person)) return refuse('noTester');
      if (before === person) return refuse('sameTester');
      const testers = state.testers.map((one, at) => (at === potion ? person : one));
      return done({ ...state, testers }, seat, { type: 'testerSet', potion, person });
    }
    case 'guest':
      return welcome(state, seat, move.name);
    case 'become':
      return become(state, seat, move.guest);
    case 'turn': {
      const { person } = move;
      if (person === state.turn) return refuse('sameTurn');
      if (person !== null && !peopleOf(state).includes(person)) return refuse('noTester');
      return done({ ...state, turn: person }, seat, { type: 'turned', person });
    }
    default:
      return refuse('screenOnly');
  }
}

function use(
  puzzle: Puzzle,
  state: PaperState,
  seat: Seat,
  { entries, tester, draft: of }: PlainMoveOfType<'use'>,
): PaperOutcome {
  if (allPoisoned(state)) return refuse('lastPotionOnly');
  if (tester === undefined || !peopleOf(state).includes(tester)) return refuse('noTester');
  const kept = state.drafts.find((one) => one.seat === of);
  if (of !== undefined && !(kept && kept.tester === tester && sameEntries(kept.entries, entries)))
    return refuse('draftChanged');
  const outcome = apply(puzzle, state.game, { type: 'use', entries });
  if (!outcome.ok) return outcome;
  const drafts =
    outcome.state.ending === null
      ? state.drafts.filter((one) => one !== kept && one.tester !== tester)
      : [];
  return {
    ok: true,
    state: { ...state, game: outcome.state, testers: [...state.testers, tester], drafts },
    events: outcome.events.map((event) => ({ ...event, seat })),
    final: true,
  };
}

/** An empty draft without a tester is dropped. */
function draft(
  puzzle: Puzzle,
  state: PaperState,
  seat: Seat,
  { tester, entries }: PlainMoveOfType<'draft'>,
): PaperOutcome {
  if (tester !== null && !peopleOf(state).includes(tester)) return refuse('noTester');
  const refusal = entries.length === 0 ? undefined : potionRefusal(puzzle, entries);
  if (refusal) return { ok: false, refusal };
  const others = state.drafts.filter((one) => one.seat !== seat);
  const dropped = tester === null && entries.length === 0;
  const drafts = dropped ? others : [...others, { seat, tester, entries }];
  return done({ ...state, drafts }, seat, { type: 'drafted' });
}

/** Names must not contain invisible or direction-changing characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

function welcome(state: PaperState, seat: Seat, name: string): PaperOutcome {
  const fits = name.trim() === name && name !== '' && [...name].length <= NAME_LENGTH;
  if (!fits || UNSEEN.test(name)) return refuse('badName');
  if (state.guests.some((guest) => !guest.gone && guest.name === name)) return refuse('badName');
  if (peopleOf(state).length >= MAX_PLAYERS) return refuse('tableFull');
  // Numbers of guests who got a phone are not reused: potions in a log may refer to them.
  if (state.guests.length >= MAX_GUESTS) return refuse('tableFull');
  const guests = [...state.guests, { name, gone: false }];
  return done({ ...state, guests }, seat, { type: 'joined', guest: -guests.length, name });
}

const MAX_GUESTS = 9;

function become(state: PaperState, seat: Seat, guest: PersonId): PaperOutcome {
  if (guest >= 0 || !peopleOf(state).includes(guest)) return refuse('noGuest');
  const turned = <P extends PersonId | null>(person: P) => (person === guest ? seat : person);
  return done(
    {
      ...state,
      testers: state.testers.map(turned),
      turn: turned(state.turn),
      drafts: state.drafts.map((one) => ({ ...one, tester: turned(one.tester) })),
      guests: state.guests.map((one, at) => (at === -guest - 1 ? { ...one, gone: true } : one)),
    },
    seat,
    { type: 'became', guest },
  );
}

function personView(state: PaperState, person: PersonId, people: readonly PersonId[]): TablePerson {
  const { trials } = state.game;
  const statuses = statusesOf(trials, testerPlaces(state, people), people.indexOf(person)).map(
    ({ effect, potion }) => ({
      effect,
      potion,
      ingredients:
        effect === 'Allergies'
          ? [...new Set(trials[potion - 1]?.entries.map(({ ingredient }) => ingredient))]
          : [],
    }),
  );
  return {
    person,
    name: person < 0 ? (state.guests[-person - 1]?.name ?? null) : null,
    statuses,
    poisoned: statuses.some(({ effect }) => effect === 'Poison'),
  };
}

function paperView(puzzle: Puzzle, state: PaperState, onlooker: Seat | null): View {
  const { talk: said, game } = state;
  const people = peopleOf(state);
  const table: PaperTable = {
    kind: 'paper',
    seats: said.notes.length,
    you: onlooker,
    testers: state.testers,
    ...talkView(said, game.trials.length),
    phase: game.ending !== null ? 'over' : allPoisoned(state) ? 'last' : 'playing',
    people: people.map((person) => personView(state, person, people)),
    drafts: state.drafts,
    turn: state.turn,
  };
  const shown = view(puzzle, game);
  const notes = onlooker === null ? undefined : said.notes[onlooker - 1];
  return { ...shown, notes: notes ?? shown.notes, table };
}

const LOOSE: ReadonlySet<string> = new Set<PlainMove['type']>(['share', 'draft', 'asked']);

export const paperTable: Table<PaperTypes> = {
  seats: { least: 1, most: MAX_PLAYERS },
  moveCode,
  start: startPaper,
  join: (puzzle, state) =>
    state.game.ending === null && peopleOf(state).length < MAX_PLAYERS
      ? { ...state, talk: seatTalk(state.talk, puzzle.ingredients.length) }
      : undefined,
  apply: applyPaper,
  moveClass(move) {
    if (move.type === 'note') return 'private';
    // A draft that has changed in the meantime is refused anyway.
    const isDraft = move.type === 'use' && move.draft !== undefined;
    return isDraft || LOOSE.has(move.type) ? 'unconditional' : 'ordered';
  },
  needsAway: ({ talk: said }, { type }) => (type === 'settle' ? undecided(said) : []),
  status: (_, { game }) => game.ending ?? 'playing',
  view: paperView,
  timeout: () => undefined,
  save: {
    word: (_, move) =>
      move.type === 'use' ? moveCode.encode({ type: 'use', entries: move.entries }) : undefined,
    end: ({ end }) => (end === null ? [] : [end]),
  },
};
