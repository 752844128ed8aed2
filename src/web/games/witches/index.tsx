// The face of Wondering Witches: the High Witch page for games on paper.

import './witches.css';
import { type JSX, Show } from 'solid-js';
import type { WitchesTypes } from '../../../games/witches/types.ts';
import type { Face } from '../face.ts';
import { handOf, notebookOn, setNotebookOn, takeHint, type WitchesPlay } from './hand.ts';
import { HighWitch } from './highwitch.tsx';
import { SealOpening } from './opening.tsx';
import { words } from './words.ts';

function Result(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <Show when={props.play.view().opening}>
      {(opening) => (
        <div class="game-witches">
          <SealOpening opening={opening()} />
        </div>
      )}
    </Show>
  );
}

export const face: Face<WitchesTypes> = {
  Board: HighWitch,
  Result,
  hintAgain: takeHint,
  proofSpoils: true,
  menu: (play) => [
    {
      label: notebookOn() ? 'Switch the notebook off' : 'Switch the notebook on',
      act: () => setNotebookOn(!notebookOn()),
    },
    {
      label: `${words.reveal}…`,
      disabled: play.over(),
      act: () => handOf(play).setTopic({ type: 'reveal' }),
    },
  ],
};
