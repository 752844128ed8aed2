import { afterEach, describe, expect, it } from 'vitest';
import { lessonSeen, markLessonSeen, offerOf } from './lesson-offer.tsx';

const arrival = { lesson: 'toy', newcomer: true, logged: 0, others: 0 };

afterEach(() => localStorage.clear());

describe('the offer of a lesson', () => {
  it('is a dialog before the first board, and a notice beside one that a link led to', () => {
    expect(offerOf(arrival)).toBe('dialog');
    expect(offerOf({ ...arrival, newcomer: false })).toBe('notice');
  });

  it('is not made to players of the game', () => {
    expect(offerOf({ ...arrival, logged: 3 })).toBe('none');
    expect(offerOf({ ...arrival, newcomer: false, others: 2 })).toBe('none');
  });

  it('is not made twice, and the browser remembers it by game', () => {
    markLessonSeen('toy');
    markLessonSeen('toy');
    expect([lessonSeen('toy'), lessonSeen('other')]).toEqual([true, false]);
    expect(offerOf(arrival)).toBe('none');
    expect(localStorage.getItem('curio.lessons')).toBe('toy');
  });
});
