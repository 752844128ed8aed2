// When a new version is taken: on the home page, and only where no other tab has a board open.

import { createMemoryHistory, MemoryRouter, Route } from '@solidjs/router';
import { render } from 'solid-js/web';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beHere, tabChannel } from './storage/tabs.ts';
import { UpdateNotice } from './update.tsx';

/** The browser's locks, as far as pages use them: held by name until what they wait for is done. */
class MadeLocks {
  readonly names = new Set<string>();
  async request(name: string, held: () => Promise<void>): Promise<void> {
    this.names.add(name);
    await held();
    this.names.delete(name);
  }
  query = async () => ({ held: [...this.names].map((name) => ({ name })) });
}

class MadeWorker extends EventTarget {
  readonly told: unknown[] = [];
  postMessage(message: unknown): void {
    this.told.push(message);
  }
}

const put = (name: 'locks' | 'serviceWorker', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

let locks: MadeLocks;
let next: MadeWorker;
let end: () => void = () => undefined;

beforeEach(() => {
  vi.stubEnv('PROD', true);
  locks = new MadeLocks();
  next = new MadeWorker();
  put('locks', locks);
  const registration = Object.assign(new EventTarget(), { waiting: next, installing: null });
  put(
    'serviceWorker',
    Object.assign(new EventTarget(), {
      controller: new MadeWorker(),
      register: async () => registration,
    }),
  );
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllEnvs();
});

/** Opens a page, on which a new version waits from the start. */
function open(path: string) {
  const history = createMemoryHistory();
  history.set({ value: path });
  end = render(
    () => (
      <MemoryRouter history={history}>
        <Route path="*" component={UpdateNotice} />
      </MemoryRouter>
    ),
    document.body,
  );
  return { go: (value: string) => history.set({ value }) };
}

const taken = () => next.told.length > 0;
const look = () => document.dispatchEvent(new Event('visibilitychange'));
/** Longer than pages have to answer. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 250));

describe('home takes a new version', () => {
  it('where no other page is open', async () => {
    open('/');
    await vi.waitFor(() => expect(next.told).toEqual([{ type: 'SKIP_WAITING' }]));
  });

  it('not while another tab has a board open, but when that is left and home is looked at again', async () => {
    locks.names.add('curio.tab other board-1');
    open('/');
    await aWhile();
    look();
    await aWhile();
    expect(taken()).toBe(false);
    locks.names.delete('curio.tab other board-1');
    look();
    await vi.waitFor(() => expect(taken()).toBe(true));
  });

  it('whatever else has locks, and though its own board was open a moment ago', async () => {
    locks.names.add('another app');
    const leave = beHere('board-2');
    expect([...locks.names].some((name) => name.endsWith(' board-2'))).toBe(true);
    open('/');
    await vi.waitFor(() => expect(taken()).toBe(true));
    leave();
  });

  it('not from the page of a game, which says that there is one; coming home takes it', async () => {
    const { go } = open('/hudoku/board-3');
    await vi.waitFor(() => expect(document.querySelector('.strip')).not.toBeNull());
    await aWhile();
    expect(taken()).toBe(false);
    go('/');
    await vi.waitFor(() => expect(taken()).toBe(true));
  });

  it('not when home was left while the other tabs were asked', async () => {
    let answer: (value: { held: [] }) => void = () => undefined;
    let asked = false;
    locks.query = () => {
      asked = true;
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    const { go } = open('/');
    await vi.waitFor(() => expect(asked).toBe(true));
    go('/hudoku/board-4');
    answer({ held: [] });
    await aWhile();
    expect(taken()).toBe(false);
  });
});

describe('where the browser has no locks', () => {
  it('home asks, and a page with a board that answers is let be', async () => {
    put('locks', undefined);
    const other = new BroadcastChannel('curio.tabs');
    let answers = true;
    let asked = 0;
    other.onmessage = ({ data }) => {
      if (data.type === 'who') asked++;
      if (data.type === 'who' && answers)
        other.postMessage({ type: 'alive', from: 'other', board: 'board-5' });
    };
    expect(tabChannel()).toBeDefined();
    open('/');
    await vi.waitFor(() => expect(asked).toBe(1));
    await aWhile();
    expect(taken()).toBe(false);
    answers = false;
    look();
    await vi.waitFor(() => expect(taken()).toBe(true));
    other.close();
  });
});
