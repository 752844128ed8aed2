// Asks the service. Never throws: whatever happens on the way is an answer that says so. Nothing here waits for ever.

import type { GenericSchema, InferOutput } from 'valibot';
import type { Day } from '../../cabinet/day.ts';
import { addresses } from '../../wire/addresses.ts';
import { type Answer, readAnswer, unanswered } from '../../wire/answers.ts';
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

/** Milliseconds. A write may wait for the judge. */
const PATIENCE = { GET: 8000, POST: 10_000, DELETE: 10_000, PUT: 20_000 } as const;

interface Asking {
  readonly method: keyof typeof PATIENCE;
  readonly secret?: string | undefined;
  readonly body?: string;
}

export function createClient(ask: typeof fetch = (...args) => fetch(...args)): Client {
  async function request<S extends GenericSchema>(
    shape: S,
    address: string,
    { method, secret, body }: Asking,
  ): Promise<Answer<InferOutput<S>>> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), PATIENCE[method]);
    try {
      const response = await ask(address, {
        method,
        signal: abort.signal,
        cache: 'no-store',
        credentials: 'omit',
        ...(secret === undefined ? {} : { headers: { authorization: `Bearer ${secret}` } }),
        ...(body === undefined ? {} : { body }),
      });
      return readAnswer(shape, {
        status: response.status,
        // The body of a stalled answer is under the same clock.
        text: await response.text(),
        retryAfter: response.headers.get('retry-after'),
      });
    } catch {
      return unanswered;
    } finally {
      clearTimeout(timer);
    }
  }

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
