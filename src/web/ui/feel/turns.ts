// Whose turn it is to sound: fast play does not pile up, and the end of a game is not talked over.

import type { FeelingKind } from './feelings.ts';

/** The same sound again is heard after this long, in milliseconds. */
const GAP = 70;

const isEnding = (kind: FeelingKind) => kind === 'won' || kind === 'lost';

/** Answers for each sound whether it is heard; `length` and `now` in milliseconds. */
export function createTurns(): (kind: FeelingKind, length: number, now: number) => boolean {
  let last: { readonly kind: FeelingKind; readonly at: number; readonly until: number } | undefined;
  return (kind, length, now) => {
    if (last) {
      if (isEnding(last.kind) && !isEnding(kind) && now < last.until) return false;
      if (last.kind === kind && now - last.at < GAP) return false;
    }
    last = { kind, at: now, until: now + length };
    return true;
  };
}
