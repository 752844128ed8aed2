import { createRoot } from 'solid-js';
import { afterEach, describe, expect, it } from 'vitest';
import { createFinale } from './ending.tsx';

let dispose = () => {};
afterEach(() => dispose());

/** A finale whose waits are let go by hand. */
function begin() {
  const shown: string[] = [];
  const waits: { readonly millis: number; go(): void }[] = [];
  let settle = () => {};
  let time = 0;
  const finale = createRoot((end) => {
    dispose = end;
    return createFinale({
      settled: () =>
        new Promise<void>((resolve) => {
          settle = resolve;
        }),
      sceneTime: () => 1500,
      showResult: () => void shown.push('result'),
      wait: (millis) => new Promise<void>((resolve) => waits.push({ millis, go: resolve })),
      now: () => time,
    });
  });
  finale.begin();
  return {
    finale,
    shown,
    settle: async () => {
      settle();
      await flush();
    },
    pass: async (millis: number) => {
      waits.find((wait) => wait.millis === millis)?.go();
      await flush();
    },
    later: (millis: number) => {
      time += millis;
    },
  };
}

const flush = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

describe('the end of a game', () => {
  it('is the last move, then the celebration, then the result', async () => {
    const { finale, shown, settle, pass } = begin();
    expect([finale.stage(), shown]).toEqual(['lastMove', []]);
    await settle();
    expect([finale.stage(), shown]).toEqual(['celebration', []]);
    await pass(1500);
    expect([finale.stage(), shown]).toEqual(['none', ['result']]);
  });

  it('waits 1.2 seconds at most for the last move', async () => {
    const { finale, pass } = begin();
    await pass(1200);
    expect(finale.stage()).toBe('celebration');
  });

  it('goes straight to the result at a press, but not at the second half of a double tap', async () => {
    const { finale, shown, later, settle, pass } = begin();
    later(200);
    finale.skip();
    expect([finale.stage(), shown]).toEqual(['lastMove', []]);
    later(200);
    finale.skip();
    expect([finale.stage(), shown]).toEqual(['none', ['result']]);
    await settle();
    await pass(1500);
    finale.skip();
    expect(shown).toEqual(['result']);
  });

  it('is taken back by undo, at any moment', async () => {
    const { finale, shown, settle, pass } = begin();
    await settle();
    finale.cancel();
    await pass(1500);
    expect([finale.stage(), shown]).toEqual(['none', []]);
  });
});
