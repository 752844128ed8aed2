// Giving the solo game up, behind a question.

import type { JSX } from 'solid-js';
import { Dialog } from '../../../kit/dialog.tsx';
import { handOf, type WitchesPlay } from '../hand.ts';
import { words } from './words.ts';

export function GivingUp(props: { readonly play: WitchesPlay }): JSX.Element {
  const hand = handOf(props.play);
  const close = () => hand.setTopic(undefined);
  return (
    <Dialog open title={words.giveUp} onClose={close}>
      <p>{words.giveUpSure}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={close}>
          {words.goOn}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            close();
            props.play.move({ type: 'giveUp' });
          }}
        >
          {words.giveUpYes}
        </button>
      </div>
    </Dialog>
  );
}
