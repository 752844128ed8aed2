// The offer of a lesson to whoever is new: painted together with the first board, so it comes with the board's script.

import type { JSX } from 'solid-js';
import { Dialog } from '../ui/dialog.tsx';
import { dismissNotice, type Notice, notify } from '../ui/notices.ts';
import type { OfferProps } from './face.ts';
import { words as said } from './lesson/words.ts';

export function LessonOffer(props: OfferProps): JSX.Element {
  return (
    <Dialog open title={said.offer.title(props.words.title)} onClose={() => props.skip()}>
      <p>{props.words.tagline}</p>
      <p>{said.offer.about}</p>
      <div class="row">
        <button type="button" class="button primary" autofocus onClick={() => props.start()}>
          {said.offer.start}
        </button>
        <button type="button" class="button" onClick={() => props.skip()}>
          {said.offer.skip}
        </button>
      </div>
    </Dialog>
  );
}

/** Beside a board that a link led to: one small notice, and never again. Answers how it is taken back. */
export function offerSmall(title: string, start: () => void): () => void {
  const notice: Notice = {
    text: said.offer.small(title),
    tone: 'plain',
    action: { label: said.offer.start, act: start },
  };
  notify(notice);
  return () => dismissNotice(notice);
}
