import { describe, expect, it } from 'vitest';
import { toy } from '../../games/toy/index.ts';
import type { Move, ToyTypes } from '../../games/toy/types.ts';
import { open, toyDeal } from '../play/testing.ts';
import {
  back,
  begin,
  type Lesson,
  moved,
  onward,
  type Progress,
  sessionAt,
  stepOf,
  takes,
} from './lesson.ts';

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
  takes<ToyTypes>(toy, stepOf(lesson, progress), move, view);

const read = onward<ToyTypes>(begin);
const play = (progress: Progress<ToyTypes>, move: Move) =>
  moved(stepOf(lesson, progress), progress, move, view);

describe('a lesson', () => {
  it('goes from step to step, and then has none', () => {
    const places = [begin, read, play(read, open(1)), play(play(read, open(1)), open(4))];
    expect(places.map((progress) => stepOf(lesson, progress)?.text)).toEqual([
      ...lesson.steps.map(({ text }) => text),
      undefined,
    ]);
  });

  it('takes the move of its step, others where the step says so, and none where one reads', () => {
    const third = play(read, open(1));
    expect(accepts(begin, open(1))).toBe(false);
    expect([accepts(read, open(1)), accepts(read, open(2))]).toEqual([true, false]);
    expect([accepts(third, open(2)), accepts(third, { type: 'burn' })]).toEqual([true, false]);
    expect(accepts(play(third, open(4)), open(2))).toBe(false);
  });

  it('stays at a step until the board has come where it leads, and keeps what was tried', () => {
    const patient = { text: 'Open two.', move: open(2), until: () => false };
    const trying = moved<ToyTypes>(patient, read, open(2), view);
    expect([trying.done.length, sessionAt<ToyTypes>(toy, lesson, trying).tally.moves]).toEqual([
      1, 2,
    ]);
    const there = moved<ToyTypes>({ ...patient, until: () => true }, trying, open(1), view);
    expect([there.done.length, sessionAt<ToyTypes>(toy, lesson, there).tally.moves]).toEqual([
      2, 3,
    ]);
  });

  it('starts the board after the completed steps', () => {
    expect(sessionAt<ToyTypes>(toy, lesson, begin).tally.moves).toBe(1);
    const session = sessionAt<ToyTypes>(toy, lesson, play(read, open(1)));
    expect([session.tally.moves, session.view.chests[1]]).toEqual([2, 'right']);
    expect(session.now).toBe(0);
  });

  it('goes back a step with its move, and not before the first', () => {
    const far = play(read, open(1));
    expect(sessionAt<ToyTypes>(toy, lesson, back(far)).tally.moves).toBe(1);
    expect(back(begin)).toEqual(begin);
  });

  it('that plays a refused move is broken', () => {
    const broken = { done: [[open(0)]], trying: [] };
    expect(() => sessionAt<ToyTypes>(toy, lesson, broken)).toThrow('alreadyOpen');
  });
});
