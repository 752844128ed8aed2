// The High Witch page: brewing beside the other parts or, on smaller screens, as the first of four tabs.

import './highwitch.css';
import './brew.css';
import './coven.css';
import { type Component, createEffect, type JSX, on, Show } from 'solid-js';
import { highWitchWords } from '#words/witches/high-witch.ts';
import { words } from '#words/witches/index.ts';
import { Layout } from '../../../ui/board-layout.tsx';
import { handOf, type Tab, tabs, type WitchesPlay } from '../hand.ts';
import { Lore } from '../lore.tsx';
import { Coven, createLow, createPanels, createWide, Dialogs, OpenRecipe } from '../panels.tsx';
import { Brew, NextPotion, Poisoned, UsePotion } from './brew.tsx';
import { useTyping } from './draft.ts';

/** Newcomers see this board and the question together, so they load together. */
export { NewcomerOffer } from '../newcomer-offer.tsx';

/** What surrounds the cauldron when everybody at the table has a phone. */
export interface AroundCauldron {
  /** Always on the screen: the people, and questions to them. */
  People: Component<{ readonly play: WitchesPlay }>;
  Asking: Component<{ readonly play: WitchesPlay }>;
  /** Above the cauldron: whose it is, and the drafts of others. */
  Above: Component<{ readonly play: WitchesPlay }>;
  /** The last tab. */
  Coven: Component<{ readonly play: WitchesPlay }>;
  Ending: Component<{ readonly play: WitchesPlay }>;
}

interface HighWitchProps {
  readonly play: WitchesPlay;
  readonly phones?: AroundCauldron | undefined;
}

export default function HighWitch(props: HighWitchProps): JSX.Element {
  const { play, phones } = props;
  const LastTab = phones?.Coven ?? Coven;
  const hand = handOf(play);
  const wide = createWide();
  const low = createLow();
  useTyping(play);
  /** A replay has no draft. */
  const listed = () => wide() || play.watching === true;
  const { shown, list, panel } = createPanels<Tab>({
    play,
    name: 'witches',
    title: highWitchWords.tabList,
    tabs,
    names: words.face.tabs,
    hand,
    apart: listed,
    instead: () => 'potions',
    playedClass: 'witches-brewing',
    content: () => (
      <Show when={shown() === 'brew'} fallback={<LastTab play={play} />}>
        <Brewing
          play={play}
          phones={phones}
          alone={reading()}
          // A lesson refers to the whole answer.
          brief={!reading() && !play.fleeting}
        />
        {/* Styles show only the event card beside an answer. */}
        <Show when={low() || reading()}>
          <Lore play={play} />
        </Show>
      </Show>
    ),
  });
  // All tabs share one box: each starts at its top.
  createEffect(
    on(shown, () => {
      const box = document.querySelector('.layout-board');
      if (box && !wide()) box.scrollTop = 0;
    }),
  );
  /** A new answer has the screen to itself unless everything fits. */
  const reading = () => hand.unread() && !wide() && shown() === 'brew';
  const brewing = () => !play.watching && (wide() || shown() === 'brew');
  /** The actions on the potion; always on the screen. */
  const acting = () => (
    <>
      {phones && <phones.Asking play={play} />}
      <Show when={brewing()}>
        <Poisoned play={play} />
      </Show>
      <RefusalLine play={play} />
      <Show when={brewing() && !play.over()}>
        <Show when={!reading()} fallback={<NextPotion play={play} />}>
          <UsePotion play={play} />
        </Show>
      </Show>
    </>
  );
  return (
    <>
      <Layout
        class={`witches${wide() ? ' roomy' : ''}${phones ? ' phones' : ''}`}
        rows={1}
        columns={wide() ? 1.1 : reading() ? 2.6 : 1.45}
        wide={false}
        status={
          <>
            <Show when={!wide()}>{phones && <phones.People play={play} />}</Show>
            <Show
              when={!wide() && (brewing() || play.watching) && !low() && !play.over() && !reading()}
            >
              <Lore play={play} />
            </Show>
          </>
        }
        board={
          <Show when={wide()} fallback={panel()}>
            <section class="witches-brewing" aria-label={highWitchWords.brew}>
              {phones && <phones.People play={play} />}
              <Show when={!play.over()}>
                <Lore play={play} />
              </Show>
              <Show when={!play.watching}>
                <Brewing play={play} phones={phones} />
                <div class="witches-acting">{acting()}</div>
              </Show>
            </section>
          </Show>
        }
        controls={
          <Show
            when={wide()}
            fallback={
              <>
                {acting()}
                {list()}
              </>
            }
          >
            {list()}
            {panel()}
          </Show>
        }
      />
      <Dialogs play={play} />
    </>
  );
}

function Brewing(
  props: HighWitchProps & { readonly alone?: boolean; readonly brief?: boolean },
): JSX.Element {
  const { play, phones } = props;
  const Ending = phones?.Ending ?? OpenRecipe;
  return (
    <Show when={!play.over()} fallback={<Ending play={play} />}>
      <Show when={!props.alone}>{phones && <phones.Above play={play} />}</Show>
      <Brew play={play} alone={props.alone ?? false} brief={props.brief ?? false} />
    </Show>
  );
}

/** Why a move was refused, next to its cause. */
function RefusalLine(props: { readonly play: WitchesPlay }): JSX.Element {
  const bad = () => {
    const message = props.play.message();
    return message?.tone === 'bad' ? message.text : undefined;
  };
  return (
    <Show when={bad()}>
      {(text) => (
        <p class="witches-word" aria-hidden="true">
          {text()}
        </p>
      )}
    </Show>
  );
}
