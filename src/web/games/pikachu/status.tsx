// How it stands: score, combo, moves, tiles left, and a bar of the time that is left. For the eye; it never speaks.

import { type JSX, Show } from 'solid-js';
import { COMBO_TIME } from '../../../games/pikachu/rules/scoring.ts';
import { clockText } from '../../words.ts';
import type { PikachuPlay } from './hand.ts';
import { words } from './words.ts';

export function Status(props: { readonly play: PikachuPlay }): JSX.Element {
  const view = () => props.play.view();
  const comboLeft = () => Math.max(0, view().comboUntil - props.play.elapsed());
  const combo = () => (comboLeft() > 0 ? view().combo : 1);
  /** Where tiles go when one below them is gone, as it is seen. */
  const slide = () => {
    const { gravity } = view();
    return gravity === 'none' ? undefined : words.face.slides(gravity);
  };
  const timeLeft = () => Math.max(0, view().deadline - props.play.elapsed());
  return (
    <>
      <Show when={view().deadline >= 0}>
        <div
          class="pikachu-time"
          classList={{ urgent: timeLeft() < 60_000 }}
          role="meter"
          aria-label={words.face.timeLeft}
          aria-valuemin={0}
          aria-valuemax={Math.ceil(view().deadline / 1000)}
          aria-valuenow={Math.ceil(timeLeft() / 1000)}
          aria-valuetext={clockText(timeLeft())}
        >
          <span style={{ transform: `scaleX(${timeLeft() / view().deadline})` }} />
        </div>
      </Show>
      <dl class="pikachu-status">
        <div>
          <dt>{words.face.score}</dt>
          <dd
            class="digits pikachu-score"
            classList={{
              even: view().score > 0 && view().moves % 2 === 0,
              odd: view().score > 0 && view().moves % 2 === 1,
            }}
          >
            {view().score}
          </dd>
        </div>
        <div class="pikachu-combo" classList={{ running: combo() > 1 }}>
          <dt>{words.face.combo}</dt>
          <dd class="digits">
            ×{combo()}
            <span
              class="pikachu-fuse"
              aria-hidden="true"
              style={{ transform: `scaleX(${comboLeft() / COMBO_TIME})` }}
            />
          </dd>
        </div>
        <div>
          <dt>{words.face.moves}</dt>
          <dd class="digits">{view().moves}</dd>
        </div>
        <div>
          <dt>{words.face.left}</dt>
          <dd class="digits">{view().left}</dd>
        </div>
        <Show when={slide()}>
          {(way) => (
            <div title={way().about}>
              <dt>{words.face.slide}</dt>
              <dd>
                <span aria-hidden="true">{way().arrow}</span>
                <span class="unseen">{way().about}</span>
              </dd>
            </div>
          )}
        </Show>
      </dl>
    </>
  );
}
