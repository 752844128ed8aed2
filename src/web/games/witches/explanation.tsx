// What an effect does, or what dramatic decoys are, in a dialog.

import { type JSX, Show } from 'solid-js';
import { categories, effectsByCategory } from '../../../games/witches/names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { handOf, type Topic, type WitchesPlay } from './hand.ts';
import { effectTexts, partWords } from './partwords.ts';
import { words } from '#words/witches/index.ts';

export function LoreDialog(props: { readonly play: WitchesPlay }): JSX.Element {
  const hand = handOf(props.play);
  const topic = () => {
    const now = hand.topic();
    return now?.type === 'effect' || now?.type === 'drama' ? now : undefined;
  };
  const close = () => hand.setTopic(undefined);
  return (
    <Show when={topic()} keyed>
      {(now) => (
        <Dialog
          open
          title={now.type === 'effect' ? words.face.effect(now.effect) : words.face.drama}
          onClose={close}
        >
          <Explanation topic={now} />
        </Dialog>
      )}
    </Show>
  );
}

function Explanation(props: {
  readonly topic: Extract<Topic, { type: 'effect' | 'drama' }>;
}): JSX.Element {
  if (props.topic.type === 'drama') return <p>{partWords.dramaAbout}</p>;
  const { effect } = props.topic;
  const category = categories.find((one) => effectsByCategory[one].includes(effect));
  return (
    <>
      <Show when={category}>{(one) => <p class="muted">{partWords.categories[one()]}</p>}</Show>
      <p>{effectTexts[effect]}</p>
    </>
  );
}
