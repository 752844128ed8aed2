// Two taps are one: which presses count, as pure logic. A press on something that appeared or changed less than
// 350 ms ago was not meant for it, and neither was the second of two quick presses at one place where something
// else has come under the finger meanwhile. Different things pressed quickly, one after another, all count.

export const CALM = 350;
/** Two taps of one finger come this near to each other, in CSS pixels. */
const SAME_PLACE = 24;

/** What is pressed: an element, or whatever a test takes for one. */
export interface PressWorld<T extends object> {
  /** What it lies in: if that has just appeared, so has this. */
  parentOf(thing: T): T | null;
  /** Is this what is seen at that place now? */
  isAt(thing: T, x: number, y: number): boolean;
  /** Is it still on the page? */
  isHere(thing: T): boolean;
  /** Made anew by a redraw, it is still the same to the player. */
  isSame(thing: T, other: T): boolean;
}

export interface PressJudge<T extends object> {
  /** It is new, or means something else from now on. */
  appeared(thing: T, at: number): void;
  isFresh(thing: T, at: number): boolean;
  /** Does a press with finger, pen or mouse count? */
  pointer(thing: T, at: number, x: number, y: number): boolean;
  /** Does Enter or Space on it count? */
  key(thing: T, at: number, repeated: boolean): boolean;
  /** Any other key: the player has gone on, so what comes next is meant. */
  otherKey(): void;
}

export function createPressJudge<T extends object>(world: PressWorld<T>): PressJudge<T> {
  const since = new WeakMap<T, number>();
  let last:
    | { readonly thing: T; readonly at: number; readonly x: number; readonly y: number }
    | undefined;
  let lastKey: { readonly thing: T; readonly at: number } | undefined;

  function isFresh(thing: T, at: number): boolean {
    for (let part: T | null = thing; part; part = world.parentOf(part)) {
      const from = since.get(part);
      if (from !== undefined && at - from < CALM) return true;
    }
    return false;
  }

  return {
    appeared: (thing, at) => void since.set(thing, at),
    isFresh,
    pointer(thing, at, x, y) {
      lastKey = undefined;
      if (isFresh(thing, at)) return false;
      const slipped =
        last !== undefined &&
        at - last.at < CALM &&
        Math.hypot(x - last.x, y - last.y) < SAME_PLACE &&
        !world.isSame(last.thing, thing) &&
        // A neighbour of what was pressed and is still there: meant.
        !world.isAt(last.thing, last.x, last.y);
      if (slipped) return false;
      last = { thing, at, x, y };
      return true;
    },
    key(thing, at, repeated) {
      // A key that is held acts once; where the focus has gone since, it would act on something else.
      if (repeated || isFresh(thing, at)) return false;
      const slipped =
        lastKey !== undefined &&
        at - lastKey.at < CALM &&
        !world.isHere(lastKey.thing) &&
        !world.isSame(lastKey.thing, thing);
      if (slipped) return false;
      lastKey = { thing, at };
      return true;
    },
    otherKey() {
      lastKey = undefined;
    },
  };
}
