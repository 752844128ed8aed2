// Figures of the rules: a board as its face draws it, in a fixed position, only to be looked at.

import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Deal } from '../../core/deal.ts';
import type { GameTypes, Rules } from '../../core/game.ts';
import type { Words } from '../../words/words.ts';
import { begin } from '../board/lesson/course.ts';
import { guidedPlay } from '../board/lesson/guided.ts';
import type { Play } from '../play/play.ts';

/** A play that stays where these moves lead. For the body of a component. */
export function stillPlay<T extends GameTypes>(
  rules: Rules<T>,
  words: Words<T>,
  deal: Deal<T>,
  moves: readonly T['Move'][] = [],
): Play<T> {
  return guidedPlay({
    rules,
    words,
    lesson: { deal, before: moves, aim: '', steps: [], end: '' },
    from: begin,
    step: () => undefined,
    otherwise: '',
    readFirst: '',
    later: '',
    moved: () => {},
  });
}

/** One picture with its caption, drawn when what draws it has come. */
export function Figure(props: {
  readonly game: string;
  readonly about: string;
  load(): Promise<(() => JSX.Element) | undefined>;
}): JSX.Element {
  const [drawing, setDrawing] = createSignal<() => JSX.Element>();
  onMount(() => {
    // A picture that does not come leaves the words as they are.
    props.load().then(
      (found) => void setDrawing(() => found),
      () => {},
    );
  });
  return (
    <figure class={`rules-figure game-${props.game}`}>
      <div class="rules-drawing" role="img" aria-label={props.about}>
        <div class="rules-still" aria-hidden="true" inert>
          <Show when={drawing()}>{(Drawn) => <Dynamic component={Drawn()} />}</Show>
        </div>
      </div>
      <figcaption class="muted">{props.about}</figcaption>
    </figure>
  );
}
