// Both ways to end a game before it is won, behind a question.

import { type JSX, Show } from 'solid-js';
import { Dialog } from '../../ui/dialog.tsx';
import { handOf, type WitchesPlay } from './hand.ts';
import { partWords } from './partwords.ts';
import { words } from '#words/witches/index.ts';

export function EndDialog(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const topic = () => {
    const type = hand.topic()?.type;
    return type === 'reveal' || type === 'last' ? type : undefined;
  };
  const close = () => hand.setTopic(undefined);
  const act = (type: 'reveal' | 'last') => {
    close();
    if (type === 'reveal') play.move({ type: 'reveal' });
    else {
      hand.setLast(true);
      hand.setTab('brew');
    }
  };
  return (
    <Show when={topic()} keyed>
      {(type) => (
        <Dialog
          open
          title={type === 'reveal' ? words.face.reveal : partWords.brewLast}
          onClose={close}
        >
          <p>{type === 'reveal' ? partWords.revealSure : partWords.lastSure}</p>
          <div class="row">
            <button type="button" class="button primary" onClick={close}>
              {partWords.goOn}
            </button>
            <button type="button" class="button" onClick={() => act(type)}>
              {type === 'reveal' ? partWords.revealYes : partWords.brewLast}
            </button>
          </div>
        </Dialog>
      )}
    </Show>
  );
}
