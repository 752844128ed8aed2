// The marks of a hint: a place for the layer inside the element that holds the cells, bars beside it, and words for the
// cells' accessible names. What draws the layer loads with the first hint, since no first board shows one.

import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { shell } from '#words/shell.ts';
import type { Mark } from '../../core/hint.ts';
import type { HintLayerProps } from './hint-layer.tsx';
import { lazyModule } from './lazy.ts';

const HintLayer = lazy(lazyModule(() => import('./hint-layer.tsx')).load);

/** The layer of a face: `<Marks marks={play.hints.marks()} />` inside the element that holds the cells. */
export function Marks(props: HintLayerProps): JSX.Element {
  return (
    // A boundary of its own: without it the board would disappear while the layer loads.
    <Suspense>
      <Show when={props.marks.length > 0}>
        <HintLayer {...props} />
      </Show>
    </Suspense>
  );
}

/** How likely an option ends well: a bar with its interval, and the figure beside it. */
export function ChanceBar(props: { readonly bar: Extract<Mark, { kind: 'bar' }> }): JSX.Element {
  const clamp = (value: number) => Math.min(100, Math.max(0, value));
  return (
    <span class="mark-bar">
      <span class="mark-bar-ground" aria-hidden="true">
        <span class="mark-bar-fill" style={{ width: `${clamp(props.bar.chance)}%` }} />
        <span
          class="mark-bar-spread"
          style={{
            left: `${clamp(props.bar.chance - props.bar.spread)}%`,
            right: `${100 - clamp(props.bar.chance + props.bar.spread)}%`,
          }}
        />
      </span>
      <span class="digits">{shell.marks.chance(props.bar.chance, props.bar.spread)}</span>
    </span>
  );
}

const words = shell.marks;

/** For a cell's accessible name: one phrase for each mark of its own. */
export function markNames(marks: readonly Mark[], cell: number): readonly string[] {
  return marks.flatMap((mark) => {
    if (!('cell' in mark) || mark.cell !== cell) return [];
    return mark.kind === 'candidate' ? words.candidate[mark.as](mark.value) : words[mark.kind];
  });
}

/** Cells with a mark of their own; an area around many is none. */
export function singledOut(marks: readonly Mark[]): ReadonlySet<number> {
  return new Set(marks.flatMap((mark) => ('cell' in mark ? [mark.cell] : [])));
}
