// What all must agree to: it stands on every screen until they have, or somebody would rather not. Who is away does not
// hold up the others.

import { For, type JSX, Show } from 'solid-js';
import { markFresh } from '../../../ui/tap-guard.ts';
import type { WitchesPlay } from '../hand.ts';
import { nameAt } from '../people.ts';
import { PotionLine } from './potionline.tsx';
import { SeatName } from './seat.tsx';
import { isMissing, mayAct, placesOf, tableOf, youAt } from './table.ts';
import { words } from '#words/witches/tableface.ts';

export function Agreement(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  /** A new card for each new proposal: its buttons mean something else. */
  const key = () => {
    const { proposal } = tableOf(play);
    return proposal && !play.over()
      ? `${proposal.by} ${proposal.what} ${proposal.degree} ${JSON.stringify(proposal.entries)}`
      : undefined;
  };
  return (
    <Show when={key()} keyed>
      <Card play={play} />
    </Show>
  );
}

function Card(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const proposal = () => tableOf(play).proposal;
  const by = () => proposal()?.by ?? 0;
  const mine = () => by() === youAt(play);
  const agreed = (place: number) => proposal()?.agreed.includes(place) ?? false;
  const open = () => placesOf(play).filter((place) => !agreed(place));
  const youAgreed = () => agreed(youAt(play) ?? 0);
  const goesOnWithout = () =>
    youAgreed() && open().length > 0 && open().every((place) => isMissing(play, place));
  const title = () => {
    const now = proposal();
    if (!now) return '';
    const name = mine() ? undefined : nameAt(play, by());
    return now.what === 'help'
      ? words.proposedHelp[now.degree ?? 'none'](name)
      : words.proposed[now.what](name);
  };
  return (
    <section ref={markFresh} class="table-ask card" aria-label={title()}>
      <p>
        <strong>{title()}</strong>
      </p>
      <Show when={(proposal()?.entries.length ?? 0) > 0}>
        <PotionLine entries={proposal()?.entries ?? []} />
      </Show>
      <ul class="table-votes" aria-label={words.votes}>
        <For each={placesOf(play)}>
          {(place) => (
            <li classList={{ agreed: agreed(place) }}>
              <SeatName play={play} person={place} />
              <span>
                {agreed(place)
                  ? words.vote.agreed
                  : isMissing(play, place)
                    ? words.vote.away
                    : words.vote.open}
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={mayAct(play)}>
        <div class="row">
          <Show when={!youAgreed()}>
            <button
              type="button"
              class="button primary"
              onClick={() => play.move({ type: 'agree' })}
            >
              {words.agree}
            </button>
          </Show>
          <Show when={goesOnWithout()}>
            <button
              type="button"
              class="button primary"
              onClick={() => play.move({ type: 'settle' })}
            >
              {words.goOnWithout(open().map((place) => nameAt(play, place)))}
            </button>
          </Show>
          <button type="button" class="button" onClick={() => play.move({ type: 'object' })}>
            {mine() ? words.withdrawProposal : words.object}
          </button>
        </div>
      </Show>
    </section>
  );
}
