// Names for players who have none: pairs of words, such as “Quiet Heron”.

import { randomInt } from 'node:crypto';
import { nameWords } from '../words.ts';

export function makeName(draw: (below: number) => number = (below) => randomInt(below)): string {
  const { first, second } = nameWords;
  return `${first[draw(first.length)] ?? ''} ${second[draw(second.length)] ?? ''}`;
}
