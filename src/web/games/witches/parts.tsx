// Parts of both boards that are loaded when they are first shown: potions, notes, dialogs, the end.

import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { lazyModule } from '../../ui/lazy.ts';
import { handOf, type WitchesPlay } from './hand.ts';
import type { AnswerProps } from './history.tsx';
import { words } from '#words/witches/index.ts';

interface PartProps {
  readonly play: WitchesPlay;
}

const history = lazyModule(() => import('./history.tsx'));
const LazyHistory = lazy(async () => ({ default: (await history.load()).History }));
const LazyAnswer = lazy(async () => ({ default: (await history.load()).Answer }));
const LazyNotes = lazy(async () => ({ default: (await import('./notes.tsx')).Notes }));
const LazyEnding = lazy(async () => ({ default: (await import('./opening.tsx')).Ending }));
const LazyDialogs = lazy(() => import('./dialogs.tsx'));

/** The potions so far; before the first there is nothing to load. */
export const History = (props: PartProps): JSX.Element => (
  <Show
    when={props.play.view().trials.length > 0}
    fallback={<p class="muted">{words.face.noPotions}</p>}
  >
    <Suspense>
      <Dynamic component={history.loaded()?.History ?? LazyHistory} play={props.play} />
    </Suspense>
  </Show>
);

/** The latest answer; at once where it has been fetched ahead. */
export const Answer = (props: AnswerProps): JSX.Element => (
  <Suspense>
    <Dynamic component={history.loaded()?.Answer ?? LazyAnswer} {...props} />
  </Suspense>
);

export const Notes = (props: PartProps): JSX.Element => (
  <Suspense>
    <LazyNotes play={props.play} />
  </Suspense>
);

export const Ending = (props: PartProps): JSX.Element => (
  <Suspense>
    <LazyEnding play={props.play} />
  </Suspense>
);

export const Dialogs = (props: PartProps): JSX.Element => (
  <Show when={handOf(props.play).topic()}>
    <Suspense>
      <LazyDialogs play={props.play} />
    </Suspense>
  </Show>
);
