// Statistics: everything computed from the stored results, here and now. Can be hidden; can be taken along as a file.

import { A } from '@solidjs/router';
import { createMemo, createResource, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { resultsCsv, statisticsJson } from '../../cabinet/export.ts';
import type { GameResult } from '../../cabinet/result.ts';
import { type LevelStatistics, type Statistics, statisticsOf } from '../../cabinet/statistics.ts';
import {
  count,
  countBarLabel,
  countBarText,
  histogramText,
  outcomeText,
  spanText,
  timeBarLabel,
  timeBarText,
} from '../../words/en/cabinet/index.ts';
import { clockText } from '../../words/en/common.ts';
import { downloadFile } from '../shell/share.ts';
import { usePageTitle } from '../shell/title.ts';
import { preferences, setPreference } from '../storage/settings.ts';
import { loadWords, titleOf } from '../words.ts';
import { Histogram } from './bars.tsx';
import { Head } from './head.tsx';
import { loadResults } from './store.ts';
import { today } from './today.ts';

const RECENT = 12;

type LevelNames = ReadonlyMap<string, string>;

async function levelNames(games: readonly string[]): Promise<LevelNames> {
  const names = new Map<string, string>();
  for (const id of games) {
    const texts = await loadWords(id);
    for (const [level, { name }] of Object.entries(texts?.presets ?? {}))
      names.set(`${id} ${level}`, name);
  }
  return names;
}

export default function StatisticsPage(): JSX.Element {
  const [results] = createResource(() => loadResults());
  usePageTitle(() => 'Statistics · Curio');
  return (
    <main id="main" class="page narrow cabinet-page">
      <Head title="Statistics" />
      <Show
        when={preferences().statisticsShown}
        fallback={
          <div class="stack">
            <p>Statistics are hidden. Your results are kept all the same.</p>
            <button
              type="button"
              class="button primary"
              onClick={() => setPreference('statisticsShown', true)}
            >
              Show statistics
            </button>
          </div>
        }
      >
        <Show when={results()} fallback={<p class="muted">Counting…</p>} keyed>
          {(all) => <Figures results={all} />}
        </Show>
      </Show>
    </main>
  );
}

function Figures(props: { readonly results: readonly GameResult[] }): JSX.Element {
  const statistics = createMemo(() => statisticsOf(props.results, today()));
  // Not a resource: the figures do not wait for the names of the levels.
  const [names, setNames] = createSignal<LevelNames>(new Map());
  onMount(async () => setNames(await levelNames(games())));
  const levelName = (game: string, level: string) =>
    names().get(`${game} ${level}`) ?? (level === 'custom' ? 'Custom' : level);
  /** What is played most comes first. */
  const levelsOf = (game: string) =>
    statistics()
      .levels.filter((level) => level.game === game)
      .sort((one, other) => other.played - one.played);
  const games = () => [...new Set(statistics().levels.map(({ game }) => game))];
  return (
    <div class="stack">
      <Overview statistics={statistics()} />
      <Show
        when={statistics().played > 0}
        fallback={
          <p class="note">
            Nothing finished yet. Every game you end is counted here, with its whole log.
          </p>
        }
      >
        <For each={games()}>
          {(game) => (
            <section class="card cabinet-card" aria-label={titleOf(game).title}>
              <h2>{titleOf(game).title}</h2>
              <For each={levelsOf(game)}>
                {(level, index) => (
                  <Level level={level} name={levelName(game, level.level)} opened={index() === 0} />
                )}
              </For>
            </section>
          )}
        </For>
        <Recent results={props.results} levelName={levelName} />
      </Show>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() =>
            downloadFile(
              `curio-statistics-${today()}.json`,
              statisticsJson(props.results, today()),
              'application/json',
            )
          }
        >
          Export as JSON
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            downloadFile(`curio-results-${today()}.csv`, resultsCsv(props.results), 'text/csv')
          }
        >
          Export as CSV
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => setPreference('statisticsShown', false)}
        >
          Hide statistics
        </button>
      </div>
    </div>
  );
}

function Overview(props: { readonly statistics: Statistics }): JSX.Element {
  const figures = (): readonly (readonly [string, number])[] => {
    const { streaks, played, won, dailies } = props.statistics;
    return [
      ['Current streak', streaks.current],
      ['Longest streak', streaks.longest],
      ['Played', played],
      ['Won', won],
      ['Dailies on the day', dailies.onTheDay],
      ['Dailies late', dailies.late],
    ];
  };
  return (
    <section aria-label="All games">
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
      <p class="muted">
        A day counts for the streak if at least one of its five puzzles was solved on that day. Late
        solves neither break nor mend it.
      </p>
    </section>
  );
}

/** Drawn only when it is opened: whoever has played every level would wait for pictures they do not look at. */
function Level(props: {
  readonly level: LevelStatistics;
  readonly name: string;
  readonly opened: boolean;
}): JSX.Element {
  const [open, setOpen] = createSignal(props.opened);
  const level = () => props.level;
  const short = () => {
    const { played, won, bestMillis } = level();
    const best = bestMillis === null ? '' : `, best ${clockText(bestMillis)}`;
    return `${won} of ${played} won${best}`;
  };
  return (
    <details class="level" open={open()} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{props.name}</h3> <span class="muted">{short()}</span>
      </summary>
      <Show when={open()}>
        <LevelFigures level={level()} />
      </Show>
    </details>
  );
}

function LevelFigures(props: { readonly level: LevelStatistics }): JSX.Element {
  const level = () => props.level;
  const figures = (): readonly (readonly [string, string])[] => {
    const { played, won, practice, bestMillis, bestMoves, bestScore, hints, undos } = level();
    return [
      ['Played', String(played)],
      ['Won', String(won)],
      ...(practice > 0 ? [['Practice', String(practice)] as const] : []),
      ...(bestMillis === null ? [] : [['Best time', clockText(bestMillis)] as const]),
      ...(bestMoves === null ? [] : [['Fewest moves', String(bestMoves)] as const]),
      ...(bestScore ? [['Best score', String(bestScore)] as const] : []),
      ['Hints', String(hints)],
      ['Undos', String(undos)],
    ];
  };
  return (
    <>
      <dl class="figures">
        <For each={figures()}>
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
            title="Minutes"
            bars={level().times}
            label={timeBarLabel}
            text={histogramText('Times', level().times, timeBarText)}
          />
          <Histogram
            title="Moves"
            bars={level().moves}
            label={countBarLabel}
            text={histogramText('Moves', level().moves, countBarText)}
          />
        </div>
      </Show>
    </>
  );
}

/** The newest games, to watch again. */
function Recent(props: {
  readonly results: readonly GameResult[];
  levelName(game: string, level: string): string;
}): JSX.Element {
  const recent = () =>
    [...props.results]
      .sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0))
      .slice(0, RECENT);
  return (
    <section class="card cabinet-card" aria-labelledby="recent-title">
      <h2 id="recent-title">Latest games</h2>
      <ul class="plain-list">
        <For each={recent()}>
          {(result) => (
            <li class="line">
              <span>
                <strong>{titleOf(result.game).title}</strong>{' '}
                <span class="muted">
                  {props.levelName(result.game, result.level)}, {result.day}: {outcomeText(result)},{' '}
                  {count(result.moves, 'move')}
                </span>
              </span>
              <A
                class="button"
                href={`/replay/result/${result.id}`}
                aria-label={`Watch ${titleOf(result.game).title} of ${result.day}, ${spanText(result.millis)}`}
              >
                Watch
              </A>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
