// The High Witch page: brewing on the left or, on a phone, as the first of four tabs within thumb reach.

import { type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { TabList } from '../../../kit/tabs.tsx';
import { handOf, type Tab, tabs, type WitchesPlay } from '../hand.ts';
import { History } from '../history.tsx';
import { Dialogs, Ending, Notes } from '../parts.tsx';
import { createWide } from '../wide.ts';
import { words as common } from '../words.ts';
import { Brew } from './brew.tsx';
import { Poisoned } from './poisoned.tsx';
import { useTyping } from './typing.ts';
import { words } from './words.ts';

const Coven = lazy(async () => ({ default: (await import('./coven.tsx')).Coven }));

export default function HighWitch(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const wide = createWide();
  useTyping(play);
  const offered = () => (wide() ? tabs.filter((tab) => tab !== 'brew') : tabs);
  const shown = (): Tab => (wide() && hand.tab() === 'brew' ? 'potions' : hand.tab());
  const label = (tab: Tab) => {
    const { length } = play.view().trials;
    return tab === 'potions' && length > 0
      ? `${common.face.tabs.potions} (${length})`
      : common.face.tabs[tab];
  };
  const brewing = () => (
    <>
      <Show when={!play.over()} fallback={<Ending play={play} />}>
        <Brew play={play} />
      </Show>
      <Poisoned play={play} />
      <Word play={play} />
    </>
  );
  return (
    <div class="with-side witches" classList={{ narrow: !wide() }}>
      <Show when={wide()}>
        <section class="witches-brewing" aria-label={words.brew}>
          {brewing()}
        </section>
      </Show>
      <div class="witches-side">
        <div
          class="witches-panel"
          classList={{ 'witches-brewing': shown() === 'brew' }}
          role="tabpanel"
          id="witches-panel"
          aria-labelledby={`witches-tab-${shown()}`}
          tabindex={0}
        >
          <Switch>
            <Match when={shown() === 'brew'}>{brewing()}</Match>
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
          <Show when={!wide() && shown() !== 'brew'}>
            <Word play={play} />
          </Show>
        </div>
        <TabList
          name="witches"
          title={words.tabList}
          tabs={offered()}
          shown={shown()}
          label={label}
          show={hand.setTab}
        />
      </div>
      <Dialogs play={play} />
    </div>
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
