// Home: the board you left first, then the games. No marketing.

import { A, Navigate, useSearchParams } from '@solidjs/router';
import {
  createEffect,
  createResource,
  createSignal,
  For,
  type JSX,
  lazy,
  Show,
  Suspense,
} from 'solid-js';
import { clockText, dayText, shortDayText } from '#words/formats.ts';
import { dailyRow, shell } from '#words/shell.ts';
import { type Day, FIRST_DAY } from '../../cabinet/day.ts';
import { isOver, type Status } from '../../core/game.ts';
import { gameIds } from '../../games/index.ts';
import { entryOf, leadFromHome, loadPickNames } from '../games/index.ts';
import { openBoards } from '../storage/boards.ts';
import { lastTable, returning, streaking } from '../storage/local-store.ts';
import type { BoardRecord } from '../storage/records.ts';
import { type DailyStates, dailyStates, today } from '../storage/today.ts';
import { usePageTitle } from '../ui/announce.ts';
import { loadWords, titleOf } from '../ui/game-words.ts';
import { SettingsIcon } from '../ui/icons.tsx';
import { lazyModule } from '../ui/lazy.ts';
import { preferences } from '../ui/preferences.ts';
import './daily-row.css';
import { Button } from '../ui/controls.tsx';

const streaks = lazyModule(() => import('./streaks.tsx'));
const Streak = lazy(async () => ({ default: (await streaks.load()).Streak }));
const DayNumbers = lazy(async () => ({ default: (await streaks.load()).DayNumbers }));
const SettingsDialog = lazy(() => import('./settings.tsx'));

function DailyRow(): JSX.Element {
  const [found] = createResource(today, dailyStates);
  const waits = returning.value();
  /** Reading a pending resource would suspend the whole page. */
  const states = (): DailyStates =>
    waits || found.state === 'ready' || found.state === 'refreshing' ? (found.latest ?? {}) : {};
  const ended = () => Object.values(states()).filter(isOver).length;
  return (
    <Show when={today() >= FIRST_DAY}>
      <section class="daily" aria-labelledby="daily-title">
        <div class="daily-head">
          <h2 id="daily-title">{dailyRow.title}</h2>
          <p class="muted">{dayText(today())}</p>
          <Show when={streaking.value()}>
            <p class="daily-streak">
              <Suspense>
                <Streak day={today()} ended={ended()} />
              </Suspense>
            </p>
          </Show>
        </div>
        <ul class="daily-row">
          <For each={gameIds}>
            {(id) => <DailyCard id={id} day={today()} status={states()[id]} />}
          </For>
        </ul>
        <Show when={ended() > 0}>
          <div class="row">
            <Button onClick={async () => (await streaks.load()).shareDaily(today())}>
              {dailyRow.share}
            </Button>
            <Suspense>
              <DayNumbers day={today()} loadNames={loadPickNames} />
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

const words = shell.homePage;

/** The pages of the cabinet. */
const links = [
  [words.allMine, '/my-games'],
  [words.archive, '/archive'],
  [words.statistics, '/statistics'],
  [words.replay, '/replay'],
  [words.print, '/print'],
  [words.backup, '/backup'],
] as const;

const CONTINUED = 3;

async function unfinished(): Promise<readonly BoardRecord[]> {
  const boards = await openBoards();
  return (await boards.list(60)).filter(({ status }) => !isOver(status)).slice(0, CONTINUED);
}

export function Home(): JSX.Element {
  const [search] = useSearchParams();
  const [found] = createResource(unfinished);
  const waits = returning.value();
  const table = lastTable.value();
  /** Asking for what is not here yet would keep the whole page back. */
  const boards = () => (waits || found.state === 'ready' ? (found.latest ?? []) : []);
  createEffect(() => {
    if (found.state === 'ready') returning.set(boards().length > 0);
  });
  const [settingsOpen, openSettings] = createSignal(false);
  const lead = () => leadFromHome(search);
  usePageTitle(() => words.title);
  return (
    <Show when={!lead()} fallback={<Navigate href={lead() ?? '/'} />}>
      <main id="main" class="page home" tabindex="-1">
        <header class="home-head">
          <div>
            <h1 class="wordmark">{words.title}</h1>
            <p class="muted">{words.about(gameIds.length)}</p>
          </div>
          <Button class="icon quiet" label={words.settings} onClick={() => openSettings(true)}>
            <SettingsIcon />
          </Button>
        </header>
        <Show when={boards().length > 0}>
          <section aria-labelledby="continue-title">
            <h2 id="continue-title">{words.goOn}</h2>
            <ul class="continue">
              <For each={boards()}>{(board) => <ContinueCard board={board} />}</For>
            </ul>
          </section>
        </Show>
        <DailyRow />
        <A class="card continue-card" href={`/together/${table}`}>
          <strong>{table ? words.table : words.together}</strong>
        </A>
        <section aria-labelledby="games-title">
          <h2 id="games-title" class="unseen">
            {words.games}
          </h2>
          <ul class="cabinet">
            <For each={gameIds}>{(id) => <GameCard id={id} />}</For>
          </ul>
        </section>
        <nav class="home-links" aria-label={words.cabinet}>
          <For
            each={links.filter(
              ([, path]) => path !== '/statistics' || preferences().statisticsShown,
            )}
          >
            {([label, path]) => (
              <A class="button" href={path}>
                {label}
              </A>
            )}
          </For>
        </nav>
        <footer class="home-foot muted">
          <p>{words.foot}</p>
        </footer>
      </main>
      {/* Its own boundary, or the page would give way while the dialog loads. */}
      <Suspense>
        <Show when={settingsOpen()}>
          <SettingsDialog onClose={() => openSettings(false)} />
        </Show>
      </Suspense>
    </Show>
  );
}

function ContinueCard(props: { readonly board: BoardRecord }): JSX.Element {
  const title = () => titleOf(props.board.game).title;
  // Home does not wait for the words of a game.
  const [gameWords] = createResource(() => props.board.game, loadWords);
  const level = () => gameWords.latest?.presets[props.board.level]?.name ?? shell.custom;
  return (
    <li>
      <A class="card continue-card" href={`/${props.board.game}/${props.board.id}`}>
        <strong>{title()}</strong>
        <span class="muted">
          {props.board.daily === undefined ? level() : words.daily(shortDayText(props.board.daily))}
          {' · '}
          <span class="digits">{clockText(props.board.millis)}</span>
          {' · '}
          {words.moves(props.board.moves)}
        </span>
      </A>
    </li>
  );
}

function GameCard(props: { readonly id: string }): JSX.Element {
  const text = () => titleOf(props.id);
  const { Picture, ground } = entryOf(props.id);
  return (
    <li class={`card game-card game-${props.id}`} style={{ '--ground': ground }}>
      <div class="game-picture" aria-hidden="true">
        <Picture />
      </div>
      <div class="game-words">
        <h3>{text().title}</h3>
        <p class="muted">{text().tagline}</p>
        <div class="row">
          <A class="button primary" href={`/${props.id}`} aria-label={words.playGame(text().title)}>
            {shell.play}
          </A>
          <A class="button" href={`/${props.id}?new`} aria-label={words.newGameOf(text().title)}>
            {shell.newGame}
          </A>
          <A
            class="button quiet"
            href={`/rules/${props.id}`}
            aria-label={words.rulesOf(text().title)}
          >
            {words.rules}
          </A>
          <Show when={text().print}>
            {(label) => (
              <A class="button quiet" href={`/print/${props.id}`}>
                {label()}
              </A>
            )}
          </Show>
        </div>
      </div>
    </li>
  );
}
