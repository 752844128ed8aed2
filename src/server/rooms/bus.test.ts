// Hints between processes: gathered, short, and never from oneself.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBus, EVERYTHING, type Hint } from './bus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that tells everybody, the sender too. */
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

test('the first goes at once, the next ones together after a pause', () => {
  const { sent, signals } = madeChannel();
  const heard: [string, Hint][] = [];
  const one = createBus(signals, 'one', () => expect.fail(), vi.fn());
  createBus(signals, 'two', (room, hint) => heard.push([room, hint]), vi.fn());
  one.tell('a', 'log');
  expect(sent).toEqual(['one a']);
  for (let n = 0; n < 30; n++) one.tell(n % 2 === 0 ? 'a' : 'b', 'log');
  one.tell('b', 'seats');
  one.tell('b', 'log');
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
  one.tell('c', 'log');
  expect(sent).toHaveLength(3);
});

test('more than fits into one is everything', () => {
  const { sent, signals } = madeChannel();
  const one = createBus(signals, 'one', () => {}, vi.fn());
  one.tell('first', 'log');
  for (let n = 0; n < 2000; n++) one.tell(`room${n}`, 'log');
  vi.advanceTimersByTime(50);
  expect(sent).toEqual(['one first', `one ${EVERYTHING}`]);
});

test('what cannot be sent is reported and nothing more', async () => {
  const report = vi.fn();
  const broken = { send: () => Promise.reject(new Error('x')), listen: async () => {} };
  createBus(broken, 'one', () => {}, report).tell('a', 'log');
  await vi.advanceTimersByTimeAsync(1);
  expect(report).toHaveBeenCalledOnce();
});
