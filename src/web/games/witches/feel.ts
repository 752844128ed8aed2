// What the events of Wondering Witches feel like: a potion that is not the recipe teaches something and is no miss;
// what its effects do to the player is one.

import type { Event } from '../../../games/witches/types/index.ts';
import type { Meaning } from '../../ui/feel/feelings.ts';

export function feel(event: Event): Meaning {
  switch (event.type) {
    case 'poisoned':
    case 'distracted':
    case 'delayed':
      return 'missed';
    default:
      return undefined;
  }
}
