// For those who see the game for the first time: four short pages. Shown once, and from the menu.

import { createSignal, For, type JSX, Show } from 'solid-js';
import { Dialog } from '../../kit/dialog.tsx';
import { kept } from '../../storage/kept.ts';
import type { Hand } from './hand.ts';
import { words } from './words.ts';

const { tutorial } = words.face;
const { lessons } = tutorial;

export const tutorialSeen = kept<boolean>('curio.dokuborn.tutorial', {
  read: (text) => text !== undefined,
  write: (seen) => (seen ? 'seen' : undefined),
});

export function TutorialDialog(props: { readonly hand: Hand }): JSX.Element {
  const close = () => {
    tutorialSeen.set(true);
    props.hand.close();
  };
  return (
    <Dialog open={props.hand.panel() === 'tutorial'} title={tutorial.title} onClose={close}>
      <Lessons close={close} />
    </Dialog>
  );
}

function Lessons(props: { close(): void }): JSX.Element {
  const [at, setAt] = createSignal(0);
  const lesson = () => lessons[at()];
  const isLast = () => at() === lessons.length - 1;
  return (
    <div class="doku-tutorial stack">
      <div aria-live="polite" class="doku-lesson">
        <h3>{lesson()?.title}</h3>
        <For each={lesson()?.body}>{(line) => <p>{line}</p>}</For>
      </div>
      <p class="muted digits">{tutorial.page(at() + 1, lessons.length)}</p>
      <div class="row">
        <button
          type="button"
          class="button primary"
          autofocus
          onClick={() => (isLast() ? props.close() : setAt(at() + 1))}
        >
          {isLast() ? tutorial.play : tutorial.next}
        </button>
        <Show when={at() > 0}>
          <button type="button" class="button" onClick={() => setAt(at() - 1)}>
            {tutorial.back}
          </button>
        </Show>
        <Show when={!isLast()}>
          <button type="button" class="button quiet" onClick={() => props.close()}>
            {tutorial.skip}
          </button>
        </Show>
      </div>
    </div>
  );
}
