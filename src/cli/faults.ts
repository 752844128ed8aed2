// Faults as sentences, with a guess at the word that was meant.

import type { Fault } from '../core/result.ts';
import type { Words } from '../words/words.ts';
import { nearest } from './nearest.ts';
import { commandLineFault, commonFault, suggestionWords } from './words.ts';

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
