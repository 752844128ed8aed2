// Gifts that are offered: to this player, who takes or declines them, and by this player, who may think again.

import { For, type JSX, Show } from 'solid-js';
import { markFresh } from '../../../../ui/tap-guard.ts';
import { nameAt } from '../../people.ts';
import { words as board } from '#words/witches/solo.ts';
import { SeatName } from '../seat.tsx';
import { mayAct, screenOf, youAt } from '../table.ts';
import { words } from '#words/witches/tableface.ts';
import type { Screen } from './screen.ts';

export function Offers(props: { readonly screen: Screen }): JSX.Element {
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
    return plant ? board.plant(plant.ingredient, plant.dots) : '';
  };
  return (
    <For each={givers()}>
      {(from) => (
        <section ref={markFresh} class="table-ask card" data-seat={from} aria-label={words.gift}>
          <Show
            when={from === youAt(play)}
            fallback={
              <>
                <p>
                  <SeatName play={play} person={from} /> {words.offersYou(gift(from))}
                </p>
                <div class="row">
                  <button
                    type="button"
                    class="button primary"
                    onClick={() => screen.send({ type: 'accept', from })}
                  >
                    {words.accept}
                  </button>
                  <button
                    type="button"
                    class="button"
                    onClick={() => screen.send({ type: 'decline', from })}
                  >
                    {words.refuse}
                  </button>
                </div>
              </>
            }
          >
            <p>{words.youOffer(gift(from), nameAt(play, offerOf(from)?.to ?? 0))}</p>
            <div class="row">
              <button
                type="button"
                class="button"
                onClick={() => screen.send({ type: 'withdraw' })}
              >
                {words.withdrawGift}
              </button>
            </div>
          </Show>
        </section>
      )}
    </For>
  );
}
