// The standings of a race: progress of the others during the race, ranks and times afterwards.

import { A } from '@solidjs/router';
import { createSignal, For, Index, type JSX, onCleanup, Show } from 'solid-js';
import { clockText } from '#words/formats.ts';
import { together } from '#words/together.ts';
import {
  type RaceView,
  type Runner,
  raceStandingOf,
  raceTable,
  rankedOf,
  running,
  STEPS,
} from '../../../../core/race.ts';
import type { RoomMember } from '../../../../wire/rooms.ts';
import { isAway, sinceUpdate } from '../../../online/rooms/room-people.ts';
import { Celebration } from '../../../ui/celebration.tsx';
import { Button, Problem } from '../../../ui/controls.tsx';
import { confirm } from '../../../ui/dialog.tsx';
import { feedback } from '../../../ui/feedback.ts';
import { useArrival } from '../../../ui/focus.ts';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { boardOf } from '../finished.ts';
import { isHost } from '../level.tsx';
import type { RoomGameProps } from '../room.tsx';
import { SideBySide } from './side-by-side.tsx';

export interface RunnerRow {
  /** Place at the table, from 1. */
  readonly place: number;
  readonly runner: Runner;
  readonly member: RoomMember | undefined;
}

const percentOf = ({ progress }: Runner): number => Math.round((progress / STEPS) * 100);

/** The state of a runner in a word or two. */
function stateOf({ runner, member }: RunnerRow): string {
  const standing = raceStandingOf(runner);
  if (runner.finish?.solved) return words.finished(clockText(runner.finish.millis));
  if (standing === 'unsolved') return words.unsolved;
  if (standing === 'gaveUp') return words.gaveUp;
  if (member && !member.here) return words.away;
  return words.percent(percentOf(runner));
}

/** By time, then by progress; equals share a rank. */
function orderOf(rows: readonly RunnerRow[]): readonly (RunnerRow & { readonly rank: number })[] {
  const ranked = rankedOf(rows.map(({ runner }) => runner));
  const sorted = ranked.flatMap(({ place }) => rows.find((row) => row.place === place) ?? []);
  const isLevel = (one: RunnerRow, other: RunnerRow) =>
    stateOf({ ...one, member: undefined }) === stateOf({ ...other, member: undefined });
  return sorted.map((row) => ({
    ...row,
    rank: sorted.findIndex((other) => isLevel(other, row)) + 1,
  }));
}

export function Others(props: {
  readonly rows: readonly RunnerRow[];
  readonly you: number | null;
}): JSX.Element {
  const order = () => orderOf(props.rows);
  const own = () => order().find(({ place }) => place === props.you);
  return (
    <>
      <Show when={own()}>
        {(row) => <p class="race-own digits">{words.yourPlace(row().rank, props.rows.length)}</p>}
      </Show>
      {/* Focusable, so that keys can scroll it where it does not fit. */}
      <ul class="race-others" aria-label={words.others} tabindex={props.rows.length > 4 ? 0 : -1}>
        <Index each={order().filter(({ place }) => place !== props.you)}>
          {(row) => (
            <li
              class="race-other"
              classList={{
                done: row().runner.finish !== null,
                missing: row().member?.here === false,
              }}
            >
              <SeatMark seat={row().place} />
              <span class="race-name">{row().member?.name}</span>
              <span
                class="race-bar"
                style={{ '--share': row().runner.progress / STEPS }}
                aria-hidden="true"
              />
              <small class="digits">{stateOf(row())}</small>
            </li>
          )}
        </Index>
      </ul>
    </>
  );
}

/** One kind sentence about the player's own race; empty for spectators, and while there is nothing to say. */
export function kindWord(
  { runners, you, phase }: RaceView,
  nameOf: (place: number) => string,
): string {
  const ranked = rankedOf(runners);
  const own = ranked.find(({ place }) => place === you);
  if (!own) return '';
  const time = own.runner.finish?.millis ?? 0;
  if (own.rank === undefined) return phase === 'over' ? words.gotTo(percentOf(own.runner)) : '';
  if (phase !== 'over') return words.soFar(own.rank, clockText(time));
  const [first] = ranked;
  if (own.rank > 1 && first) {
    const behind = Math.max(0, time - (first.runner.finish?.millis ?? 0));
    return words.cameIn(own.rank, runners.length, behind, nameOf(first.place));
  }
  const level = ranked.filter(({ rank, place }) => rank === 1 && place !== you);
  if (level.length > 0) return words.wonTogether(level.map(({ place }) => nameOf(place)));
  const next = ranked.find(({ rank }) => rank !== undefined && rank > 1);
  if (!next) return words.wonAlone;
  const ahead = Math.max(0, (next.runner.finish?.millis ?? 0) - time);
  return words.wonBy(ahead, nameOf(next.place));
}

const words = together.race;

export interface StandingsProps extends RoomGameProps {
  readonly race: RaceView;
  readonly rows: readonly RunnerRow[];
  /** It ended while this page was open: a winner is celebrated. */
  readonly fresh: boolean;
}

export function Standings(props: StandingsProps): JSX.Element {
  const { connection } = props;
  const [watching, setWatching] = createSignal(false);
  const [problem, setProblem] = createSignal<string>();
  const over = () => props.race.phase === 'over';
  const ranked = () => rankedOf(props.race.runners);
  const rowAt = (place: number) => props.rows.find((row) => row.place === place);
  const left = () => running(props.race).flatMap((place) => rowAt(place) ?? []);
  const since = sinceUpdate(connection);
  const away = () =>
    left().length > 0 &&
    left().every(({ member }) => member && isAway(member, since(), connection.awayAfter()));
  const seated = () => props.room.you !== null;
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

  async function stop(): Promise<void> {
    const question = { title: words.stopSure, about: words.stopAbout, act: words.stop };
    if (await confirm({ ...question, danger: true }))
      connection.move(raceTable.moveCode.encode({ type: 'stop' }), false);
  }

  return (
    <Show
      when={!watching()}
      fallback={<SideBySide {...props} ranked={finished()} close={() => setWatching(false)} />}
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
        <Problem text={problem()} />
        <div class="row">
          <Show when={over() && seated()}>
            <Button
              class="primary"
              waits={!connection.online()}
              busy={props.next.dealing()}
              onClick={async () => setProblem(await props.next.deal())}
            >
              {props.next.dealing() ? together.room.dealing : together.room.again}
            </Button>
          </Show>
          <Show when={over() && finished().length > 0}>
            <Button onClick={() => setWatching(true)}>{words.replays}</Button>
          </Show>
          <Show when={props.race.you !== null && over()}>
            <A class="button" href={`/replay/board/${boardOf(props.room)}`}>
              {words.board}
            </A>
          </Show>
          <Show when={!over() && seated() && away()}>
            <Button
              onClick={() => connection.move(raceTable.moveCode.encode({ type: 'close' }), false)}
            >
              {words.close}
            </Button>
          </Show>
          <Show when={!over() && isHost(props.room) && !away()}>
            <Button class="danger" onClick={() => void stop()}>
              {words.stop}
            </Button>
          </Show>
          <Button onClick={() => props.showLobby()}>{together.room.table}</Button>
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
                      {/* No line break between them: a name that is too long breaks in itself. */}
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

/** Announces this screen when it appears and when its headline changes. */
function Arrival(props: { readonly told: string }): JSX.Element {
  useArrival(() => props.told);
  return null;
}

/** Milliseconds of the celebration. */
const CELEBRATED = 2200;

function Winner(): JSX.Element {
  const [seen, setSeen] = createSignal(true);
  const timer = setTimeout(() => setSeen(false), CELEBRATED);
  onCleanup(() => clearTimeout(timer));
  feedback({ kind: 'won' });
  return (
    <Show when={seen()}>
      <div class="race-winner">
        <Celebration won />
      </div>
    </Show>
  );
}

/** The headline while others still play. */
function ownTitle(row: RunnerRow | undefined): string {
  if (!row) return words.watchRace;
  return row.runner.gaveUp ? words.youGaveUp : words.waitTitle;
}

const stateText = (row: RunnerRow | undefined) => (row ? stateOf(row) : '');
const movesText = (moves: number | undefined) => (moves === undefined ? '' : words.movesOf(moves));
