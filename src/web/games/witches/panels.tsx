// What both kinds of boards have beside what is played on: tabs, and the panel of the one that is shown. Where there is
// room for both, what is played on has no tab.

import { type Accessor, type JSX, Match, Switch } from 'solid-js';
import { TabList } from '../../ui/tabs.tsx';
import type { WitchesPlay } from './hand.ts';
import { History, Notes } from './parts.tsx';

export interface PanelParts<T extends string> {
  readonly play: WitchesPlay;
  /** Begins ids and classes, as in a tab list. */
  readonly name: string;
  readonly title: string;
  /** The first is what is played on; `potions` and `notes` are the same on every board. */
  readonly tabs: readonly [main: T, ...others: T[]];
  readonly names: Readonly<Record<T, string>>;
  readonly tab: Accessor<T>;
  setTab(tab: T): void;
  /** Is what is played on beside the panel, or not there at all? */
  apart(): boolean;
  /** The tab that is shown then, while none was chosen. */
  instead(): T;
  /** A class of the panel while it holds what is played on. */
  readonly playedClass?: string;
  /** What the other tabs hold. */
  content(): JSX.Element;
}

export interface Panels<T extends string> {
  readonly shown: Accessor<T>;
  list(): JSX.Element;
  panel(): JSX.Element;
}

export function createPanels<T extends string>(parts: PanelParts<T>): Panels<T> {
  const { play, name, tabs, names } = parts;
  const [main] = tabs;
  const shown = () => (parts.apart() && parts.tab() === main ? parts.instead() : parts.tab());
  const label = (tab: T) => {
    const { length } = play.view().trials;
    return tab === 'potions' && length > 0 ? `${names[tab]} (${length})` : names[tab];
  };
  return {
    shown,
    list: () => (
      <TabList
        name={name}
        title={parts.title}
        tabs={parts.apart() ? tabs.filter((tab) => tab !== main) : tabs}
        shown={shown()}
        label={label}
        show={parts.setTab}
      />
    ),
    panel: () => (
      <div
        class={`${name}-panel`}
        classList={{ [parts.playedClass ?? '']: shown() === main }}
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-tab-${shown()}`}
        // What is played on has tab stops of its own.
        tabindex={shown() === main ? undefined : 0}
      >
        <Switch fallback={parts.content()}>
          <Match when={shown() === 'potions'}>
            <History play={play} />
          </Match>
          <Match when={shown() === 'notes'}>
            <Notes play={play} />
          </Match>
        </Switch>
      </div>
    ),
  };
}
