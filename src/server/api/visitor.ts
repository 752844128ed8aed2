// Who is asking: the address, for limits only, and the secret that stands for a player.

import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const SECRET = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** The bearer secret (32 bytes in base64url). Null: there is one, and it is malformed. */
export function bearerOf(header: string | undefined): string | null | undefined {
  return header === undefined ? undefined : (SECRET.exec(header)?.[1] ?? null);
}

/** As it is kept. */
export const digestOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** The SHA-256 of the bearer secret. Null: there is one, and it is malformed. */
export function secretOf(header: string | undefined): string | null | undefined {
  const secret = bearerOf(header);
  return typeof secret === 'string' ? digestOf(secret) : secret;
}

const isForwarded = ({ headers }: IncomingMessage) =>
  headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;

const isLoopback = (address: string) => /^((::ffff:)?127(\.\d+){3}|::1)$/.test(address);

/** From this machine, and not by a proxy on it: that would say so, or hand on the host that the visitor named. */
export function isLocal(request: IncomingMessage): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return (
    isLoopback(request.socket.remoteAddress ?? '') &&
    /^(127(\.\d+){3}|(.+\.)?localhost|\[::1\])$/i.test(host) &&
    !isForwarded(request)
  );
}

/** The last address in the list, which the proxy wrote itself; what stands before it anybody may have written. */
const forwardedFor = ({ headers }: IncomingMessage): string | undefined =>
  [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();

/** From this machine; behind a proxy that is trusted by its word, and where it says nothing nobody is. */
export const isFromHere = (request: IncomingMessage, trustsProxy: boolean): boolean =>
  trustsProxy ? isLoopback(forwardedFor(request) ?? '') : isLocal(request);

/**
 * The key that limits are counted by: an address, or the network of one where everybody has thousands. Behind a proxy
 * that is trusted it is the one that the proxy names.
 */
export function addressOf(request: IncomingMessage, trustsProxy: boolean): string {
  const last = trustsProxy ? forwardedFor(request) : undefined;
  const address = (last || request.socket.remoteAddress) ?? '';
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.slice(0, 60);
  return networkOf(address);
}

/** The first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Math.max(0, 8 - front.length - back.length) : 0;
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** A write from a page comes from a page of this very server; programs send no origin. */
export function isOwnPage(header: (name: string) => string | undefined): boolean {
  if (header('sec-fetch-site') === 'cross-site') return false;
  const origin = header('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === header('host');
}
