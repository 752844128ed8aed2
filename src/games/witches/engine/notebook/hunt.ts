// One hunt for recipes: what is taken to be so, how long it may take, and how it ends.

import type { Budget } from '../../../../core/budget.ts';
import type { Rng } from '../../../../core/rng.ts';
import type { Found } from './found.ts';
import type { Role } from './knowledge.ts';

/** What is taken to be so. */
export interface Assumption {
  readonly recipeLength?: number;
  readonly role?: { readonly index: number; fits(role: Role): boolean };
  readonly effect?: { readonly variable: number; readonly item: number };
}

export interface Hunt extends Assumption {
  /** Tries things in a random order; without it in the order of the lists. */
  readonly rng?: Rng;
  readonly steps: number;
  /** Steps for one placement of the effects, after which another is tried; the hunt is then never complete. */
  readonly patience?: number;
  /** True: enough. */
  visit(found: Found): boolean;
}

/** `found`: the visitor had enough. `none`: all that there is was visited. `open`: the steps are used up. */
export type Outcome = 'found' | 'none' | 'open' | 'exhausted';

/** What a hunt has used up, and how it stands. */
export interface Meter {
  left: number;
  /** Work that was done beside the steps. */
  beside: number;
  outcome: Outcome;
  /** Something was passed over: whatever was not found is open. */
  incomplete: boolean;
  /** False: everything ends. */
  spend(): boolean;
  /** For making tables, which serve later hunts as well. */
  charge(steps: number): void;
}

/** A hunt that goes from placement to placement takes this share of the tables on itself, or it would never begin. */
const TABLE_SHARE = 0.1;

export function createMeter({ steps, patience }: Hunt, budget: Budget): Meter {
  const share = patience === undefined ? 1 : TABLE_SHARE;
  return {
    left: steps,
    beside: 0,
    outcome: 'none',
    incomplete: false,
    spend() {
      if (this.left-- <= 0) this.outcome = 'open';
      else if (!budget.spend()) this.outcome = 'exhausted';
      else return true;
      return false;
    },
    charge(work) {
      this.left -= work * share;
      this.beside += work * (1 - share);
    },
  };
}
