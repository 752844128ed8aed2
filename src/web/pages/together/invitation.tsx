// How others come to a table: its letters, the link, and the same as a code for cameras.

import { type JSX, Show } from 'solid-js';
import type { RoomSnapshot } from '../../../wire/rooms.ts';
import { copyText, shareText } from '../../ui/share.ts';
import { spaced, useRoomLink } from './link.ts';
import { Qr } from './qr.tsx';
import { together } from './words.ts';

const words = together.room;

/** The letters, large enough to be read across a table. */
export function Invitation(props: { readonly news: RoomSnapshot }): JSX.Element {
  const link = useRoomLink(() => props.news.letters);
  return (
    <section class="card cabinet-card invitation" aria-labelledby="letters-title">
      <h2 id="letters-title" class="unseen">
        {words.letters}
      </h2>
      <div class="invitation-words">
        {/* Letter by letter, or it would be spoken as a word. */}
        <p class="room-letters">
          <span aria-hidden="true">{spaced(props.news.letters)}</span>
          <span class="unseen">{[...props.news.letters].join(' ')}</span>
        </p>
        {/* Nobody is invited to a locked table. */}
        <Show when={!props.news.locked} fallback={<p class="note">{words.lockedNote}</p>}>
          <p class="muted">
            {words.invite} <Show when={link().host}>{(host) => words.where(host())}</Show>
          </p>
          <Show when={link().link} fallback={<p class="note">{words.onlyHere}</p>}>
            {(address) => (
              <div class="row">
                <button type="button" class="button" onClick={() => void copyText(address())}>
                  {words.link}
                </button>
                <Show when={'share' in navigator}>
                  <button
                    type="button"
                    class="button"
                    onClick={() =>
                      void shareText(words.shared(spaced(props.news.letters)), address())
                    }
                  >
                    {words.share}
                  </button>
                </Show>
              </div>
            )}
          </Show>
        </Show>
      </div>
      <Show when={!props.news.locked && link().link}>
        {(address) => <Qr text={address()} label={words.qr} />}
      </Show>
    </section>
  );
}
