// The figures of one level, with pictures of times and moves.

import { createSignal, For, type JSX, Show } from 'solid-js';
import type { LevelStatistics } from '../../../cabinet/statistics.ts';
import { clockText } from '../../words.ts';
import {
  countBarLabel,
  countBarText,
  histogramText,
  statistics,
  timeBarLabel,
  timeBarText,
} from '../words.ts';
import { Histogram } from './histogram.tsx';

/** Drawn only when it is opened: whoever has played every level would wait for pictures they do not look at. */
export function Level(props: {
  readonly level: LevelStatistics;
  readonly name: string;
  readonly opened: boolean;
}): JSX.Element {
  const [open, setOpen] = createSignal(props.opened);
  const short = () => {
    const { played, won, bestMillis } = props.level;
    return statistics.levelShort(
      won,
      played,
      bestMillis === null ? undefined : clockText(bestMillis),
    );
  };
  return (
    <details class="level" open={open()} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{props.name}</h3> <span class="muted">{short()}</span>
      </summary>
      <Show when={open()}>
        <LevelFigures level={props.level} />
      </Show>
    </details>
  );
}

type Figure = readonly [name: string, value: string];

function figuresOf(level: LevelStatistics): readonly Figure[] {
  const { played, won, practice, bestMillis, bestMoves, bestScore, hints, undos } = level;
  const all: readonly (Figure | undefined)[] = [
    [statistics.played, String(played)],
    [statistics.won, String(won)],
    practice > 0 ? [statistics.practice, String(practice)] : undefined,
    bestMillis === null ? undefined : [statistics.bestTime, clockText(bestMillis)],
    bestMoves === null ? undefined : [statistics.fewestMoves, String(bestMoves)],
    bestScore ? [statistics.bestScore, String(bestScore)] : undefined,
    [statistics.hints, String(hints)],
    [statistics.undos, String(undos)],
  ];
  return all.filter((figure) => figure !== undefined);
}

function LevelFigures(props: { readonly level: LevelStatistics }): JSX.Element {
  const level = () => props.level;
  return (
    <>
      <dl class="figures">
        <For each={figuresOf(level())}>
          {([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd class="digits">{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <Show when={level().won > 0}>
        <div class="histograms">
          <Histogram
            title={statistics.minutes}
            bars={level().times}
            label={timeBarLabel}
            text={histogramText(statistics.times, level().times, timeBarText)}
          />
          <Histogram
            title={statistics.moves}
            bars={level().moves}
            label={countBarLabel}
            text={histogramText(statistics.moves, level().moves, countBarText)}
          />
        </div>
      </Show>
    </>
  );
}
