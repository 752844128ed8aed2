// The review: progress and cancel, the walk, and the cache of analyses. The chances are made up.

import { render } from 'solid-js/web';
import { afterEach, expect, it } from 'vitest';
import { failure, type Result, success } from '../../../core/result.ts';
import { TestScene as Position } from '../../../games/dragon-quest/testing/index.ts';
import { ANALYSIS_STEPS, type Analysis, type Moment } from '../../../games/dragon-quest/types.ts';
import type { JobOptions } from '../../engine/client.ts';
import type { DragonPlay } from './hand.ts';
import { Review } from './review.tsx';

let end = () => {};
afterEach(() => {
  end();
  document.body.textContent = '';
});

const moment = (chance: number, word: string | undefined, mistake?: Moment['mistake']): Moment => ({
  chance,
  low: Math.max(0, chance - 4),
  high: Math.min(100, chance + 4),
  games: 100,
  word,
  mistake,
});

const analysis: Analysis = {
  type: 'analysis',
  moments: [
    moment(60, 'place-g4'),
    moment(62, 'resolve-g4', {
      word: 'resolve-g4',
      better: 'place-g6',
      lost: 62,
      margin: 3,
      chance: 0,
      betterChance: 62,
      against: [],
      instead: [],
    }),
    moment(0, undefined),
  ],
  hindsight: undefined,
};

/** A lost game of two moves, with an engine that replies on demand. */
function setUp() {
  const position = new Position([], { health: 3 }, { deck: ['C3'] });
  const views = [position.view];
  for (const word of ['place-g4', 'resolve-g4']) views.push(position.play(word).view);
  const asked: JobOptions[] = [];
  let answer: (result: Result<Analysis>) => void = () => {};
  const play = {
    serial: () => 2,
    path: () => views,
    ask: (_question: unknown, options: JobOptions) => {
      asked.push(options);
      return new Promise<Result<Analysis>>((resolve) => {
        answer = resolve;
        options.signal?.addEventListener('abort', () => resolve(failure('cancelled')));
      });
    },
    undo: () => {},
  } as unknown as DragonPlay;
  const open = () => {
    end = render(() => <Review play={play} close={() => {}} />, document.body);
  };
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { open, settle, asked, answer: (result: Result<Analysis>) => answer(result) };
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name));

it('shows how far it is, can be cancelled, and be tried again', async () => {
  const { open, settle, asked, answer } = setUp();
  open();
  asked[0]?.progress?.(ANALYSIS_STEPS / 4, ANALYSIS_STEPS);
  expect(document.querySelector('progress')?.value).toBe(0.25);
  button('Cancel')?.click();
  await settle();
  expect(document.body.textContent).toContain('Cancelled');
  button('Try again')?.click();
  expect(asked).toHaveLength(2);
  answer(success(analysis));
  await settle();
  expect(document.querySelector('input[type="range"]')).not.toBeNull();
});

it('begins at the first mistake, tells it in words, and remembers what was found', async () => {
  const { open, settle, asked, answer } = setUp();
  open();
  answer(success(analysis));
  await settle();
  const slider = document.querySelector('input');
  expect(slider?.getAttribute('aria-valuetext')).toMatch(/^Move 2 of 2: Step into the Pit at g4\./);
  expect(slider?.getAttribute('aria-valuetext')).toContain('Better: reveal a card at g6');
  expect(document.querySelector('.dq-mini-cell.made')).not.toBeNull();
  if (slider) slider.value = '2';
  slider?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(slider?.getAttribute('aria-valuetext')).toMatch(/^The end\. Chance to win: 0 %/);
  end();
  document.body.textContent = '';
  open();
  expect(asked).toHaveLength(1);
  expect(document.querySelector('input[type="range"]')).not.toBeNull();
});
