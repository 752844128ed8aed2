// The archive: a calendar of every day since the first, and the puzzles of the chosen day.

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
  Suspense,
} from 'solid-js';
import { dayText, monthText, weekdayNames } from '#words/formats.ts';
import { archive, outcomeText } from '#words/pages.ts';
import { shell } from '#words/shell.ts';
import { dailyLevel } from '../../cabinet/daily.ts';
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
import { type Counted, isLate, isWin } from '../../cabinet/result.ts';
import { findGame, gameIds } from '../../games/index.ts';
import { loadPickNames } from '../games/index.ts';
import { loadCounted } from '../storage/counted-results.ts';
import { type DayResults, resultsOfDay } from '../storage/dailies.ts';
import { dailyStates, today } from '../storage/today.ts';
import { usePageTitle } from '../ui/announce.ts';
import { Button } from '../ui/controls.tsx';
import { loadWords, titleOf } from '../ui/game-words.ts';
import { Head } from '../ui/page-head.tsx';
import { DayNumbers, StreakRules, shareDaily } from './streaks.tsx';

/** Into the days that have been published. */
function clampDay(day: Day): Day {
  const last = today() < FIRST_DAY ? FIRST_DAY : today();
  return day < FIRST_DAY ? FIRST_DAY : day > last ? last : day;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

const MONTH_STEPS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

const firstOf = (month: string): Day => `${month}-01`;

/** The day that a key leads to; undefined for other keys. */
function dayByKey(key: string, day: Day): Day | undefined {
  const days = STEPS[key];
  if (days !== undefined) return addDays(day, days);
  const months = MONTH_STEPS[key];
  return months === undefined ? undefined : firstOf(addMonths(monthOf(day), months));
}

/** The days of a month in rows of seven, from Monday on. */
function weeksOf(month: string): readonly (readonly (Day | undefined)[])[] {
  const lead = weekday(firstOf(month));
  const cells = [...new Array<undefined>(lead).fill(undefined), ...daysOfMonth(month)];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, column) => cells[week * 7 + column]),
  );
}

const isOut = (day: Day) => day >= FIRST_DAY && day <= today();

function Calendar(props: {
  readonly chosen: Day;
  readonly days: ReadonlyMap<Day, DayResults>;
  choose(day: Day): void;
}): JSX.Element {
  const month = () => monthOf(props.chosen);
  const weeks = createMemo(() => weeksOf(month()));
  let table: HTMLTableElement | undefined;
  // A key moves the focus along, once the other month is drawn.
  let moving = false;
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
    const next = dayByKey(event.key, props.chosen);
    if (next === undefined) return;
    event.preventDefault();
    moving = true;
    props.choose(clampDay(next));
  };
  const MonthButton = ({ step }: { readonly step: 1 | -1 }) => {
    const to = () => addMonths(month(), step);
    return (
      <Button
        label={step < 0 ? archive.backTo(monthText(to())) : archive.onTo(monthText(to()))}
        disabled={step < 0 ? month() <= monthOf(FIRST_DAY) : month() >= monthOf(today())}
        onClick={() => props.choose(clampDay(firstOf(to())))}
      >
        {step < 0 ? '‹' : '›'}
      </Button>
    );
  };
  return (
    <section class="card cabinet-card" aria-label={archive.calendar}>
      <div class="calendar-head">
        <MonthButton step={-1} />
        <h2 id="month-title">{monthText(month())}</h2>
        <MonthButton step={1} />
      </div>
      <table ref={table} class="calendar" aria-labelledby="month-title" onKeyDown={onKeyDown}>
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
                            when={isOut(date())}
                            fallback={
                              <span class="calendar-day closed">{Number(date().slice(8))}</span>
                            }
                          >
                            <DayButton
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

function solvedText(results: DayResults | undefined): string {
  const wins = Object.values(results ?? {}).flatMap((result) =>
    result && isWin(result) ? [result] : [],
  );
  return archive.solved(wins.length, wins.filter(isLate).length, gameIds.length);
}

function DayButton(props: {
  readonly day: Day;
  readonly chosen: Day;
  readonly results: DayResults | undefined;
  choose(): void;
}): JSX.Element {
  const isChosen = () => props.day === props.chosen;
  const isSolved = (id: string, late: boolean) => {
    const result = props.results?.[id];
    return result !== undefined && isWin(result) && isLate(result) === late;
  };
  return (
    <button
      type="button"
      class="calendar-day"
      classList={{ chosen: isChosen(), today: props.day === today() }}
      tabindex={isChosen() ? 0 : -1}
      aria-current={isChosen() ? 'date' : undefined}
      aria-label={archive.dayLabel(dayText(props.day), solvedText(props.results))}
      onClick={() => props.choose()}
    >
      {Number(props.day.slice(8))}
      <span class="pips" aria-hidden="true">
        <For each={gameIds}>
          {(id) => (
            <span
              class="pip"
              classList={{ solved: isSolved(id, false), late: isSolved(id, true) }}
            />
          )}
        </For>
      </span>
    </button>
  );
}

/** Results by the day they belong to. */
function byDay(results: readonly Counted[]): ReadonlyMap<Day, DayResults> {
  const grouped = new Map<Day, Counted[]>();
  for (const result of results)
    if (result.daily !== undefined)
      grouped.set(result.daily, [...(grouped.get(result.daily) ?? []), result]);
  return new Map([...grouped].map(([day, group]) => [day, resultsOfDay(group, day)]));
}

export function ArchivePage(): JSX.Element {
  const params = useParams();
  const [results] = createResource(() => loadCounted());
  const days = createMemo(() => byDay(results.latest ?? []));
  const asked = params['day'];
  const [chosen, setChosen] = createSignal<Day>(clampDay(isDay(asked) ? asked : today()));
  /** Changes the address without the router, because keys may come faster than pages. */
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
          <Button onClick={() => void shareDaily(props.day)}>{archive.share}</Button>
        </Show>
        <Suspense>
          <DayNumbers day={props.day} loadNames={loadPickNames} />
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
