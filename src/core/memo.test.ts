import { describe, expect, it } from 'vitest';
import { memoByObject, memoByText } from './memo.ts';

describe('memoByObject', () => {
  it('makes one value per object, undefined included', () => {
    let made = 0;
    const sizeOf = memoByObject((list: readonly number[]) => {
      made += 1;
      return list.length === 0 ? undefined : list.length;
    });
    const [one, empty] = [[7], []];
    expect([sizeOf(one), sizeOf(one), sizeOf(empty), sizeOf(empty)]).toEqual([
      1,
      1,
      undefined,
      undefined,
    ]);
    expect(made).toBe(2);
    sizeOf([7]);
    expect(made).toBe(3);
  });
});

describe('memoByText', () => {
  it('makes one value per text and forgets the oldest beyond its size', () => {
    const made: string[] = [];
    const upper = memoByText(2, (text) => {
      made.push(text);
      return text.toUpperCase();
    });
    for (const text of ['a', 'b', 'a', 'c', 'b', 'a']) expect(upper(text)).toBe(text.toUpperCase());
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });
});
