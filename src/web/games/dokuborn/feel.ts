// What Dokuborn's events feel like.

import type { Event } from '../../../games/dokuborn/types.ts';
import type { Meaning } from '../../ui/feel/feelings.ts';

export function feel(event: Event): Meaning {
  if (event.type === 'revealed') return 'hinted';
  return event.type === 'missed' ? 'missed' : undefined;
}
