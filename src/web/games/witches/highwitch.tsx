// The High Witch page: brewing on the left or, on a phone, as the first of four tabs within thumb reach.

import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { Brew } from './brew.tsx';
import { Coven, EndDialog, Poisoned } from './coven.tsx';
import { handOf, type Tab, tabs, type WitchesPlay } from './hand.ts';
import { History } from './history.tsx';
import { createKeys } from './keys.ts';
import { KnowledgeDialog } from './knowledge.tsx';
import { LoreDialog } from './lore.tsx';
import { Notes } from './notes.tsx';
import { Ending } from './opening.tsx';
import { createWide } from './wide.ts';
import { words } from './words.ts';

export function HighWitch(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const wide = createWide();
  createKeys(play);
  const offered = () => (wide() ? tabs.filter((tab) => tab !== 'brew') : tabs);
  const shown = (): Tab => (wide() && hand.tab() === 'brew' ? 'potions' : hand.tab());
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
              <Coven play={play} />
            </Match>
          </Switch>
          <Show when={!wide() && shown() !== 'brew'}>
            <Word play={play} />
          </Show>
        </div>
        <TabList offered={offered()} shown={shown()} play={play} />
      </div>
      <LoreDialog play={play} />
      <KnowledgeDialog play={play} />
      <EndDialog play={play} />
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

function TabList(props: {
  readonly offered: readonly Tab[];
  readonly shown: Tab;
  readonly play: WitchesPlay;
}): JSX.Element {
  const hand = handOf(props.play);
  const label = (tab: Tab) => {
    const { length } = props.play.view().trials;
    return tab === 'potions' && length > 0 ? `${words.tabs.potions} (${length})` : words.tabs[tab];
  };
  const step = (by: number) => {
    const at = props.offered.indexOf(props.shown) + by + props.offered.length;
    const next = props.offered[at % props.offered.length];
    if (!next) return;
    hand.setTab(next);
    document.getElementById(`witches-tab-${next}`)?.focus();
  };
  return (
    <div
      class="witches-tabs"
      role="tablist"
      tabindex="-1"
      aria-label={words.tabList}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        step(event.key === 'ArrowLeft' ? -1 : 1);
      }}
    >
      <For each={props.offered}>
        {(tab) => (
          <button
            type="button"
            role="tab"
            id={`witches-tab-${tab}`}
            aria-selected={props.shown === tab}
            aria-controls="witches-panel"
            tabindex={props.shown === tab ? 0 : -1}
            onClick={() => hand.setTab(tab)}
          >
            {label(tab)}
          </button>
        )}
      </For>
    </div>
  );
}
