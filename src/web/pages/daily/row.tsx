// Today's puzzles as one row on the home page. Reads the boards of the day and nothing else.

import { A } from '@solidjs/router';
import { createResource, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { type Day, FIRST_DAY } from '../../../cabinet/day.ts';
import { dailyBoardId, dailySeed } from '../../../cabinet/plan.ts';
import type { Status } from '../../../core/game.ts';
import { gameIds } from '../../../games/index.ts';
import { entryOf } from '../../games/index.ts';
import { readBoard } from '../../storage/boards.ts';
import { openDatabase } from '../../storage/database.ts';
import { returning, streaking } from '../../storage/returning.ts';
import { dailyRow, dayText, titleOf } from '../../words.ts';
import { today } from './today.ts';
import './row.css';

const Streak = lazy(() => import('./streak.tsx'));
const DayNumbers = lazy(() => import('../../online/parts/day.tsx'));

type States = Readonly<Partial<Record<string, Status>>>;

export async function dailyStates(day: Day): Promise<States> {
  const database = await openDatabase();
  const range = { first: `${dailySeed(day)}-`, last: `${dailySeed(day)}-~` };
  const states: Partial<Record<string, Status>> = {};
  for (const value of await database.all('boards', range)) {
    const board = readBoard(value);
    const id = gameIds.find((game) => board.ok && dailyBoardId(game, day) === board.value.id);
    if (board.ok && id) states[id] = board.value.status;
  }
  return states;
}

async function shareDay(day: Day): Promise<void> {
  const { shareDaily } = await import('./sharing.ts');
  await shareDaily(day);
}

export function DailyRow(): JSX.Element {
  const day = () => today();
  const [found] = createResource(day, dailyStates);
  const waits = returning.value();
  /** Asking for what is not here yet would keep the whole page back. */
  const states = (): States =>
    waits || found.state === 'ready' || found.state === 'refreshing' ? (found.latest ?? {}) : {};
  const ended = () =>
    Object.values(states()).filter((status) => status === 'won' || status === 'lost').length;
  return (
    <Show when={day() >= FIRST_DAY}>
      <section class="daily" aria-labelledby="daily-title">
        <div class="daily-head">
          <h2 id="daily-title">{dailyRow.title}</h2>
          <p class="muted">{dayText(day())}</p>
          <Show when={streaking.value()}>
            <p class="daily-streak">
              <Suspense>
                <Streak day={day()} ended={ended()} />
              </Suspense>
            </p>
          </Show>
        </div>
        <ul class="daily-row">
          <For each={gameIds}>
            {(id) => <DailyCard id={id} day={day()} status={states()[id]} />}
          </For>
        </ul>
        <Show when={ended() > 0}>
          <div class="row">
            <button type="button" class="button" onClick={() => void shareDay(day())}>
              {dailyRow.share}
            </button>
            <Suspense>
              <DayNumbers day={day()} />
            </Suspense>
          </div>
        </Show>
      </section>
    </Show>
  );
}

function DailyCard(props: {
  readonly id: string;
  readonly day: Day;
  readonly status: Status | undefined;
}): JSX.Element {
  const { Picture, ground } = entryOf(props.id);
  const words = () => (props.status ? dailyRow.states[props.status] : dailyRow.play);
  return (
    <li>
      <A
        class={`card daily-card game-${props.id}`}
        classList={{ done: props.status === 'won' }}
        style={{ '--ground': ground }}
        href={`/daily/${props.day}/${props.id}`}
      >
        <span class="daily-picture" aria-hidden="true">
          <Picture />
        </span>
        <span class="daily-words">
          <strong>
            <span class="unseen">{dailyRow.daily} </span>
            {titleOf(props.id).title}
          </strong>{' '}
          <span class="muted">
            {props.status === 'won' ? `${dailyRow.done} ` : ''}
            {words()}
          </span>
        </span>
      </A>
    </li>
  );
}
