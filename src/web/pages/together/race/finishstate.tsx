// What is said while a finish is not with the table.

import { createEffect, createSignal, type JSX, Show } from 'solid-js';
import type { Fault } from '../../../../core/result.ts';
import { explainRoom } from '../faults.ts';
import { together } from '../words.ts';

const words = together.race;

/** Why the finish is not with the table yet. */
export function FinishState(props: { readonly fault: Fault | undefined }): JSX.Element {
  const [text, setText] = createSignal('');
  createEffect(() => {
    const { fault } = props;
    if (!fault) return void setText('');
    if (fault.code === 'unreachable') return void setText(words.notSent);
    void explainRoom(fault).then((why) => setText(`${words.refused} ${why}`));
  });
  return (
    <Show when={text() !== ''}>
      <p class="note bad" role="alert">
        {text()}
      </p>
    </Show>
  );
}
