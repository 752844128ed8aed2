// The times of a day, drawn: bars for the eye with "you" over one of them, a sentence for everyone else, and the same
// figures as a table.

import { createMemo, For, type JSX, Show } from 'solid-js';
import { clockText } from '../../words.ts';
import { type Bar, barsOf, type Times } from '../bars.ts';
import { serviceWords } from '../words.ts';

const words = serviceWords.histogram;

/** Pixels. */
const TOP = 32;
const LABEL = 12;
const HEIGHT = 84;
const FOOT = 20;
const LEAST = 2;

export interface HistogramProps {
  readonly histogram: Times;
  /** The player's time in milliseconds, where it can be compared. */
  readonly own: number | undefined;
}

export function Histogram(props: HistogramProps): JSX.Element {
  const bars = createMemo(() => barsOf(props.histogram, props.own));
  const most = () => bars().reduce((high, { count }) => Math.max(high, count), 1);
  const solved = () => bars().reduce((sum, { count }) => sum + count, 0);
  const fullest = () => bars().find(({ count }) => count === most());
  const bounds = (bar: Bar) => [bar.from, bar.to] as const;
  const about = () => {
    const peak = fullest();
    return words.about(solved(), peak && bounds(peak), props.own);
  };
  return (
    <figure class="others-times">
      <figcaption class="muted">{words.title}</figcaption>
      <svg height={TOP + HEIGHT + FOOT} width="100%" role="img" aria-label={about()}>
        <For each={bars()}>
          {(bar, index) => (
            <Column
              bar={bar}
              left={(100 * index()) / bars().length}
              width={100 / bars().length}
              height={bar.count === 0 ? 1 : Math.max(LEAST, (HEIGHT * bar.count) / most())}
            />
          )}
        </For>
        <line class="others-base" x1="0" x2="100%" y1={TOP + HEIGHT} y2={TOP + HEIGHT} />
        <For each={ticksOf(bars())}>
          {({ at, millis }) => (
            <text class="others-tick" x={`${at}%`} y={TOP + HEIGHT + 15} text-anchor="middle">
              {clockText(millis)}
            </text>
          )}
        </For>
      </svg>
      <details class="others-table">
        <summary>{words.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.time}</th>
              <th scope="col">{words.players}</th>
            </tr>
          </thead>
          <tbody>
            <For each={bars()}>
              {(bar) => (
                <tr classList={{ mine: bar.mine }}>
                  <th scope="row">{words.range(bounds(bar))}</th>
                  <td class="digits">
                    {bar.count}
                    <Show when={bar.mine}> · {words.you}</Show>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Text near an edge leans inwards. */
const anchorAt = (at: number) => (at < 15 ? 'start' : at > 85 ? 'end' : 'middle');

/** Where times are written below the bars: at most five, at ends of bars. */
function ticksOf(bars: readonly Bar[]): readonly { at: number; millis: number }[] {
  const every = Math.max(1, Math.ceil(bars.length / 5));
  return bars.flatMap(({ to }, index) => {
    const isShown = (index + 1) % every === 0 && to !== null && index < bars.length - 1;
    return isShown ? [{ at: (100 * (index + 1)) / bars.length, millis: to }] : [];
  });
}

function Column(props: {
  readonly bar: Bar;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}): JSX.Element {
  const middle = () => props.left + props.width / 2;
  const top = () => TOP + HEIGHT - props.height;
  return (
    <>
      <rect
        class="others-bar"
        classList={{ mine: props.bar.mine }}
        x={`${props.left + props.width * 0.08}%`}
        y={top()}
        width={`${props.width * 0.84}%`}
        height={props.height}
        rx="2"
      />
      <Show when={props.bar.mine}>
        {/* The words stand above all bars, where they cover none. */}
        <text class="others-you" x={`${middle()}%`} y={LABEL} text-anchor={anchorAt(middle())}>
          {words.youAreHere}
        </text>
        <line
          class="others-pointer"
          x1={`${middle()}%`}
          x2={`${middle()}%`}
          y1={LABEL + 4}
          y2={Math.max(LABEL + 4, top() - 9)}
        />
        <text class="others-here" x={`${middle()}%`} y={top() - 2} text-anchor="middle">
          ▼
        </text>
      </Show>
    </>
  );
}
