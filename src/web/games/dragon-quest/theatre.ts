// Which scene is on: it begins with a step and ends by itself, by a press or a key, or with the next step. It is for
// the eye only: the state is there already, saved and told.

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { passing } from '../../../games/dragon-quest/rules/odds.ts';
import type { Event, View } from '../../../games/dragon-quest/types.ts';
import { perPlay } from '../../play/perplay.ts';
import type { DragonPlay } from './hand.ts';
import { type Beat, LONGEST, type Scene, sceneOf } from './scenes.ts';

export interface Theatre {
  readonly scene: Accessor<Scene | undefined>;
  /** Ends the scene; true if there was one that filled the dungeon. */
  skip(): boolean;
  /** Resolves when no scene is on. */
  settled(): Promise<void>;
  /** Follows the play, as long as the owner lives. */
  open(): void;
}

/** A scene that only shows where a fight stands is not kept up for long: the choice waits. */
const HOLD = 160;

/** How long it is seen, in milliseconds. Without motion it is a still picture, and needs the whole time. */
export const shownFor = (scene: Scene): number =>
  scene.large && scene.duel?.outcome !== 'waits' ? LONGEST : Math.min(LONGEST, scene.length + HOLD);

/** As the style sheets want it. */
export const timed = ({ at, length }: Beat) => ({ '--at': `${at}ms`, '--for': `${length}ms` });

export const theatreOf = perPlay((play: DragonPlay): Theatre => {
  const [scene, setScene] = createSignal<Scene>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];
  const end = () => {
    clearTimeout(timer);
    setScene(undefined);
    for (const go of waiting.splice(0)) go();
  };
  return {
    scene,
    skip() {
      const large = scene()?.large ?? false;
      if (large) end();
      return large;
    },
    settled: () =>
      new Promise((resolve) => {
        if (scene()) waiting.push(resolve);
        else resolve();
      }),
    open() {
      let before: View = play.view();
      // A fate card that nothing can change is drawn in one step and counts in the next: one scene.
      let drawn: readonly Event[] = [];
      createEffect(
        on(
          () => play.happening().serial,
          () => {
            const after = play.view();
            const { events } = play.happening();
            end();
            if (!play.watching && events.length > 0 && passing(after)) {
              drawn = events;
              return;
            }
            const next = sceneOf([...drawn, ...events], before, after);
            drawn = [];
            before = after;
            if (!next) return;
            setScene(next);
            timer = setTimeout(end, shownFor(next));
          },
          { defer: true },
        ),
      );
      onCleanup(end);
    },
  };
});
