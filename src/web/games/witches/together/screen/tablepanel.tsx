// The tab of the table on screen: what is known of the recipe, the people and what they are under, the plan, the help
// that was agreed on, special cells, the seal, and how to end it.

import { For, type JSX, Show } from 'solid-js';
import { confirm } from '../../../../ui/dialog.tsx';
import { Seal } from '../../highwitch/seal.tsx';
import { Lore } from '../../lore.tsx';
import { Legend } from '../../solo/legend.tsx';
import { words as common } from '#words/witches/index.ts';
import { Degree } from '../degree.tsx';
import { presenceWord } from '../people.tsx';
import { SeatName } from '../seat.tsx';
import { Statuses } from '../statuses.tsx';
import { mayAct, placesOf, screenOf } from '../table.ts';
import { words } from '#words/witches/tableface.ts';
import { Plan } from './plan.tsx';
import type { Screen } from './screen.ts';

export function TablePanel(props: { readonly screen: Screen }): JSX.Element {
  const { play } = props.screen;
  return (
    <div class="table-stack">
      <Lore play={play} />
      <section aria-labelledby="table-everybody">
        <h2 id="table-everybody">{words.people}</h2>
        <ul class="witches-players">
          <For each={placesOf(play)}>
            {(place) => (
              <li>
                <SeatName play={play} person={place} />
                <Show when={presenceWord(play, place)}>
                  {(word) => <span class="muted"> · {word()}</span>}
                </Show>
                <Statuses statuses={screenOf(play).places[place - 1]?.statuses ?? []} onScreen />
                <Show when={(screenOf(play).help.asked[place - 1] ?? 0) > 0}>
                  <p class="muted">{words.askedTimes(screenOf(play).help.asked[place - 1] ?? 0)}</p>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </section>
      <Show when={mayAct(play)}>
        <Plan screen={props.screen} />
      </Show>
      <Degree play={play} />
      <Legend play={play} />
      <section aria-labelledby="table-rounds">
        <h2 id="table-rounds">{words.rounds}</h2>
        <p class="muted">{words.roundsAbout}</p>
        <p class="muted">{words.giftsAbout}</p>
      </section>
      <Seal play={play} />
      <Show when={mayAct(play)}>
        <End screen={props.screen} />
      </Show>
    </div>
  );
}

function End(props: { readonly screen: Screen }): JSX.Element {
  const { play } = props.screen;
  const giveUp = async () => {
    if (await confirm(words.giveUpSure)) play.move({ type: 'giveUp' });
  };
  const reveal = async () => {
    if (await confirm(words.revealSure)) play.move({ type: 'reveal' });
  };
  return (
    <section class="witches-end" aria-labelledby="table-end">
      <h2 id="table-end">{words.end}</h2>
      <p class="muted">{words.screenEnd(play.view().lastPotion)}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => void giveUp()}>
          {common.face.giveUp}
        </button>
        <button type="button" class="button" onClick={() => void reveal()}>
          {common.face.reveal}…
        </button>
      </div>
    </section>
  );
}
