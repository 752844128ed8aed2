// How a race stands: while others still play, and when it is over.

import { A } from '@solidjs/router';
import { createSignal, For, type JSX, lazy, onCleanup, Show, Suspense } from 'solid-js';
import { type RaceView, raceTable, rankedOf, running } from '../../../../core/race.ts';
import { isAway, sinceTold } from '../../../online/rooms/absence.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { feel } from '../../../ui/feel/index.ts';
import { SeatMark } from '../../../ui/seatmark.tsx';
import { clockText } from '../../../words.ts';
import { explainRoom } from '../faults.ts';
import { boardOf } from '../finished.ts';
import { useArrival } from '../focus.ts';
import type { TableProps } from '../room.tsx';
import { together } from '../words.ts';
import { kindWord } from './ending.ts';
import { type RunnerRow, stateOf } from './others.tsx';

const words = together.race;
const SideBySide = lazy(() => import('./replays.tsx'));
const Celebration = lazy(async () => ({
  default: (await import('../../../ui/celebration/index.tsx')).Celebration,
}));

export interface StandingsProps extends TableProps {
  readonly race: RaceView;
  readonly rows: readonly RunnerRow[];
  /** It has ended while this page was at it: whoever has won is celebrated. */
  readonly fresh: boolean;
}

export function Standings(props: StandingsProps): JSX.Element {
  const { line } = props;
  const [watching, setWatching] = createSignal(false);
  const [problem, setProblem] = createSignal<string>();
  const [dealing, setDealing] = createSignal(false);
  const over = () => props.race.phase === 'over';
  const ranked = () => rankedOf(props.race.runners);
  const rowAt = (place: number) => props.rows.find((row) => row.place === place);
  const left = () => running(props.race).flatMap((place) => rowAt(place) ?? []);
  const since = sinceTold(line);
  const away = () =>
    left().length > 0 &&
    left().every(({ member }) => member && isAway(member, since(), line.awayAfter()));
  const seated = () => props.news.you !== null;
  const leads = () => seated() && props.news.chair === props.news.you;
  const headline = () => {
    const [first] = ranked();
    if (!over()) return ownTitle(rowAt(props.race.you ?? 0));
    if (!first || first.rank === undefined) return words.nobody;
    return first.place === props.race.you
      ? words.youWon
      : words.won(rowAt(first.place)?.member?.name ?? '');
  };
  const kind = () => kindWord(props.race, (place) => rowAt(place)?.member?.name ?? '');
  const isFirst = () => ranked().some(({ place, rank }) => place === props.race.you && rank === 1);
  const finished = () => ranked().filter(({ runner }) => runner.finish !== null);

  async function again(): Promise<void> {
    if (dealing()) return;
    setDealing(true);
    const dealt = await line.deal(props.next.wanted());
    setDealing(false);
    setProblem(dealt.ok ? undefined : await explainRoom(dealt.fault));
  }
  async function stop(): Promise<void> {
    const question = { title: words.stopSure, about: words.stopAbout, act: words.stop };
    if (await confirm({ ...question, danger: true }))
      line.move(raceTable.moveCode.encode({ type: 'stop' }), false);
  }

  return (
    <Show
      when={!watching()}
      fallback={
        <Suspense>
          <SideBySide {...props} ranked={finished()} close={() => setWatching(false)} />
        </Suspense>
      }
    >
      <section class="standings stack" aria-labelledby="standings-title">
        <Arrival told={[headline(), kind()].filter(Boolean).join(' ')} />
        <Show when={over() && props.fresh && isFirst()}>
          <Winner />
        </Show>
        <h2 id="standings-title">{headline()}</h2>
        <Show when={kind() !== ''}>
          <p class="race-kind">{kind()}</p>
        </Show>
        <Show when={!over() && left().length > 0}>
          <p class="muted">{words.waitFor(left().map(({ member }) => member?.name ?? ''))}</p>
        </Show>
        <Show when={problem()}>
          {(text) => (
            <p class="note bad" role="alert">
              {text()}
            </p>
          )}
        </Show>
        <div class="row">
          <Show when={over() && seated()}>
            <button
              type="button"
              class="button primary"
              disabled={!line.online()}
              aria-busy={dealing()}
              onClick={() => void again()}
            >
              {dealing() ? together.room.dealing : together.room.again}
            </button>
          </Show>
          <Show when={over() && finished().length > 0}>
            <button type="button" class="button" onClick={() => setWatching(true)}>
              {words.replays}
            </button>
          </Show>
          <Show when={props.race.you !== null && over()}>
            <A class="button" href={`/replay/board/${boardOf(props.news)}`}>
              {words.board}
            </A>
          </Show>
          <Show when={!over() && seated() && away()}>
            <button
              type="button"
              class="button"
              onClick={() => line.move(raceTable.moveCode.encode({ type: 'close' }), false)}
            >
              {words.close}
            </button>
          </Show>
          <Show when={!over() && leads() && !away()}>
            <button type="button" class="button danger" onClick={() => void stop()}>
              {words.stop}
            </button>
          </Show>
          <button type="button" class="button" onClick={() => props.showLobby()}>
            {together.room.table}
          </button>
        </div>
        <Show when={over()}>{props.next.choice()}</Show>
        <table class="standings-table">
          <thead class="unseen">
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.time}</th>
              <th scope="col">{words.moves}</th>
            </tr>
          </thead>
          <tbody>
            <For each={ranked().map(({ place }) => place)}>
              {(place) => {
                const entry = () => ranked().find((one) => one.place === place);
                const row = () => rowAt(place);
                const rank = () => entry()?.rank;
                return (
                  <tr classList={{ you: place === props.race.you, first: rank() === 1 && over() }}>
                    <td class="digits">{rank() === undefined ? '–' : words.rank(rank() ?? 0)}</td>
                    <th scope="row">
                      {/* No break between them: a name that is too long for its line breaks in itself. */}
                      <SeatMark seat={place} />
                      {'\u00a0'}
                      {place === props.race.you
                        ? together.room.you(row()?.member?.name ?? '')
                        : row()?.member?.name}
                      <Show when={entry()?.standing === 'helped'}>
                        <small class="muted"> {words.helped}</small>
                      </Show>
                    </th>
                    <td class="digits">
                      {entry()?.runner.finish?.solved
                        ? clockText(entry()?.runner.finish?.millis ?? 0)
                        : over() && entry()?.standing === 'running'
                          ? words.still
                          : stateText(row())}
                    </td>
                    <td class="digits muted">{movesText(entry()?.runner.finish?.moves)}</td>
                  </tr>
                );
              }}
            </For>
          </tbody>
        </table>
      </section>
    </Show>
  );
}

/** This screen, told when it comes and whenever it says something else. */
function Arrival(props: { readonly told: string }): JSX.Element {
  useArrival(() => props.told);
  return null;
}

/** Milliseconds that a winner is celebrated. */
const CELEBRATED = 2200;

function Winner(): JSX.Element {
  const [seen, setSeen] = createSignal(true);
  const timer = setTimeout(() => setSeen(false), CELEBRATED);
  onCleanup(() => clearTimeout(timer));
  feel({ kind: 'won' });
  return (
    <Show when={seen()}>
      <div class="race-winner">
        <Suspense>
          <Celebration won />
        </Suspense>
      </div>
    </Show>
  );
}

/** While others still play: how it stands for oneself. */
function ownTitle(row: RunnerRow | undefined): string {
  if (!row) return words.watchRace;
  return row.runner.gaveUp ? words.youGaveUp : words.waitTitle;
}

const stateText = (row: RunnerRow | undefined) => (row ? stateOf(row) : '');
const movesText = (moves: number | undefined) => (moves === undefined ? '' : words.movesOf(moves));
