import { render } from 'solid-js/web';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lesson as said } from '#words/shell.ts';
import { toy } from '../../games/toy/index.ts';
import { words } from '../../words/en/toy/index.ts';
import type { Play } from '../play/play.ts';
import { open, toyDeal } from '../play/testing.ts';
import type { Lesson } from './lesson.ts';
import { LessonPlayer } from './lesson-player.tsx';

const lesson: Lesson = {
  deal: toyDeal,
  aim: 'Find the treasure.',
  steps: [
    { text: 'These are chests.', at: ['.chest'] },
    { text: 'Open the second.', at: ['[data-cell="1"]'], move: open(1), otherwise: 'The second!' },
    { text: 'Open the fifth.', at: ['[data-cell="4"]'], move: open(4) },
  ],
  end: 'Well done.',
};

let spoken: string[] = [];
let ended = 0;
let dispose = () => {};
let play: Play | undefined;

function Board(props: { readonly play: Play }) {
  play = props.play;
  return (
    <div>
      {[0, 1, 2, 3, 4].map((chest) => (
        <button
          type="button"
          class="chest"
          data-cell={chest}
          onClick={() => void props.play.move(open(chest))}
        />
      ))}
    </div>
  );
}

beforeEach(() => {
  spoken = [];
  ended = 0;
  dispose = render(
    () => (
      <LessonPlayer
        rules={toy}
        words={words}
        face={{ Board }}
        lesson={lesson}
        speak={(text) => void spoken.push(text)}
        onEnd={() => void ended++}
      />
    ),
    document.body,
  );
});
afterEach(() => {
  dispose();
  document.body.innerHTML = '';
});

const text = () => document.querySelector('.lesson-text')?.textContent;
const refusal = () => document.querySelector('.lesson-refusal')?.textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name);
const chest = (cell: number) =>
  document.querySelector<HTMLButtonElement>(`[data-cell="${cell}"]`)?.click();
const ringed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-lesson-here]')].map(
    (one) => one.dataset['cell'],
  );
const drawn = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('the lesson player', () => {
  it('tells the aim and each step, rings what it is about and leads the focus there', async () => {
    await drawn();
    expect(spoken).toEqual(['Find the treasure. These are chests.']);
    expect(ringed()).toHaveLength(5);
    expect(document.activeElement).toBe(button(said.next));
    button(said.next)?.click();
    await drawn();
    expect([text(), spoken.at(-1)]).toEqual(['Open the second.', 'Open the second.']);
    expect(ringed()).toEqual(['1']);
    expect(document.activeElement?.getAttribute('data-cell')).toBe('1');
    expect(button(said.next)).toBeUndefined();
  });

  it('refuses other moves with a word, and goes on with the right one', async () => {
    chest(1);
    expect(refusal()).toBe(said.readFirst);
    button(said.next)?.click();
    expect(refusal()).toBeUndefined();
    chest(2);
    expect([refusal(), spoken.at(-1)]).toEqual(['The second!', 'The second!']);
    expect(play?.tally().moves).toBe(0);
    chest(1);
    expect([text(), refusal()]).toEqual(['Open the fifth.', undefined]);
    expect(spoken.at(-1)).toBe('Chest 2 is empty. The treasure is to the right. Open the fifth.');
  });

  it('goes back with the board, and ends with a word and a way to play', () => {
    button(said.next)?.click();
    chest(1);
    button(said.back)?.click();
    expect([text(), play?.tally().moves]).toEqual(['Open the second.', 0]);
    chest(1);
    chest(4);
    expect([text(), play?.over()]).toEqual(['Well done.', true]);
    button(said.play)?.click();
    expect(ended).toBe(1);
  });

  it('is left by Skip and by Escape', () => {
    button(said.skipShort)?.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(ended).toBe(2);
  });

  it('has no undo, no hints and no running clock', async () => {
    const before = play?.elapsed();
    play?.undo();
    expect(play?.message()?.text).toBe(said.later);
    await play?.hints.ask();
    expect(play?.hints.shown()).toBeUndefined();
    expect(play?.message()?.text).toBe(said.later);
    expect(play?.elapsed()).toBe(before);
  });
});
