// A place where notices are shown: over the page, within a board's layout, where they cover nothing, or in a dialog,
// behind which nothing can be read or pressed. Where there are several, the newest has them.

import { For, type JSX, onCleanup, Show } from 'solid-js';
import { shell } from '../words.ts';
import { appears } from './guard.ts';
import {
  bars,
  dismissNotice,
  isBrief,
  type Notice,
  notices,
  openBar,
  openNoticePlace,
} from './notices.ts';

export interface NoticePlaceProps {
  readonly floating?: boolean;
  /** In a dialog: what comes while it is open, also brief ones, since the bar lies behind it. */
  readonly dialog?: boolean;
}

export function NoticePlace(props: NoticePlaceProps): JSX.Element {
  const place = openNoticePlace(props.dialog);
  onCleanup(() => place.close());
  const shown = () =>
    place.shown().filter((notice) => props.dialog || bars() === 0 || !isBrief(notice));
  return (
    <section
      class="notices"
      classList={{ floating: props.floating === true }}
      aria-label={shell.frame.notices}
      hidden={shown().length === 0}
    >
      <For each={shown()}>{(notice) => <NoticeCard notice={notice} />}</For>
    </section>
  );
}

/** A word of confirmation in the bar, in place of the title: too short a time to move a board for. */
export function BriefNotice(): JSX.Element {
  onCleanup(openBar());
  return (
    <Show when={notices().filter(isBrief).at(-1)}>
      {(notice) => <span class="notice brief">{notice().text}</span>}
    </Show>
  );
}

function NoticeCard(props: { readonly notice: Notice }): JSX.Element {
  const { notice } = props;
  return (
    <div ref={appears} class="notice card" classList={{ bad: notice.tone === 'bad' }}>
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
