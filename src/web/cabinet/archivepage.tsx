// The archive: a calendar of every day since the first, all of it free, and the five puzzles of the chosen day.

import { A, useParams } from '@solidjs/router';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  on,
  Show,
} from 'solid-js';
import {
  addDays,
  addMonths,
  type Day,
  daysOfMonth,
  FIRST_DAY,
  isDay,
  monthOf,
  weekday,
} from '../../cabinet/day.ts';
import { dailyLevel } from '../../cabinet/plan.ts';
import { type GameResult, isLate, isWin } from '../../cabinet/result.ts';
import { findGame, gameIds } from '../../games/index.ts';
import { outcomeText } from '../../words/en/cabinet/index.ts';
import { dayText, monthText, weekdayNames } from '../../words/en/days.ts';
import { usePageTitle } from '../shell/title.ts';
import { loadWords, titleOf } from '../words.ts';
import { Head } from './head.tsx';
import { dailyStates, stateWords } from './row.tsx';
import { type DayResults, resultsOfDay, shareDaily } from './sharing.ts';
import { loadResults } from './store.ts';
import { today } from './today.ts';

/** Results by the day they belong to. */
function byDay(results: readonly GameResult[]): ReadonlyMap<Day, DayResults> {
  const grouped = new Map<Day, GameResult[]>();
  for (const result of results) {
    if (result.daily === undefined) continue;
    const group = grouped.get(result.daily);
    if (group) group.push(result);
    else grouped.set(result.daily, [result]);
  }
  return new Map([...grouped].map(([day, group]) => [day, resultsOfDay(group, day)]));
}

function solvedWords(results: DayResults | undefined): string {
  const wins = Object.values(results ?? {}).flatMap((result) =>
    result && isWin(result) ? [result] : [],
  );
  const late = wins.filter(isLate).length;
  if (wins.length === 0) return 'none solved';
  return `${wins.length} of 5 solved${late > 0 ? `, ${late} late` : ''}`;
}

/** Into the days that are out. */
const clampDay = (day: Day) => {
  const last = today() < FIRST_DAY ? FIRST_DAY : today();
  return day < FIRST_DAY ? FIRST_DAY : day > last ? last : day;
};

export default function ArchivePage(): JSX.Element {
  const params = useParams();
  const [results] = createResource(() => loadResults());
  const days = createMemo(() => byDay(results.latest ?? []));
  const asked = params['day'];
  const [chosen, setChosen] = createSignal<Day>(clampDay(isDay(asked) ? asked : today()));
  /** The address follows without the router's detour: keys may come faster than pages. */
  const choose = (day: Day) => {
    setChosen(day);
    history.replaceState(history.state, '', `/archive/${day}`);
  };
  usePageTitle(() => 'All days · Curio');
  return (
    <main id="main" class="page narrow cabinet-page">
      <Head title="All days" />
      <div class="stack">
        <Calendar chosen={chosen()} days={days()} choose={choose} />
        <DayCard day={chosen()} results={days().get(chosen())} />
        <p class="muted">
          Every day since the first is here, for nothing. What is solved after its day is marked
          late.
        </p>
      </div>
    </main>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

function Calendar(props: {
  readonly chosen: Day;
  readonly days: ReadonlyMap<Day, DayResults>;
  choose(day: Day): void;
}): JSX.Element {
  const month = () => monthOf(props.chosen);
  const weeks = createMemo(() => {
    const all = daysOfMonth(month());
    const lead = weekday(`${month()}-01`);
    const cells = [...new Array<undefined>(lead).fill(undefined), ...all];
    return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
      Array.from({ length: 7 }, (_unused, column) => cells[week * 7 + column]),
    );
  });
  const isOpen = (day: Day) => day >= FIRST_DAY && day <= today();
  let table: HTMLTableElement | undefined;
  // The keyboard moves the focus along, once the other month is there.
  let moving = false;
  const move = (day: Day) => {
    moving = true;
    props.choose(clampDay(day));
  };
  createEffect(
    on(
      () => props.chosen,
      () => {
        if (moving) table?.querySelector<HTMLElement>('[aria-current="date"]')?.focus();
        moving = false;
      },
    ),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next =
      step === undefined
        ? event.key === 'PageUp'
          ? `${addMonths(month(), -1)}-01`
          : event.key === 'PageDown'
            ? `${addMonths(month(), 1)}-01`
            : undefined
        : addDays(props.chosen, step);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  return (
    <section class="card cabinet-card" aria-label="Calendar">
      <div class="calendar-head">
        <button
          type="button"
          class="button"
          aria-label={`Back to ${monthText(addMonths(month(), -1))}`}
          disabled={month() <= monthOf(FIRST_DAY)}
          onClick={() => props.choose(clampDay(`${addMonths(month(), -1)}-01`))}
        >
          ‹
        </button>
        <h2 id="month-title">{monthText(month())}</h2>
        <button
          type="button"
          class="button"
          aria-label={`On to ${monthText(addMonths(month(), 1))}`}
          disabled={month() >= monthOf(today())}
          onClick={() => props.choose(clampDay(`${addMonths(month(), 1)}-01`))}
        >
          ›
        </button>
      </div>
      <table
        ref={(element) => {
          table = element;
        }}
        class="calendar"
        aria-labelledby="month-title"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <For each={weekdayNames}>
              {(name) => (
                <th scope="col">
                  <abbr title={name}>{name.slice(0, 2)}</abbr>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={weeks()}>
            {(week) => (
              <tr>
                <For each={week}>
                  {(day) => (
                    <td>
                      <Show when={day}>
                        {(date) => (
                          <Show
                            when={isOpen(date())}
                            fallback={
                              <span class="calendar-day closed">{Number(date().slice(8))}</span>
                            }
                          >
                            <DayLink
                              day={date()}
                              chosen={props.chosen}
                              results={props.days.get(date())}
                              choose={() => props.choose(date())}
                            />
                          </Show>
                        )}
                      </Show>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}

function DayLink(props: {
  readonly day: Day;
  readonly chosen: Day;
  readonly results: DayResults | undefined;
  choose(): void;
}): JSX.Element {
  const isChosen = () => props.day === props.chosen;
  const stateOf = (id: string) => {
    const result = props.results?.[id];
    return { solved: result !== undefined && isWin(result), late: result && isLate(result) };
  };
  return (
    <button
      type="button"
      class="calendar-day"
      classList={{ chosen: isChosen(), today: props.day === today() }}
      tabindex={isChosen() ? 0 : -1}
      aria-current={isChosen() ? 'date' : undefined}
      aria-label={`${dayText(props.day)}: ${solvedWords(props.results)}`}
      onClick={() => props.choose()}
    >
      {Number(props.day.slice(8))}
      <span class="pips" aria-hidden="true">
        <For each={gameIds}>
          {(id) => (
            <span
              class="pip"
              classList={{
                solved: stateOf(id).solved && !stateOf(id).late,
                late: stateOf(id).solved && stateOf(id).late === true,
              }}
            />
          )}
        </For>
      </span>
    </button>
  );
}

function DayCard(props: {
  readonly day: Day;
  readonly results: DayResults | undefined;
}): JSX.Element {
  const [states] = createResource(() => props.day, dailyStates);
  const words = (id: string) => {
    const result = props.results?.[id];
    if (result) return outcomeText(result);
    const status = states.latest?.[id];
    return status ? stateWords[status].toLowerCase() : 'not played';
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
                  <LevelName game={id} day={props.day} />: {words(id)}
                </span>
              </span>
              <A
                class="button"
                href={`/daily/${props.day}/${id}`}
                aria-label={`Play ${titleOf(id).title} of ${dayText(props.day)}`}
              >
                {states.latest?.[id] ? 'Open' : 'Play'}
              </A>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.results}>
        <button type="button" class="button" onClick={() => void shareDaily(props.day)}>
          Share the results
        </button>
      </Show>
    </section>
  );
}

function LevelName(props: { readonly game: string; readonly day: Day }): JSX.Element {
  const [texts] = createResource(() => props.game, loadWords);
  const level = () => {
    const manifest = findGame(props.game);
    return manifest ? dailyLevel(manifest, props.day) : '';
  };
  return <>{texts.latest?.presets[level()]?.name ?? ''}</>;
}
