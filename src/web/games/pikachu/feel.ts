// What Pikachu's events feel like.

import type { Event } from '../../../games/pikachu/types.ts';
import type { Meaning } from '../../ui/feel/feelings.ts';

export function feel(event: Event): Meaning {
  if (event.type === 'matched') return { combo: event.combo };
  return event.type === 'missed' ? 'missed' : undefined;
}
