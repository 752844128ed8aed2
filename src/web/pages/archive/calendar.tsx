// A month of days to choose from, by pointer or by arrows, each with what was solved of it.

import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import {
  addDays,
  addMonths,
  type Day,
  daysOfMonth,
  FIRST_DAY,
  monthOf,
  weekday,
} from '../../../cabinet/day.ts';
import { isLate, isWin } from '../../../cabinet/result.ts';
import { gameIds } from '../../../games/index.ts';
import type { DayResults } from '../daily/sharing.ts';
import { today } from '../daily/today.ts';
import { archive, dayText, monthText, weekdayNames } from '../words.ts';

/** Into the days that are out. */
export function clampDay(day: Day): Day {
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

/** Where a key leads from a day; undefined for other keys. */
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

export function Calendar(props: {
  readonly chosen: Day;
  readonly days: ReadonlyMap<Day, DayResults>;
  choose(day: Day): void;
}): JSX.Element {
  const month = () => monthOf(props.chosen);
  const weeks = createMemo(() => weeksOf(month()));
  let table: HTMLTableElement | undefined;
  // The keyboard moves the focus along, once the other month is there.
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
  return (
    <section class="card cabinet-card" aria-label={archive.calendar}>
      <div class="calendar-head">
        <button
          type="button"
          class="button"
          aria-label={archive.backTo(monthText(addMonths(month(), -1)))}
          disabled={month() <= monthOf(FIRST_DAY)}
          onClick={() => props.choose(clampDay(firstOf(addMonths(month(), -1))))}
        >
          ‹
        </button>
        <h2 id="month-title">{monthText(month())}</h2>
        <button
          type="button"
          class="button"
          aria-label={archive.onTo(monthText(addMonths(month(), 1)))}
          disabled={month() >= monthOf(today())}
          onClick={() => props.choose(clampDay(firstOf(addMonths(month(), 1))))}
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
      aria-label={archive.dayLabel(dayText(props.day), solvedText(props.results))}
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
