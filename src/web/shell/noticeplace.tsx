// A place where notices are shown: over the page, or within a board's layout, where they cover nothing. Where there are
// several, the newest has them.

import { For, type JSX, onCleanup, Show } from 'solid-js';
import { shell } from '../words.ts';
import { dismissNotice, notices, openNoticePlace } from './notices.ts';

export function NoticePlace(props: { readonly floating?: boolean }): JSX.Element {
  const place = openNoticePlace();
  onCleanup(() => place.close());
  return (
    <section
      class="notices"
      classList={{ floating: props.floating === true }}
      aria-label={shell.frame.notices}
      hidden={!place.isNewest() || notices().length === 0}
    >
      <For each={place.isNewest() ? notices() : []}>
        {(notice) => (
          <div class="notice card" classList={{ bad: notice.tone === 'bad' }}>
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
            <button type="button" class="button quiet" onClick={() => dismissNotice(notice)}>
              {shell.frame.dismiss}
            </button>
          </div>
        )}
      </For>
    </section>
  );
}
