import { expect, it } from 'vitest';
import { createPlayer, soundOf } from './sounds.ts';

/** As much of an audio context as the player uses, with a list of what sounded. */
function madeContext() {
  const heard: number[] = [];
  const made = { contexts: 0, resumed: 0, resume: () => {}, heard, state: 'suspended' };
  const value = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, setTargetAtTime() {} };
  const gain = () => ({ gain: value, connect: (next: unknown) => next });
  const context = {
    currentTime: 0,
    destination: {},
    get state() {
      return made.state;
    },
    resume() {
      made.resumed++;
      return new Promise<void>((resolve) => {
        made.resume = () => {
          made.state = 'running';
          resolve();
        };
      });
    },
    createGain: gain,
    createOscillator: () => {
      let pitch = 0;
      return {
        type: 'sine',
        frequency: {
          ...value,
          setValueAtTime(hertz: number) {
            pitch = hertz;
          },
        },
        connect: (next: unknown) => next,
        start: () => void heard.push(pitch),
        stop() {},
      };
    },
  };
  const make = () => {
    made.contexts++;
    // The player touches nothing else of it.
    return context as unknown as AudioContext;
  };
  return { made, make };
}

it('makes one context, wakes it, and plays every note', async () => {
  const { made, make } = madeContext();
  const player = createPlayer(make, () => 0);
  expect(made.contexts).toBe(0);
  player.play(soundOf({ kind: 'missed' }));
  expect(made.heard).toEqual([]);
  made.resume();
  await Promise.resolve();
  expect(made.heard).toEqual([330, 233]);
  player.play(soundOf({ kind: 'accepted' }));
  expect(made.heard).toEqual([330, 233, 587]);
  expect([made.contexts, made.resumed]).toEqual([1, 1]);
});

it('wakes a context that the system put to sleep, and does not make up for old sounds', async () => {
  const { made, make } = madeContext();
  let now = 0;
  const player = createPlayer(make, () => now);
  player.play(soundOf({ kind: 'accepted' }));
  now = 5000;
  made.resume();
  await Promise.resolve();
  expect(made.heard).toEqual([]);
  made.state = 'interrupted';
  player.play(soundOf({ kind: 'accepted' }));
  made.resume();
  await Promise.resolve();
  expect(made.heard).toEqual([587]);
});

it('is silent where there is no sound to be had', () => {
  const player = createPlayer(
    () => undefined,
    () => 0,
  );
  expect(() => player.play(soundOf({ kind: 'won' }))).not.toThrow();
});
