// What an effect is: one row of a table. The scan asks the rows at its steps and knows no effect by name.

import type { Category, EffectOf } from '../../names/effects.ts';

/** In place of a number: an entry without one. */
export const NONE = -99;
/** Values of messages besides plain numbers, as the scan writes them. */
export const SILENT = 1000;
export const YES = 1001;
export const NO = 1002;
export const DECOY = 1003;

/** The most entries a potion may have. */
export const MAX_ENTRIES = 12;

/** The potion as it stands in the middle of a scan. Arrays are by slot, the place as entered. */
export interface Scan {
  length: number;
  recipeLength: number;
  /** Slots in the order of the scan; changes when a coward flees. */
  readonly order: Int8Array;
  /** NONE where the entry has no number. */
  readonly number: Int16Array;
  readonly effectCount: Int8Array;
  readonly good: Uint8Array;
  /** The random number that an Even took; NONE if it took none. */
  readonly taken: Int16Array;
  goods: number;
  decoys: number;
  /** Number of the last counted entry since the start or the last reset. */
  previous: number;
  draws: Draws;
}

/** Where random choices come from: `below` answers 0 <= x < bound for this slot and stream. */
export interface Draws {
  below(bound: number, slot: number, stream: number): number;
}

/** Step 8: a number, or one of SILENT, YES, NO, DECOY. */
export type Report = (scan: Scan, slot: number, stream: number) => number;

/** Step 9: what it leaves for later entries. */
export interface Leaves {
  readonly change?: 1 | -1;
  readonly equalise?: true;
  readonly clean?: true;
  readonly skip?: true;
  readonly fertilise?: true;
}

export interface Effect {
  /** How much harder it makes the puzzle to think through, 0 to 4; for the rating. */
  readonly load: number;
  /** Step 3: flees to the end. Step 5: vanishes where the potion's length is odd. */
  readonly early?: 'flees' | 'vanishes';
  /** Step 6: the new own number; table order is the order of running. */
  readonly own?: (scan: Scan, slot: number, stream: number) => number;
  /** Step 6 runs at odd lengths only. */
  readonly oddOnly?: true;
  /** For the proof of winnability: what step 6 does to the number, in place of running it. */
  readonly ownKind?: 'random' | 'addPrevious' | 'addGoods' | 'takeDecoys';
  /** Step 7: the partner must be in the potion, or must not. */
  readonly partner?: 'needed' | 'forbidden';
  readonly report?: Report;
  readonly leaves?: Leaves;
  /** Step 10. */
  readonly ends?: 'reset' | 'cut';
}

/** The rows of one category. An effect that only says its name when it runs has nothing but its load. */
export type EffectRows<C extends Category> = Readonly<Record<EffectOf<C>, Effect>>;
