// Sentences that only the command line needs: files, presets, and games with a guess at what was meant.

import type { Fault } from '../core/result.ts';
import { commonFault } from '../words/en/common.ts';
import type { Words } from '../words/words.ts';
import { nearest } from './nearest.ts';

/** ` Did you mean hudoku?`, or the list where nothing is near. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  if (near) return ` Did you mean ${near}?`;
  return known.length > 0 ? ` There is: ${known.join(', ')}.` : '';
}

const listed = (fault: Fault) => (fault.detail ?? '').split(', ').filter(Boolean);

export function faultText(fault: Fault, gameIds: readonly string[], words?: Words): string {
  switch (fault.code) {
    case 'unknownGame':
      return commonFault(fault) + suggestion(fault.detail ?? '', gameIds);
    case 'unknownPreset':
      return `There is no preset ${fault.where}.${suggestion(fault.where ?? '', listed(fault))}`;
    case 'unknownSetting':
      return `There is no setting ${fault.where}.${suggestion(fault.where ?? '', listed(fault))}`;
    case 'unreadableFile':
      return `The file ${fault.where} cannot be read: ${fault.detail}.`;
    case 'unwritableFile':
      return `The file ${fault.where} cannot be written: ${fault.detail}.`;
    case 'budgetExhausted':
      return `${commonFault(fault)} Or allow more steps with --budget.`;
    default:
      return words?.fault(fault) ?? commonFault(fault);
  }
}

/** Breaks a paragraph into lines of at most `width` characters. */
export function wrapped(text: string, width: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && longer.length + indent.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, indent + line];
}

/** Pairs as two columns. */
export function columns(pairs: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(0, ...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${value}`.trimEnd());
}
