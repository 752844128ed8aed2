// What every board has beside the play area: tabs with their panel, and parts that load when first shown. Where both
// fit, the play area has no tab.

import {
  type Accessor,
  type Component,
  createSignal,
  type JSX,
  lazy,
  Match,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { lazyModule } from '../../ui/lazy.ts';
import { TabList } from '../../ui/tabs.tsx';
import { handOf, type WitchesPlay } from './hand.ts';
import { History } from './potion-history.tsx';

interface PartProps {
  readonly play: WitchesPlay;
}

/** What no first board shows. */
export const onDemand = lazyModule(() => import('./on-demand.ts'));

type Parts = Awaited<ReturnType<typeof onDemand.load>>;

const lazyPart = (pick: (parts: Parts) => Component<PartProps>) => {
  const Part = lazy(async () => ({ default: pick(await onDemand.load()) }));
  return (props: PartProps): JSX.Element => (
    <Suspense>
      <Part play={props.play} />
    </Suspense>
  );
};

export const Coven = lazyPart((parts) => parts.Coven);
/** The recipe and its seal, once the game is over. */
export const OpenRecipe = lazyPart((parts) => parts.OpenRecipe);
const Notes = lazyPart((parts) => parts.Notes);
const OpenDialog = lazyPart((parts) => parts.Dialogs);

export const Dialogs = (props: PartProps): JSX.Element => (
  <Show when={handOf(props.play).topic()}>
    <OpenDialog play={props.play} />
  </Show>
);

interface PanelParts<T extends string> {
  readonly play: WitchesPlay;
  /** Begins ids and classes, as in a tab list. */
  readonly name: string;
  readonly title: string;
  /** The first is the play area; `potions` and `notes` are the same on every board. */
  readonly tabs: readonly [main: T, ...others: T[]];
  readonly names: Readonly<Record<T, string>>;
  readonly hand: { readonly tab: Accessor<T>; setTab(tab: T): void };
  /** Is the play area beside the panel, or missing? */
  apart(): boolean;
  /** The tab to show then until one is chosen. */
  instead(): T;
  /** A class of the panel while it holds the play area. */
  readonly playedClass?: string;
  /** What all other tabs hold. */
  content(): JSX.Element;
}

export function createPanels<T extends string>(parts: PanelParts<T>) {
  const { play, name, tabs, names, hand } = parts;
  const [main] = tabs;
  const shown = (): T => (parts.apart() && hand.tab() === main ? parts.instead() : hand.tab());
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
        show={hand.setTab}
      />
    ),
    panel: () => (
      <div
        class={`${name}-panel`}
        classList={{ [parts.playedClass ?? '']: shown() === main }}
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-tab-${shown()}`}
        // The play area has tab stops of its own.
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

/** Whether a media query matches; follows the window. */
function createMedia(condition: string): Accessor<boolean> {
  const query = matchMedia(condition);
  const [holds, setHolds] = createSignal(query.matches);
  const onChange = () => void setHolds(query.matches);
  query.addEventListener('change', onChange);
  onCleanup(() => query.removeEventListener('change', onChange));
  return holds;
}

/** Room for everything at once, in two columns. */
export const createWide = (): Accessor<boolean> =>
  createMedia('(min-width: 60rem) and (min-height: 34rem)');

/** A small phone, upright: what is played with comes before what is known. */
export const createLow = (): Accessor<boolean> =>
  createMedia('(max-height: 43rem) and (orientation: portrait)');
