// What the judge and its workers say to each other.

import type { Day } from '../../cabinet/day.ts';
import type { Result } from '../../core/result.ts';
import type { Verdict } from './judgement.ts';

export type Job =
  /** Deals the day's puzzle and answers its code. */
  | { readonly kind: 'deal'; readonly game: string; readonly day: Day }
  | { readonly kind: 'judge'; readonly game: string; readonly code: string; readonly text: string };

export type Answer =
  /** The game is loaded: from here the time of the job runs. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'dealt'; readonly code: Result<string> }
  | { readonly kind: 'judged'; readonly verdict: Result<Verdict> };
