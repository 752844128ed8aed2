// What the API reads of a request: the client's address (for limits only), the bearer secret, the origin, and the body.

import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Readable } from 'node:stream';
import { failure, type Result, success } from '../../core/result.ts';

const SECRET = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** The bearer secret (32 bytes in base64url); null if it is malformed. */
export function bearerOf(header: string | undefined): string | null | undefined {
  return header === undefined ? undefined : (SECRET.exec(header)?.[1] ?? null);
}

/** Secrets are stored only as this digest. */
export const digestOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** The SHA-256 of the bearer secret; null if it is malformed. */
export function secretOf(header: string | undefined): string | null | undefined {
  const secret = bearerOf(header);
  return typeof secret === 'string' ? digestOf(secret) : secret;
}

const isForwarded = ({ headers }: IncomingMessage) =>
  headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;

const isLoopback = (address: string) => /^((::ffff:)?127(\.\d+){3}|::1)$/.test(address);

/** From this machine and not through a proxy on it, which would set a header or pass on the visitor's host. */
export function isLocal(request: IncomingMessage): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return (
    isLoopback(request.socket.remoteAddress ?? '') &&
    /^(127(\.\d+){3}|(.+\.)?localhost|\[::1\])$/i.test(host) &&
    !isForwarded(request)
  );
}

/** The last address in the list, which the proxy itself wrote; clients can forge those before it. */
const forwardedFor = ({ headers }: IncomingMessage): string | undefined =>
  [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();

/** From this machine; behind a trusted proxy, if the proxy says so. */
export const isFromHere = (request: IncomingMessage, trustsProxy: boolean): boolean =>
  trustsProxy ? isLoopback(forwardedFor(request) ?? '') : isLocal(request);

/** The key for rate limits: the client's IPv4 address or IPv6 network. A trusted proxy names it. */
export function addressOf(request: IncomingMessage, trustsProxy: boolean): string {
  const last = trustsProxy ? forwardedFor(request) : undefined;
  const address = (last || request.socket.remoteAddress) ?? '';
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.slice(0, 60);
  return networkOf(address);
}

/** The first 64 bits of an IPv6 address: one client has all addresses below them. */
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

/** Browsers may write only from a page of this server; programs send no origin. */
export function isOwnPage(header: (name: string) => string | undefined): boolean {
  if (header('sec-fetch-site') === 'cross-site') return false;
  const origin = header('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === header('host');
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): Result<string> {
  try {
    return success(decoder.decode(bytes));
  } catch {
    return failure('badText');
  }
}

type RequestBody = Readable & { readonly headers: Pick<IncomingHttpHeaders, 'content-length'> };

/** Reads the body as UTF-8, from Node's request: the web `Request` would cost more than all other work on a log before
 * it is judged. Stops reading at the limit. Faults: tooLarge, badText, cutOff. */
export function readText(request: RequestBody, most: number): Promise<Result<string>> {
  if (Number(request.headers['content-length'] ?? 0) > most)
    return Promise.resolve(failure('tooLarge'));
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (result: Result<string>) => {
      request.off('data', take).off('end', whole).off('error', cut).off('close', cut);
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size <= most) return;
      request.pause();
      end(failure('tooLarge'));
    };
    const whole = () => end(decode(Buffer.concat(chunks)));
    // The client disconnected.
    const cut = () => end(failure('cutOff'));
    // This listener stays: a late error must not end the process.
    request.on('error', () => {});
    request.on('data', take).on('end', whole).on('error', cut).on('close', cut);
    if (request.destroyed) cut();
  });
}
