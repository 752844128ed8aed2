// The people at a table, and what can be done about them: by everybody, and by who leads it.

import { For, type JSX, Show } from 'solid-js';
import type { RoomMember, RoomSnapshot } from '../../../wire/rooms.ts';
import { confirm } from '../../ui/confirm.tsx';
import { SeatMark } from '../../ui/seatmark.tsx';
import { together } from './words.ts';

const words = together.room;

export type Presence = keyof typeof words.presence;

export const presenceOf = ({ gone, here }: RoomMember): Presence => {
  if (gone) return 'gone';
  return here ? 'here' : 'away';
};

export interface PeopleProps {
  readonly news: RoomSnapshot;
  /** Sends somebody away. */
  remove(seat: number): void;
  /** Goes on in a seat that was left; undefined where one sits already. */
  readonly takeOver: ((seat: number) => void) | undefined;
}

export function People(props: PeopleProps): JSX.Element {
  const isYou = (member: RoomMember) => member.seat === props.news.you;
  const leads = () =>
    !props.news.ended && props.news.you !== null && props.news.chair === props.news.you;
  const remove = async ({ seat, name }: RoomMember) => {
    const { removeSure, removeAbout, remove: act } = words.lead;
    const question = { title: removeSure(name), about: removeAbout, act: act(name), danger: true };
    if (await confirm(question)) props.remove(seat);
  };
  return (
    <ul class="plain-list room-people" aria-label={words.people}>
      {/* By seat, so that a row that changes stays where it is, and with it the focus. */}
      <For each={props.news.members.map(({ seat }) => seat)}>
        {(seat) => {
          const member = () => props.news.members[seat - 1];
          return (
            <Show when={member()}>
              {(one) => (
                <li class="line room-person" classList={{ missing: presenceOf(one()) !== 'here' }}>
                  <SeatMark seat={seat} />
                  <span class="room-name">
                    <strong>{isYou(one()) ? words.you(one().name) : one().name}</strong>
                    <small class="muted">
                      {[
                        props.news.chair === seat ? words.chair : '',
                        words.presence[presenceOf(one())],
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <Show when={leads() && !isYou(one()) && !one().gone}>
                    <button
                      type="button"
                      class="button quiet small"
                      aria-label={words.lead.removeOne(one().name)}
                      onClick={() => void remove(one())}
                    >
                      {words.lead.removeShort}
                    </button>
                  </Show>
                  <Show when={one().gone && props.takeOver}>
                    {(takeOver) => (
                      <button type="button" class="button small" onClick={() => takeOver()(seat)}>
                        {together.join.takeOver(one().name)}
                      </button>
                    )}
                  </Show>
                </li>
              )}
            </Show>
          );
        }}
      </For>
    </ul>
  );
}
