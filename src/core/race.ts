// The table of a race: all play the same deal on boards of their own, released at one moment by the server's clock. The
// table holds only the progress and the finish of each runner.

import type { Codec, GameTypes, Millis, Outcome, Rules } from './game.ts';
import { failure, success } from './result.ts';
import type { Session } from './session.ts';
import type { JudgedRun, MoveClass, Onlooker, Seat, Table } from './table.ts';

/** From the deal to the release of the board. */
export const COUNTDOWN: Millis = 5000;
/** Network delay that a finish may claim: the most that a doctored clock can gain. */
export const GRACE: Millis = 2000;
/** Opponents see progress in this many steps. */
export const STEPS = 20;

export type RacePhase = 'countdown' | 'running' | 'over';

/** How a run ended. `millis` is the time that counts. */
export interface Finish extends JudgedRun {
  /** When it arrived, by the clock of the room. */
  readonly at: Millis;
}

export interface Runner {
  /** Steps of `STEPS`. */
  readonly progress: number;
  readonly finish: Finish | null;
  readonly gaveUp: boolean;
}

export interface RaceState {
  readonly code: string;
  /** When the board is shown to all. */
  readonly releaseAt: Millis;
  readonly released: boolean;
  readonly stopped: boolean;
  /** By place, from 1. */
  readonly runners: readonly Runner[];
}

export interface RaceView {
  readonly phase: RacePhase;
  readonly releaseAt: Millis;
  /** The deal; empty before it is released. */
  readonly code: string;
  readonly you: Onlooker;
  readonly runners: readonly Runner[];
}

export type RaceMove =
  /** By the clock: the board is visible now. */
  | { readonly type: 'release' }
  | { readonly type: 'progress'; readonly steps: number }
  /** By the server: a log was judged. */
  | ({ readonly type: 'finish' } & JudgedRun)
  | { readonly type: 'giveUp' }
  /** All who are still running have left. */
  | { readonly type: 'close' }
  /** The host ends it for all. */
  | { readonly type: 'stop' };

export type RaceEvent =
  | { readonly type: 'released' }
  | { readonly type: 'progressed'; readonly place: Seat; readonly steps: number }
  | { readonly type: 'finished'; readonly place: Seat; readonly solved: boolean }
  | { readonly type: 'gaveUp'; readonly place: Seat }
  | { readonly type: 'raceOver' };

export const raceRefusals = ['notReleased', 'raceOver', 'alreadyDone', 'stillRunning'] as const;
export type RaceRefusal = { readonly type: (typeof raceRefusals)[number] };

export interface RaceTypes {
  Puzzle: unknown;
  State: RaceState;
  Move: RaceMove;
  Event: RaceEvent;
  Refusal: RaceRefusal;
  View: RaceView;
}

const FINISH = /^f([01])([01])-(0|[1-9]\d{0,11})-(0|[1-9]\d{0,8})-(0|[1-9]\d{0,8})$/;
const plainMoves = ['release', 'giveUp', 'close', 'stop'] as const;
const PLAIN = { release: 'r', giveUp: 'g', close: 'c', stop: 's' } as const;

const moveCode: Codec<RaceMove> = {
  encode(move) {
    switch (move.type) {
      case 'progress':
        return `p${move.steps}`;
      case 'finish': {
        const { solved, practice, millis, moves, hints } = move;
        return `f${Number(solved)}${Number(practice)}-${millis}-${moves}-${hints}`;
      }
      default:
        return PLAIN[move.type];
    }
  },
  decode(text) {
    const [, solved, practice, millis, moves, hints] = FINISH.exec(text) ?? [];
    if (solved !== undefined)
      return success({
        type: 'finish',
        solved: solved === '1',
        practice: practice === '1',
        millis: Number(millis),
        moves: Number(moves),
        hints: Number(hints),
      });
    const steps = /^p(0|[1-9]\d?)$/.exec(text)?.[1];
    if (steps !== undefined && Number(steps) <= STEPS)
      return success({ type: 'progress', steps: Number(steps) });
    const plain = plainMoves.find((type) => PLAIN[type] === text);
    return plain ? success({ type: plain }) : failure('badMove', undefined, text.slice(0, 20));
  },
};

export const isDone = ({ finish, gaveUp }: Runner): boolean => finish !== null || gaveUp;

export function phaseOf({ released, stopped, runners }: RaceState): RacePhase {
  if (stopped || runners.every(isDone)) return 'over';
  return released ? 'running' : 'countdown';
}

type RaceOutcome = Outcome<RaceState, RaceEvent, RaceRefusal>;

const refuse = (type: RaceRefusal['type']): RaceOutcome => ({ ok: false, refusal: { type } });

/** Adds `raceOver` if this step ended the race. */
function stepped(state: RaceState, events: readonly RaceEvent[]): RaceOutcome {
  const over: readonly RaceEvent[] = phaseOf(state) === 'over' ? [{ type: 'raceOver' }] : [];
  return { ok: true, state, events: [...events, ...over] };
}

function changed(state: RaceState, place: Seat, changes: Partial<Runner>): RaceState {
  const runners = state.runners.map((runner, index) =>
    index + 1 === place ? { ...runner, ...changes } : runner,
  );
  return { ...state, runners };
}

function apply(state: RaceState, place: Seat, move: RaceMove, at: Millis): RaceOutcome {
  if (phaseOf(state) === 'over') return refuse('raceOver');
  switch (move.type) {
    case 'release':
      if (state.released || at < state.releaseAt) return refuse('notReleased');
      return stepped({ ...state, released: true }, [{ type: 'released' }]);
    case 'stop':
      return stepped({ ...state, stopped: true }, []);
    case 'close':
      return state.released ? stepped({ ...state, stopped: true }, []) : refuse('stillRunning');
  }
  const runner = state.runners[place - 1];
  if (!runner || isDone(runner)) return refuse('alreadyDone');
  if (move.type === 'giveUp')
    return stepped(changed(state, place, { gaveUp: true }), [{ type: 'gaveUp', place }]);
  if (!state.released) return refuse('notReleased');
  if (move.type === 'progress') {
    const { steps } = move;
    const progressed = { type: 'progressed', place, steps } as const;
    return stepped(changed(state, place, { progress: steps }), [progressed]);
  }
  const { type: _type, ...run } = move;
  // A client that stops its own clock gains at most the grace.
  const millis = Math.max(run.millis, at - state.releaseAt - GRACE);
  const finish: Finish = { ...run, millis, at };
  const progress = run.solved ? STEPS : runner.progress;
  const finished = { type: 'finished', place, solved: run.solved } as const;
  return stepped(changed(state, place, { finish, progress }), [finished]);
}

export function running({ runners }: Pick<RaceState, 'runners'>): readonly Seat[] {
  return runners.flatMap((runner, index) => (isDone(runner) ? [] : [index + 1]));
}

/** The server's move that reports how a run ended, once it has judged the log. */
export const finishMove = (run: JudgedRun): RaceMove => ({ type: 'finish', ...run });

export const MOST_RUNNERS = 20;

/** Finishes arrive in any order, so none depends on the head. */
const moveClasses: Readonly<Record<RaceMove['type'], MoveClass>> = {
  release: 'server',
  progress: 'unconditional',
  finish: 'server',
  giveUp: 'unconditional',
  close: 'ordered',
  stop: 'host',
};

export const raceTable: Table<RaceTypes> = {
  seats: { least: 2, most: MOST_RUNNERS },
  moveCode,
  start: (_puzzle, seats, at, code) => ({
    code,
    releaseAt: at + COUNTDOWN,
    released: false,
    stopped: false,
    runners: Array.from({ length: seats }, () => ({ progress: 0, finish: null, gaveUp: false })),
  }),
  join: () => undefined,
  apply: (_puzzle, state, place, move, at) => apply(state, place, move, at),
  moveClass: ({ type }) => moveClasses[type],
  needsAway: (state, { type }) => (type === 'close' ? running(state) : []),
  timeout: (_puzzle, state) =>
    state.released || state.stopped
      ? undefined
      : { at: state.releaseAt, move: { type: 'release' } },
  status(_puzzle, state) {
    if (phaseOf(state) !== 'over') return 'playing';
    return state.runners.some(({ finish }) => finish?.solved) ? 'won' : 'lost';
  },
  view: (_puzzle, state, you) => ({
    phase: phaseOf(state),
    releaseAt: state.releaseAt,
    code: state.released ? state.code : '',
    you,
    runners: state.runners,
  }),
};

/** How a finished run counts in a race. */
export function runOf<T extends GameTypes>(session: Session<T>): JudgedRun {
  const { tally, status, worth, game } = session;
  const practice = session.practice || (game.race?.helped?.(session.view) ?? false);
  const { millis, moves, hints } = tally;
  return { solved: status === 'won' && !worth.byClock, millis, moves, hints, practice };
}

/** Progress of a board in `STEPS`. */
export function stepsOf<T extends GameTypes>({ race }: Rules<T>, view: T['View']): number {
  const progress = race?.progress(view) ?? 0;
  return Math.floor(Math.max(0, Math.min(1, progress)) * STEPS);
}

/** Order of the ranking: solved without help, with help, still running, not solved, given up. */
export type RaceStanding = 'solved' | 'helped' | 'unsolved' | 'gaveUp' | 'running';

export interface Ranked {
  readonly place: Seat;
  /** From 1, equal for equal times. Undefined for unsolved runs. */
  readonly rank: number | undefined;
  readonly standing: RaceStanding;
  readonly runner: Runner;
}

const ORDER: readonly RaceStanding[] = ['solved', 'helped', 'running', 'unsolved', 'gaveUp'];

export function raceStandingOf({ finish, gaveUp }: Runner): RaceStanding {
  if (!finish) return gaveUp ? 'gaveUp' : 'running';
  if (!finish.solved) return 'unsolved';
  return finish.practice || finish.hints > 0 ? 'helped' : 'solved';
}

export function rankedOf(runners: readonly Runner[]): readonly Ranked[] {
  const timeOf = ({ finish }: Runner) => (finish?.solved ? finish.millis : 0);
  const sorted = runners
    .map((runner, index) => ({ place: index + 1, runner, standing: raceStandingOf(runner) }))
    .sort(
      (one, other) =>
        ORDER.indexOf(one.standing) - ORDER.indexOf(other.standing) ||
        timeOf(one.runner) - timeOf(other.runner) ||
        other.runner.progress - one.runner.progress ||
        one.place - other.place,
    );
  return sorted.map((entry) => {
    const isTimed = entry.standing === 'solved' || entry.standing === 'helped';
    const same = sorted.findIndex(
      (other) => other.standing === entry.standing && timeOf(other.runner) === timeOf(entry.runner),
    );
    return { ...entry, rank: isTimed ? same + 1 : undefined };
  });
}
