// The moment between the last move and the result: one scene for all games, which each game dresses with pieces of its
// own. For the eye only; whoever listens is told the result at once. Loaded later.

import './celebration.css';
import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameTypes } from '../../../core/game.ts';
import type { Watched } from '../../play/watched.ts';
import { type Motion, placesOf } from './places.ts';

/** What a game brings. Methods: a list of different faces needs their bivariance. */
export interface Dress<T extends GameTypes = GameTypes> {
  readonly motion: Motion;
  /** How many pieces fly; a lost game has only a few, whatever is said here. */
  readonly count: number;
  Piece(props: { readonly index: number; readonly play: Watched<T> }): JSX.Element;
  /** What stands still among them, such as a cauldron. */
  Scenery?(props: { readonly won: boolean }): JSX.Element;
}

const STAR = 'M12 2l2.9 6.6 7.1.7-5.4 4.8 1.6 7L12 17.4 5.8 21.1l1.6-7L2 9.3l7.1-.7z';

/** Where nothing is brought: gold stars. */
const usual = { motion: 'burst', count: 12 } as const;

const Star = () => (
  <svg class="celebration-star" viewBox="0 0 24 24" aria-hidden="true">
    <path d={STAR} />
  </svg>
);

/** A lost game has a few pieces that sink. */
const SINKING = 5;

/** What a game brings, for the play that it is about. */
interface Dressed {
  readonly play: Watched;
  readonly dress: Dress;
}

export function Celebration(props: {
  readonly won: boolean;
  readonly of?: Dressed | undefined;
}): JSX.Element {
  const dress = () => props.of?.dress ?? usual;
  const places = () =>
    props.won ? placesOf(dress().motion, dress().count) : placesOf('wave', SINKING);
  return (
    <div
      class="celebration"
      classList={{ won: props.won, lost: !props.won, [dress().motion]: props.won }}
      aria-hidden="true"
    >
      <Show when={props.of?.dress.Scenery}>
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
              {(of) => <Dynamic component={of().dress.Piece} index={index()} play={of().play} />}
            </Show>
          </span>
        )}
      </For>
    </div>
  );
}
