// The figures of one level that mean something in its game, with charts.

import { createSignal, For, type JSX, Show } from 'solid-js';
import type { LevelStatistics } from '../../../cabinet/statistics.ts';
import type { Manifest, StatisticsChart, StatisticsFigure } from '../../../games/manifest.ts';
import { FigureList } from '../../ui/figurelist.tsx';
import { clockText } from '../../words.ts';
import { countBarLabel, countBarText, statistics, timeBarLabel, timeBarText } from '../words.ts';
import { Histogram } from './histogram.tsx';

type Shown = Manifest['statistics'];

/** Drawn only when it is opened: whoever has played every level would wait for pictures they do not look at. */
export function Level(props: {
  readonly level: LevelStatistics;
  readonly name: string;
  readonly shown: Shown;
  readonly opened: boolean;
}): JSX.Element {
  const [open, setOpen] = createSignal(props.opened);
  return (
    <details class="level" open={open()} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{props.name}</h3>{' '}
        <span class="muted">{statistics.levelShort(props.level.won, props.level.played)}</span>
      </summary>
      <Show when={open()}>
        <LevelFigures level={props.level} shown={props.shown} />
      </Show>
    </details>
  );
}

const time = (millis: number | null) => (millis === null ? undefined : clockText(millis));
const number = (value: number | null) => (value === null ? undefined : String(value));

/** Undefined where there is nothing to tell. */
const values: Readonly<Record<StatisticsFigure, (level: LevelStatistics) => string | undefined>> = {
  unaided: ({ won, unaided }) => (won === 0 ? undefined : String(unaided)),
  bestTime: ({ bestMillis }) => time(bestMillis),
  usualTime: ({ usualMillis }) => time(usualMillis),
  fewestMoves: ({ bestMoves }) => number(bestMoves),
  usualMoves: ({ usualMoves }) => number(usualMoves),
  bestScore: ({ bestScore }) => number(bestScore),
  usualScore: ({ usualScore }) => number(usualScore),
};

type Figure = readonly [name: string, value: string];

function figuresOf(level: LevelStatistics, shown: Shown): readonly Figure[] {
  const { played, won, practice } = level;
  const own = shown.figures.flatMap((figure): readonly Figure[] => {
    const value = values[figure](level);
    return value === undefined ? [] : [[statistics.figures[figure], value]];
  });
  return [
    [statistics.played, String(played)],
    [statistics.won, statistics.wonShare(won, played)],
    ...(practice > 0 ? ([[statistics.practice, String(practice)]] as const) : []),
    ...own,
  ];
}

function LevelFigures(props: {
  readonly level: LevelStatistics;
  readonly shown: Shown;
}): JSX.Element {
  return (
    <>
      <FigureList figures={figuresOf(props.level, props.shown)} />
      <div class="histograms">
        <For each={props.shown.charts}>
          {(chart) => <Chart chart={chart} level={props.level} />}
        </For>
      </div>
    </>
  );
}

function Chart(props: {
  readonly chart: StatisticsChart;
  readonly level: LevelStatistics;
}): JSX.Element {
  const bars = () => props.level[props.chart];
  const ofTime = () => props.chart === 'times';
  return (
    <Show when={bars().length > 0}>
      <Histogram
        title={statistics.charts[props.chart].title}
        bars={bars()}
        columns={[statistics.charts[props.chart].column, statistics.wins]}
        label={(bar) => (ofTime() ? timeBarLabel(bar) : countBarLabel(bar))}
        text={(bar) => (ofTime() ? timeBarText(bar) : countBarText(bar))}
      />
    </Show>
  );
}
