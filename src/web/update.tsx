// A new version of the app: fetched in the background, taken only on the home page, never in the middle of a game, be it
// in another tab, whose files would be gone.

import { useLocation } from '@solidjs/router';
import { createEffect, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { shell } from '#words/shell.ts';
import { registerWorker } from './service-worker.ts';
import { isOpenElsewhere } from './storage/tabs.ts';
import { whenIdle } from './ui/lazy.ts';

const UPDATED = 'curio.updated';

export function UpdateNotice(): JSX.Element {
  const place = useLocation();
  const [ready, setReady] = createSignal<() => void>();
  const [updated, setUpdated] = createSignal(false);

  onMount(() => {
    if (sessionStorageFlag()) setUpdated(true);
    // What it fetches must not be in the way of the page.
    whenIdle(() => {
      if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
      const offer = (take: () => void) =>
        setReady(() => () => {
          sessionStorageFlag(true);
          take();
        });
      // Refused, as in private windows: the app works without.
      registerWorker(navigator.serviceWorker, () => location.reload(), offer).catch(() => {});
    });
  });

  const [looks, setLooks] = createSignal(0);
  const look = () => void setLooks((count) => count + 1);
  onMount(() => {
    document.addEventListener('visibilitychange', look);
    onCleanup(() => document.removeEventListener('visibilitychange', look));
  });
  const isHome = () => place.pathname === '/';

  createEffect(() => {
    const take = ready();
    looks();
    if (take && isHome()) void takeIfQuiet(take);
  });

  async function takeIfQuiet(take: () => void): Promise<void> {
    if (!(await isOpenElsewhere()) && isHome()) take();
  }

  return (
    <>
      <Show when={ready() && !isHome()}>
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
