// Streaks of dailies, for results, statistics and the home page: the current one, the days of the week, why a daily is
// late, the rules; and sharing the results of a day. Home loads it on demand, with the numbers of a day.

import { A } from '@solidjs/router';
import { createResource, For, type JSX, Show } from 'solid-js';
import { dayText, shortDayText, weekdayNames } from '#words/formats.ts';
import { archive, standing as words } from '#words/pages.ts';
import { dayShareText } from '#words/share.ts';
import { type Day, weekday } from '../../cabinet/day.ts';
import {
  loadStreaks,
  type MarkedDay,
  resultsOfDay,
  type StreakSummary,
} from '../storage/dailies.ts';
import { titleOf } from '../ui/game-words.ts';
import './streaks.css';
import { solvedDays } from '../../cabinet/statistics.ts';
import { streaksOf } from '../../cabinet/streaks.ts';
import { gameIds } from '../../games/index.ts';
import { loadCounted } from '../storage/counted-results.ts';
import { today } from '../storage/today.ts';
import { shareText } from '../ui/share.ts';

export { default as DayNumbers } from '../online/day-numbers.tsx';

export function StreakSummaryView(props: {
  readonly standing: StreakSummary;
  readonly day: string;
}): JSX.Element {
  const streaks = () => props.standing.streaks;
  return (
    <section class="standing" aria-label={words.title}>
      <Show when={props.standing.late}>
        {(late) => <p class="note">{words.late[late()](shortDayText(props.day))}</p>}
      </Show>
      <p class="standing-streak">
        <strong>{words.streak(streaks().current)}</strong>
        <Show when={streaks().rests > 0}>
          {' '}
          <span class="muted">{words.rests(streaks().rests)}</span>
        </Show>
      </p>
      <Week week={props.standing.week} />
    </section>
  );
}

function Week(props: { readonly week: readonly MarkedDay[] }): JSX.Element {
  return (
    <ul class="standing-week">
      <For each={props.week}>
        {({ day, mark }) => (
          <li>
            <A class="standing-day" classList={{ [mark]: true }} href={`/archive/${day}`}>
              <span class="unseen">{archive.dayLabel(dayText(day), words.marks[mark])}</span>
              <span aria-hidden="true">{(weekdayNames[weekday(day)] ?? '').slice(0, 2)}</span>
              <span class="standing-mark" aria-hidden="true">
                {words.signs[mark]}
              </span>
            </A>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Grace and rest days, folded away. */
export function StreakRules(props: { readonly games: number }): JSX.Element {
  return (
    <details class="streak-rules">
      <summary>{words.rulesTitle}</summary>
      <ul>
        <For each={words.rules(props.games)}>{(rule) => <li>{rule}</li>}</For>
      </ul>
    </details>
  );
}

/** The streak on the home page. */
export function Streak(props: {
  readonly day: Day;
  /** Finished dailies: each may have changed it. */
  readonly ended: number;
}): JSX.Element {
  const [streaks] = createResource(() => `${props.day} ${props.ended}`, loadStreaks);
  const current = () => streaks.latest?.current ?? 0;
  return <Show when={current() > 0}>{words.streak(current())}</Show>;
}

export async function shareDaily(day: Day): Promise<void> {
  const all = await loadCounted();
  const results = resultsOfDay(all, day);
  const titled = gameIds.map((id) => [titleOf(id).title, results[id]] as const);
  // Only today's text mentions the current streak.
  const streak = day === today() ? streaksOf(solvedDays(all), day).current : 0;
  await shareText(dayShareText(day, titled, streak), `${location.origin}/archive/${day}`);
}
