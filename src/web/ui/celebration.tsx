// The scene between the last move and the result, one for all games; each game brings a theme of its own pieces. For the eye
// only: screen readers hear the result at once. Under reduced motion the pieces are simply in their places.

import './celebration.css';
import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';

export type Motion = 'wave' | 'burst' | 'rain' | 'rise';

export interface CelebrationPlace {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** From 0, at once, to 1, at the end. */
  readonly delay: number;
}

/** Even, without a pattern: multiples of the golden ratio never repeat. */
const spread = (index: number, offset = 0) => (index * 0.618034 + offset) % 1;

const tilt = (index: number, most: number) => Math.round((spread(index, 0.3) - 0.5) * 2 * most);

function placeOf(motion: Motion, index: number, count: number): CelebrationPlace {
  const share = count > 1 ? index / (count - 1) : 0.5;
  switch (motion) {
    case 'wave':
      return {
        x: 8 + 84 * share,
        y: 46 - 12 * Math.sin(share * Math.PI * 2),
        turn: tilt(index, 8),
        delay: share,
      };
    case 'burst': {
      const angle = (index / count) * Math.PI * 2;
      const reach = index % 2 === 0 ? 1 : 0.62;
      return {
        x: 50 + 40 * reach * Math.cos(angle),
        y: 47 + 34 * reach * Math.sin(angle),
        turn: tilt(index, 30),
        delay: spread(index) * 0.5,
      };
    }
    case 'rain':
      return {
        x: 6 + 88 * share,
        y: 20 + 56 * spread(index),
        turn: tilt(index, 25),
        delay: spread(index, 0.5),
      };
    case 'rise':
      return {
        x: 50 + 40 * Math.sin((share - 0.5) * Math.PI * 0.95),
        y: 62 - 46 * Math.cos((share - 0.5) * Math.PI * 0.85) * (0.7 + 0.3 * spread(index)),
        turn: tilt(index, 20),
        delay: spread(index),
      };
  }
}

export function placesOf(motion: Motion, count: number): readonly CelebrationPlace[] {
  return Array.from({ length: count }, (_, index) => placeOf(motion, index, count));
}

/** What a game brings; `View` is what its pieces see of the board. Methods: a list of different faces needs their bivariance. */
export interface CelebrationTheme<View> {
  readonly motion: Motion;
  /** Pieces that fly; a lost game always has a few. */
  readonly count: number;
  Piece(props: { readonly index: number; readonly play: View }): JSX.Element;
  /** What does not move, such as a cauldron. */
  Scenery?(props: { readonly won: boolean }): JSX.Element;
}

const STAR = 'M12 2l2.9 6.6 7.1.7-5.4 4.8 1.6 7L12 17.4 5.8 21.1l1.6-7L2 9.3l7.1-.7z';

/** The default theme: gold stars. */
const STARS = { motion: 'burst', count: 12 } as const;

const Star = () => (
  <svg class="celebration-star" viewBox="0 0 24 24" aria-hidden="true">
    <path d={STAR} />
  </svg>
);

/** A lost game has a few pieces that sink. */
const SINKING = 5;

export function Celebration<View>(props: {
  readonly won: boolean;
  readonly of?: { readonly play: View; readonly theme: CelebrationTheme<View> } | undefined;
}): JSX.Element {
  const theme = () => props.of?.theme ?? STARS;
  const places = () =>
    props.won ? placesOf(theme().motion, theme().count) : placesOf('wave', SINKING);
  return (
    <div
      class="celebration"
      classList={{ won: props.won, lost: !props.won, [theme().motion]: props.won }}
      aria-hidden="true"
    >
      <Show when={props.of?.theme.Scenery}>
        {(Scenery) => <Dynamic component={Scenery()} won={props.won} />}
      </Show>
      <For each={places()}>
        {({ x, y, turn, delay }, index) => (
          <span
            class="celebration-piece"
            style={{
              '--x': `${x.toFixed(1)}cqw`,
              '--y': `${y.toFixed(1)}cqh`,
              '--tilt': `${turn}deg`,
              '--late': delay.toFixed(2),
            }}
          >
            <Show when={props.of} fallback={<Star />}>
              {(of) => <Dynamic component={of().theme.Piece} index={index()} play={of().play} />}
            </Show>
          </span>
        )}
      </For>
    </div>
  );
}
