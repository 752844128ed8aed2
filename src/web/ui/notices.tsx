// Notices, and the words for the live region. What only confirms a press leaves by itself; what matters stays until
// it is dismissed. Where they are shown is the matter of the places (noticeplace.tsx).

import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { shell } from '../words.ts';
import { markFresh } from './tap-guard.ts';

export interface Notice {
  readonly text: string;
  readonly tone: 'plain' | 'bad';
  readonly action?: { readonly label: string; act(): void };
}

/** How long a word of confirmation stays, in milliseconds. */
const BRIEF = 4000;

const [notices, setNotices] = createSignal<readonly Notice[]>([]);
const [spoken, setSpoken] = createSignal('');

export { notices, spoken };

/** "Copied.": nothing to do about it, so it takes no more room than it must. */
const isBrief = (notice: Notice) => notice.tone === 'plain' && notice.action === undefined;

export function notify(notice: Notice): void {
  setNotices((list) => [...list.filter((other) => other.text !== notice.text), notice]);
  if (isBrief(notice)) setTimeout(() => dismissNotice(notice), BRIEF);
  speak(notice.text);
}

export function dismissNotice(notice: Notice): void {
  setNotices((list) => list.filter((other) => other !== notice));
}

interface NoticePlaceEntry {
  /** Takes only what comes while it is open: a dialog is not bothered with what was there before. */
  readonly knows?: ReadonlySet<Notice>;
}

/** Places that can show notices, the newest last. */
const [places, setPlaces] = createSignal<readonly NoticePlaceEntry[]>([]);

const ownerOf = (notice: Notice) =>
  places()
    .filter((place) => !place.knows?.has(notice))
    .at(-1);

/** Notices are shown in the newest place that is open; in a dialog only those that came after it. */
function openNoticePlace(dialog = false): {
  shown(): readonly Notice[];
  close(): void;
} {
  const place: NoticePlaceEntry = dialog ? { knows: new Set(notices()) } : {};
  setPlaces((open) => [...open, place]);
  return {
    shown: () => notices().filter((notice) => ownerOf(notice) === place),
    close: () => void setPlaces((open) => open.filter((other) => other !== place)),
  };
}

/** How many bars are there that show the brief ones. */
const [bars, setBars] = createSignal(0);

export { bars };

/** For a bar: as long as it is there, brief notices are its own. */
function openBar(): () => void {
  setBars((count) => count + 1);
  return () => void setBars((count) => count - 1);
}

/** Says a line to screen readers. The same line twice in a row is made different, or it would stay unsaid. */
export function speak(text: string): void {
  setSpoken((last) => (last === text ? `${text}\u00a0` : text));
}

interface NoticePlaceProps {
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
    <div ref={markFresh} class="notice card" classList={{ bad: notice.tone === 'bad' }}>
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
