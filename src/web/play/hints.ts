// The hint protocol, one for all games: where to look, why, what to do, do it. Every press shows the next stage, every stage
// is an entry of the log, and any step of the game drops the hint.

import { type Accessor, batch, createSignal } from 'solid-js';
import type { GameTypes, Hint } from '../../core/game.ts';
import {
  type HintStage,
  hintStages,
  type Mark,
  markedCells,
  marksAt,
  noteOf,
} from '../../core/hint.ts';
import type { Fault, Result } from '../../core/result.ts';
import type { HintWords } from '../../words/words.ts';
import type { JobOptions } from '../engine/client.ts';
import type { Play } from './play.ts';

type HintOf<T extends GameTypes> = Hint<T['Move']>;
type FoundHint<T extends GameTypes> = Result<HintOf<T>>;

/** Where a game's hints differ from the default. Methods: a list of different faces needs their bivariance. */
export interface HintHooks<T extends GameTypes = GameTypes> {
  /** Finds the hint, such as one for a chosen cell; `usual` is the default, the engine's hint for the whole view. */
  find?(play: Play<T>, usual: () => Promise<FoundHint<T>>): Promise<FoundHint<T>>;
  /** Its sentences, where the board may be turned. Default: those of the game. */
  words?(play: Play<T>): HintWords<T>;
  /** A stage is shown: a face may bring its subject into view. */
  told?(play: Play<T>, hint: HintOf<T>, stage: HintStage): void;
  /** The question that gets a true but weaker hint at once, as `{ hint }`: asked when the search takes long. */
  quick?(view: T['View']): T['Question'];
  /** Follows the hint. Default: plays its move. */
  play?(play: Play<T>, hint: HintOf<T>): void;
}

/** What the next press does: the next stage, the next step of the argument, the move, or close. */
export type HintPress = 'find' | 'why' | 'on' | 'what' | 'do' | 'end';

/** A hint and how much of it is shown; `step` counts through the argument at the stage `why`. */
export interface ShownHint<T extends GameTypes = GameTypes> {
  readonly hint: HintOf<T>;
  readonly stage: HintStage;
  readonly step: number;
}

export interface Hints<T extends GameTypes = GameTypes> {
  readonly shown: Accessor<ShownHint<T> | undefined>;
  /** The sentence of the stage, and the marks that go with it. */
  readonly sentence: Accessor<string>;
  readonly marks: Accessor<readonly Mark[]>;
  /** All marked cells, for faces that highlight whole cells. */
  readonly cells: Accessor<readonly number[]>;
  /** Is this line of a list beside the board marked? */
  marksRow(list: string, index: number): boolean;
  readonly press: Accessor<HintPress>;
  /** Points that the next press costs. */
  readonly price: Accessor<number>;
  /** The engine is searching, and its progress, if it reports any. */
  readonly thinking: Accessor<boolean>;
  readonly progress: Accessor<readonly [used: number, steps: number] | undefined>;
  /** The first stage, or the next one. */
  ask(): Promise<void>;
  /** To another step of the argument, at the stage `why` or later. */
  turnTo(step: number): void;
  /** Drops a hasty hint and waits for the thorough one. */
  searchOn(): void;
  cancel(): void;
  drop(): void;
}

/** What the protocol needs of the board. */
export interface HintHost<T extends GameTypes> {
  play(): Play<T>;
  find(options: JobOptions): Promise<FoundHint<T>>;
  /** A true hint that is found at once, for when the thorough one takes long. */
  findHasty?: ((question: T['Question']) => Promise<FoundHint<T>>) | undefined;
  /** Logs that a stage was shown, with its move or its note. */
  take(hint: Pick<HintOf<T>, 'move' | 'note'>, stage: HintStage): void;
  explain(fault: Fault): string | Promise<string>;
  /** Calls back after so many milliseconds; returns how to cancel. */
  wait?(millis: number, then: () => void): () => void;
}

/** Milliseconds of searching after which a hasty hint is shown. */
const PATIENCE = 3000;

const waitByTimer = (millis: number, then: () => void) => {
  const timer = setTimeout(then, millis);
  return () => clearTimeout(timer);
};

export function createHints<T extends GameTypes>(
  host: HintHost<T>,
  manner: HintHooks<T> = {},
): Hints<T> {
  const [told, setTold] = createSignal<ShownHint<T>>();
  const [thinking, setThinking] = createSignal(false);
  const [progress, setProgress] = createSignal<readonly [number, number]>();
  let search: AbortController | undefined;
  /** The thorough hint, if it came while a hasty one was shown. */
  let better: HintOf<T> | undefined;
  /** How far the argument has been read. */
  let furthest = 0;

  const lastIndex = (hint: HintOf<T>) => hint.steps.length - 1;

  function press(): HintPress {
    const known = told();
    if (!known) return 'find';
    const { hint, stage, step } = known;
    if (stage === 'where') return 'why';
    if (stage === 'why' && step < lastIndex(hint)) return 'on';
    if (!hint.move) return 'end';
    return stage === 'why' ? 'what' : 'do';
  }

  /** The stage that the next press shows, if any. */
  const stageOf = (next: HintPress): HintStage | undefined =>
    next === 'find' ? 'where' : hintStages.find((stage) => stage === next);

  function price(): number {
    const next = press();
    const { game, view, over } = host.play();
    // The button is still there, but there are no more hints.
    if (over()) return 0;
    const known = told();
    if (known && next === 'on') {
      const note = noteOf(known.hint, 'why', known.step + 1);
      return note ? (game.hintPrice?.(view(), 'why', known.hint, note) ?? 0) : 0;
    }
    const stage = stageOf(next);
    if (!stage) return 0;
    const note = known && noteOf(known.hint, stage, 0);
    return game.hintPrice?.(view(), stage, known?.hint, note) ?? 0;
  }

  function sentence(): string {
    const known = told();
    if (!known) return '';
    const { hint, stage, step } = known;
    const play = host.play();
    const words = manner.words?.(play) ?? play.words.hint;
    return stage === 'why' ? words.why(hint, step, play.view()) : words[stage](hint, play.view());
  }

  /** Logs only what the stage shows. */
  function take(hint: HintOf<T>, stage: HintStage, step: number): void {
    const { move } = hint;
    const note = noteOf(hint, stage, step);
    host.take({ ...(move ? { move } : {}), ...(note ? { note } : {}) }, stage);
  }

  function tell(hint: HintOf<T>, stage: HintStage): void {
    furthest = 0;
    batch(() => {
      take(hint, stage, 0);
      setTold({ hint, stage, step: stage === 'what' ? lastIndex(hint) : 0 });
    });
    manner.told?.(host.play(), hint, stage);
    host.play().say(sentence());
  }

  function stopSearch(): void {
    search?.abort();
    search = undefined;
    setThinking(false);
    setProgress(undefined);
  }

  function drop(): void {
    better = undefined;
    if (search) stopSearch();
    setTold(undefined);
  }

  async function find(): Promise<void> {
    const play = host.play();
    if (thinking() || play.over()) return;
    const own = new AbortController();
    search = own;
    setThinking(true);
    setProgress(undefined);
    const asked = play.serial();
    /** The player may have moved or cancelled during the search. */
    const isCurrent = () => search === own;
    const usual = () =>
      host.find({
        signal: own.signal,
        progress: (used, steps) => isCurrent() && setProgress([used, steps]),
      });
    const callOff = (host.wait ?? waitByTimer)(PATIENCE, () => {
      if (!manner.quick) return;
      void host.findHasty?.(manner.quick(play.view())).then((found) => {
        if (found.ok && isCurrent() && thinking() && play.serial() === asked) {
          tell({ ...found.value, hasty: true }, 'where');
        }
      });
    });
    const found = await (manner.find?.(play, usual) ?? usual());
    callOff();
    if (!isCurrent()) return;
    stopSearch();
    if (told()) {
      better = found.ok ? found.value : undefined;
      return;
    }
    if (play.serial() !== asked) return;
    if (found.ok) tell(found.value, 'where');
    else if (found.fault.code !== 'cancelled') {
      const text = await host.explain(found.fault);
      if (play.serial() === asked && !search && !told()) play.say(text, 'bad');
    }
  }

  function follow(hint: HintOf<T>): void {
    if (manner.play) manner.play(host.play(), hint);
    else if (hint.move) host.play().move(hint.move);
  }

  function turnTo(step: number): void {
    const known = told();
    if (!known || known.stage === 'where' || !known.hint.steps[step]) return;
    batch(() => {
      // A step that is shown for the first time may have a price.
      if (step > furthest && noteOf(known.hint, 'why', step)) take(known.hint, 'why', step);
      setTold({ ...known, stage: 'why', step });
    });
    furthest = Math.max(furthest, step);
    host.play().say(sentence());
  }

  function marks(): readonly Mark[] {
    const known = told();
    return known ? marksAt(known.hint, known.stage, known.step) : [];
  }

  return {
    shown: told,
    sentence,
    marks,
    cells: () => markedCells(marks()),
    marksRow: (list, index) =>
      marks().some((mark) => mark.kind === 'row' && mark.list === list && mark.index === index),
    press,
    price,
    thinking,
    progress,
    turnTo,
    drop,
    async ask() {
      const known = told();
      const next = press();
      if (!known) return find();
      switch (next) {
        case 'on':
          return turnTo(known.step + 1);
        case 'do':
          return follow(known.hint);
        case 'why':
        case 'what':
          return tell(known.hint, next);
        default:
          return drop();
      }
    },
    searchOn() {
      if (!told()?.hint.hasty) return;
      const ready = better;
      better = undefined;
      setTold(undefined);
      if (ready) tell(ready, 'where');
      else if (!search) void find();
    },
    cancel: stopSearch,
  };
}
