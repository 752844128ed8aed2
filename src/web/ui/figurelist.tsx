// Figures with their names, side by side.

import { For, type JSX } from 'solid-js';

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
