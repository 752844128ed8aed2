// One run of one puzzle: the append-only log, undo without limit, the clock by argument, and all counts.
// The only class of the core: a run has identity. It knows no rules and no words.

import type { Deal } from './deal.ts';
import type { GameTypes, Millis, Outcome, Rules, Status, Tally, Worth } from './game.ts';
import { type HintStage, hintStages } from './hint.ts';

/** `where` and `why` are the first stages of a hint, `hint` is the last, which names the move. */
export const entryKinds = [
  'move',
  'clock',
  'solver',
  'undo',
  'redo',
  'restart',
  'where',
  'why',
  'hint',
  'peek',
] as const;
export type EntryKind = (typeof entryKinds)[number];

const stageKinds = { where: 'where', why: 'why', what: 'hint' } as const satisfies Record<
  HintStage,
  EntryKind
>;

export const peeks = ['proof', 'solution', 'moves', 'follows', 'check'] as const;
/** What the player asked to see during the game; the word of a `peek`. A `check` of the player's own work reveals no
 * answer. */
export type Peek = (typeof peeks)[number];

/** One line of the log. `word` is the move's code, where the kind has one. */
export interface Entry {
  readonly at: Millis;
  readonly kind: EntryKind;
  readonly word?: string;
}

interface Position<S> {
  readonly state: S;
  /** May undo take this step back? `open`: yes; `revealed`: it makes the run practice; `final`: no. */
  readonly undoPolicy: 'open' | 'revealed' | 'final';
  /** The board looks as it did before this step. */
  readonly skip: boolean;
}

export type StepResult<T extends GameTypes> =
  | { readonly ok: true; readonly events: readonly T['Event'][] }
  | { readonly ok: false; readonly refusal: T['Refusal'] | { readonly type: SessionRefusal } };

/** Refusals of the session itself, the same for every game. */
export const sessionRefusals = [
  'nothingToUndo',
  'nothingToRedo',
  'finalMove',
  'nothingToRestart',
  'notAMove',
] as const;
export type SessionRefusal = (typeof sessionRefusals)[number];

const refuse = (type: SessionRefusal) => ({ ok: false, refusal: { type } }) as const;

export class Session<T extends GameTypes = GameTypes> {
  readonly game: Rules<T>;
  readonly deal: Deal<T>;
  #past: Position<T['State']>[];
  #future: Position<T['State']>[] = [];
  #log: Entry[] = [];
  #now: Millis = 0;
  #endedAt: Millis | undefined;
  #practice = false;
  #counts = { moves: 0, undos: 0, redos: 0, restarts: 0, hints: 0 };
  #events: Record<string, number> = {};
  /** Stages shown of the hint for this position; 0: none. */
  #told = 0;

  constructor(game: Rules<T>, deal: Deal<T>) {
    this.game = game;
    this.deal = deal;
    this.#past = [{ state: game.start(deal.puzzle, 0), undoPolicy: 'final', skip: false }];
  }

  get state(): T['State'] {
    return this.#top.state;
  }
  get view(): T['View'] {
    return this.game.view(this.deal.puzzle, this.state);
  }
  get status(): Status {
    return this.game.status(this.deal.puzzle, this.state);
  }
  get over(): boolean {
    return this.status === 'won' || this.status === 'lost';
  }
  /** Play time that the session has reached. */
  get now(): Millis {
    return this.#now;
  }
  /** The next move of the clock, if any; always after `now`. */
  get due(): { readonly at: Millis; readonly move: T['Move'] } | undefined {
    return this.over ? undefined : this.game.timeout?.(this.deal.puzzle, this.state);
  }
  get log(): readonly Entry[] {
    return this.#log;
  }
  /** The positions from the start to now that undo would walk back through. */
  get path(): readonly T['State'][] {
    return this.#past.map((position) => position.state);
  }
  /** The positions that redo would walk through, the next one first. */
  get ahead(): readonly T['State'][] {
    return this.#future.map((position) => position.state).reverse();
  }
  /** Steps back to a board that looks different: 0 where there is none. */
  get undoStride(): number {
    let visible = this.#past.length - 1;
    while (this.#past[visible]?.skip) visible--;
    return visible < 1 ? 0 : this.#past.length - visible;
  }
  /** Steps ahead to a board that looks different, with the invisible steps after it; 0 where there is none. */
  get redoStride(): number {
    let next = this.#future.length - 1;
    while (this.#future[next]?.skip) next--;
    if (next < 0) return 0;
    while (this.#future[next - 1]?.skip) next--;
    return this.#future.length - next;
  }
  /** Undo went past something that had been hidden, or the player peeked: shown on the result, never ranked. */
  get practice(): boolean {
    return this.#practice;
  }
  get canUndo(): boolean {
    return this.#past.length > 1 && this.#top.undoPolicy !== 'final';
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  get tally(): Tally {
    return { ...this.#counts, events: { ...this.#events }, millis: this.#endedAt ?? this.#now };
  }
  /** Would undoing this many steps turn a ranked run into practice? */
  undoCosts(steps = 1): boolean {
    return (
      !this.#practice &&
      this.#past.slice(-steps).some(({ undoPolicy }) => undoPolicy === 'revealed')
    );
  }
  /** The same for a restart. */
  get restartCosts(): boolean {
    return (
      !this.#practice &&
      this.#past.some(({ undoPolicy }, index) => index > 0 && undoPolicy !== 'open')
    );
  }
  /** How the ending counts; empty while the game runs. */
  get worth(): Worth {
    return (this.over && this.game.worth?.(this.deal.puzzle, this.state)) || {};
  }
  /** The score to show; undefined for unscored runs. */
  get points(): number | undefined {
    return this.worth.unscored ? undefined : this.score;
  }
  /** The score by the game's formula, for finished games that have one. */
  get score(): number | undefined {
    return this.over ? this.game.score?.(this.deal.puzzle, this.state, this.tally) : undefined;
  }

  get #top(): Position<T['State']> {
    const top = this.#past[this.#past.length - 1];
    if (!top) throw new Error('a session always has a position');
    return top;
  }

  /** Plays the clock moves due by `at`, each at its own time. Returns their events. */
  advance(at: Millis): readonly T['Event'][] {
    return this.#settle(this.#moment(at));
  }

  /** Whole milliseconds, never backwards: a log with anything else could not be read again. */
  #moment(at: Millis): Millis {
    return Number.isFinite(at) ? Math.max(this.#now, Math.floor(at)) : this.#now;
  }

  /** Runs after every step too, since a step may restore a deadline that has passed. */
  #settle(at: Millis): readonly T['Event'][] {
    const events: T['Event'][] = [];
    for (;;) {
      const { due } = this;
      if (!due || due.at > at) break;
      const step = this.#step(due.move, Math.max(due.at, this.#now), 'clock');
      if (!step.ok) throw new Error(`the game refused its own clock: ${step.refusal.type}`);
      events.push(...step.events);
    }
    this.#now = at;
    return events;
  }

  /** A move by the player, or by the solver on the player's behalf. Due clock moves come first. */
  play(move: T['Move'], at: Millis, by: 'move' | 'solver' = 'move'): StepResult<T> {
    return this.#play(move, at, { by, isNew: true });
  }

  /** A move from a log: it may be one that only players of today are refused. */
  replay(move: T['Move'], at: Millis, by: 'move' | 'solver'): StepResult<T> {
    return this.#play(move, at, { by, isNew: false });
  }

  #play(
    move: T['Move'],
    at: Millis,
    { by, isNew }: { readonly by: 'move' | 'solver'; readonly isNew: boolean },
  ): StepResult<T> {
    const due = this.advance(at);
    const step = this.#step(move, this.#now, by, isNew);
    if (!step.ok) return step;
    return { ok: true, events: [...due, ...step.events, ...this.#settle(this.#now)] };
  }

  undo(at: Millis): StepResult<T> {
    const due = this.advance(at);
    if (this.#past.length === 1) return refuse('nothingToUndo');
    const undone = this.#top;
    if (undone.undoPolicy === 'final') return refuse('finalMove');
    this.#past.pop();
    this.#future.push(undone);
    if (undone.undoPolicy === 'revealed') this.#practice = true;
    this.#keep(undone.state);
    this.#counts.undos++;
    this.#record('undo');
    return { ok: true, events: [...due, ...this.#settle(this.#now)] };
  }

  redo(at: Millis): StepResult<T> {
    const due = this.advance(at);
    const redone = this.#future.pop();
    if (!redone) return refuse('nothingToRedo');
    const left = this.state;
    this.#past.push(redone);
    this.#keep(left);
    this.#counts.redos++;
    this.#record('redo');
    return { ok: true, events: [...due, ...this.#settle(this.#now)] };
  }

  /** Back to the start as one more step, so that it can be undone like any other. */
  restart(at: Millis): StepResult<T> {
    const due = this.advance(at);
    if (this.#past.length === 1) return refuse('nothingToRestart');
    const left = this.state;
    if (this.restartCosts) this.#practice = true;
    this.#past.push({
      state: this.game.start(this.deal.puzzle, this.#now),
      undoPolicy: 'open',
      skip: false,
    });
    this.#future = [];
    this.#keep(left);
    this.#counts.restarts++;
    this.#record('restart');
    return { ok: true, events: [...due, ...this.#settle(this.#now)] };
  }

  /** Records a hint stage; replay does not ask the engine again. Only the stage `what` names the move; the others may
   * carry a note, `why` one per step. */
  takeHint(
    hint: { readonly move?: T['Move'] | undefined; readonly note?: T['Move'] | undefined },
    at: Millis,
    stage: HintStage = 'what',
  ): readonly T['Event'][] {
    const due = this.advance(at);
    const top = this.#top;
    const move = stage === 'what' ? hint.move : hint.note;
    if (move && this.game.hinted) {
      const state = this.game.hinted(this.deal.puzzle, top.state, move, this.#now);
      this.#past[this.#past.length - 1] = { ...top, state };
    }
    // A stage no further than the last belongs to another hint, except the next step of `why`.
    const reached = hintStages.indexOf(stage) + 1;
    const goesOn = stage === 'why' && this.#told === reached && hint.note !== undefined;
    if (!goesOn && (reached <= this.#told || this.#told === 0)) this.#counts.hints++;
    this.#record(stageKinds[stage], move ? this.game.moveCode.encode(move) : undefined);
    this.#told = reached;
    return [...due, ...this.#settle(this.#now)];
  }

  /** Records a peek. After the end nothing is hidden, so nothing is recorded. */
  peek(what: Peek, at: Millis): readonly T['Event'][] {
    const due = this.advance(at);
    if (this.over) return due;
    if (what !== 'check') this.#practice = true;
    this.#record('peek', what);
    return [...due, ...this.#settle(this.#now)];
  }

  #step(
    move: T['Move'],
    at: Millis,
    kind: 'move' | 'clock' | 'solver',
    isNew = false,
  ): StepResult<T> {
    const outcome = this.#apply(move, at);
    if (outcome === undefined) return refuse('notAMove');
    if (!outcome.ok) return outcome;
    if (kind !== 'clock' && !this.#isMove(move)) return refuse('notAMove');
    if (isNew && outcome.refusedNow) return { ok: false, refusal: outcome.refusedNow };
    this.#now = at;
    const final = outcome.final || kind === 'clock';
    this.#past.push({
      state: outcome.state,
      undoPolicy: final ? 'final' : outcome.reveals ? 'revealed' : 'open',
      skip: outcome.skip ?? false,
    });
    this.#future = [];
    if (kind !== 'clock') this.#counts.moves++;
    for (const event of outcome.events)
      this.#events[event.type] = (this.#events[event.type] ?? 0) + 1;
    this.#record(kind, this.game.moveCode.encode(move));
    return { ok: true, events: outcome.events };
  }

  /** Programs may pass anything: returns undefined if the rules throw on what is not a move. */
  #apply(move: T['Move'], at: Millis): Outcome<T['State'], T['Event'], T['Refusal']> | undefined {
    try {
      return this.game.apply(this.deal.puzzle, this.#top.state, move, at);
    } catch (error) {
      if (this.#isMove(move)) throw error;
      return undefined;
    }
  }

  #isMove(move: T['Move']): boolean {
    try {
      const read = this.game.moveCode.decode(this.game.moveCode.encode(move));
      return read.ok && read.value.type === move.type;
    } catch {
      return false;
    }
  }

  /** Carries over what undo must not take back. */
  #keep(left: T['State']): void {
    if (!this.game.keep) return;
    const top = this.#top;
    this.#past[this.#past.length - 1] = {
      ...top,
      state: this.game.keep(top.state, left, this.#now),
    };
  }

  #record(kind: EntryKind, word?: string): void {
    this.#log.push({ at: this.#now, kind, ...(word === undefined ? {} : { word }) });
    this.#told = 0;
    if (!this.over) this.#endedAt = undefined;
    else this.#endedAt ??= this.#now;
  }
}
