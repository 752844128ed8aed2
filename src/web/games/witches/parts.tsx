// Parts of both boards that are loaded when they are first shown: notes, dialogs, the end.

import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { handOf, type WitchesPlay } from './hand.ts';

interface PartProps {
  readonly play: WitchesPlay;
}

const LazyNotes = lazy(async () => ({ default: (await import('./notes.tsx')).Notes }));
const LazyEnding = lazy(async () => ({ default: (await import('./opening.tsx')).Ending }));
const LazyDialogs = lazy(() => import('./dialogs.tsx'));

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
