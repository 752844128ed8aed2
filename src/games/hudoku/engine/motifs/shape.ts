// What the known puzzles of a board look like.

import type { Level, Technique } from '../../types.ts';

/** By what a puzzle is dealt for: a level, or a technique to practise. */
export type Motifs = Readonly<Partial<Record<Level | Technique, readonly string[]>>>;
