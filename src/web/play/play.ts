// One board on the page: a session with its clock, saving after every move, hints from the worker, and
// signals for the faces. It knows no rules; faces read the view and emit moves, nothing else.

import { type Accessor, batch, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { GameTypes, Hint, Millis, Rules } from '../../core/game.ts';
import { replay } from '../../core/replay.ts';
import { type Fault, failure, type Result, success } from '../../core/result.ts';
import { saveOf } from '../../core/save.ts';
import type { Peek, Session, StepResult } from '../../core/session.ts';
import type { Words } from '../../words/words.ts';
import type { Engine } from '../engine/client.ts';
import { type Cue, type FeedbackStep, feedback, feedbackOf } from '../ui/feedback.ts';
import { sessionRefusal, shell } from '../words.ts';
import { type BoardView, createBoardView } from './board-view.ts';
import { createHints, type HintHooks, type Hints } from './hints.ts';
import {
  createPlayTime,
  hasBegun,
  isAway,
  type PlayClock,
  type StillReason,
  warningBetween,
} from './time.ts';

/** What is watched, and what can be done. A board that is played on a server has the same two halves. */
export interface Play<T extends GameTypes = GameTypes> extends BoardView<T> {
  /** The day that it is the daily of. */
  readonly daily?: string | undefined;
  /** What the player chose, cell by cell, where players choose differently. */
  picks?(): readonly (number | null)[] | undefined;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
  readonly paused: Accessor<boolean>;
  /** Why time stands still; undefined while it runs. */
  readonly still: Accessor<StillReason | undefined>;
  /** A clock of the game runs against the player, or waits to. */
  readonly counting: Accessor<boolean>;
  readonly hints: Hints<T>;
  /** Plays a move, says what came of it, and saves. */
  move(move: T['Move']): StepResult<T>;
  /**
   * Asks first where going back past something hidden would make the run practice; a new start always asks. `said` is
   * told of it in place of the usual word. Without a number of steps it goes to where the board looks otherwise, and so
   * does redo.
   */
  undo(steps?: number, said?: string): void;
  redo(): void;
  restart(): void;
  /** Notes that something is given away: this is practice then, a check of notes apart. Whoever calls it has asked. */
  peek(what: Peek): void;
  /** Was it given away before, or is the game over, so that nobody needs to be asked? */
  peeked(what: Peek): boolean;
  /** How often it was asked for in this run, undone steps included. */
  peeks(what: Peek): number;
  pause(): void;
  resume(): void;
  /** Ends the game by playing the solver's moves, where the player gives up. */
  solve(): Promise<Result<void, Fault>>;
  /** Would this board go on, move by move, by other rules of its game, such as those of newer cards? */
  replaysWith(rules: Rules<T>): boolean;
}

/** Steps that are asked about first: going back past something hidden, and a new start. */
export type CostlyStep = 'undo' | 'restart';

interface PlayOptions<T extends GameTypes> {
  readonly daily?: string | undefined;
  readonly session: Session<T>;
  readonly words: Words<T>;
  readonly hints?: HintHooks<T> | undefined;
  readonly clock: PlayClock;
  readonly engine: Engine;
  /** Another thread, for a hint at once while the first one searches. */
  readonly hastyEngine?: Engine;
  /** What an event feels like; the usual if not said. */
  feel?: ((event: T['Event'], events: readonly T['Event'][]) => Cue) | undefined;
  /** Called after every change of the log, and now and then for the time. */
  save(at: Millis): void;
  /** Turns any fault into a sentence. */
  explain(fault: Fault): string | Promise<string>;
  /** Asks the player, `practice` where the run would become one; without it nothing is asked. */
  sure?(step: CostlyStep, practice: boolean): Promise<boolean>;
  /** A board that was begun before waits for the player, where a countdown runs. */
  readonly waits?: boolean;
  /** The clock is one for several people, as in a race: it runs from the start, and there is no pause. */
  readonly shared?: boolean;
  /** Says a line aloud that is not worth the message line. */
  speak?(text: string): void;
}

const TICK: Millis = 200;

export function createPlay<T extends GameTypes>(options: PlayOptions<T>): Play<T> {
  const { session, words, clock, engine, explain } = options;
  const { game, deal } = session;
  const { seen, live, follow } = createBoardView(session, words, engine);
  const { say } = seen;
  /** A clock of the game is running against the player. */
  const counting = live(() => session.due !== undefined);
  const begun = hasBegun(session);
  // A board that was left goes on at once; where a countdown runs the player says when.
  const time = createPlayTime(clock, {
    begun,
    paused: options.waits === true && begun && counting(),
    over: session.over,
    shared: options.shared === true,
  });
  const [elapsed, setElapsed] = createSignal(time.now());

  /** After any change: saved before anything of it is shown; then new signals, time begun or ended, felt. */
  function changed(by: FeedbackStep['by'], events: readonly T['Event'][], said = ''): void {
    const before = seen.status();
    options.save(time.now());
    batch(() => {
      if (by !== 'hint') hints.drop();
      if (hasBegun(session)) time.begin();
      time.setOver(session.over);
      setElapsed(time.now());
      follow(events, said);
    });
    // What the clock finished is no win.
    const after = session.worth.byClock ? 'lost' : session.status;
    feedback(feedbackOf({ by, events, before, after }, options.feel));
  }

  function refused(type: string, line: string): void {
    feedback({ kind: 'refused' });
    say(line === '' ? type : line, 'bad');
  }

  function step(by: FeedbackStep['by'], result: StepResult<T>, said = ''): StepResult<T> {
    if (result.ok) changed(by, result.events, said);
    else {
      const { refusal } = result;
      refused(refusal.type, sessionRefusal(refusal.type) ?? words.refusal(refusal as T['Refusal']));
    }
    return result;
  }

  /** Acts if the player wants it, and if nothing has changed meanwhile. */
  function askFirst(which: CostlyStep, practice: boolean, act: () => void): void {
    const asked = session.log.length;
    if (!options.sure) act();
    else
      void options.sure(which, practice).then((sure) => {
        if (sure && session.log.length === asked) act();
      });
  }

  /** What is said of a step back: also that it cost the rank, where it did. */
  function stepBack(by: 'undo' | 'restart', take: () => StepResult<T>, line: string): void {
    const was = session.practice;
    const result = take();
    step(by, result, was === session.practice ? line : `${line} ${shell.board.practiceNow}`);
  }

  let gaps = clock.gaps;
  let rest: { readonly due: Millis; readonly left: Millis } | undefined;

  function tick(): void {
    if (time.still() !== undefined) return;
    const now = time.now();
    // The machine slept: where a countdown runs the player says when to go on.
    const woke = clock.gaps !== gaps;
    gaps = clock.gaps;
    if (woke && counting()) pause();
    const logged = session.log.length;
    const events = session.advance(now);
    if (session.log.length !== logged) changed('clock', events);
    setElapsed(time.now());
    warn();
  }

  /** Says aloud that a countdown comes to its end. */
  function warn(): void {
    const { due } = session;
    const before = rest;
    rest = due && { due: due.at, left: due.at - session.now };
    if (!rest || before?.due !== rest.due) return;
    const seconds = warningBetween(before.left, rest.left);
    if (seconds === undefined) return;
    options.speak?.(shell.board.secondsLeft(seconds));
    feedback({ kind: 'countdown', count: seconds });
  }

  function pause(): void {
    if (time.paused() || session.over || options.shared) return;
    tick();
    time.pause();
    options.save(time.now());
  }

  const timer = setInterval(tick, TICK);
  onCleanup(() => clearInterval(timer));
  createEffect(
    on(time.still, (reason) => {
      if (!isAway(reason)) return;
      if (counting() && hasBegun(session)) pause();
      else options.save(time.now());
    }),
  );

  const hintJob = () => ({
    game: game.id,
    view: session.view,
    seed: `${deal.code}/hint/${session.log.length}`,
  });
  const { hastyEngine } = options;
  const peeks = (what: Peek) =>
    session.log.filter(({ kind, word }) => kind === 'peek' && word === what).length;
  const hints: Hints<T> = createHints<T>(
    {
      play: () => play,
      // What crosses to the worker and back is plain data of this game.
      find: async (job) => (await engine.run('hint', hintJob(), job)) as Result<Hint<T['Move']>>,
      ...(hastyEngine
        ? {
            findHasty: async (question: T['Question']) => {
              const answer = await hastyEngine.run('ask', { game: game.id, question });
              // What crosses from the worker is plain data of this game.
              return answer.ok ? success((answer.value as { hint: Hint<T['Move']> }).hint) : answer;
            },
          }
        : {}),
      take: (hint, stage) => changed('hint', session.takeHint(hint, time.now(), stage)),
      explain,
    },
    options.hints,
  );

  const play: Play<T> = {
    ...seen,
    daily: options.daily,
    picks: live(() => game.picks?.(deal.puzzle, session.state)),
    canUndo: live(() => session.canUndo && session.undoStride > 0),
    canRedo: live(() => session.redoStride > 0),
    elapsed,
    paused: time.paused,
    still: time.still,
    counting,
    hints,
    // What the clock owes is played and told first: a refused move would swallow it.
    move(move) {
      tick();
      return step('move', session.play(move, time.now()));
    },
    undo(wanted, line) {
      tick();
      const stride = session.undoStride;
      if (wanted === undefined && stride === 0 && session.path.length > 1)
        return refused(
          'nothingToUndo',
          words.skipped?.(session.path.length - 1, true) ?? sessionRefusal('nothingToUndo') ?? '',
        );
      const steps = wanted ?? Math.max(1, stride);
      const skipped = wanted === undefined && stride > 1 ? words.skipped?.(stride - 1, false) : '';
      const said = line ?? [shell.board.undone, skipped].filter(Boolean).join(' ');
      const goBack = () =>
        stepBack(
          'undo',
          () => {
            let taken = session.undo(time.now());
            for (let index = 1; index < steps && taken.ok; index++) {
              const next = session.undo(time.now());
              // Where it cannot go on, what was undone stays undone.
              if (!next.ok) break;
              taken = next;
            }
            return taken;
          },
          said,
        );
      if (session.undoCosts(steps)) askFirst('undo', true, goBack);
      else goBack();
    },
    redo() {
      tick();
      const steps = session.redoStride;
      let taken = session.redo(time.now());
      for (let index = 1; index < steps && taken.ok; index++) taken = session.redo(time.now());
      step('redo', taken, shell.board.redone);
    },
    restart() {
      tick();
      const startOver = () =>
        stepBack('restart', () => session.restart(time.now()), shell.board.restarted);
      if (session.path.length > 1) askFirst('restart', session.restartCosts, startOver);
      else startOver();
    },
    peek(what) {
      tick();
      if (session.over) return;
      const was = session.practice;
      const events = session.peek(what, time.now());
      changed('hint', events, was === session.practice ? '' : shell.board.practiceNow);
    },
    peeked: (what) => session.over || peeks(what) > 0,
    peeks,
    pause,
    resume: time.resume,
    async solve() {
      const asked = session.log.length;
      const { puzzle } = deal;
      const answer = await engine.run('solve', { game: game.id, puzzle, state: session.state });
      if (!answer.ok) return answer;
      if (session.log.length !== asked) return failure('cancelled');
      session.peek('solution', time.now());
      for (const move of answer.value.moves) {
        const result = session.play(move as T['Move'], time.now(), 'solver');
        if (!result.ok) return failure('refusedMove', undefined, result.refusal.type);
      }
      changed('solver', []);
      return { ok: true, value: undefined };
    },
    replaysWith: (rules) => replay(rules, saveOf(session, time.now())).ok,
  };
  return play;
}

export function perPlay<P extends object, H>(create: (play: P) => H): (play: P) => H {
  const made = new WeakMap<P, { readonly hand: H }>();
  return (play) => {
    const known = made.get(play) ?? { hand: create(play) };
    made.set(play, known);
    return known.hand;
  };
}
