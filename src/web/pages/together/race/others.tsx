// How far everybody is: a mark, a bar and a word each, beside or above the own board; whoever leads comes first.

import { Index, type JSX, Show } from 'solid-js';
import { type Runner, rankedOf, STEPS, standingOf } from '../../../../core/race.ts';
import type { RoomMember } from '../../../../wire/rooms.ts';
import { SeatMark } from '../../../ui/seatmark.tsx';
import { clockText } from '../../../words.ts';
import { together } from '../words.ts';

const words = together.race;

export interface RunnerRow {
  /** At the table, from 1. */
  readonly place: number;
  readonly runner: Runner;
  readonly member: RoomMember | undefined;
}

export const percentOf = ({ progress }: Runner): number => Math.round((progress / STEPS) * 100);

/** What is said of a runner in a word or two. */
export function stateOf({ runner, member }: RunnerRow): string {
  const standing = standingOf(runner);
  if (runner.finish?.solved) return words.finished(clockText(runner.finish.millis));
  if (standing === 'unsolved') return words.unsolved;
  if (standing === 'gaveUp') return words.gaveUp;
  if (member && !member.here) return words.away;
  return words.percent(percentOf(runner));
}

/** By time, then by how far; those who are equal share a rank. */
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
      {/* It can be scrolled by keys where it does not fit. */}
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
