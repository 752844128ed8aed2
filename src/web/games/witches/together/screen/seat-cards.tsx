// The other players of a table on screen: cards with a small picture of each part (a press shows it large), the state of
// the round with passing for absent players, and gifts.

import { For, type JSX, Show } from 'solid-js';
import { words } from '#words/witches/index.ts';
import { soloWords } from '#words/witches/solo.ts';
import { tableWords } from '#words/witches/table.ts';
import { SeatMark } from '../../../../ui/seat-mark.tsx';
import { markFresh } from '../../../../ui/tap-guard.ts';
import { ActionButton } from '../../action-button.tsx';
import { nameAt } from '../../party.ts';
import { layPart } from '../part-layout.ts';
import { presenceWord, SeatName } from '../people.tsx';
import { isMissing, mayAct, placesOf, screenOf, youAt } from '../table.ts';
import { MiniPart } from './board.tsx';
import { changedCells, type ScreenTableState } from './table-state.ts';

export function SeatCards(props: { readonly screen: ScreenTableState }): JSX.Element {
  const { play, hand } = props.screen;
  const { seats } = screenOf(play);
  const changed = () => changedCells(play.happening().events);
  return (
    <ul class="seat-cards" aria-label={tableWords.people}>
      <For each={placesOf(play)}>
        {(place) => {
          const state = () => screenOf(play).places[place - 1];
          const missing = () => presenceWord(play, place);
          const doing = () => {
            const now = state();
            if (!now) return '';
            return now.choices.length > 0 ? tableWords.decides : tableWords.acted[now.acted];
          };
          const under = () =>
            (state()?.statuses ?? []).map(({ effect }) => words.face.effect(effect));
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
                  <span>{mine() ? tableWords.you : nameAt(play, place)}</span>
                </span>
                <span class="unseen">
                  {mine() ? tableWords.yoursUnseen : tableWords.partUnseen}
                </span>
                <MiniPart
                  laid={layPart(seats, place)}
                  position={props.screen.position}
                  changed={changed()}
                />
                <small>{play.over() ? '' : (missing() ?? doing())}</small>
                <Show when={under().length > 0}>
                  <span class="unseen">, {tableWords.under(under())}</span>
                </Show>
              </button>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

/** How many have acted, and who is still to act. */
export function RoundLine(props: { readonly screen: ScreenTableState }): JSX.Element {
  const { play } = props.screen;
  const table = () => screenOf(play);
  const open = () => placesOf(play).filter((place) => table().places[place - 1]?.acted === 'open');
  const line = () => {
    const { seats } = table();
    const done = seats - open().length;
    if (props.screen.due()) return tableWords.roundChoice(done, seats);
    if (open().includes(youAt(play) ?? 0)) return tableWords.roundYours(done, seats);
    const names = open().map((place) => nameAt(play, place));
    return tableWords.roundOthers(done, seats, names);
  };
  return (
    <Show when={!play.over() && table().phase === 'playing'}>
      <p class="round-line">
        <strong class="digits">{tableWords.round(table().round)}</strong> <span>{line()}</span>
      </p>
    </Show>
  );
}

/** Passes for seats that have been away for a while. */
export function PassForAbsent(props: { readonly screen: ScreenTableState }): JSX.Element {
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
            <ActionButton act={() => screen.send({ type: 'passFor', seat })}>
              {tableWords.passFor(nameAt(play, seat))}
            </ActionButton>
          )}
        </For>
      </div>
    </Show>
  );
}

/** Gifts to this player, to take or decline, and from this player, to withdraw. */
export function Offers(props: { readonly screen: ScreenTableState }): JSX.Element {
  const { screen } = props;
  const { play } = screen;
  const givers = () =>
    mayAct(play)
      ? screenOf(play)
          .offers.filter(({ from, to }) => from === youAt(play) || to === youAt(play))
          .map(({ from }) => from)
      : [];
  const offerOf = (giver: number) => screenOf(play).offers.find(({ from }) => from === giver);
  const gift = (giver: number) => {
    const offer = offerOf(giver);
    const plant = offer && screen.position().state.plots[offer.cell]?.[offer.plant];
    return plant ? soloWords.plant(plant.ingredient, plant.dots) : '';
  };
  return (
    <For each={givers()}>
      {(from) => (
        <section
          ref={markFresh}
          class="table-ask card"
          data-seat={from}
          aria-label={tableWords.gift}
        >
          <Show
            when={from === youAt(play)}
            fallback={
              <>
                <p>
                  <SeatName play={play} person={from} /> {tableWords.offersYou(gift(from))}
                </p>
                <div class="row">
                  <ActionButton primary act={() => screen.send({ type: 'accept', from })}>
                    {tableWords.accept}
                  </ActionButton>
                  <ActionButton act={() => screen.send({ type: 'decline', from })}>
                    {tableWords.refuse}
                  </ActionButton>
                </div>
              </>
            }
          >
            <p>{tableWords.youOffer(gift(from), nameAt(play, offerOf(from)?.to ?? 0))}</p>
            <div class="row">
              <ActionButton act={() => screen.send({ type: 'withdraw' })}>
                {tableWords.withdrawGift}
              </ActionButton>
            </div>
          </Show>
        </section>
      )}
    </For>
  );
}
