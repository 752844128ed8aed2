// A small histogram: bars for the eye, and a table with the same figures for whoever reads by ear.

import { For, type JSX } from 'solid-js';
import type { Bar } from '../../../cabinet/histogram.ts';

const BAR = 30;
const HEIGHT = 64;
const TOP = 14;
const FOOT = 16;

export function Histogram(props: {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** Heads of the table: what is counted, and how many. */
  readonly columns: readonly [string, string];
  /** Short, under the bar, and in full. */
  label(bar: Bar): string;
  text(bar: Bar): string;
}): JSX.Element {
  const most = () => props.bars.reduce((high, bar) => Math.max(high, bar.count), 1);
  const width = () => props.bars.length * BAR;
  const height = (bar: Bar) => (bar.count === 0 ? 1 : Math.max(3, (bar.count / most()) * HEIGHT));
  return (
    <figure class="histogram">
      <figcaption aria-hidden="true">{props.title}</figcaption>
      <svg
        viewBox={`0 0 ${width()} ${TOP + HEIGHT + FOOT}`}
        style={{ width: `${width() / 16}rem` }}
        aria-hidden="true"
      >
        <For each={props.bars}>
          {(bar, index) => {
            const middle = () => index() * BAR + BAR / 2;
            return (
              <>
                <rect
                  class="histogram-bar"
                  classList={{ empty: bar.count === 0 }}
                  x={index() * BAR + 3}
                  y={TOP + HEIGHT - height(bar)}
                  width={BAR - 6}
                  height={height(bar)}
                  rx="2"
                />
                <text class="histogram-count" x={middle()} y={TOP + HEIGHT - height(bar) - 3}>
                  {bar.count === 0 ? '' : bar.count}
                </text>
                <text class="histogram-label" x={middle()} y={TOP + HEIGHT + 12}>
                  {props.label(bar)}
                </text>
              </>
            );
          }}
        </For>
      </svg>
      <table class="unseen">
        <caption>{props.title}</caption>
        <thead>
          <tr>
            <For each={props.columns}>{(name) => <th scope="col">{name}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.bars.filter(({ count }) => count > 0)}>
            {(bar) => (
              <tr>
                <th scope="row">{props.text(bar)}</th>
                <td>{bar.count}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </figure>
  );
}
