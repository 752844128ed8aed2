// Statistics: everything computed from the stored results, here and now. Can be hidden; can be taken along as a file.

import { A } from '@solidjs/router';
import {
  type Component,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  lazy,
  onMount,
  Show,
  Suspense,
} from 'solid-js';
import { clockText, durationText } from '#words/formats.ts';
import {
  countBarLabel,
  countBarText,
  outcomeText,
  timeBarLabel,
  timeBarText,
  statistics as words,
} from '#words/pages.ts';
import { shell } from '#words/shell.ts';
import type { Counted, GameResult } from '../../cabinet/result.ts';
import { resultsCsv, statisticsJson } from '../../cabinet/result-export.ts';
import {
  type LevelStatistics,
  type ResultStatistics,
  type StatisticsBar,
  statisticsOf,
} from '../../cabinet/statistics.ts';
import { findGame, gameIds } from '../../games/index.ts';
import type { Manifest, StatisticsChart, StatisticsFigure } from '../../games/manifest.ts';
import { loadCounted } from '../storage/counted-results.ts';
import { latestResults, loadResults } from '../storage/results.ts';
import { today } from '../storage/today.ts';
import { usePageTitle } from '../ui/announce.ts';
import { Button } from '../ui/controls.tsx';
import { FigureList } from '../ui/figures.tsx';
import { titleOf } from '../ui/game-words.ts';
import { Head } from '../ui/page-head.tsx';
import { preferences, setPreference } from '../ui/preferences.ts';
import { downloadFile } from '../ui/share.ts';
import { levelNameIn, loadLevelNames } from './my-games/game-items.ts';
import { StreakRules } from './streaks.tsx';

/** Bars for the eye, and a hidden table with the same figures for screen readers. */
const BAR = 30;
const HEIGHT = 64;
const TOP = 14;
const FOOT = 16;

export function Histogram(props: {
  readonly title: string;
  readonly bars: readonly StatisticsBar[];
  /** Column heads of the table: what is counted, and how many. */
  readonly columns: readonly [string, string];
  /** Short, under the bar, and in full. */
  label(bar: StatisticsBar): string;
  text(bar: StatisticsBar): string;
}): JSX.Element {
  const most = () => props.bars.reduce((high, bar) => Math.max(high, bar.count), 1);
  const width = () => props.bars.length * BAR;
  const height = (bar: StatisticsBar) =>
    bar.count === 0 ? 1 : Math.max(3, (bar.count / most()) * HEIGHT);
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

type Shown = Manifest['statistics'];

/** Drawn when it is opened: all levels at once would take too long. */
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
        <span class="muted">{words.levelShort(props.level.won, props.level.played)}</span>
      </summary>
      <Show when={open()}>
        <LevelFigures level={props.level} shown={props.shown} />
      </Show>
    </details>
  );
}

const time = (millis: number | null) => (millis === null ? undefined : clockText(millis));
const number = (value: number | null) => (value === null ? undefined : String(value));

/** Undefined where there is no figure yet. */
const values: Readonly<Record<StatisticsFigure, (level: LevelStatistics) => string | undefined>> = {
  unaided: ({ won, unaided }) => (won === 0 ? undefined : String(unaided)),
  bestTime: ({ bestMillis }) => time(bestMillis),
  usualTime: ({ usualMillis }) => time(usualMillis),
  fewestMoves: ({ bestMoves }) => number(bestMoves),
  usualMoves: ({ usualMoves }) => number(usualMoves),
  bestScore: ({ bestScore }) => number(bestScore),
  usualScore: ({ usualScore }) => number(usualScore),
};

type LevelFigure = readonly [name: string, value: string];

function figuresOf(level: LevelStatistics, shown: Shown): readonly LevelFigure[] {
  const { played, won, practice } = level;
  const own = shown.figures.flatMap((figure): readonly LevelFigure[] => {
    const value = values[figure](level);
    return value === undefined ? [] : [[words.figures[figure], value]];
  });
  return [
    [words.played, String(played)],
    [words.won, words.wonShare(won, played)],
    ...(practice > 0 ? ([[words.practice, String(practice)]] as const) : []),
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
        title={words.charts[props.chart].title}
        bars={bars()}
        columns={[words.charts[props.chart].column, words.wins]}
        label={(bar) => (ofTime() ? timeBarLabel(bar) : countBarLabel(bar))}
        text={(bar) => (ofTime() ? timeBarText(bar) : countBarText(bar))}
      />
    </Show>
  );
}

const RECENT = 12;

export function StatisticsPage(): JSX.Element {
  const [results] = createResource(() => loadCounted());
  usePageTitle(() => shell.pageTitle(words.title));
  return (
    <main id="main" class="page narrow cabinet-page" tabindex="-1">
      <Head title={words.title} />
      <Show
        when={preferences().statisticsShown}
        fallback={
          <div class="stack">
            <p>{words.hidden}</p>
            <Button class="primary" onClick={() => setPreference('statisticsShown', true)}>
              {words.show}
            </Button>
          </div>
        }
      >
        <Show when={results()} fallback={<p class="muted">{words.counting}</p>} keyed>
          {(all) => <Figures results={all} />}
        </Show>
      </Show>
    </main>
  );
}

function Figures(props: { readonly results: readonly Counted[] }): JSX.Element {
  const statistics = createMemo(() => statisticsOf(props.results, today()));
  // Not a resource, so that the figures do not wait for the level names.
  const [names, setNames] = createSignal<Awaited<ReturnType<typeof loadLevelNames>>>();
  onMount(async () => setNames(await loadLevelNames(games())));
  const levelName = (game: string, level: string) => levelNameIn(names(), game, level);
  /** Most played first. */
  const levelsOf = (game: string) =>
    statistics()
      .levels.filter((level) => level.game === game)
      .sort((one, other) => other.played - one.played);
  const games = () => [...new Set(statistics().levels.map(({ game }) => game))];
  return (
    <div class="stack">
      <Overview statistics={statistics()} />
      <Show when={statistics().played > 0} fallback={<p class="note">{words.nothing}</p>}>
        <For each={games()}>
          {(game) => (
            <section class="card cabinet-card" aria-label={titleOf(game).title}>
              <h2>{titleOf(game).title}</h2>
              <For each={levelsOf(game)}>
                {(level, index) => (
                  <Level
                    level={level}
                    name={levelName(game, level.level)}
                    shown={findGame(game)?.statistics ?? { figures: [], charts: [] }}
                    opened={index() === 0}
                  />
                )}
              </For>
              <Own game={game} />
            </section>
          )}
        </For>
        <p class="muted">{words.usualAbout}</p>
        <Recent levelName={levelName} />
      </Show>
      <div class="row">
        <Button onClick={() => void exportJson()}>{words.exportJson}</Button>
        <Button onClick={() => void exportCsv()}>{words.exportCsv}</Button>
        <Button class="quiet" onClick={() => setPreference('statisticsShown', false)}>
          {words.hide}
        </Button>
      </div>
    </div>
  );
}

const ownStatistics = import.meta.glob<{ readonly default: Component }>(
  '../games/*/statistics.tsx',
);

/** A game's own statistics; the page does not wait for them. */
function Own(props: { readonly game: string }): JSX.Element {
  const load = ownStatistics[`../games/${props.game}/statistics.tsx`];
  if (!load) return null;
  const Statistics = lazy(load);
  return (
    <Suspense>
      <Statistics />
    </Suspense>
  );
}

async function exportJson(): Promise<void> {
  const text = statisticsJson(await loadResults(), today());
  downloadFile(`curio-statistics-${today()}.json`, text, 'application/json');
}

async function exportCsv(): Promise<void> {
  downloadFile(`curio-results-${today()}.csv`, resultsCsv(await loadResults()), 'text/csv');
}

function Overview(props: { readonly statistics: ResultStatistics }): JSX.Element {
  const figures = (): readonly (readonly [string, number])[] => {
    const { streaks, played, won, dailies } = props.statistics;
    return [
      [words.currentStreak, streaks.current],
      [words.longestStreak, streaks.longest],
      [words.played, played],
      [words.won, won],
      [words.onTheDay, dailies.onTheDay],
      [words.late, dailies.late],
    ];
  };
  return (
    <section aria-label={words.allGames}>
      <dl class="big-figures">
        <For each={figures()}>
          {([name, value]) => (
            <div class="card">
              <dt>{name}</dt>
              <dd class="digits">{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <StreakRules games={gameIds.length} />
    </section>
  );
}

/** The newest games, to watch again. */
function Recent(props: { levelName(game: string, level: string): string }): JSX.Element {
  const [found] = createResource(() => latestResults(RECENT));
  /** Reading a pending resource would suspend the figures. */
  const recent = () => (found.state === 'ready' ? found.latest : []);
  const about = (result: GameResult) => {
    const { game, level, day, moves } = result;
    return words.latestGame(props.levelName(game, level), day, outcomeText(result), moves);
  };
  return (
    <section class="card cabinet-card" aria-labelledby="recent-title">
      <h2 id="recent-title">{words.latest}</h2>
      <ul class="plain-list">
        <For each={recent()}>
          {(result) => (
            <li class="line">
              <span>
                <strong>{titleOf(result.game).title}</strong>{' '}
                <span class="muted">{about(result)}</span>
              </span>
              <A
                class="button"
                href={`/replay/result/${result.id}`}
                aria-label={words.watchOf(
                  titleOf(result.game).title,
                  result.day,
                  durationText(result.millis),
                )}
              >
                {words.watch}
              </A>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
