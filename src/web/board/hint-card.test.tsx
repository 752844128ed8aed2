import { createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ToyTypes } from '../../games/toy/types.ts';
import { words } from '../../words/en/toy/index.ts';
import { createPlay, type Play } from '../play/play.ts';
import { madeEngine, toySession } from '../play/testing.ts';
import { createPlayClock } from '../play/time.ts';
import { tapGuard } from '../ui/tap-guard.ts';
import { HintCard } from './hint-card.tsx';

let end = () => {};
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'setInterval', 'Date'] }),
);
afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.useRealTimers();
});

async function begin(): Promise<Play<ToyTypes>> {
  const session = toySession();
  const play = createRoot((dispose) => {
    end = dispose;
    return createPlay<ToyTypes>({
      session,
      words,
      clock: createPlayClock(0),
      engine: madeEngine(),
      explain: (fault) => fault.code,
      save: () => {},
    });
  });
  const unguard = tapGuard();
  const unrender = render(() => <HintCard play={play} />, document.body);
  const dispose = end;
  end = () => {
    unrender();
    unguard();
    dispose();
  };
  await play.hints.ask();
  return play;
}

const primary = () => document.querySelector<HTMLElement>('.hint-card .primary');

/** A press as a finger makes it. */
function tap(): void {
  const button = primary();
  for (const type of ['pointerdown', 'click'])
    button?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 }));
}

it('goes one stage further with every press, and two taps are one', async () => {
  const play = await begin();
  await vi.advanceTimersByTimeAsync(400);
  tap();
  tap();
  expect(play.hints.shown()?.stage).toBe('why');
  await vi.advanceTimersByTimeAsync(400);
  tap();
  expect(play.hints.shown()?.stage).toBe('what');
});
