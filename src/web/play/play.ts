// One board on the page: a session with its clock, saving after every move, hints from the worker, and
// signals for the faces. It knows no rules; faces read the view and emit moves, nothing else.

import { type Accessor, batch, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { sessionRefusal } from '#words/formats.ts';
import { shell } from '#words/shell.ts';
import type { GameTypes, Hint, Millis, Rules } from '../../core/game.ts';
import { replay } from '../../core/replay.ts';
import { type Fault, failure, type Result, success } from '../../core/result.ts';
import { saveOf } from '../../core/save.ts';
import type { Peek, Session, StepResult } from '../../core/session.ts';
import type { Words } from '../../words/words.ts';
import type { EngineClient } from '../engine/client.ts';
import { type Cue, type FeedbackStep, feedback, feedbackOf } from '../ui/feedback.ts';
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

/** The view of a board, and what the player can do. Replay, lesson, race and room implement it too. */
export interface Play<T extends GameTypes = GameTypes> extends BoardView<T> {
  /** The day whose daily puzzle it is. */
  readonly daily?: string | undefined;
  /** What the player chose, cell by cell, where players choose differently. */
  picks?(): readonly (number | null)[] | undefined;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
  readonly paused: Accessor<boolean>;
  /** Why time is stopped; undefined while it runs. */
  readonly still: Accessor<StillReason | undefined>;
  /** A clock of the game runs against the player, or waits to. */
  readonly counting: Accessor<boolean>;
  readonly hints: Hints<T>;
  /** Plays a move, saves it, and shows what happened. */
  move(move: T['Move']): StepResult<T>;
  /** Asks first where going back past something hidden would make the run practice; restart always asks. `said`
   * replaces the default message. Without a number of steps it goes back to where the board looks different, and so
   * does redo. */
  undo(steps?: number, said?: string): void;
  redo(): void;
  restart(): void;
  /** Logs that something is given away, which makes the run practice, except for a check of notes. The caller has asked first. */
  peek(what: Peek): void;
  /** Was it given away before, or is the game over? Then no question is needed. */
  peeked(what: Peek): boolean;
  /** How often it was given away in this run, undone steps included. */
  peeks(what: Peek): number;
  pause(): void;
  resume(): void;
  /** Ends the game by playing the solver's moves, where the player gives up. */
  solve(): Promise<Result<void, Fault>>;
  /** Does this log replay by other rules of the game, such as those of newer cards? */
  replaysWith(rules: Rules<T>): boolean;
}

/** Steps that ask first. */
export type CostlyStep = 'undo' | 'restart';

interface PlayOptions<T extends GameTypes> {
  readonly daily?: string | undefined;
  readonly session: Session<T>;
  readonly words: Words<T>;
  readonly hints?: HintHooks<T> | undefined;
  readonly clock: PlayClock;
  readonly engine: EngineClient;
  /** Another thread, for a hint at once while the first one searches. */
  readonly hastyEngine?: EngineClient;
  /** The feedback to an event; without it the default. */
  feel?: ((event: T['Event'], events: readonly T['Event'][]) => Cue) | undefined;
  /** Called within every change of the log, before anything of it is shown, and now and then for the time. */
  save(at: Millis): void;
  /** Turns any fault into a sentence. */
  explain(fault: Fault): string | Promise<string>;
  /** Asks the player; `practice`: the run would become one. Without it there are no questions. */
  sure?(step: CostlyStep, practice: boolean): Promise<boolean>;
  /** A board that was begun before waits for the player, where a countdown runs. */
  readonly waits?: boolean;
  /** The clock is shared, as in a race: it runs from the start, and there is no pause. */
  readonly shared?: boolean;
  /** Speaks a line that is not worth the message line. */
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
  // A board that was left goes on at once; where a countdown runs it waits for the player.
  const time = createPlayTime(clock, {
    begun,
    paused: options.waits === true && begun && counting(),
    over: session.over,
    shared: options.shared === true,
  });
  const [elapsed, setElapsed] = createSignal(time.now());

  /** After any change: saves it within the call, before anything of it is shown; then updates signals, time and feedback. */
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
    // A board that the clock finished is not won.
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

  /** The message of a step back, with a word if it made the run practice. */
  function stepBack(by: 'undo' | 'restart', take: () => StepResult<T>, line: string): void {
    const was = session.practice;
    const result = take();
    step(by, result, was === session.practice ? line : `${line} ${shell.board.practiceNow}`);
  }

  /** Stops at the first that is refused; what was taken stays taken. */
  function takeSteps(count: number, take: () => StepResult<T>): StepResult<T> {
    let taken = take();
    for (let index = 1; index < count && taken.ok; index++) {
      const next = take();
      if (!next.ok) break;
      taken = next;
    }
    return taken;
  }

  let gaps = clock.gaps;
  let rest: { readonly due: Millis; readonly left: Millis } | undefined;

  function tick(): void {
    if (time.still() !== undefined) return;
    const now = time.now();
    // The machine slept: a countdown waits for the player.
    const woke = clock.gaps !== gaps;
    gaps = clock.gaps;
    if (woke && counting()) pause();
    const logged = session.log.length;
    const events = session.advance(now);
    if (session.log.length !== logged) changed('clock', events);
    setElapsed(time.now());
    warn();
  }

  /** Speaks when a countdown nears its end. */
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
      findHasty:
        hastyEngine &&
        (async (question) => {
          const answer = await hastyEngine.run('ask', { game: game.id, question });
          // What crosses from the worker is plain data of this game.
          return answer.ok ? success((answer.value as { hint: Hint<T['Move']> }).hint) : answer;
        }),
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
    // Moves of the clock that are due come first: a refused move would swallow them.
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
        stepBack('undo', () => takeSteps(steps, () => session.undo(time.now())), said);
      if (session.undoCosts(steps)) askFirst('undo', true, goBack);
      else goBack();
    },
    redo() {
      tick();
      const taken = takeSteps(session.redoStride, () => session.redo(time.now()));
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
