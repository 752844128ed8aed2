// The end of a game in its order: the last move plays out, then comes the celebration, then the result. A press or a
// key goes straight to the result; undo takes it all back. Saving and telling wait for none of it.

import { type Accessor, createSignal, onCleanup } from 'solid-js';

export type FinaleStage = 'none' | 'lastMove' | 'celebration';

export interface Finale {
  readonly stage: Accessor<FinaleStage>;
  begin(): void;
  /** To the result at once; within the first moment a press is the second half of a double tap. */
  skip(): void;
  /** The game goes on. */
  cancel(): void;
}

export interface FinaleParts {
  /** Resolves when what moves on the board stands still. */
  settled(): Promise<unknown>;
  /** How long the celebration is seen, in milliseconds. */
  sceneTime(): number;
  showResult(): void;
  wait?(millis: number): Promise<unknown>;
  now?(): number;
}

/** Milliseconds. The last move may take this long, however long it says. */
const LAST_MOVE = 1200;
const DOUBLE_TAP = 350;

/** Milliseconds that the scene after the last move is seen: --celebrate and --mourn. */
export const sceneTime = (won: boolean): number => (won ? 1500 : 1100);

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

export function createFinale(parts: FinaleParts): Finale {
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
    skip() {
      if (stage() === 'none' || now() - begun < DOUBLE_TAP) return;
      end();
      parts.showResult();
    },
    cancel: end,
  };
}

/** Resolves when every animation below the element that has an end has come to it. */
export async function standsStill(board: Element | undefined): Promise<void> {
  // Animations of the last step begin with the next frame; a page that is not seen draws none.
  await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(50)]);
  const moving = board?.getAnimations?.({ subtree: true }) ?? [];
  const ending = moving.filter(({ effect }) =>
    Number.isFinite(effect?.getComputedTiming().endTime ?? Number.NaN),
  );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
