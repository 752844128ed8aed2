// Beside the notes of a table: the help that all agreed on, as far as this player takes it.

import { type JSX, Show } from 'solid-js';
import type { WitchesPlay } from '../hand.ts';
import { helpOf } from '../help.ts';
import { partWords } from '../partwords.ts';
import { tableOf } from './table.ts';
import { words } from '#words/witches/tableface.ts';

export function TableHelp(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const { help, setHelp } = helpOf(play);
  const degree = () => tableOf(play).help.degree;
  return (
    <section class="table-help" aria-labelledby="table-help">
      <h2 id="table-help">{words.help}</h2>
      <p>
        <strong>{words.degrees[degree()]}.</strong> {words.degreesAbout[degree()]}
      </p>
      <Show when={degree() === 'all'}>
        <button
          type="button"
          class="button"
          aria-pressed={help() === 'follows'}
          onClick={() => void setHelp(help() === 'follows' ? 'check' : 'follows')}
        >
          {partWords.helps.follows}
        </button>
        <Show when={help() === 'follows'}>
          <p class="muted witches-how">{partWords.helpAbout.follows}</p>
        </Show>
      </Show>
    </section>
  );
}
