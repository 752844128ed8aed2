// The seats of a table on screen, each with a small picture of its part: who has acted, who decides, who is away, and
// what has just changed. A press looks at that part.

import { For, type JSX, Show } from 'solid-js';
import type { SeatState } from '../../../../../games/witches/types/table.ts';
import { SeatMark } from '../../../../ui/seat-mark.tsx';
import { nameAt } from '../../people.ts';
import { words as common } from '#words/witches/index.ts';
import { layPart } from '../part.ts';
import { MiniPart } from '../partboard.tsx';
import { presenceWord } from '../people.tsx';
import { placesOf, screenOf, youAt } from '../table.ts';
import { words } from '#words/witches/tableface.ts';
import { changedCells, type Screen } from './screen.ts';

export function SeatCards(props: { readonly screen: Screen }): JSX.Element {
  const { play, hand } = props.screen;
  const { seats } = screenOf(play);
  const changed = () => changedCells(play.happening().events);
  return (
    <ul class="seat-cards" aria-label={words.people}>
      <For each={placesOf(play)}>
        {(place) => {
          const state = () => screenOf(play).places[place - 1];
          const missing = () => presenceWord(play, place);
          const doing = () => missing() ?? doingWord(state());
          const under = () =>
            (state()?.statuses ?? []).map(({ effect }) => common.face.effect(effect));
          const mine = () => place === youAt(play);
          return (
            <li>
              <button
                type="button"
                class="seat-card"
                classList={{
                  you: mine(),
                  open: state()?.acted === 'open' && !play.over(),
                  missing: missing() !== undefined,
                  ailing: under().length > 0,
                }}
                data-seat={place}
                aria-pressed={hand.looking() === place}
                onClick={() => {
                  hand.look(place);
                  hand.setTab('board');
                }}
              >
                <span class="seat-card-name">
                  <SeatMark seat={place} />
                  <span>{mine() ? words.you : nameAt(play, place)}</span>
                </span>
                <span class="unseen">{mine() ? words.yoursUnseen : words.partUnseen}</span>
                <MiniPart
                  laid={layPart(seats, place)}
                  position={props.screen.position}
                  changed={changed()}
                />
                <small>{play.over() ? '' : doing()}</small>
                <Show when={under().length > 0}>
                  <span class="unseen">, {words.under(under())}</span>
                </Show>
              </button>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

/** What a seat is about, in a word. */
function doingWord(state: SeatState | undefined): string {
  if (!state) return '';
  return state.choices.length > 0 ? words.decides : words.acted[state.acted];
}
