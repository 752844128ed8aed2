// The end of a game: the last move plays out, then the celebration, then the result. A press or a key skips to the
// result; undo cancels it. Saving and announcements do not wait for any of it. Loaded with the first move, together with
// all that a board shows only later.

import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import './ending.css';
import type { Play } from '../play/play.ts';
import { Celebration, type CelebrationTheme } from '../ui/celebration.tsx';
import { defaultEnding, type Face } from './face.ts';

export { HintCard } from './hint-card.tsx';
export { LessonPage } from './lesson-player.tsx';

type FinaleStage = 'none' | 'lastMove' | 'celebration';

interface FinaleParts {
  /** Resolves when the board's animations are over. */
  settled(): Promise<unknown>;
  /** Milliseconds of the celebration. */
  sceneTime(): number;
  showResult(): void;
  wait?(millis: number): Promise<unknown>;
  now?(): number;
}

/** Milliseconds: the longest wait for the last move. */
const LAST_MOVE = 1200;
const DOUBLE_TAP = 350;

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

export function createFinale(parts: FinaleParts) {
  const { wait = pause, now = () => performance.now() } = parts;
  const [stage, setStage] = createSignal<FinaleStage>('none');
  let run = 0;
  let begun = 0;
  const end = () => {
    run++;
    setStage('none');
  };
  onCleanup(end);

  async function play(own: number): Promise<void> {
    await Promise.race([parts.settled(), wait(LAST_MOVE)]);
    if (run !== own) return;
    setStage('celebration');
    await wait(parts.sceneTime());
    if (run !== own) return;
    end();
    parts.showResult();
  }

  return {
    stage,
    begin() {
      begun = now();
      setStage('lastMove');
      void play(++run);
    },
    /** Goes to the result; ignored in the first moment, when a press is the second half of a double tap. */
    skip() {
      if (stage() === 'none' || now() - begun < DOUBLE_TAP) return;
      end();
      parts.showResult();
    },
    /** The last move was undone. */
    cancel: end,
  };
}

/** Resolves when every finite animation below the element has finished. */
async function standsStill(board: Element | undefined): Promise<void> {
  // Animations of the last step begin with the next frame; a hidden page draws none.
  await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(50)]);
  const moving = board?.getAnimations?.({ subtree: true }) ?? [];
  const ending = moving.filter(({ effect }) =>
    Number.isFinite(effect?.getComputedTiming().endTime ?? Number.NaN),
  );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Milliseconds of the scene after the last move: --celebrate and --mourn. */
const sceneTime = (won: boolean): number => (won ? 1500 : 1100);

/** Keys that would act on the board. Letters pass: undo is one of them, and takes the end back. */
const ACTING = /^(Enter| |Escape|Arrow\w+|\d)$/;

/** Covers the board from the last move to the result: it takes every press, so that none reaches a board that is over,
 * and shows the celebration. Taking it off the page cancels it. */
export function Ending(props: {
  readonly play: Play;
  readonly face: Pick<Face, 'loadEnding'>;
  /** Milliseconds of the celebration, where it is not the default. */
  readonly scene?: number | undefined;
  /** The scene is over or was skipped. */
  onEnd(): void;
}): JSX.Element {
  const { play } = props;
  // If the game's part fails to load, the defaults do.
  const own = props.face.loadEnding().catch(() => defaultEnding);
  const won = () => play.status() === 'won' && !play.byClock();
  const finale = createFinale({
    async settled() {
      await standsStill(document.getElementById('main') ?? undefined);
      await (await own).settled(play);
    },
    sceneTime: () => props.scene ?? sceneTime(won()),
    showResult: () => props.onEnd(),
  });
  const [theme, setTheme] = createSignal<CelebrationTheme<Play> | 'default'>();
  void own.then(({ theme: found }) => setTheme(() => found ?? 'default'));

  const onKeyDown = (event: KeyboardEvent) => {
    if (!ACTING.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) finale.skip();
  };
  onMount(() => {
    document.addEventListener('keydown', onKeyDown, true);
    finale.begin();
  });
  onCleanup(() => document.removeEventListener('keydown', onKeyDown, true));

  return (
    <div
      class="finale"
      // Not a control: keys do the same wherever the focus is.
      ref={(layer) => layer.addEventListener('click', () => finale.skip())}
    >
      <Show when={finale.stage() === 'celebration' && theme()} keyed>
        {(found) => (
          <Celebration won={won()} of={found === 'default' ? undefined : { play, theme: found }} />
        )}
      </Show>
    </div>
  );
}
