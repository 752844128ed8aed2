// What the judge and its workers say to each other.

import type { Day } from '../../cabinet/day.ts';
import type { Result } from '../../core/result.ts';
import type { TableKind } from '../../core/table.ts';
import type { Verdict } from './judgement.ts';

/** A puzzle for a table. */
export interface TableOrder {
  readonly game: string;
  readonly table: TableKind;
  /** By the settings of this preset, or of the puzzle of this code. */
  readonly preset: string | null;
  readonly code: string | null;
  readonly people: number;
  /** Undefined: the puzzle of the code itself, vouched for. */
  readonly seed?: string;
}

export type Job =
  /** Deals the day's puzzle and answers its code. */
  | { readonly kind: 'deal'; readonly game: string; readonly day: Day }
  /** Deals for a table and answers the code. */
  | { readonly kind: 'table'; readonly game: string; readonly order: TableOrder }
  | { readonly kind: 'judge'; readonly game: string; readonly code: string; readonly text: string };

export type Answer =
  /** The game is loaded: from here the time of the job runs. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'dealt'; readonly code: Result<string> }
  | { readonly kind: 'judged'; readonly verdict: Result<Verdict> };
