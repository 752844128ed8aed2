import { describe, expect, test } from 'vitest';
import {
  conditionsAt,
  emptyDraft,
  isEmpty,
  isWhole,
  moved,
  parseDraft,
  printDraft,
  resized,
  turned,
  withCondition,
} from './draft.ts';

const whole = { size: 3, rows: ['c1', 'c2', 'c3'], columns: ['o1', 'o2', 'o3'] };

describe('a grid in the making', () => {
  test('is empty, half done or whole', () => {
    const half = withCondition(emptyDraft(3), { axis: 'columns', index: 1 }, 'o2');
    expect([isEmpty(emptyDraft(2)), isEmpty(half), isWhole(half), isWhole(whole)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(half.columns).toEqual([null, 'o2', null]);
    expect(withCondition(half, { axis: 'columns', index: 1 }, null)).toEqual(emptyDraft(3));
  });

  test('another size keeps what fits', () => {
    expect(resized(whole, 2)).toEqual({ size: 2, rows: ['c1', 'c2'], columns: ['o1', 'o2'] });
    expect(resized(whole, 4).rows).toEqual(['c1', 'c2', 'c3', null]);
  });

  test('rows and columns change places, and one with its neighbour', () => {
    expect(turned(whole)).toEqual({ size: 3, rows: whole.columns, columns: whole.rows });
    expect(moved(whole, { axis: 'rows', index: 0 }, 1).rows).toEqual(['c2', 'c1', 'c3']);
    expect(moved(whole, { axis: 'columns', index: 2 }, -1).columns).toEqual(['o1', 'o3', 'o2']);
    expect(moved(whole, { axis: 'rows', index: 0 }, -1)).toEqual(whole);
    expect(moved(whole, { axis: 'rows', index: 2 }, 1)).toEqual(whole);
  });

  test('a cell has its conditions once both are chosen', () => {
    expect(conditionsAt(whole, 5)).toEqual(['c2', 'o3']);
    expect(conditionsAt(withCondition(whole, { axis: 'rows', index: 1 }, null), 5)).toBeUndefined();
  });

  test.each([
    whole,
    emptyDraft(2),
    withCondition(emptyDraft(4), { axis: 'rows', index: 3 }, 'e13'),
  ])('is kept and read again', (draft) => {
    expect(parseDraft(printDraft(draft), 3)).toEqual(draft);
  });

  test.each([undefined, '', '5:,,', '3:c1', '3:<script>,,,,,', 'nonsense'])(
    'what cannot be read begins anew: %s',
    (text) => {
      expect(parseDraft(text, 3)).toEqual(emptyDraft(3));
    },
  );
});
