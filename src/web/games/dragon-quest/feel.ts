// What Dragon Quest's events feel like: whatever hurts is a miss.

import type { Event } from '../../../games/dragon-quest/types.ts';
import type { Meaning } from '../../kit/feel/feelings.ts';

export function feel(event: Event): Meaning {
  switch (event.type) {
    case 'fightLost':
    case 'pitOpened':
    case 'damaged':
      return 'missed';
    default:
      return undefined;
  }
}
