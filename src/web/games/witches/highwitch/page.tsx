// The High Witch page: brewing beside the other parts or, where there is less room, as the first of four tabs.

import './highwitch.css';
import './brew.css';
import './coven.css';
import { type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { Layout } from '../../../kit/fit/layout.tsx';
import { TabList } from '../../../kit/tabs.tsx';
import { handOf, type Tab, tabs, type WitchesPlay } from '../hand.ts';
import { History } from '../history.tsx';
import { Lore } from '../lore.tsx';
import { Dialogs, Ending, Notes } from '../parts.tsx';
import { createLow, createWide } from '../wide.ts';
import { words as common } from '../words.ts';
import { Brew, UsePotion } from './brew.tsx';
import { Poisoned } from './poisoned.tsx';
import { useTyping } from './typing.ts';
import { words } from './words.ts';

const Coven = lazy(async () => ({ default: (await import('./coven.tsx')).Coven }));

export default function HighWitch(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const wide = createWide();
  const low = createLow();
  useTyping(play);
  /** A replay has no potion in the making. */
  const listed = () => wide() || play.watching === true;
  const offered = () => (listed() ? tabs.filter((tab) => tab !== 'brew') : tabs);
  const shown = (): Tab => (listed() && hand.tab() === 'brew' ? 'potions' : hand.tab());
  const label = (tab: Tab) => {
    const { length } = play.view().trials;
    return tab === 'potions' && length > 0
      ? `${common.face.tabs.potions} (${length})`
      : common.face.tabs[tab];
  };
  const brewing = () => !play.watching && (wide() || shown() === 'brew');
  const tabList = () => (
    <TabList
      name="witches"
      title={words.tabList}
      tabs={offered()}
      shown={shown()}
      label={label}
      show={hand.setTab}
    />
  );
  const panel = () => (
    <div
      class="witches-panel"
      classList={{ 'witches-brewing': shown() === 'brew' }}
      role="tabpanel"
      id="witches-panel"
      aria-labelledby={`witches-tab-${shown()}`}
      tabindex={0}
    >
      <Switch>
        <Match when={shown() === 'brew'}>
          <Brewing play={play} />
          <Show when={low()}>
            <Lore play={play} />
          </Show>
        </Match>
        <Match when={shown() === 'potions'}>
          <History play={play} />
        </Match>
        <Match when={shown() === 'notes'}>
          <Notes play={play} />
        </Match>
        <Match when={shown() === 'coven'}>
          <Suspense>
            <Coven play={play} />
          </Suspense>
        </Match>
      </Switch>
    </div>
  );
  /** What is done with the potion; always on the screen. */
  const acting = () => (
    <>
      <Show when={brewing()}>
        <Poisoned play={play} />
      </Show>
      <Word play={play} />
      <Show when={brewing() && !play.over()}>
        <UsePotion play={play} />
      </Show>
    </>
  );
  return (
    <>
      <Layout
        class={wide() ? 'witches roomy' : 'witches'}
        rows={1}
        columns={wide() ? 1.1 : 1.45}
        wide={false}
        status={
          <Show when={!wide() && (brewing() || play.watching) && !low() && !play.over()}>
            <Lore play={play} />
          </Show>
        }
        board={
          <Show when={wide()} fallback={panel()}>
            <section class="witches-brewing" aria-label={words.brew}>
              <Show when={!play.over()}>
                <Lore play={play} />
              </Show>
              <Show when={!play.watching}>
                <Brewing play={play} />
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
                {tabList()}
              </>
            }
          >
            {tabList()}
            {panel()}
          </Show>
        }
      />
      <Dialogs play={play} />
    </>
  );
}

function Brewing(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <Show when={!props.play.over()} fallback={<Ending play={props.play} />}>
      <Brew play={props.play} />
    </Show>
  );
}

/** What went wrong, next to its cause; answers and notes show by themselves. */
function Word(props: { readonly play: WitchesPlay }): JSX.Element {
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
