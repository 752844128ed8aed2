// Notices: those that only confirm a press leave by themselves, those that matter stay until they are dismissed. They are
// shown in the newest place that is open: a dialog, a board's layout, where they cover nothing, or over the page. Usage:
//   notify({ text: shell.share.copied, tone: 'plain' });

import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { shell } from '#words/shell.ts';
import { speak } from './announce.ts';
import { Button } from './controls.tsx';
import { markFresh } from './tap-guard.ts';

export interface Notice {
  readonly text: string;
  readonly tone: 'plain' | 'bad';
  readonly action?: { readonly label: string; act(): void };
}

/** Milliseconds that a confirmation stays. */
const BRIEF = 4000;

const [notices, setNotices] = createSignal<readonly Notice[]>([]);

export { notices };

/** "Copied.": nothing to do about it, so it takes as little room as it can. */
const isBrief = (notice: Notice) => notice.tone === 'plain' && notice.action === undefined;

export function notify(notice: Notice): void {
  setNotices((list) => [...list.filter((other) => other.text !== notice.text), notice]);
  if (isBrief(notice)) setTimeout(() => dismissNotice(notice), BRIEF);
  speak(notice.text);
}

export function dismissNotice(notice: Notice): void {
  setNotices((list) => list.filter((other) => other !== notice));
}

/** Places that can show notices, the newest last: each with the notices that it leaves to older ones. */
const [places, setPlaces] = createSignal<readonly ReadonlySet<Notice>[]>([]);

/** Bars on the page that show the brief ones. */
const [bars, setBars] = createSignal(0);

export { bars };

export function NoticePlace(props: {
  readonly floating?: boolean;
  /** In a dialog: only what comes while it is open, and brief ones too, since the bar is behind it. */
  readonly dialog?: boolean;
}): JSX.Element {
  const own: ReadonlySet<Notice> = new Set(props.dialog ? notices() : []);
  setPlaces((open) => [...open, own]);
  onCleanup(() => void setPlaces((open) => open.filter((other) => other !== own)));
  const isOwn = (notice: Notice) =>
    places()
      .filter((left) => !left.has(notice))
      .at(-1) === own;
  const shown = () =>
    notices().filter(
      (notice) => isOwn(notice) && (props.dialog || bars() === 0 || !isBrief(notice)),
    );
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

/** A confirmation in the bar, in place of the title: too short to move a board for. */
export function BriefNotice(): JSX.Element {
  setBars((count) => count + 1);
  onCleanup(() => void setBars((count) => count - 1));
  return (
    <Show when={notices().filter(isBrief).at(-1)}>
      {(notice) => <span class="notice brief">{notice().text}</span>}
    </Show>
  );
}

function NoticeCard(props: { readonly notice: Notice }): JSX.Element {
  const { notice } = props;
  return (
    <div ref={markFresh} class="notice card" classList={{ bad: notice.tone === 'bad' }}>
      <span>{notice.text}</span>
      <Show when={notice.action}>
        {(action) => (
          <Button
            onClick={() => {
              dismissNotice(notice);
              action().act();
            }}
          >
            {action().label}
          </Button>
        )}
      </Show>
      <Show when={!isBrief(notice)}>
        <Button class="quiet" onClick={() => dismissNotice(notice)}>
          {shell.frame.dismiss}
        </Button>
      </Show>
    </div>
  );
}
