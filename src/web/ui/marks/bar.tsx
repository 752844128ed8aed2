// How likely an option ends well: a bar with its interval, and the figure beside it.

import type { JSX } from 'solid-js';
import type { Mark } from '../../../core/hint.ts';
import { shell } from '../../words.ts';

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
