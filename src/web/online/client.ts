// Requests to the service. Never throws: a failure is an answer that says so. Every request has a timeout.

import type { GenericSchema, InferOutput } from 'valibot';
import type { Day } from '../../cabinet/day.ts';
import {
  aboutShape,
  addresses,
  goneShape,
  logAnswerShape,
  numbersShape,
  playerShape,
  rarityShape,
  readAnswer,
  type ServiceAnswer,
  type ServiceReply,
  unanswered,
} from '../../wire/service-api.ts';

/** Timeouts in milliseconds. A write may wait for the judge. */
const PATIENCE = { GET: 8000, POST: 10_000, DELETE: 10_000, PUT: 20_000 } as const;

export interface Asking {
  readonly method: keyof typeof PATIENCE;
  readonly secret?: string | undefined;
  readonly body?: string;
}

export type Ask = typeof fetch;

export const headersOf = (secret: string | undefined): { readonly headers?: HeadersInit } =>
  secret === undefined ? {} : { headers: { authorization: `Bearer ${secret}` } };

/** Undefined: no answer, or not in time. */
export async function request(
  ask: Ask,
  address: string,
  { method, secret, body }: Asking,
): Promise<ServiceReply | undefined> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE[method]);
  try {
    const response = await ask(address, {
      method,
      signal: abort.signal,
      cache: 'no-store',
      credentials: 'omit',
      ...headersOf(secret),
      ...(body === undefined ? {} : { body }),
    });
    return {
      status: response.status,
      // The body is under the same timeout.
      text: await response.text(),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

export async function askFor<S extends GenericSchema>(
  ask: Ask,
  shape: S,
  address: string,
  asking: Asking,
): Promise<ServiceAnswer<InferOutput<S>>> {
  const reply = await request(ask, address, asking);
  return reply ? readAnswer(shape, reply) : unanswered;
}

export function createClient(ask: Ask = (...args) => fetch(...args)) {
  const request = <S extends GenericSchema>(shape: S, address: string, asking: Asking) =>
    askFor(ask, shape, address, asking);

  const get = <S extends GenericSchema>(shape: S, address: string, secret?: string) =>
    request(shape, address, { method: 'GET', secret });

  return {
    about: () => get(aboutShape, addresses.about),
    /** Registers the secret; repeated, it is the same player. */
    register: (secret: string) =>
      request(playerShape, addresses.players, { method: 'POST', secret, body: '{}' }),
    /** Deletes everything of this player. */
    forget: (secret: string) => request(goneShape, addresses.me, { method: 'DELETE', secret }),
    sendLog: (secret: string, day: Day, game: string, body: string) =>
      request(logAnswerShape, addresses.log(day, game), { method: 'PUT', secret, body }),
    numbers: (day: Day, game: string, secret?: string) =>
      get(numbersShape, addresses.numbers(day, game), secret),
    rarity: (day: Day, game: string, secret?: string) =>
      get(rarityShape, addresses.rarity(day, game), secret),
  };
}

export type Client = ReturnType<typeof createClient>;
