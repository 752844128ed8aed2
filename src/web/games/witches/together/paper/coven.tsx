// The last tab of a table with phones: the people and what they are under, guests without a phone, the order of turns,
// the help that was agreed on, the seal, and how to end it.

import { createSignal, For, type JSX, Show } from 'solid-js';
import { NAME_LENGTH } from '../../../../../wire/rooms.ts';
import { confirm } from '../../../../ui/dialog.tsx';
import { handOf, type WitchesPlay } from '../../hand.ts';
import { Seal } from '../../highwitch/seal.tsx';
import { Lore } from '../../lore.tsx';
import { words as common } from '#words/witches/index.ts';
import { Degree } from '../degree.tsx';
import { presenceWord } from '../people.tsx';
import { SeatName } from '../seat.tsx';
import { Statuses } from '../statuses.tsx';
import { mayAct, paperOf } from '../table.ts';
import { words } from '#words/witches/tableface.ts';

interface CovenProps {
  readonly play: WitchesPlay;
}

export function Coven(props: CovenProps): JSX.Element {
  return (
    <div class="table-stack">
      <Lore play={props.play} />
      <Everybody play={props.play} />
      <Show when={mayAct(props.play)}>
        <Guests play={props.play} />
        <Order play={props.play} />
      </Show>
      <Degree play={props.play} />
      <Seal play={props.play} />
      <Show when={mayAct(props.play)}>
        <End play={props.play} />
      </Show>
    </div>
  );
}

function Everybody(props: CovenProps): JSX.Element {
  const { play } = props;
  return (
    <section aria-labelledby="table-everybody">
      <h2 id="table-everybody">{words.people}</h2>
      <ul class="witches-players">
        <For each={paperOf(play).people}>
          {({ person, statuses }) => (
            <li>
              <SeatName play={play} person={person} />
              <Show when={presenceWord(play, person)}>
                {(word) => <span class="muted"> · {word()}</span>}
              </Show>
              <Show when={person < 0}>
                <span class="muted"> · {words.noPhone}</span>
              </Show>
              <Statuses statuses={statuses} onScreen={false} />
              <Show when={person < 0 && mayAct(play)}>
                <button
                  type="button"
                  class="button"
                  onClick={() => play.move({ type: 'become', guest: person })}
                >
                  {words.thatIsMe}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** Somebody who plays along without a phone has cauldrons, too. */
function Guests(props: CovenProps): JSX.Element {
  const { play } = props;
  const [name, setName] = createSignal('');
  return (
    <form
      class="table-guest"
      onSubmit={(event) => {
        event.preventDefault();
        if (name().trim() === '') return;
        play.move({ type: 'guest', name: name().trim() });
        setName('');
      }}
    >
      <label>
        {words.addGuest}
        <input
          class="input"
          value={name()}
          maxlength={NAME_LENGTH}
          autocomplete="off"
          placeholder={words.guestName}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={name().trim() === ''}>
        {words.add}
      </button>
    </form>
  );
}

/** On paper all act at once; an order is kept only where it is asked for. */
function Order(props: CovenProps): JSX.Element {
  const { play } = props;
  const table = () => paperOf(play);
  return (
    <section aria-labelledby="table-order">
      <h2 id="table-order">{words.order}</h2>
      <p class="muted">{words.orderAbout}</p>
      <Show
        when={table().turn !== null}
        fallback={
          <button
            type="button"
            class="button"
            onClick={() => play.move({ type: 'turn', person: table().people[0]?.person ?? null })}
          >
            {words.keepOrder}
          </button>
        }
      >
        <fieldset class="table-whose">
          <legend>{words.whoseTurn}</legend>
          <For each={table().people.map(({ person }) => person)}>
            {(person) => (
              <button
                type="button"
                class="button"
                data-seat={Math.max(0, person)}
                aria-pressed={table().turn === person}
                onClick={() => play.move({ type: 'turn', person })}
              >
                <SeatName play={play} person={person} />
              </button>
            )}
          </For>
        </fieldset>
        <button
          type="button"
          class="button"
          onClick={() => play.move({ type: 'turn', person: null })}
        >
          {words.noOrder}
        </button>
      </Show>
    </section>
  );
}

function End(props: CovenProps): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const reveal = async () => {
    if (await confirm(words.revealSure)) play.move({ type: 'reveal' });
  };
  return (
    <section class="witches-end" aria-labelledby="table-end">
      <h2 id="table-end">{words.end}</h2>
      <p class="muted">{words.endAbout(play.view().lastPotion)}</p>
      <div class="row">
        <Show when={play.view().lastPotion}>
          <button
            type="button"
            class="button"
            onClick={() => {
              hand.setLast(true);
              hand.setUnread(false);
              hand.setTab('brew');
            }}
          >
            {words.writeLast}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => void reveal()}>
          {common.face.reveal}…
        </button>
      </div>
    </section>
  );
}
