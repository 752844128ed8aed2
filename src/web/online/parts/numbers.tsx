// The numbers of one daily: how many people, where the player stands, and a histogram. Honest where there are too few.

import { type JSX, Show } from 'solid-js';
import type { Numbers } from '../../../wire/shapes.ts';
import { serviceWords as words } from '../words.ts';
import { Histogram } from './histogram.tsx';

/** The player's result as this browser knows it, for those who send nothing. */
export interface Own {
  readonly millis: number;
  readonly solved: boolean;
}

export interface NumbersProps {
  readonly numbers: Numbers;
  readonly fewest: number;
  readonly own?: Own | undefined;
}

/** In one sentence, to be said. */
export function summaryOf({ players, final, solvedShare, you }: Numbers, fewest: number): string {
  if (solvedShare === null) return words.few(players, fewest, final);
  const percentile = you?.percentile ?? undefined;
  return percentile === undefined
    ? words.solvedBy(solvedShare, players)
    : words.ahead(percentile, othersOf(players, you));
}

const othersOf = (players: number, you: Numbers['you']) => players - (you?.counted ? 1 : 0);

export function NumbersPart(props: NumbersProps): JSX.Element {
  const numbers = () => props.numbers;
  const you = () => numbers().you;
  const isEnough = () => numbers().solvedShare !== null;
  const others = () => othersOf(numbers().players, you());
  const percentile = () => you()?.percentile ?? undefined;
  const time = () => {
    const run = you() ?? props.own;
    return run?.solved ? run.millis : undefined;
  };
  return (
    <Show
      when={isEnough()}
      fallback={<p>{words.few(numbers().players, props.fewest, numbers().final)}</p>}
    >
      <Show when={percentile() !== undefined}>
        <p class="others-place">{words.ahead(percentile() ?? 0, others())}</p>
      </Show>
      <p>
        {words.solvedBy(numbers().solvedShare ?? 0, numbers().players)}{' '}
        <span class="muted">{numbers().final ? words.final : words.provisional}</span>
      </p>
      <Show when={numbers().histogram.length > 0}>
        <Histogram histogram={numbers().histogram} own={time()} />
      </Show>
      <Show when={you() && !you()?.solved}>
        <p class="muted">{words.noPlace}</p>
      </Show>
      <Show when={you() && !you()?.counted}>
        <p class="muted">{words.notCounted}</p>
      </Show>
    </Show>
  );
}
