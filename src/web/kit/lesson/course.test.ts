import { describe, expect, it } from 'vitest';
import { toy } from '../../../games/toy/index.ts';
import type { Move, ToyTypes } from '../../../games/toy/types.ts';
import { open, toyDeal } from '../../play/testing.ts';
import { back, begin, goesOn, onward, type Progress, sessionAt, stepOf } from './course.ts';
import type { Lesson } from './lesson.ts';

const lesson: Lesson<ToyTypes> = {
  deal: toyDeal,
  before: [open(0)],
  aim: 'Find the treasure.',
  steps: [
    { text: 'These are chests.' },
    { text: 'Open the second.', move: open(1), otherwise: 'The second.' },
    { text: 'Open any other.', move: open(4), takes: (move) => move.type === 'open' },
  ],
  end: 'Well done.',
};
const { view } = sessionAt<ToyTypes>(toy, lesson, begin);
const accepts = (progress: Progress<ToyTypes>, move: Move) =>
  goesOn<ToyTypes>(toy, stepOf(lesson, progress), move, view);

describe('a lesson', () => {
  it('goes from step to step, and then has none', () => {
    let progress: Progress<ToyTypes> = begin;
    const texts: (string | undefined)[] = [];
    for (const move of [undefined, open(1), open(4)]) {
      texts.push(stepOf(lesson, progress)?.text);
      progress = onward(progress, move);
    }
    expect(texts).toEqual(lesson.steps.map(({ text }) => text));
    expect(stepOf(lesson, progress)).toBeUndefined();
  });

  it('takes the move of its step, others where the step says so, and none where one reads', () => {
    const second = onward<ToyTypes>(begin);
    const third = onward<ToyTypes>(second, open(1));
    expect(accepts(begin, open(1))).toBe(false);
    expect([accepts(second, open(1)), accepts(second, open(2))]).toEqual([true, false]);
    expect([accepts(third, open(2)), accepts(third, { type: 'burn' })]).toEqual([true, false]);
    const end = onward<ToyTypes>(third, open(4));
    expect(accepts(end, open(2))).toBe(false);
  });

  it('lays the board out as it stands after the steps that are done', () => {
    expect(sessionAt<ToyTypes>(toy, lesson, begin).tally.moves).toBe(1);
    const far = onward<ToyTypes>(onward<ToyTypes>(begin), open(1));
    const session = sessionAt<ToyTypes>(toy, lesson, far);
    expect([session.tally.moves, session.view.chests[1]]).toEqual([2, 'right']);
    expect(session.now).toBe(0);
  });

  it('goes back a step with its move, and not before the first', () => {
    const far = onward<ToyTypes>(onward<ToyTypes>(begin), open(1));
    expect(sessionAt<ToyTypes>(toy, lesson, back(far)).tally.moves).toBe(1);
    expect(back(begin)).toEqual(begin);
  });

  it('that plays a refused move is broken', () => {
    expect(() => sessionAt<ToyTypes>(toy, lesson, { done: [open(0)] })).toThrow('alreadyOpen');
  });
});
