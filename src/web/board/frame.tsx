// The frame around a board: bar, stage, hint card, messages, keys and the end of the game. Own board, table, race and
// replay pass in what differs; making and storing moves is up to them.

import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  lazy,
  on,
  Show,
  Suspense,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Play } from '../play/play.ts';
import { speak } from '../ui/announce.ts';
import { BoardNotices } from '../ui/board-layout.tsx';
import { useBoardKeys, useDropHintKey } from '../ui/keys.ts';
import { lazyModule, warmLazyModules } from '../ui/lazy.ts';
import { NoticePlace } from '../ui/notices.tsx';
import type { Face, ShellActions } from './face.ts';

/** Ending, hint card and lesson: loaded when the first is needed, or ahead with the first move. */
export const boardOnDemand = lazyModule(() => import('./ending.tsx'));
const Ending = lazy(async () => ({ default: (await boardOnDemand.load()).Ending }));
const HintCard = lazy(async () => ({ default: (await boardOnDemand.load()).HintCard }));

type ShellKeyActions = Parameters<typeof useBoardKeys>[0];

const nothing = () => {};

export function BoardFrame(props: {
  readonly play: Play;
  readonly face: Pick<Face, 'Board' | 'loadTeaching' | 'loadEnding'>;
  readonly shell: ShellActions;
  /** Class names of this kind of frame. */
  readonly kind?: string;
  readonly bar: JSX.Element;
  /** Between bar and stage. */
  readonly beside?: JSX.Element;
  /** In the stage, above and below the board. */
  readonly above?: JSX.Element;
  readonly below?: JSX.Element;
  /** Replaces the board while `covered`. */
  readonly covered?: boolean;
  readonly cover?: JSX.Element;
  /** The board is blurred. */
  readonly veiled?: boolean;
  /** Hints are allowed: their card has a place. */
  readonly hints?: boolean;
  /** Shown while there is no message. */
  readonly idleMessage?: string;
  /** What the shell's keys do, and when; without it they do nothing. */
  readonly keys?: Partial<ShellKeyActions> & { enabled(): boolean };
  /** For replays: no messages, no ending. */
  readonly silent?: boolean;
  /** Milliseconds of the celebration, where it is not the default. */
  readonly scene?: number;
  /** After the celebration of a game that ended on this page. */
  onEnd?(): void;
  /** After the stage: controls, dialogs. */
  readonly children?: JSX.Element;
}): JSX.Element {
  const play = () => props.play;
  const [ending, setEnding] = createSignal(false);
  const hinting = createMemo(
    () => props.hints === true && (play().hints.thinking() || play().hints.shown() !== undefined),
  );

  if (!props.silent) {
    // With the first move: everything that the rest of the game needs is loaded ahead.
    createEffect(() => {
      if (play().serial() > 0) warmLazyModules();
    });
    // Messages are also read out.
    createEffect(
      on(
        () => play().message(),
        (message, before) => {
          if (message || before) speak(message?.text ?? '');
        },
        { defer: true },
      ),
    );
    createEffect(
      on(
        () => play().status(),
        (status, before) => {
          if (status !== 'won' && status !== 'lost') setEnding(false);
          else if (before !== undefined && before !== status) setEnding(true);
        },
      ),
    );
    lazyModule(props.face.loadEnding);
  }
  if (props.keys) {
    const { enabled, ...own } = props.keys;
    useBoardKeys(
      {
        undo: () => play().undo(),
        redo: () => play().redo(),
        hint: () => void play().hints.ask(),
        pause: nothing,
        newGame: nothing,
        keys: nothing,
        ...own,
      },
      enabled,
    );
  }
  useDropHintKey(hinting, () => play().hints.drop());

  const HintMore = lazy(async () => ({
    default: (await props.face.loadTeaching?.())?.HintMore ?? (() => null),
  }));
  const tone = () => play().message()?.tone ?? 'plain';
  const said = {
    hint: () => (
      <Suspense>
        <Show when={hinting()}>
          <HintCard play={play()}>
            {/* Its own boundary: the card does not wait for it. */}
            <Suspense>
              <HintMore play={play()} shell={props.shell} />
            </Suspense>
          </HintCard>
        </Show>
      </Suspense>
    ),
    notices: () => <NoticePlace />,
    message: () => (
      <p
        class="message"
        // The hint card says it already.
        hidden={play().hints.shown() !== undefined}
        classList={{ bad: tone() === 'bad', good: tone() === 'good' }}
        aria-hidden="true"
      >
        {play().message()?.text ?? props.idleMessage}
      </p>
    ),
  };
  // A component of its own: what its body reads must not create the whole board again.
  const Board = () => (
    <Show when={play()} keyed>
      {(own) => <Dynamic component={props.face.Board} play={own} shell={props.shell} />}
    </Show>
  );

  return (
    <div class={`playing ${props.kind ?? ''} game-${play().game.id}`}>
      {props.bar}
      {props.beside}
      <main id="main" class="stage" classList={{ veiled: props.veiled ?? false }} tabindex="-1">
        {props.above}
        <Show when={!props.covered} fallback={props.cover}>
          <Show when={!props.silent} fallback={<Board />}>
            <BoardNotices said={said}>
              <Board />
            </BoardNotices>
          </Show>
        </Show>
        {props.below}
      </main>
      <Suspense>
        <Show when={ending()}>
          <Ending
            play={play()}
            face={props.face}
            scene={props.scene}
            onEnd={() => {
              setEnding(false);
              props.onEnd?.();
            }}
          />
        </Show>
      </Suspense>
      {props.children}
    </div>
  );
}
