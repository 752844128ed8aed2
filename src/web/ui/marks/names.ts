// What the marks of a hint say of a cell, for its accessible name.

import type { Mark } from '../../../core/hint.ts';
import { shell } from '../../words.ts';

const words = shell.marks;

/** One phrase for every mark on the cell; none where it has no mark of its own. */
export function markNames(marks: readonly Mark[], cell: number): readonly string[] {
  return marks.flatMap((mark) => {
    if (!('cell' in mark) || mark.cell !== cell) return [];
    return mark.kind === 'candidate' ? words.candidate[mark.as](mark.value) : words[mark.kind];
  });
}

/** Cells with a mark of their own; a glow around many is none. */
export function singledOut(marks: readonly Mark[]): ReadonlySet<number> {
  return new Set(marks.flatMap((mark) => ('cell' in mark ? [mark.cell] : [])));
}
