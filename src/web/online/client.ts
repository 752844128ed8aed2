// Requests to the service. Never throws: a failure is an answer that says so. Every request has a timeout.

import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { Day } from '../../cabinet/day.ts';
import {
  type About,
  aboutShape,
  addresses,
  type DailyNumbers,
  goneShape,
  type LogAnswer,
  logAnswerShape,
  numbersShape,
  type PlayerAnswer,
  playerShape,
  type Rarity,
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

export interface Client {
  about(): Promise<ServiceAnswer<About>>;
  /** Registers the secret; repeated, it is the same player. */
  register(secret: string): Promise<ServiceAnswer<PlayerAnswer>>;
  /** Deletes everything of this player. */
  forget(secret: string): Promise<ServiceAnswer<unknown>>;
  sendLog(secret: string, day: Day, game: string, log: string): Promise<ServiceAnswer<LogAnswer>>;
  numbers(day: Day, game: string, secret?: string): Promise<ServiceAnswer<DailyNumbers>>;
  rarity(day: Day, game: string, secret?: string): Promise<ServiceAnswer<Rarity>>;
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

/** Undefined where the text is not JSON of this shape. */
export function parseJson<S extends GenericSchema>(
  shape: S,
  text: string | undefined,
): InferOutput<S> | undefined {
  if (text === undefined) return undefined;
  try {
    const read = safeParse(shape, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
