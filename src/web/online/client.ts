// Asks the service. Never throws: whatever happens on the way is an answer that says so.

import type { GenericSchema } from 'valibot';
import type { Day } from '../../cabinet/day.ts';
import { addresses } from '../../wire/addresses.ts';
import type { Answer } from '../../wire/answers.ts';
import {
  type About,
  aboutShape,
  goneShape,
  type LogAnswer,
  logAnswerShape,
  type Numbers,
  numbersShape,
  type PlayerAnswer,
  playerShape,
  type Rarity,
  rarityShape,
} from '../../wire/shapes.ts';
import { type Ask, type Asking, askFor } from './requests.ts';

export interface Client {
  about(): Promise<Answer<About>>;
  /** Makes the secret known; again: the same player. */
  register(secret: string): Promise<Answer<PlayerAnswer>>;
  /** Deletes everything of this player. */
  forget(secret: string): Promise<Answer<unknown>>;
  sendLog(secret: string, day: Day, game: string, log: string): Promise<Answer<LogAnswer>>;
  numbers(day: Day, game: string, secret?: string): Promise<Answer<Numbers>>;
  rarity(day: Day, game: string, secret?: string): Promise<Answer<Rarity>>;
}

export function createClient(ask: Ask = (...args) => fetch(...args)): Client {
  const request = <S extends GenericSchema>(shape: S, address: string, asking: Asking) =>
    askFor(ask, shape, address, asking);

  const get = <S extends GenericSchema>(shape: S, address: string, secret?: string) =>
    request(shape, address, { method: 'GET', secret });

  return {
    about: () => get(aboutShape, addresses.about),
    register: (secret) =>
      request(playerShape, addresses.players, { method: 'POST', secret, body: '{}' }),
    forget: (secret) => request(goneShape, addresses.me, { method: 'DELETE', secret }),
    sendLog: (secret, day, game, body) =>
      request(logAnswerShape, addresses.log(day, game), { method: 'PUT', secret, body }),
    numbers: (day, game, secret) => get(numbersShape, addresses.numbers(day, game), secret),
    rarity: (day, game, secret) => get(rarityShape, addresses.rarity(day, game), secret),
  };
}
