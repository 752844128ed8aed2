// What Hudoku's events feel like.

import type { Event } from '../../../games/hudoku/types.ts';
import type { Meaning } from '../../ui/feel/feelings.ts';

export function feel(event: Event): Meaning {
  switch (event.type) {
    case 'missed':
      return 'missed';
    case 'checked':
      return event.wrong.length > 0 ? 'missed' : undefined;
    case 'revealed':
      return event.by === 'clock' ? 'clock' : 'hinted';
    default:
      return undefined;
  }
}
