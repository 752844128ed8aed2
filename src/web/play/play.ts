// One board on the page: a session with its clock, saving after every move, hints from the worker, and
// signals for the faces. It knows no rules; faces read the view and emit moves, nothing else.

import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js';
import type { GameTypes, Hint, Millis, Rules, Status, Tally } from '../../core/game.ts';
import { type Fault, failure, type Result } from '../../core/result.ts';
import type { Session, StepResult } from '../../core/session.ts';
import { sessionRefusal } from '../../words/en/common.ts';
import type { Words } from '../../words/words.ts';
import type { Engine, JobOptions } from '../engine/client.ts';
import { feel } from '../kit/feel.ts';
import type { PlayClock } from './clock.ts';

export interface Message {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** Rises with every message, so that the same words can be said twice. */
  readonly serial: number;
}

/** The events of the last accepted step, for animations. */
export interface Happening<E> {
  readonly serial: number;
  readonly events: readonly E[];
}

export interface Play<T extends GameTypes = GameTypes> {
  readonly game: Rules<T>;
  readonly texts: Words<T>;
  /** To read from; every change goes through the methods here. */
  readonly session: Session<T>;
  readonly view: Accessor<T['View']>;
  readonly status: Accessor<Status>;
  readonly over: Accessor<boolean>;
  readonly tally: Accessor<Tally>;
  readonly score: Accessor<number | undefined>;
  readonly practice: Accessor<boolean>;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
  /** Play time; changes about five times a second while it runs. */
  readonly elapsed: Accessor<Millis>;
  readonly paused: Accessor<boolean>;
  readonly hint: Accessor<Hint<T['Move']> | undefined>;
  readonly hinting: Accessor<boolean>;
  readonly message: Accessor<Message | undefined>;
  readonly happening: Accessor<Happening<T['Event']>>;
  /** Plays a move, says what came of it, and saves. */
  move(move: T['Move']): StepResult<T>;
  undo(steps?: number): void;
  redo(): void;
  restart(): void;
  pause(): void;
  resume(): void;
  /** Asks the worker for a hint; while one is shown, asking again plays its move. */
  askHint(): Promise<void>;
  /** Gives a hint that the face asked for itself, such as one for a chosen cell. */
  giveHint(hint: Hint<T['Move']>): void;
  dropHint(): void;
  /** A question that only this game understands, answered in the worker. */
  ask(question: T['Question'], options?: JobOptions): Promise<Result<T['Answer'], Fault>>;
  /** Ends the game by playing the solver's moves, where the player gives up. */
  solve(): Promise<Result<void, Fault>>;
  /** Shows and speaks one line. */
  say(text: string, tone?: Message['tone']): void;
}

export interface PlayOptions<T extends GameTypes> {
  readonly session: Session<T>;
  readonly texts: Words<T>;
  readonly clock: PlayClock;
  readonly engine: Engine;
  /** Called after every change of the log, and now and then for the time. */
  save(at: Millis): void;
  /** Turns any fault into a sentence. */
  explain(fault: Fault): string;
}

const TICK: Millis = 200;

export function createPlay<T extends GameTypes>(options: PlayOptions<T>): Play<T> {
  const { session, texts, clock, engine, explain } = options;
  const { game } = session;
  const [revision, setRevision] = createSignal(0);
  const [elapsed, setElapsed] = createSignal(clock.now());
  const [paused, setPaused] = createSignal(false);
  const [hint, setHint] = createSignal<Hint<T['Move']>>();
  const [hinting, setHinting] = createSignal(false);
  const [message, setMessage] = createSignal<Message>();
  const [happening, setHappening] = createSignal<Happening<T['Event']>>({ serial: 0, events: [] });

  const live = <V>(read: () => V) =>
    createMemo(() => {
      revision();
      return read();
    });
  const view = live<T['View']>(() => session.view);
  const status = live(() => session.status);
  const over = live(() => session.over);

  function say(text: string, tone: Message['tone'] = 'plain'): void {
    if (text !== '') setMessage((last) => ({ text, tone, serial: (last?.serial ?? 0) + 1 }));
  }

  function tell(events: readonly T['Event'][]): void {
    setHappening((last) => ({ serial: last.serial + 1, events }));
    const words = events
      .map((event) => texts.event(event, session.view))
      .filter((line) => line !== '');
    if (words.length > 0) say(words.join(' '), session.status === 'won' ? 'good' : 'plain');
  }

  /** After any change: new signals, clock stopped at the end, saved. */
  function changed(events: readonly T['Event'][]): void {
    batch(() => {
      setRevision((last) => last + 1);
      if (session.over) clock.stop();
      else if (!paused()) clock.start();
      setElapsed(clock.now());
      tell(events);
    });
    options.save(clock.now());
  }

  function refused(type: string, words: string): void {
    feel('refused');
    say(words === '' ? type : words, 'bad');
  }

  function step(result: StepResult<T>): StepResult<T> {
    if (result.ok) {
      setHint(undefined);
      changed(result.events);
      feel(session.status === 'won' ? 'won' : 'moved');
    } else {
      const { refusal } = result;
      refused(refusal.type, sessionRefusal(refusal.type) ?? texts.refusal(refusal as T['Refusal']));
    }
    return result;
  }

  function give(found: Hint<T['Move']>): void {
    const events = session.takeHint(found, clock.now());
    setHint(found);
    changed(events);
    say(texts.hint(found, session.view).join(' '));
  }

  function tick(): void {
    if (!clock.running) return;
    const logged = session.log.length;
    const events = session.advance(clock.now());
    if (session.log.length !== logged) {
      setHint(undefined);
      changed(events);
    }
    setElapsed(clock.now());
  }
  const timer = setInterval(tick, TICK);
  onCleanup(() => clearInterval(timer));

  if (!session.over) clock.start();

  return {
    game,
    texts,
    session,
    view,
    status,
    over,
    tally: live(() => session.tally),
    score: live(() => session.score),
    practice: live(() => session.practice),
    canUndo: live(() => session.canUndo),
    canRedo: live(() => session.canRedo),
    elapsed,
    paused,
    hint,
    hinting,
    message,
    happening,
    say,
    // What the clock owes is played and told first: a refused move would swallow it.
    move(move) {
      tick();
      return step(session.play(move, clock.now()));
    },
    undo(steps = 1) {
      tick();
      for (let index = 0; index < steps; index++) {
        const result = session.undo(clock.now());
        if (index === steps - 1 || !result.ok) {
          step(result);
          break;
        }
      }
    },
    redo() {
      tick();
      step(session.redo(clock.now()));
    },
    restart() {
      tick();
      step(session.restart(clock.now()));
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
    async askHint() {
      const shown = hint();
      if (shown?.move) {
        step(session.play(shown.move, clock.now()));
        return;
      }
      if (hinting() || session.over) return;
      setHinting(true);
      const asked = session.log.length;
      const answer = await engine.run('hint', {
        game: game.id,
        view: session.view,
        seed: `${session.deal.code}/hint/${asked}`,
      });
      setHinting(false);
      // The player moved on while it was thought about.
      if (session.log.length !== asked) return;
      if (!answer.ok) return say(explain(answer.fault), 'bad');
      give(answer.value as Hint<T['Move']>);
    },
    giveHint: give,
    dropHint: () => void setHint(undefined),
    async ask(question, jobOptions) {
      const inquiry = { puzzle: session.deal.puzzle, path: session.path };
      const answer = await engine.run('ask', { game: game.id, question, inquiry }, jobOptions);
      return answer as Result<T['Answer'], Fault>;
    },
    async solve() {
      const asked = session.log.length;
      const { puzzle } = session.deal;
      const answer = await engine.run('solve', { game: game.id, puzzle, state: session.state });
      if (!answer.ok) return answer;
      if (session.log.length !== asked) return failure('cancelled');
      for (const move of answer.value.moves) {
        const result = session.play(move as T['Move'], clock.now(), 'solver');
        if (!result.ok) return failure('refusedMove', undefined, result.refusal.type);
      }
      setHint(undefined);
      changed([]);
      return { ok: true, value: undefined };
    },
  };
}
