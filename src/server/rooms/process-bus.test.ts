// Hints between processes: batched, short, and never from oneself.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ChangeHint, createBus, EVERYTHING } from './process-bus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A channel that delivers to all, including the sender. */
function madeChannel() {
  const ears: ((text: string) => void)[] = [];
  const sent: string[] = [];
  return {
    sent,
    signals: {
      async send(text: string) {
        sent.push(text);
        for (const ear of ears) ear(text);
      },
      async listen(heard: (text: string) => void) {
        ears.push(heard);
      },
    },
  };
}

test('sends the first at once and batches the next after a pause', () => {
  const { sent, signals } = madeChannel();
  const heard: [string, ChangeHint][] = [];
  const one = createBus(signals, 'one', () => expect.fail(), vi.fn());
  createBus(signals, 'two', (room, hint) => heard.push([room, hint]), vi.fn());
  one.announce('a', 'log');
  expect(sent).toEqual(['one a']);
  for (let n = 0; n < 30; n++) one.announce(n % 2 === 0 ? 'a' : 'b', 'log');
  one.announce('b', 'seats');
  one.announce('b', 'log');
  vi.advanceTimersByTime(49);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['one a', 'one a ~b']);
  expect(heard).toEqual([
    ['a', 'log'],
    ['a', 'log'],
    ['b', 'seats'],
  ]);
  vi.advanceTimersByTime(500);
  expect(sent).toHaveLength(2);
  one.announce('c', 'log');
  expect(sent).toHaveLength(3);
});

test('asks for a full refresh if the hints do not fit', () => {
  const { sent, signals } = madeChannel();
  const one = createBus(signals, 'one', () => {}, vi.fn());
  one.announce('first', 'log');
  for (let n = 0; n < 2000; n++) one.announce(`room${n}`, 'log');
  vi.advanceTimersByTime(50);
  expect(sent).toEqual(['one first', `one ${EVERYTHING}`]);
});

test('only reports a failure to send', async () => {
  const report = vi.fn();
  const broken = { send: () => Promise.reject(new Error('x')), listen: async () => {} };
  createBus(broken, 'one', () => {}, report).announce('a', 'log');
  await vi.advanceTimersByTimeAsync(1);
  expect(report).toHaveBeenCalledOnce();
});
