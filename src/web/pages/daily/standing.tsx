// The daily's part of a result: the streak, the days of the week, why it is late, and the rules of both in plain words.

import { A } from '@solidjs/router';
import { For, type JSX, Show } from 'solid-js';
import { weekday } from '../../../cabinet/day.ts';
import { shortDayText } from '../../words.ts';
import { archive, dayText, weekdayNames, standing as words } from '../words.ts';
import type { MarkedDay, Standing } from './standing.ts';
import './standing.css';

export function DailyStanding(props: {
  readonly standing: Standing;
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
