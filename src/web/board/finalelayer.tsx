// What lies over the board between the last move and the result: it takes presses, so that none reaches a board that
// is over, and shows the celebration when its time has come. Loaded later.

import './finale.css';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Play } from '../play/play.ts';
import { Celebration, type Dress } from '../ui/celebration/index.tsx';
import type { Face } from './face.ts';
import type { Finale } from './finale.ts';

/** Keys that would act on the board. Letters pass: undo is one of them, and takes the end back. */
const ACTING = /^(Enter| |Escape|Arrow\w+|\d)$/;

export default function FinaleLayer(props: {
  readonly finale: Finale;
  readonly play: Play;
  readonly face: Pick<Face, 'loadDress'>;
}): JSX.Element {
  const { finale, play, face } = props;
  const [dress, setDress] = createSignal<Dress | 'usual'>();
  const { loadDress } = face;
  if (loadDress)
    loadDress().then(
      (own) => setDress(() => own),
      () => setDress('usual'),
    );
  else setDress('usual');

  const onKeyDown = (event: KeyboardEvent) => {
    if (!ACTING.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) finale.skip();
  };
  onMount(() => document.addEventListener('keydown', onKeyDown, true));
  onCleanup(() => document.removeEventListener('keydown', onKeyDown, true));

  return (
    <div
      class="finale"
      ref={(layer) => {
        // Not as a handler of a control: keys do the same, wherever the focus is, and nobody needs to find it.
        layer.addEventListener('click', () => finale.skip());
      }}
    >
      <Show when={finale.stage() === 'celebration' && dress()} keyed>
        {(own) => (
          <Celebration
            won={play.status() === 'won' && !play.byClock()}
            of={own === 'usual' ? undefined : { play, dress: own }}
          />
        )}
      </Show>
    </div>
  );
}
