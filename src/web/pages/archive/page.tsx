// The archive: a calendar of every day since the first, all of it free, and the puzzles of the chosen day.

import { A, useParams } from '@solidjs/router';
import {
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  lazy,
  Show,
  Suspense,
} from 'solid-js';
import { type Day, isDay } from '../../../cabinet/day.ts';
import { dailyLevel } from '../../../cabinet/plan.ts';
import type { Counted } from '../../../cabinet/result.ts';
import { findGame, gameIds } from '../../../games/index.ts';
import { loadCounted } from '../../storage/ledger.ts';
import { usePageTitle } from '../../ui/title.ts';
import { loadWords, shell, titleOf } from '../../words.ts';
import { dailyStates } from '../daily/row.tsx';
import { type DayResults, resultsOfDay, shareDaily } from '../daily/sharing.ts';
import { StreakRules } from '../daily/standing.tsx';
import { today } from '../daily/today.ts';
import { Head } from '../head.tsx';
import { archive, dayText, outcomeText } from '../words.ts';
import { Calendar, clampDay } from './calendar.tsx';

const DayNumbers = lazy(() => import('../../online/parts/day.tsx'));

/** Results by the day they belong to. */
function byDay(results: readonly Counted[]): ReadonlyMap<Day, DayResults> {
  const grouped = new Map<Day, Counted[]>();
  for (const result of results) {
    if (result.daily === undefined) continue;
    const group = grouped.get(result.daily);
    if (group) group.push(result);
    else grouped.set(result.daily, [result]);
  }
  return new Map([...grouped].map(([day, group]) => [day, resultsOfDay(group, day)]));
}

export default function ArchivePage(): JSX.Element {
  const params = useParams();
  const [results] = createResource(() => loadCounted());
  const days = createMemo(() => byDay(results.latest ?? []));
  const asked = params['day'];
  const [chosen, setChosen] = createSignal<Day>(clampDay(isDay(asked) ? asked : today()));
  /** The address follows without the router's detour: keys may come faster than pages. */
  const choose = (day: Day) => {
    setChosen(day);
    history.replaceState(history.state, '', `/archive/${day}`);
  };
  usePageTitle(() => shell.pageTitle(archive.title));
  return (
    <main id="main" class="page narrow cabinet-page" tabindex="-1">
      <Head title={archive.title} />
      <div class="stack">
        <Calendar chosen={chosen()} days={days()} choose={choose} />
        <DayCard day={chosen()} results={days().get(chosen())} />
        <p class="muted">{archive.about}</p>
        <StreakRules games={gameIds.length} />
      </div>
    </main>
  );
}

function DayCard(props: {
  readonly day: Day;
  readonly results: DayResults | undefined;
}): JSX.Element {
  const [states] = createResource(() => props.day, dailyStates);
  const outcome = (id: string) => {
    const result = props.results?.[id];
    const status = states.latest?.[id];
    return result || !status ? outcomeText(result) : archive.state(status);
  };
  return (
    <section class="card cabinet-card" aria-labelledby="day-title">
      <h2 id="day-title">{dayText(props.day)}</h2>
      <ul class="plain-list">
        <For each={gameIds}>
          {(id) => (
            <li class="line">
              <span>
                <strong>{titleOf(id).title}</strong>{' '}
                <span class="muted">
                  <LevelAndOutcome game={id} day={props.day} outcome={outcome(id)} />
                </span>
              </span>
              <A
                class="button"
                href={`/daily/${props.day}/${id}`}
                aria-label={archive.playOf(titleOf(id).title, dayText(props.day))}
              >
                {states.latest?.[id] ? archive.open : archive.play}
              </A>
            </li>
          )}
        </For>
      </ul>
      <div class="row">
        <Show when={props.results}>
          <button type="button" class="button" onClick={() => void shareDaily(props.day)}>
            {archive.share}
          </button>
        </Show>
        <Suspense>
          <DayNumbers day={props.day} />
        </Suspense>
      </div>
    </section>
  );
}

function LevelAndOutcome(props: {
  readonly game: string;
  readonly day: Day;
  readonly outcome: string;
}): JSX.Element {
  const [words] = createResource(() => props.game, loadWords);
  const level = () => {
    const manifest = findGame(props.game);
    return manifest ? dailyLevel(manifest, props.day) : '';
  };
  return <>{archive.levelAndOutcome(words.latest?.presets[level()]?.name ?? '', props.outcome)}</>;
}
