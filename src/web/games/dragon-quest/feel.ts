// What Dragon Quest's events feel like. Where a fate card has to turn first, its outcome is heard when it is seen.

import type { Event } from '../../../games/dragon-quest/types.ts';
import type { Meaning } from '../../ui/feel/feelings.ts';
import { VERDICT_AT } from './scenes.ts';

export function feel(event: Event, events: readonly Event[] = []): Meaning {
  const after = events.some(({ type }) => type === 'fateDrawn') ? VERDICT_AT : 0;
  switch (event.type) {
    case 'placed':
    case 'flipped':
      return 'revealed';
    case 'fateDrawn':
      return 'drawn';
    case 'itemUsed':
      return 'played';
    case 'beaten':
      return { kind: 'struck', after };
    case 'queenBeaten':
      return { kind: 'triumphed', after };
    case 'fightLost':
    case 'pitOpened':
      return { kind: 'missed', after };
    case 'damaged':
      return event.health > 0 ? { kind: 'wounded', count: event.health, after } : 'missed';
    case 'healed':
    case 'gemsGained':
    case 'itemGained':
      return 'gained';
    case 'levelEntered':
      return 'descended';
    default:
      return undefined;
  }
}
