import { describe, expect, it } from 'vitest';
import { registerWorker, type Workers } from './update.tsx';

class MadeWorker extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];
  postMessage(message: unknown): void {
    this.told.push(message);
  }
  install(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class MadeRegistration extends EventTarget {
  waiting: MadeWorker | null = null;
  installing: MadeWorker | null = null;
}

class MadeWorkers extends EventTarget {
  controller: MadeWorker | null = null;
  readonly registration = new MadeRegistration();
  register = async () => this.registration;
}

async function begin(inCharge: boolean, waiting?: MadeWorker) {
  const workers = new MadeWorkers();
  if (inCharge) workers.controller = new MadeWorker();
  workers.registration.waiting = waiting ?? null;
  const offers: (() => void)[] = [];
  let reloads = 0;
  await registerWorker(
    workers as unknown as Workers,
    () => reloads++,
    (take) => offers.push(take),
  );
  return { workers, offers, reloads: () => reloads };
}

describe('a new version', () => {
  it('is offered once it is installed, and takes over only when told to; then the page is loaded again', async () => {
    const { workers, offers, reloads } = await begin(true);
    const next = new MadeWorker();
    workers.registration.installing = next;
    workers.registration.dispatchEvent(new Event('updatefound'));
    expect(offers).toHaveLength(0);
    next.install();
    expect(offers).toHaveLength(1);
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reloads()).toBe(0);
    offers[0]?.();
    expect(next.told).toEqual([{ type: 'SKIP_WAITING' }]);
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reloads()).toBe(1);
  });

  it('that waited already is offered at once', async () => {
    expect((await begin(true, new MadeWorker())).offers).toHaveLength(1);
  });

  it('is none where it is the first', async () => {
    const { workers, offers } = await begin(false);
    const first = new MadeWorker();
    workers.registration.installing = first;
    workers.registration.dispatchEvent(new Event('updatefound'));
    first.install();
    expect(offers).toHaveLength(0);
  });
});
