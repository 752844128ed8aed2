// A new version of the app: fetched in the background, taken only on the home page, never in the middle of a game.

import { registerSW } from 'virtual:pwa-register';
import { useLocation } from '@solidjs/router';
import { createEffect, createSignal, type JSX, onMount, Show } from 'solid-js';
import { whenIdle } from '../kit/later.ts';
import { shell } from '../words.ts';

const UPDATED = 'curio.updated';

export function UpdateNotice(): JSX.Element {
  const location = useLocation();
  const [ready, setReady] = createSignal<() => void>();
  const [updated, setUpdated] = createSignal(false);

  onMount(() => {
    if (sessionStorageFlag()) setUpdated(true);
    // What it fetches must not be in the way of the page.
    whenIdle(() => {
      const update = registerSW({
        onNeedRefresh: () =>
          setReady(() => () => {
            sessionStorageFlag(true);
            void update(true);
          }),
      });
    });
  });

  createEffect(() => {
    const take = ready();
    if (take && location.pathname === '/') take();
  });

  return (
    <>
      <Show when={ready() && location.pathname !== '/'}>
        <p class="strip">{shell.update.ready}</p>
      </Show>
      <Show when={updated()}>
        <p class="strip">
          {shell.update.done}{' '}
          <button type="button" class="button quiet" onClick={() => setUpdated(false)}>
            {shell.update.fine}
          </button>
        </p>
      </Show>
    </>
  );
}

/** Remembers over one reload that it was for an update. Reading it clears it. */
function sessionStorageFlag(set = false): boolean {
  try {
    if (set) {
      sessionStorage.setItem(UPDATED, '1');
      return true;
    }
    const was = sessionStorage.getItem(UPDATED) === '1';
    sessionStorage.removeItem(UPDATED);
    return was;
  } catch {
    return false;
  }
}
