// What the service answered, as far as it can be understood. Whatever answers, be it an older service, a newer one or
// a page that says "please log in", the outcome is a value or a fault, and when to come again where it said so.

import type { GenericSchema, InferOutput } from 'valibot';
import type { Fault } from '../core/result.ts';
import { faultShape, readShape } from './shapes.ts';

/** An answer as it came. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  /** The header `Retry-After`. */
  readonly retryAfter?: string | null;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly fault: Fault;
      /** 0: nobody answered. */
      readonly status: number;
      /** Milliseconds to wait, where the service said so. */
      readonly wait?: number;
    };

export type Failed = Extract<Answer<never>, { readonly ok: false }>;

/** Longer than this nobody is told to wait. */
const LONGEST_WAIT = 3_600_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Milliseconds. A date, which the header may have too, is left to whoever has a clock that agrees with the server's. */
export function readRetryAfter(header: string | null | undefined): number | undefined {
  const text = header?.trim() ?? '';
  return /^\d+$/.test(text) ? Math.min(Number(text) * 1000, LONGEST_WAIT) : undefined;
}

/** Faults: those of the service, and badAnswer with what does not fit. */
export function readAnswer<S extends GenericSchema>(
  shape: S,
  reply: Reply,
): Answer<InferOutput<S>> {
  const { status } = reply;
  // Only "no content" stands for nothing: an empty page from somewhere on the way does not.
  const json = status === 204 ? undefined : parseJson(reply.text);
  const wait = readRetryAfter(reply.retryAfter);
  const failed = (fault: Fault) =>
    ({ ok: false, fault, status, ...(wait === undefined ? {} : { wait }) }) as const;
  if (status >= 200 && status < 300) {
    const read = readShape(shape, json);
    return read.ok ? read : failed(read.fault);
  }
  const fault = readShape(faultShape, json);
  if (!fault.ok) return failed({ code: 'badAnswer', where: `status ${status}` });
  const { code, where } = fault.value;
  return failed({ code, ...(where === undefined ? {} : { where }) });
}

/** Nobody answered: no connection, no server, or not in time. */
export const unanswered: Failed = {
  ok: false,
  fault: { code: 'unreachable' },
  status: 0,
};
