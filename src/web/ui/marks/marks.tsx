// A place for the marks of a hint inside the element that holds a board's cells (`data-cell`). What draws them is
// loaded with the first hint.

import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { later } from '../later.ts';
import type { LayerProps } from './layer.tsx';

const Layer = lazy(later(() => import('./layer.tsx')).load);

export function Marks(props: LayerProps): JSX.Element {
  return (
    // Its own boundary: else the board would give way while the layer is loaded.
    <Suspense>
      <Show when={props.marks.length > 0}>
        <Layer {...props} />
      </Show>
    </Suspense>
  );
}
