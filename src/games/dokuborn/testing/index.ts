// For the test of non-interference: nothing of a Dokuborn grid is hidden, so there is nothing to exchange.

import type { DokubornPuzzle } from '../types.ts';

export function exchangeHidden(): DokubornPuzzle | undefined {
  return undefined;
}
