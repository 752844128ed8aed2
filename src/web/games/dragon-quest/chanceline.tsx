// The chance of winning over a whole game, as a line with its band. For the eye: the slider below it says the same.

import { For, type JSX } from 'solid-js';
import type { Moment } from '../../../games/dragon-quest/lessons.ts';
import { words } from './words.ts';

const { review } = words.face;

const WIDTH = 600;
const HEIGHT = 150;
const LEFT = 66;
const TOP = 10;

export function ChanceLine(props: {
  readonly moments: readonly Moment[];
  readonly place: number;
  go(place: number): void;
}): JSX.Element {
  const last = () => Math.max(1, props.moments.length - 1);
  const x = (index: number) => LEFT + (index / last()) * (WIDTH - LEFT - 12);
  const y = (chance: number) => TOP + (1 - chance / 100) * HEIGHT;
  const points = (of: (moment: Moment) => number) =>
    props.moments.map((moment, index) => `${x(index).toFixed(1)},${y(of(moment)).toFixed(1)}`);
  const band = () => [...points(({ high }) => high), ...points(({ low }) => low).reverse()];
  const now = () => props.moments[props.place];
  return (
    <svg
      class="dq-chances"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + TOP + 26}`}
      aria-hidden="true"
      ref={(drawn) => {
        // Not as a handler of a control: the slider below does the same by key.
        drawn.addEventListener('pointerdown', (event) => {
          const { left, width } = drawn.getBoundingClientRect();
          const along = ((event.clientX - left) / width) * WIDTH;
          props.go(Math.round(((along - LEFT) / (WIDTH - LEFT - 12)) * last()));
        });
      }}
    >
      <For each={[0, 50, 100]}>
        {(chance) => (
          <>
            <line class="dq-chances-rule" x1={LEFT} x2={WIDTH - 12} y1={y(chance)} y2={y(chance)} />
            <text class="dq-chances-text" x={LEFT - 6} y={y(chance) + 6} text-anchor="end">
              {review.percent(chance)}
            </text>
          </>
        )}
      </For>
      <polygon class="dq-chances-band" points={band().join(' ')} />
      <polyline class="dq-chances-line" points={points(({ chance }) => chance).join(' ')} />
      <For each={props.moments}>
        {({ mistake, chance }, index) =>
          mistake && (
            <path class="dq-chances-mistake" d={`M${x(index())} ${y(chance) - 6}l9 -15h-18z`} />
          )
        }
      </For>
      <line
        class="dq-chances-now"
        x1={x(props.place)}
        x2={x(props.place)}
        y1={TOP}
        y2={TOP + HEIGHT}
      />
      <circle class="dq-chances-dot" cx={x(props.place)} cy={y(now()?.chance ?? 0)} r="7" />
      <text class="dq-chances-text" x={LEFT} y={HEIGHT + TOP + 22}>
        {review.first}
      </text>
      <text class="dq-chances-text" x={WIDTH - 12} y={HEIGHT + TOP + 22} text-anchor="end">
        {review.lastMove(last())}
      </text>
    </svg>
  );
}
