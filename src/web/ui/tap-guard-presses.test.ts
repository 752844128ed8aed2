import { describe, expect, it } from 'vitest';
import { CALM, createPressJudge } from './tap-guard.ts';

interface Thing {
  readonly name: string;
  readonly parent?: Thing;
}

/** A table of things at places; who is nowhere is gone. */
function setUp() {
  const gone = new Set<Thing>();
  const places = new Map<string, Thing>();
  const key = (x: number, y: number) => `${Math.round(x / 40)},${Math.round(y / 40)}`;
  const judge = createPressJudge<Thing>({
    parentOf: (thing) => thing.parent ?? null,
    isAt: (thing, x, y) => places.get(key(x, y)) === thing,
    isHere: (thing) => !gone.has(thing),
    isSame: (thing, other) => thing === other || thing.name === other.name,
  });
  return { judge, gone, put: (thing: Thing, x: number, y: number) => places.set(key(x, y), thing) };
}

describe('a press', () => {
  it('does nothing on what appeared less than 350 ms ago, nor on what lies in it', () => {
    const { judge } = setUp();
    const dialog = { name: 'dialog' };
    const next = { name: 'Next puzzle', parent: dialog };
    judge.appeared(dialog, 1000);
    expect(judge.pointer(next, 1000 + CALM - 1, 5, 5)).toBe(false);
    expect(judge.key(next, 1000 + CALM - 1, false)).toBe(false);
    expect(judge.pointer({ name: 'elsewhere' }, 1100, 5, 5)).toBe(true);
    expect(judge.pointer(next, 1000 + CALM, 300, 5)).toBe(true);
  });

  it('does nothing on what has come under the finger since the last one', () => {
    const { judge, put } = setUp();
    const hidden = { name: 'hidden card' };
    const troll = { name: 'Troll King' };
    put(hidden, 40, 40);
    expect(judge.pointer(hidden, 0, 40, 40)).toBe(true);
    put(troll, 40, 40);
    expect(judge.pointer(troll, 200, 43, 38)).toBe(false);
    expect(judge.pointer(troll, CALM, 43, 38)).toBe(true);
  });

  it('counts on the same thing again, also where a redraw has made it anew', () => {
    const { judge, put } = setUp();
    const undo = { name: 'Undo' };
    put(undo, 40, 40);
    expect(judge.pointer(undo, 0, 40, 40)).toBe(true);
    expect(judge.pointer(undo, 80, 40, 40)).toBe(true);
    const again = { name: 'Undo' };
    put(again, 40, 40);
    expect(judge.pointer(again, 160, 40, 40)).toBe(true);
  });

  it('counts on a neighbour, however quick and near', () => {
    const { judge, put } = setUp();
    const [left, right] = [{ name: 'left' }, { name: 'right' }];
    put(left, 40, 40);
    put(right, 80, 40);
    expect(judge.pointer(left, 0, 58, 40)).toBe(true);
    expect(judge.pointer(right, 60, 62, 40)).toBe(true);
  });

  it('counts 132 times for somebody who clears 66 pairs in fast tapping', () => {
    const { judge, put } = setUp();
    let counted = 0;
    for (let tap = 0; tap < 132; tap++) {
      const [x, y] = [40 * (tap % 12), 40 * Math.floor(tap / 12)];
      const tile = { name: `tile ${tap}` };
      put(tile, x, y);
      if (judge.pointer(tile, tap * 60, x, y)) counted++;
      // Every second tap takes both tiles away, and others fall into their places.
      if (tap % 2 === 1) put({ name: `fallen ${tap}` }, x, y);
    }
    expect(counted).toBe(132);
  });
});

describe('Enter and Space', () => {
  it('act once however long they are held', () => {
    const { judge } = setUp();
    const use = { name: 'Use potion' };
    expect(judge.key(use, 0, false)).toBe(true);
    expect(judge.key(use, 500, true)).toBe(false);
    expect(judge.key({ name: 'Next puzzle' }, 530, true)).toBe(false);
  });

  it('do nothing where the pressed thing went and the focus with it, unless the player moved on', () => {
    const { judge, gone } = setUp();
    const [deal, cancel] = [{ name: 'Deal' }, { name: 'Cancel' }];
    expect(judge.key(deal, 0, false)).toBe(true);
    gone.add(deal);
    expect(judge.key(cancel, 100, false)).toBe(false);
    judge.otherKey();
    expect(judge.key(cancel, 150, false)).toBe(true);
  });
});
