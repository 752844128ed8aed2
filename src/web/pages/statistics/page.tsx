// Statistics: everything computed from the stored results, here and now. Can be hidden; can be taken along as a file.

import { A } from '@solidjs/router';
import {
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
import { resultsCsv, statisticsJson } from '../../../cabinet/export.ts';
import type { Counted, GameResult } from '../../../cabinet/result.ts';
import { type Statistics, statisticsOf } from '../../../cabinet/statistics.ts';
import { findGame, gameIds } from '../../../games/index.ts';
import { entryOf } from '../../games/index.ts';
import { loadCounted } from '../../storage/ledger.ts';
import { preferences, setPreference } from '../../storage/settings.ts';
import { latestResults, loadResults } from '../../storage/store.ts';
import { downloadFile } from '../../ui/share.ts';
import { usePageTitle } from '../../ui/title.ts';
import { durationText, loadWords, shell, titleOf } from '../../words.ts';
import { StreakRules } from '../daily/standing.tsx';
import { today } from '../daily/today.ts';
import { Head } from '../head.tsx';
import { outcomeText, statistics as words } from '../words.ts';
import { Level } from './level.tsx';

const RECENT = 12;

type LevelNames = ReadonlyMap<string, string>;

async function levelNames(games: readonly string[]): Promise<LevelNames> {
  const names = new Map<string, string>();
  for (const id of games) {
    const presets = (await loadWords(id))?.presets ?? {};
    for (const [level, { name }] of Object.entries(presets)) names.set(`${id} ${level}`, name);
  }
  return names;
}

export default function StatisticsPage(): JSX.Element {
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
            <button
              type="button"
              class="button primary"
              onClick={() => setPreference('statisticsShown', true)}
            >
              {words.show}
            </button>
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
  // Not a resource: the figures do not wait for the names of the levels.
  const [names, setNames] = createSignal<LevelNames>(new Map());
  onMount(async () => setNames(await levelNames(games())));
  const levelName = (game: string, level: string) =>
    names().get(`${game} ${level}`) ?? (level === 'custom' ? shell.custom : level);
  /** What is played most comes first. */
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
        <button type="button" class="button" onClick={() => void exportJson()}>
          {words.exportJson}
        </button>
        <button type="button" class="button" onClick={() => void exportCsv()}>
          {words.exportCsv}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => setPreference('statisticsShown', false)}
        >
          {words.hide}
        </button>
      </div>
    </div>
  );
}

/** What a game has to say besides; the page does not wait for it. */
function Own(props: { readonly game: string }): JSX.Element {
  const { loadStatistics } = entryOf(props.game);
  if (!loadStatistics) return null;
  const Statistics = lazy(loadStatistics);
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

function Overview(props: { readonly statistics: Statistics }): JSX.Element {
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
  /** Asking for what is not here yet would keep the figures back. */
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
