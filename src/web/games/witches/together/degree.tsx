// How much the notebook helps this table: one setting for all, shown to all, and agreed before the first potion.

import { For, type JSX, Show } from 'solid-js';
import { helpDegrees } from '../../../../games/witches/types/table.ts';
import type { WitchesPlay } from '../hand.ts';
import { mayAct, tableOf } from './table.ts';
import { words } from '#words/witches/tableface.ts';

export function Degree(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const help = () => tableOf(play).help;
  const open = () => mayAct(play) && !help().fixed;
  return (
    <section class="table-degree" aria-labelledby="table-degree">
      <h2 id="table-degree">{words.help}</h2>
      <p>
        <strong>{words.degrees[help().degree]}.</strong> {words.degreesAbout[help().degree]}
      </p>
      <Show when={open()} fallback={<p class="muted">{words.helpFixed}</p>}>
        <div class="row">
          <For each={helpDegrees.filter((degree) => degree !== help().degree)}>
            {(degree) => (
              <button
                type="button"
                class="button"
                onClick={() => play.move({ type: 'help', degree })}
              >
                {words.proposeHelp(words.degrees[degree])}
              </button>
            )}
          </For>
        </div>
        <p class="muted">{words.helpOpen}</p>
      </Show>
    </section>
  );
}
