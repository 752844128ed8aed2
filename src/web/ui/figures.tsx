// Figures of the rules: a board as its face draws it, in a fixed position, only to be looked at.

import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';

/** One picture with its caption, drawn when what draws it has come. */
export function Figure(props: {
  readonly game: string;
  readonly about: string;
  load(): Promise<(() => JSX.Element) | undefined>;
}): JSX.Element {
  const [drawing, setDrawing] = createSignal<() => JSX.Element>();
  onMount(() => {
    // A picture that does not come leaves the words as they are.
    props.load().then(
      (found) => void setDrawing(() => found),
      () => {},
    );
  });
  return (
    <figure class={`rules-figure game-${props.game}`}>
      <div class="rules-drawing" role="img" aria-label={props.about}>
        <div class="rules-still" aria-hidden="true" inert>
          <Show when={drawing()}>{(Drawn) => <Dynamic component={Drawn()} />}</Show>
        </div>
      </div>
      <figcaption class="muted">{props.about}</figcaption>
    </figure>
  );
}

export function FigureList(props: {
  readonly figures: readonly (readonly [name: string, value: string])[];
  /** Where they look otherwise than usual. */
  readonly class?: string;
}): JSX.Element {
  return (
    <dl class={props.class ?? 'figures'}>
      <For each={props.figures}>
        {([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd class="digits">{value}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}
