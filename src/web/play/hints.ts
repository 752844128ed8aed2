// The hint protocol, one for all games: explain, then show where there is something to show, then play.
// Asking again goes one stage further; any step puts the hint away.

import { type Accessor, batch, createSignal } from 'solid-js';
import type { GameTypes, Hint } from '../../core/game.ts';
import type { Fault, Result } from '../../core/result.ts';
import type { Play } from './play.ts';
import type { Message } from './watched.ts';

export const hintStages = ['explained', 'shown'] as const;
export type HintStage = (typeof hintStages)[number];

type HintOf<T extends GameTypes> = Hint<T['Move']>;

/** Where a game's hints differ from the usual. Methods: a list of different faces needs their bivariance. */
export interface HintManner<T extends GameTypes = GameTypes> {
  /** Finds the hint, such as one for a chosen cell; `usual` asks the engine about the whole view. */
  find?(play: Play<T>, usual: () => Promise<Result<HintOf<T>>>): Promise<Result<HintOf<T>>>;
  /** What is said first; the game's words for the hint if not said. */
  explain?(play: Play<T>, hint: HintOf<T>): string;
  /** Shows it on the board and answers what is said; a game without it has no such stage. */
  show?(play: Play<T>, hint: HintOf<T>): string;
  /** Does what the hint says; plays its move if not said. */
  play?(play: Play<T>, hint: HintOf<T>): void;
  /** What asking again does; the next stage if not said. */
  again?(play: Play<T>, hint: HintOf<T>, stage: HintStage): 'find' | 'show' | 'play' | 'drop';
  /** False where the common card would say twice what the board says. */
  readonly card?: boolean;
}

export interface Hints<T extends GameTypes = GameTypes> {
  readonly hint: Accessor<HintOf<T> | undefined>;
  /** How far the hint has been told; undefined where there is none. */
  readonly stage: Accessor<HintStage | undefined>;
  /** The engine is looking for one. */
  readonly thinking: Accessor<boolean>;
  /** The first hint, or the next stage of the one that is told. */
  ask(): Promise<void>;
  drop(): void;
}

/** What the protocol needs of the board. */
export interface HintHost<T extends GameTypes> {
  play(): Play<T>;
  find(): Promise<Result<HintOf<T>>>;
  /** Writes into the log that it was given, and shows what came of it. */
  take(hint: HintOf<T>): void;
  explain(fault: Fault): string;
}

export function createHints<T extends GameTypes>(
  host: HintHost<T>,
  manner: HintManner<T> = {},
): Hints<T> {
  const [told, setTold] = createSignal<{ readonly hint: HintOf<T>; readonly stage: HintStage }>();
  const [thinking, setThinking] = createSignal(false);
  const drop = () => void setTold(undefined);
  const say = (text: string, tone?: Message['tone']) => host.play().say(text, tone);

  function nextOf(hint: HintOf<T>, stage: HintStage) {
    const chosen = manner.again?.(host.play(), hint, stage);
    if (chosen) return chosen;
    if (stage === 'explained' && manner.show) return 'show';
    return hint.move ? 'play' : 'find';
  }

  function follow(hint: HintOf<T>): void {
    if (manner.play) manner.play(host.play(), hint);
    else if (hint.move) host.play().move(hint.move);
  }

  async function find(): Promise<void> {
    const play = host.play();
    if (thinking() || play.over()) return;
    setThinking(true);
    const asked = play.serial();
    const found = await (manner.find?.(play, host.find) ?? host.find());
    setThinking(false);
    // The player moved on while it was thought about.
    if (play.serial() !== asked) return;
    if (!found.ok) return say(host.explain(found.fault), 'bad');
    const hint = found.value;
    batch(() => {
      host.take(hint);
      setTold({ hint, stage: 'explained' });
    });
    say(manner.explain?.(play, hint) ?? play.words.hint(hint, play.view()).join(' '));
  }

  return {
    hint: () => told()?.hint,
    stage: () => told()?.stage,
    thinking,
    drop,
    async ask() {
      const known = told();
      if (!known) return find();
      const { hint, stage } = known;
      switch (nextOf(hint, stage)) {
        case 'find':
          return find();
        case 'drop':
          return drop();
        case 'play':
          return follow(hint);
        case 'show':
          setTold({ hint, stage: 'shown' });
          say(manner.show?.(host.play(), hint) ?? '');
      }
    },
  };
}
