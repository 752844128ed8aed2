// The service worker, registered, and told when a new version may take over. By hand: a library for it would be a
// tenth of all that the home page loads.

/** As much of the browser's container as is used here. */
export type Workers = Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>;

/**
 * Calls `onWaiting` whenever a new version is installed beside the one in charge of this page, with what lets it take
 * over: then `reload` is called once it has.
 */
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
  // Without one in charge this is the first version, and nothing waits.
  if (registration.waiting && workers.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) offer(worker);
    });
  });
}
