// What the events of Wondering Witches feel like: a potion that is not the recipe teaches something and is no miss;
// what its effects do to the player is one.

import type { Event } from '../../../games/witches/types/index.ts';
import type { Cue } from '../../ui/feedback.ts';

export function feel(event: Event): Cue {
  switch (event.type) {
    case 'poisoned':
    case 'distracted':
    case 'delayed':
      return 'missed';
    default:
      return undefined;
  }
}
