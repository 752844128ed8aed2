// One board on the page: a session with its clock, saving after every move, hints from the worker, and
// signals for the faces. It knows no rules; faces read the view and emit moves, nothing else.

import { type Accessor, batch, createSignal, onCleanup } from 'solid-js';
import type { GameTypes, Hint, Millis, Rules } from '../../core/game.ts';
import { replay } from '../../core/replay.ts';
import { type Fault, failure, type Result } from '../../core/result.ts';
import { saveOf } from '../../core/save.ts';
import type { Session, StepResult } from '../../core/session.ts';
import type { Words } from '../../words/words.ts';
import type { Engine } from '../engine/client.ts';
import { type FeltStep, feelingOf, type Meaning } from '../kit/feel/feelings.ts';
import { feel } from '../kit/feel/index.ts';
import { sessionRefusal } from '../words.ts';
import type { PlayClock } from './clock.ts';
import { createHints, type HintManner, type Hints } from './hints.ts';
import type { Watched } from './watched.ts';
import { createWatching } from './watching.ts';

/** What is watched, and what can be done. A board that is played on a server has the same two halves. */
export interface Play<T extends GameTypes = GameTypes> extends Watched<T> {
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
  readonly paused: Accessor<boolean>;
  readonly hints: Hints<T>;
  /** Plays a move, says what came of it, and saves. */
  move(move: T['Move']): StepResult<T>;
  undo(steps?: number): void;
  redo(): void;
  restart(): void;
  pause(): void;
  resume(): void;
  /** Ends the game by playing the solver's moves, where the player gives up. */
  solve(): Promise<Result<void, Fault>>;
  /** Would this board go on, move by move, by other rules of its game, such as those of newer cards? */
  replaysWith(rules: Rules<T>): boolean;
}

export interface PlayOptions<T extends GameTypes> {
  readonly session: Session<T>;
  readonly words: Words<T>;
  readonly hints?: HintManner<T> | undefined;
  readonly clock: PlayClock;
  readonly engine: Engine;
  /** What an event feels like; the usual if not said. */
  feel?: ((event: T['Event']) => Meaning) | undefined;
  /** Called after every change of the log, and now and then for the time. */
  save(at: Millis): void;
  /** Turns any fault into a sentence. */
  explain(fault: Fault): string;
}

const TICK: Millis = 200;

export function createPlay<T extends GameTypes>(options: PlayOptions<T>): Play<T> {
  const { session, words, clock, engine, explain } = options;
  const { game, deal } = session;
  const { seen, live, follow } = createWatching(session, words, engine);
  const { say } = seen;
  const [elapsed, setElapsed] = createSignal(clock.now());
  const [paused, setPaused] = createSignal(false);

  /** After any change: new signals, clock stopped at the end, saved, felt. */
  function changed(by: FeltStep['by'], events: readonly T['Event'][]): void {
    const before = seen.status();
    batch(() => {
      if (session.over) clock.stop();
      else if (!paused()) clock.start();
      setElapsed(clock.now());
      follow(events);
    });
    options.save(clock.now());
    feel(feelingOf({ by, events, before, after: session.status }, options.feel));
  }

  function refused(type: string, line: string): void {
    feel({ kind: 'refused' });
    say(line === '' ? type : line, 'bad');
  }

  function step(by: FeltStep['by'], result: StepResult<T>): StepResult<T> {
    if (result.ok) {
      hints.drop();
      changed(by, result.events);
    } else {
      const { refusal } = result;
      refused(refusal.type, sessionRefusal(refusal.type) ?? words.refusal(refusal as T['Refusal']));
    }
    return result;
  }

  function tick(): void {
    if (!clock.running) return;
    const logged = session.log.length;
    const events = session.advance(clock.now());
    if (session.log.length !== logged) {
      hints.drop();
      changed('clock', events);
    }
    setElapsed(clock.now());
  }
  const timer = setInterval(tick, TICK);
  onCleanup(() => clearInterval(timer));

  if (!session.over) clock.start();

  const hints: Hints<T> = createHints<T>(
    {
      play: () => play,
      find: async () => {
        const asked = session.log.length;
        const job = { game: game.id, view: session.view, seed: `${deal.code}/hint/${asked}` };
        // What crosses to the worker and back is plain data of this game.
        return (await engine.run('hint', job)) as Result<Hint<T['Move']>>;
      },
      take: (hint) => changed('hint', session.takeHint(hint, clock.now())),
      explain,
    },
    options.hints,
  );

  const play: Play<T> = {
    ...seen,
    canUndo: live(() => session.canUndo),
    canRedo: live(() => session.canRedo),
    elapsed,
    paused,
    hints,
    // What the clock owes is played and told first: a refused move would swallow it.
    move(move) {
      tick();
      return step('move', session.play(move, clock.now()));
    },
    undo(steps = 1) {
      tick();
      for (let index = 0; index < steps; index++) {
        const result = session.undo(clock.now());
        if (index === steps - 1 || !result.ok) {
          step('undo', result);
          break;
        }
      }
    },
    redo() {
      tick();
      step('redo', session.redo(clock.now()));
    },
    restart() {
      tick();
      step('restart', session.restart(clock.now()));
    },
    pause() {
      if (paused() || session.over) return;
      tick();
      clock.stop();
      setPaused(true);
      options.save(clock.now());
    },
    resume() {
      setPaused(false);
      if (!session.over) clock.start();
    },
    async solve() {
      const asked = session.log.length;
      const { puzzle } = deal;
      const answer = await engine.run('solve', { game: game.id, puzzle, state: session.state });
      if (!answer.ok) return answer;
      if (session.log.length !== asked) return failure('cancelled');
      for (const move of answer.value.moves) {
        const result = session.play(move as T['Move'], clock.now(), 'solver');
        if (!result.ok) return failure('refusedMove', undefined, result.refusal.type);
      }
      hints.drop();
      changed('solver', []);
      return { ok: true, value: undefined };
    },
    replaysWith: (rules) => replay(rules, saveOf(session, clock.now())).ok,
  };
  return play;
}
