// Updates of the app: the service worker fetches a new version in the background, and it takes over only on the home page
// and with no other tab open, because a running game would lose its files. Registered by hand: a library would be a tenth
// of the home page.

import { useLocation } from '@solidjs/router';
import { createEffect, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { shell } from '#words/shell.ts';
import { isOpenElsewhere } from './storage/tabs.ts';
import { Button } from './ui/controls.tsx';
import { whenIdle } from './ui/lazy.ts';

/** The part of the browser's container used here. */
export type Workers = Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>;

/** Calls `onWaiting` when a new version is installed beside the active one, with a function that activates it; then
 * `reload` is called. */
export async function registerWorker(
  workers: Workers,
  reload: () => void,
  onWaiting: (take: () => void) => void,
): Promise<void> {
  const registration = await workers.register('/sw.js', { scope: '/' });
  const offer = (worker: ServiceWorker) =>
    onWaiting(() => {
      workers.addEventListener('controllerchange', reload, { once: true });
      worker.postMessage({ type: 'SKIP_WAITING' });
    });
  // Without a controller this is the first version.
  if (registration.waiting && workers.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) offer(worker);
    });
  });
}

const UPDATED = 'curio.updated';

export function UpdateNotice(): JSX.Element {
  const place = useLocation();
  const [ready, setReady] = createSignal<() => void>();
  const [updated, setUpdated] = createSignal(false);

  const [looks, setLooks] = createSignal(0);
  const look = () => void setLooks((count) => count + 1);
  onMount(() => {
    if (sessionStorageFlag()) setUpdated(true);
    document.addEventListener('visibilitychange', look);
    onCleanup(() => document.removeEventListener('visibilitychange', look));
    // Its downloads must not delay the page.
    whenIdle(() => {
      if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
      const offer = (take: () => void) =>
        setReady(() => () => {
          sessionStorageFlag(true);
          take();
        });
      // Refused in private windows; the app works without.
      registerWorker(navigator.serviceWorker, () => location.reload(), offer).catch(() => {});
    });
  });

  const isHome = () => place.pathname === '/';

  createEffect(() => {
    const take = ready();
    looks();
    if (take && isHome())
      void isOpenElsewhere().then((elsewhere) => {
        if (!elsewhere && isHome()) take();
      });
  });

  return (
    <>
      <Show when={ready() && !isHome()}>
        <p class="strip">{shell.update.ready}</p>
      </Show>
      <Show when={updated()}>
        <p class="strip">
          {shell.update.done}{' '}
          <Button class="quiet" onClick={() => setUpdated(false)}>
            {shell.update.fine}
          </Button>
        </p>
      </Show>
    </>
  );
}

/** Remembers across one reload that it was for an update. Reading clears it. */
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
