// Error responses: each fault code with its HTTP status, never with any part of the request.

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Fault } from '../../core/result.ts';

export type Env = { Bindings: HttpBindings };
type FaultStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503;

const statuses: Readonly<Record<string, FaultStatus>> = {
  badSecret: 401,
  noSecret: 401,
  unknownPlayer: 401,
  otherOrigin: 403,
  unknownGame: 404,
  notFound: 404,
  notOffered: 404,
  badDay: 404,
  beforeFirstDay: 404,
  badText: 400,
  badBody: 400,
  cutOff: 400,
  tooLarge: 413,
  tooFrequent: 429,
  tooManyRooms: 429,
  tooManyStreams: 429,
  notMember: 401,
  removed: 403,
  leftRoom: 403,
  notSeated: 403,
  notChair: 403,
  roomLocked: 403,
  unknownRoom: 404,
  roomExpired: 404,
  wrongLetters: 404,
  noSuchSeat: 404,
  noLog: 404,
  missed: 409,
  roomEnded: 409,
  roomFull: 409,
  roomOutdated: 409,
  seatTaken: 409,
  chairHere: 409,
  roundRuns: 409,
  noRound: 409,
  busy: 503,
  judgeFailed: 503,
  storeFailed: 503,
  failed: 500,
};

/** Seconds that a rejected client waits before it retries. */
export const SOON = 2;

export const statusOf = ({ code }: Fault): FaultStatus => statuses[code] ?? 422;

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
