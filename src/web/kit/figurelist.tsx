// Figures with their names, side by side.

import { For, type JSX } from 'solid-js';

export function FigureList(props: {
  readonly figures: readonly (readonly [name: string, value: string])[];
  readonly large?: boolean;
}): JSX.Element {
  return (
    <dl class="figures" classList={{ large: props.large ?? false }}>
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
