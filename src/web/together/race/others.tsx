// How far everybody is: a mark, a bar and a word each, beside or above the own board.

import { Index, type JSX } from 'solid-js';
import { type Runner, STEPS, standingOf } from '../../../core/race.ts';
import type { RoomMember } from '../../../wire/rooms.ts';
import { SeatMark } from '../../kit/seatmark.tsx';
import { clockText } from '../../words.ts';
import { together } from '../words.ts';

const words = together.race;

export interface RunnerRow {
  /** At the table, from 1. */
  readonly place: number;
  readonly runner: Runner;
  readonly member: RoomMember | undefined;
}

/** What is said of a runner in a word or two. */
export function stateOf({ runner, member }: RunnerRow): string {
  const standing = standingOf(runner);
  if (runner.finish?.solved) return words.finished(clockText(runner.finish.millis));
  if (standing === 'unsolved') return words.unsolved;
  if (standing === 'gaveUp') return words.gaveUp;
  if (member && !member.here) return words.away;
  return words.percent(Math.round((runner.progress / STEPS) * 100));
}

export function Others(props: { readonly rows: readonly RunnerRow[] }): JSX.Element {
  return (
    <ul class="race-others" aria-label={words.others}>
      <Index each={props.rows}>
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
  );
}
