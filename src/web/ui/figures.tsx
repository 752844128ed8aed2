// Figures: a picture of the rules, which shows a board in a fixed position; and a list of named numbers.

import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';

/** One picture with its caption, drawn as soon as its module is loaded. */
export function Figure(props: {
  readonly game: string;
  readonly about: string;
  load(): Promise<(() => JSX.Element) | undefined>;
}): JSX.Element {
  const [drawing, setDrawing] = createSignal<() => JSX.Element>();
  onMount(() => {
    // Without the picture the words stay as they are.
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
  /** Default: `figures`. */
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
