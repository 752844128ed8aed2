import { createRoot } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { channelByStorage, type TabChannel, type TabMessage } from '../storage/tabs.ts';
import { createTabSeat, type TabSeat } from './tab-seat.ts';

/** A browser: what one page posts, the others hear, in order. */
function browser() {
  const pages = new Map<string, (message: TabMessage) => void>();
  let frozen: string | undefined;
  const missed: TabMessage[] = [];
  const deliver = (to: string, message: TabMessage) => {
    if (to === frozen) missed.push(message);
    else pages.get(to)?.(message);
  };
  const channel = (tab: string): TabChannel => ({
    post(message) {
      for (const other of pages.keys()) if (other !== tab) deliver(other, message);
    },
    listen(hear) {
      pages.set(tab, hear);
      return () => pages.delete(tab);
    },
  });
  let time = 0;
  return {
    freeze: (tab: string) => {
      frozen = tab;
    },
    thaw(tab: string) {
      frozen = undefined;
      for (const message of missed.splice(0)) deliver(tab, message);
    },
    open(tab: string, { elsewhere = false, at = ++time, played = false } = {}) {
      const log: string[] = [];
      const { seat, close } = createRoot((dispose) => ({
        close: dispose,
        seat: createTabSeat({
          board: 'board',
          tab,
          channel: channel(tab),
          played,
          isElsewhere: async () => elsewhere,
          async flush() {
            log.push('flushed');
          },
          onFree: () => void log.push('free'),
          now: () => at,
        }),
      }));
      return { seat, log, close };
    },
  };
}

const states = (...tabs: readonly { readonly seat: TabSeat }[]) =>
  tabs.map(({ seat }) => seat.state());

describe('tabs on one board', () => {
  it('the second says so before its first move, a third too', () => {
    const world = browser();
    const [first, second, third] = [world.open('a'), world.open('b'), world.open('c')];
    expect(states(first, second, third)).toEqual(['own', 'elsewhere', 'elsewhere']);
  });

  it('two that are opened in the same moment agree', () => {
    const world = browser();
    const [first, second] = [world.open('b', { at: 5 }), world.open('a', { at: 5 })];
    // The second's word reaches the first, which asks in its turn when it hears of it.
    expect(states(first, second).sort()).not.toEqual(['elsewhere', 'elsewhere']);
  });

  it('taking it over makes the other write down everything first', async () => {
    const world = browser();
    const [first, second] = [world.open('a'), world.open('b')];
    await second.seat.take();
    expect(first.log).toEqual(['flushed']);
    expect(first.seat.state()).toBe('taken');
  });

  it('a third that waits does not take what was given to the second', async () => {
    const world = browser();
    const [, second, third] = [world.open('a'), world.open('b'), world.open('c')];
    await second.seat.take();
    expect(third.log).toEqual([]);
  });

  it('closing the first frees the second', () => {
    const world = browser();
    const [first, second] = [world.open('a'), world.open('b')];
    first.close();
    expect(second.log).toEqual(['free']);
  });

  it('a frozen tab is known by its lock, and gives way when it wakes', async () => {
    const world = browser();
    const first = world.open('a');
    world.freeze('a');
    const second = world.open('b', { elsewhere: true });
    await Promise.resolve();
    expect(second.seat.state()).toBe('elsewhere');
    const third = world.open('c');
    third.seat.stepped();
    world.thaw('a');
    expect(states(first, third)).toEqual(['taken', 'own']);
    expect(first.log).toEqual(['flushed']);
  });

  it('who has played before others were asked goes on', () => {
    const world = browser();
    const [first, second] = [world.open('a'), world.open('b', { played: true })];
    expect(states(first, second)).toEqual(['taken', 'own']);
  });
});

it('without a channel, events of local storage carry the messages', () => {
  const heard: TabMessage[] = [];
  const channel = channelByStorage();
  const stop = channel.listen((message) => void heard.push(message));
  channel.post({ type: 'who', from: 'a' });
  const text = localStorage.getItem('curio.tabs');
  dispatchEvent(new StorageEvent('storage', { key: 'curio.tabs', newValue: text }));
  dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: text }));
  stop();
  expect(heard).toMatchObject([{ type: 'who', from: 'a' }]);
});
