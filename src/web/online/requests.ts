// One request to the service and what came back, as text. Never throws: nobody answering is an answer too. Nothing here
// waits for ever.

import type { GenericSchema, InferOutput } from 'valibot';
import { type Answer, type Reply, readAnswer, unanswered } from '../../wire/answers.ts';

/** Milliseconds. A write may wait for the judge. */
const PATIENCE = { GET: 8000, POST: 10_000, DELETE: 10_000, PUT: 20_000 } as const;

export interface Asking {
  readonly method: keyof typeof PATIENCE;
  readonly secret?: string | undefined;
  readonly body?: string;
}

export type Ask = typeof fetch;

export const headersOf = (secret: string | undefined): { readonly headers?: HeadersInit } =>
  secret === undefined ? {} : { headers: { authorization: `Bearer ${secret}` } };

/** Undefined: nobody answered, or not in time. */
export async function request(
  ask: Ask,
  address: string,
  { method, secret, body }: Asking,
): Promise<Reply | undefined> {
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
      // The body of a stalled answer is under the same clock.
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
): Promise<Answer<InferOutput<S>>> {
  const reply = await request(ask, address, asking);
  return reply ? readAnswer(shape, reply) : unanswered;
}
