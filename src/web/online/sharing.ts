// What the service adds to a text that is shared: how rare the choices are, where that is known.

import type { Day } from '../../cabinet/day.ts';
import type { Service } from './service.ts';
import { serviceWords } from './words.ts';

export function rarityLine(
  service: Pick<Service, 'knownRarity'>,
  day: Day,
  game: string,
): string | undefined {
  const rarity = service.knownRarity(day, game);
  const score = rarity?.you?.score;
  if (!rarity || score === undefined || score === null) return undefined;
  return serviceWords.rarity.shared(score, rarity.players, rarity.final);
}
