// Error responses: each fault code with its HTTP status, never with any part of the request.

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Fault } from '../../core/result.ts';

export type Env = { Bindings: HttpBindings };
type FaultStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503;

const codes: readonly (readonly [status: FaultStatus, codes: readonly string[]])[] = [
  [400, ['badText', 'badBody', 'cutOff']],
  [401, ['badSecret', 'noSecret', 'unknownPlayer', 'notMember']],
  [403, ['otherOrigin', 'removed', 'leftRoom', 'notSeated', 'notChair', 'roomLocked']],
  [404, ['unknownGame', 'notFound', 'notOffered', 'badDay', 'beforeFirstDay']],
  [404, ['unknownRoom', 'roomExpired', 'wrongLetters', 'noSuchSeat', 'noLog']],
  [409, ['missed', 'roomEnded', 'roomFull', 'roomOutdated', 'seatTaken']],
  [409, ['chairHere', 'roundRuns', 'noRound']],
  [413, ['tooLarge']],
  [429, ['tooFrequent', 'tooManyRooms', 'tooManyStreams']],
  [500, ['failed']],
  [503, ['busy', 'judgeFailed', 'storeFailed']],
];

const statuses = new Map(
  codes.flatMap(([status, list]) => list.map((code) => [code, status] as const)),
);

/** Seconds that a rejected client waits before it retries. */
export const SOON = 2;

export const statusOf = ({ code }: Fault): FaultStatus => statuses.get(code) ?? 422;

export function refuse(context: Context<Env>, fault: Fault, wait = SOON): Response {
  const status = statusOf(fault);
  if (status === 429 || status === 503) context.header('Retry-After', String(wait));
  const { code, where } = fault;
  return context.json({ code, ...(where === undefined ? {} : { where }) }, status);
}

/** Headers of every response: not cacheable, not executable. */
export const answerHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
  'Referrer-Policy': 'no-referrer',
} as const;
