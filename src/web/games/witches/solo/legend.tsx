// What the signs on this board mean.

import { For, type JSX, Show } from 'solid-js';
import { specialCells } from '../../../../games/witches/types/board.ts';
import type { WitchesPlay } from '../hand.ts';
import { Badge } from './cell.tsx';
import { positionOf } from './hand.ts';
import { words } from '#words/witches/solo.ts';

export function Legend(props: { readonly play: WitchesPlay }): JSX.Element {
  const { board } = positionOf(props.play).setup;
  const inPlay = specialCells.filter((name) =>
    board.specials.some(({ special }) => special === name),
  );
  return (
    <section aria-labelledby="solo-legend">
      <h2 id="solo-legend">{inPlay.length > 0 ? words.legend : words.plainLegend}</h2>
      <p class="muted">
        {words.looks} <Show when={inPlay.length > 0}>{words.legendSigns}</Show>
      </p>
      <ul class="solo-legend">
        <For each={inPlay}>
          {(special) => (
            <li>
              <Badge special={special} />
              <span>
                <strong>{words.specials[special].name}:</strong> {words.specials[special].about}
              </span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
