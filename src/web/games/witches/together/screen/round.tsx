// How the round stands: how many have acted, who is waited for, and passing for those who are away.

import { For, type JSX, Show } from 'solid-js';
import { nameAt } from '../../people.ts';
import { isMissing, mayAct, placesOf, screenOf, youAt } from '../table.ts';
import { words } from '#words/witches/tableface.ts';
import type { Screen } from './screen.ts';

export function RoundLine(props: { readonly screen: Screen }): JSX.Element {
  const { play } = props.screen;
  const table = () => screenOf(play);
  const open = () => placesOf(play).filter((place) => table().places[place - 1]?.acted === 'open');
  const others = () => open().filter((place) => place !== youAt(play));
  const line = () => {
    const { seats } = table();
    const names = others().map((place) => nameAt(play, place));
    if (props.screen.due()) return words.roundChoice(seats - open().length, seats);
    return open().includes(youAt(play) ?? 0)
      ? words.roundYours(seats - open().length, seats)
      : words.roundOthers(seats - open().length, seats, names);
  };
  return (
    <Show when={!play.over() && table().phase === 'playing'}>
      <p class="round-line">
        <strong class="digits">{words.round(table().round)}</strong> <span>{line()}</span>
      </p>
    </Show>
  );
}

/** Nobody waits for a seat that has been away for a while. */
export function PassForAbsent(props: { readonly screen: Screen }): JSX.Element {
  const { screen } = props;
  const { play } = screen;
  const absent = () =>
    mayAct(play) && screenOf(play).phase === 'playing'
      ? placesOf(play).filter(
          (place) =>
            place !== youAt(play) &&
            screenOf(play).places[place - 1]?.acted === 'open' &&
            isMissing(play, place),
        )
      : [];
  return (
    <Show when={absent().length > 0}>
      <div class="row table-absent">
        <For each={absent()}>
          {(seat) => (
            <button
              type="button"
              class="button"
              onClick={() => screen.send({ type: 'passFor', seat })}
            >
              {words.passFor(nameAt(play, seat))}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}
