// A place for notices. The one that came last has them: a dialog before the board behind it, since nothing behind it
// can be read or pressed; the strip under the bar of a board before the corner of the page, so that they cover
// nothing that is played with.

import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { appears } from '../kit/guard.ts';
import { shell } from '../words.ts';
import { dismissNotice, isBrief, type Notice, notices } from './notices.ts';

const [places, setPlaces] = createSignal<readonly symbol[]>([]);

export function NoticePlace(props: { readonly class: string }): JSX.Element {
  const own = Symbol(props.class);
  setPlaces((all) => [...all, own]);
  onCleanup(() => setPlaces((all) => all.filter((place) => place !== own)));
  return (
    <Show when={places().at(-1) === own && notices().length > 0}>
      <section class={`notices ${props.class}`} aria-label={shell.frame.notices}>
        <For each={notices()}>{(notice) => <NoticeCard notice={notice} />}</For>
      </section>
    </Show>
  );
}

function NoticeCard(props: { readonly notice: Notice }): JSX.Element {
  const { notice } = props;
  return (
    <div
      ref={appears}
      class="notice"
      classList={{ bad: notice.tone === 'bad', brief: isBrief(notice) }}
    >
      <span>{notice.text}</span>
      <Show when={notice.action}>
        {(action) => (
          <button
            type="button"
            class="button"
            onClick={() => {
              dismissNotice(notice);
              action().act();
            }}
          >
            {action().label}
          </button>
        )}
      </Show>
      <Show when={!isBrief(notice)}>
        <button type="button" class="button quiet" onClick={() => dismissNotice(notice)}>
          {shell.frame.dismiss}
        </button>
      </Show>
    </div>
  );
}
