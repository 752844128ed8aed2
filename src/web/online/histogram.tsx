// The histogram of a day's times: bars with "you" over one of them, a sentence for screen readers, and the figures as a
// table. Stragglers at both ends share a bar.

import { createMemo, For, type JSX, Show } from 'solid-js';
import { clockText } from '#words/formats.ts';
import { serviceWords } from '#words/service.ts';
import { bucketEnds } from '../../wire/daily-numbers.ts';
import { FoldedTable } from './folded-table.tsx';

interface Bar {
  /** Milliseconds: more than `from`, up to `to`; null is unbounded. */
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
  readonly mine: boolean;
}

/** Bars that fit on a phone. */
const MOST = 20;
/** Per cent of the players at either end, at least one, that share a bar. */
const STRAGGLERS = 1;

/** As the service sends it. */
type Times = readonly (readonly [upTo: number | null, count: number])[];

type Plain = Omit<Bar, 'mine'>;

const joined = (bars: readonly Plain[]): Plain[] => {
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return [];
  const count = bars.reduce((sum, bar) => sum + bar.count, 0);
  return [{ from: first.from, to: last.to, count }];
};

/** Each bar begins where the one before it ends. */
function withBegin(histogram: Times): Plain[] {
  let before: number | null | undefined;
  return histogram.map(([to, count], index) => {
    const place = to === null ? -1 : bucketEnds.indexOf(to);
    const from = index > 0 ? (before ?? 0) : (bucketEnds[place - 1] ?? 0);
    before = to;
    return { from, to, count };
  });
}

/** How many bars at one end hold only stragglers. */
function stragglersOf(counts: readonly number[], all: number): number {
  const most = Math.ceil((all * STRAGGLERS) / 100);
  let sum = 0;
  const end = counts.findIndex((count) => {
    sum += count;
    return sum > most;
  });
  return Math.max(end, 0);
}

function withoutTails(bars: readonly Plain[], all: number): Plain[] {
  const counts = bars.map(({ count }) => count);
  const low = stragglersOf(counts, all);
  const high = bars.length - stragglersOf([...counts].reverse(), all);
  // A single bar gains nothing from merging.
  const head = bars.slice(0, low);
  const tail = bars.slice(high);
  return [
    ...(low > 1 ? joined(head).map((bar) => ({ ...bar, from: 0 })) : head),
    ...bars.slice(low, high),
    ...(tail.length > 1 ? joined(tail).map((bar) => ({ ...bar, to: null })) : tail),
  ];
}

function inGroups(bars: readonly Plain[]): Plain[] {
  let size = 1;
  while (Math.ceil(bars.length / size) > MOST) size *= 2;
  return Array.from({ length: Math.ceil(bars.length / size) }, (_, group) =>
    joined(bars.slice(group * size, (group + 1) * size)),
  ).flat();
}

const holds = ({ from, to }: Plain, millis: number) =>
  millis > from && (to === null || millis <= to);

/** `own` is the player's time, if it can be compared. Outside all bars, the nearest bar is marked. */
export function barsOf(histogram: Times, own: number | undefined): readonly Bar[] {
  const all = histogram.reduce((sum, [, count]) => sum + count, 0);
  const bars = inGroups(withoutTails(withBegin(histogram), all));
  const found = own === undefined ? -1 : bars.findIndex((bar) => holds(bar, own));
  const first = bars[0];
  const nearest = own !== undefined && first && own <= first.from ? 0 : bars.length - 1;
  const mine = own === undefined || found >= 0 ? found : nearest;
  return bars.map((bar, index) => ({ ...bar, mine: index === mine }));
}

const words = serviceWords.histogram;

/** Pixels. */
const TOP = 32;
const LABEL = 12;
const HEIGHT = 84;
const FOOT = 20;
const LEAST = 2;

export function Histogram(props: {
  readonly histogram: Times;
  /** The player's time in milliseconds, where it can be compared. */
  readonly own: number | undefined;
}): JSX.Element {
  const bars = createMemo(() => barsOf(props.histogram, props.own));
  const most = () => bars().reduce((high, { count }) => Math.max(high, count), 1);
  const solved = () => bars().reduce((sum, { count }) => sum + count, 0);
  const bounds = (bar: Bar) => [bar.from, bar.to] as const;
  const about = () => {
    const peak = bars().find(({ count }) => count === most());
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
      <FoldedTable summary={words.table} heads={[words.time, words.players]}>
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
      </FoldedTable>
    </figure>
  );
}

/** Text near an edge is aligned inwards. */
const anchorAt = (at: number) => (at < 15 ? 'start' : at > 85 ? 'end' : 'middle');

/** Labels below the bars: at most five, at ends of bars. */
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
        {/* The text is above all bars, where it covers none. */}
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
