// Faults as sentences, with a guess at the word that was meant.

import { commandLineFault, suggestionWords } from '#words/cli.ts';
import { commonFault } from '#words/faults.ts';
import type { Fault } from '../core/result.ts';
import type { Words } from '../words/words.ts';

// The known word that was probably meant.

/** How many letters must be changed, added, dropped or swapped with their neighbour. */
function distance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped && row > 1 && column > 1)
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}

/** The nearest of the words, where it is near enough to be worth naming. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const begun = known.filter((candidate) => lower.length >= 3 && candidate.startsWith(lower));
  if (begun.length === 1) return begun[0];
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(lower, candidate) }))
    .sort((left, right) => left.far - right.far);
  const [best] = ranked;
  return best && best.far <= Math.max(1, Math.floor(best.candidate.length / 3))
    ? best.candidate
    : undefined;
}

/** ` Did you mean hudoku?`, or the list where nothing is near. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  if (near) return suggestionWords.didYouMean(near);
  return known.length > 0 ? suggestionWords.thereIs(known) : '';
}

const listed = (fault: Fault) => (fault.detail ?? '').split(', ').filter(Boolean);

function suggestionFor(fault: Fault, gameIds: readonly string[]): string {
  switch (fault.code) {
    case 'unknownGame':
      return suggestion(fault.detail ?? '', gameIds);
    case 'unknownPreset':
    case 'unknownSetting':
      return suggestion(fault.where ?? '', listed(fault));
    default:
      return '';
  }
}

export function faultText(fault: Fault, gameIds: readonly string[], words?: Words): string {
  return (
    commandLineFault(fault, suggestionFor(fault, gameIds)) ??
    words?.fault(fault) ??
    commonFault(fault)
  );
}
