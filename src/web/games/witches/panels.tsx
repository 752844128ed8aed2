// What every board has beside the play area: tabs with their panel, and parts that load when first shown (notes, dialogs,
// the open recipe). Where both fit, the play area has no tab.

import {
  type Accessor,
  createSignal,
  type JSX,
  lazy,
  Match,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { words } from '#words/witches/index.ts';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import type { FaceEnding } from '../../board/face.ts';
import { lazyModule } from '../../ui/lazy.ts';
import { TabList } from '../../ui/tabs.tsx';
import { handOf, type WitchesPlay } from './hand.ts';
import type { AnswerProps } from './potion-history.tsx';

interface PartProps {
  readonly play: WitchesPlay;
}

const ending = lazyModule(() => import('./ending.tsx'));
export const loadEnding = async (): Promise<FaceEnding<WitchesTypes>> =>
  (await ending.load()).ending;

const history = lazyModule(() => import('./potion-history.tsx'));
const LazyHistory = lazy(async () => ({ default: (await history.load()).History }));
const LazyAnswer = lazy(async () => ({ default: (await history.load()).Answer }));
const LazyNotes = lazy(async () => ({ default: (await import('./notes.tsx')).Notes }));
const LazyRecipe = lazy(async () => ({ default: (await ending.load()).OpenRecipe }));
const LazyDialogs = lazy(async () => ({ default: (await import('./dialogs.tsx')).Dialogs }));

/** The potions so far; before the first there is nothing to load. */
const History = (props: PartProps): JSX.Element => (
  <Show
    when={props.play.view().trials.length > 0}
    fallback={<p class="muted">{words.face.noPotions}</p>}
  >
    <Suspense>
      <Dynamic component={history.loaded()?.History ?? LazyHistory} play={props.play} />
    </Suspense>
  </Show>
);

/** The latest answer, at once where it was loaded ahead. */
export const Answer = (props: AnswerProps): JSX.Element => (
  <Suspense>
    <Dynamic component={history.loaded()?.Answer ?? LazyAnswer} {...props} />
  </Suspense>
);

/** The recipe and its seal, once the game is over. */
export const OpenRecipe = (props: PartProps): JSX.Element => (
  <Suspense>
    <LazyRecipe play={props.play} />
  </Suspense>
);

export const Dialogs = (props: PartProps): JSX.Element => (
  <Show when={handOf(props.play).topic()}>
    <Suspense>
      <LazyDialogs play={props.play} />
    </Suspense>
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
  readonly tab: Accessor<T>;
  setTab(tab: T): void;
  /** Is the play area beside the panel, or missing? */
  apart(): boolean;
  /** The tab to show then until one is chosen. */
  instead(): T;
  /** A class of the panel while it holds the play area. */
  readonly playedClass?: string;
  /** What all other tabs hold. */
  content(): JSX.Element;
}

interface Panels<T extends string> {
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
        // The play area has tab stops of its own.
        tabindex={shown() === main ? undefined : 0}
      >
        <Switch fallback={parts.content()}>
          <Match when={shown() === 'potions'}>
            <History play={play} />
          </Match>
          <Match when={shown() === 'notes'}>
            <Suspense>
              <LazyNotes play={play} />
            </Suspense>
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
