// For the test of non-interference: nothing of a Dokuborn grid is hidden, so there is nothing to exchange.

import type { Puzzle } from '../types.ts';

export function exchangeHidden(): Puzzle | undefined {
  return undefined;
}
