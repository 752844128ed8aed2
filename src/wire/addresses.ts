// The addresses of the service as those write them who ask it.

import type { Day } from '../cabinet/day.ts';

const ofDay = (day: Day, game: string, what: string) =>
  `/api/days/${encodeURIComponent(day)}/${encodeURIComponent(game)}/${what}`;

export const addresses = {
  about: '/api/about',
  players: '/api/players',
  me: '/api/players/me',
  log: (day: Day, game: string) => ofDay(day, game, 'log'),
  numbers: (day: Day, game: string) => ofDay(day, game, 'numbers'),
  rarity: (day: Day, game: string) => ofDay(day, game, 'rarity'),
} as const;
