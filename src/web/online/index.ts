// The service of this page: the browser's storage, clock, locks and connection around it. Loaded when somebody wants
// something of it, and never with a first page.

import { resultsOfDay } from '../pages/daily/sharing.ts';
import { loadLog, loadResults } from '../storage/store.ts';
import { createClient } from './client.ts';
import { createService, type Service } from './service.ts';
import { PREFIX, storedShelf } from './shelf.ts';

const LOCK = 'curio.service';

/** One tab at a time where the browser has locks. Where it has none, two that send the same do no harm. */
async function alone(work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await work();
    return true;
  }
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

async function findResult(day: string, game: string): Promise<string | undefined> {
  const own = (await loadResults()).filter(({ taken }) => !taken);
  return resultsOfDay(own, day)[game]?.id;
}

function open(): Service {
  const service = createService({
    client: createClient(),
    shelf: storedShelf(),
    loadLog,
    findResult,
    alone,
    after(millis, act) {
      const timer = setTimeout(act, millis);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    now: () => performance.now(),
    wallTime: Date.now,
  });
  addEventListener('online', () => void service.wake());
  addEventListener('pageshow', () => void service.wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void service.wake();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(PREFIX))
      service.changed(newValue === null && key.startsWith(`${PREFIX}send.`));
  });
  void service.wake();
  return service;
}

let opened: Service | undefined;

export function theService(): Service {
  opened ??= open();
  return opened;
}
