// Serves the files of the built app, with security and cache headers. It is a single-page app: addresses inside it get
// index.html. The service's API is not here (api/).

import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { refusals } from '#words/server.ts';
import { isFromHere } from './api/request.ts';
import {
  contentType,
  createCompressor,
  type Encoding,
  encodings,
  type ServedFile,
} from './app-files.ts';
import { createPages, createPreviews, isHost } from './app-pages.ts';

/** CSP hashes of the page's inline scripts; no other inline script may run. */
export function inlineScriptHashes(page: string): readonly string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(([, text = '']) => text.trim() !== '')
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Own origin only. Connections allow any `https:` because players can set the URL of the card update. */
function securityPolicy(page: string): string {
  const sources: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(page)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'https:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(sources)
    .map(([directive, allowed]) => [directive, ...allowed].join(' '))
    .join('; ');
}

/** Sent with every response, including errors. */
function commonHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Files with a content hash in their name are immutable; browsers revalidate everything else. */
export function cacheControl(path: string): string {
  return /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}

/** The first of `encodings` that the browser accepts; `q=0` rejects one. */
function chooseEncoding(file: ServedFile, accept: string | undefined): Encoding | undefined {
  if (!file.compressible || !accept) return undefined;
  const taken = accept
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  return encodings.find((encoding) => taken.includes(encoding));
}

const PAGE = '/index.html';
const METHODS: readonly string[] = ['GET', 'HEAD'];

/** The decoded path; undefined if it is malformed or contains `..`. */
export function requestPath(address: string): string | undefined {
  const raw = address.split(/[?#]/, 1)[0] ?? '';
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  const sound =
    path.startsWith('/') && !/[\\\0]/.test(path) && !path.split('/').some((part) => part === '..');
  return sound ? path : undefined;
}

/** Does the service own this address? Here, so that the answer does not need the service loaded. */
export const isApiPath = (address: string): boolean =>
  /^\/(api|healthz|metrics)([/?]|$)/.test(address);

/** Does the request want a page of the app rather than a missing file? Share codes contain dots, so the dot cannot tell. */
function wantsPage(request: IncomingMessage, path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  const asksForPage =
    request.headers['sec-fetch-mode'] === 'navigate' ||
    (request.headers.accept ?? '').includes('text/html');
  return asksForPage || contentType(path) === undefined;
}

/** Served only to pages opened on this machine: the URLs that other devices can open. */
const ADDRESSES = '/addresses.json';

/** The origin that the client asked for; undefined if the host is malformed. */
function originOf({ headers }: IncomingMessage, trustsProxy: boolean): string | undefined {
  const forwarded = (name: string) =>
    trustsProxy ? headers[name]?.toString().split(',')[0] : undefined;
  const host = forwarded('x-forwarded-host') ?? headers.host ?? '';
  const protocol = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return isHost(host) ? `${protocol}://${host.toLowerCase()}` : undefined;
}

/** `addresses`: URLs that other devices can open. `trustsProxy`: trust the `X-Forwarded-*` headers of a proxy. */
export function createHandler(
  files: ReadonlyMap<string, ServedFile>,
  options: { addresses?(): readonly string[]; readonly trustsProxy?: boolean } = {},
): RequestListener {
  const { addresses, trustsProxy = false } = options;
  const page = files.get(PAGE);
  const headers = commonHeaders(securityPolicy(page?.body.toString('utf8') ?? ''));
  const pageFor = page ? createPages(page, files) : () => undefined;
  const withPreview = createPreviews(files);
  const compress = createCompressor();

  const refuse = (response: ServerResponse, status: keyof typeof refusals) => {
    response.writeHead(status, {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      ...(status === 405 ? { Allow: METHODS.join(', ') } : {}),
    });
    response.end(response.req.method === 'HEAD' ? undefined : `${refusals[status]}\n`);
  };

  const send = async (request: IncomingMessage, response: ServerResponse, file: ServedFile) => {
    const encoding = chooseEncoding(file, request.headers['accept-encoding']?.toString());
    const tag = `W/"${file.tag}"`;
    const validators = {
      ...headers,
      'Cache-Control': cacheControl(file.path),
      ETag: tag,
      ...(file.compressible ? { Vary: 'Accept-Encoding' } : {}),
    };
    const known = (request.headers['if-none-match'] ?? '').split(',').map((item) => item.trim());
    if (known.includes(tag)) {
      response.writeHead(304, validators).end();
      return;
    }
    const body = encoding ? await compress(file, encoding) : file.body;
    response.writeHead(200, {
      ...validators,
      'Content-Type': file.type,
      'Content-Length': body.length,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  function pageWithPreview(request: IncomingMessage, path: string): ServedFile | undefined {
    const found = wantsPage(request, path) ? pageFor(path) : undefined;
    return found && withPreview(found, path, originOf(request, trustsProxy));
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    const path = requestPath(request.url ?? '/');
    if (path === undefined) return refuse(response, 400);
    // The machine's network addresses stay on this machine.
    if (path === ADDRESSES && addresses && isFromHere(request, trustsProxy)) {
      response.writeHead(200, {
        ...headers,
        'Cache-Control': 'no-store',
        'Content-Type': 'application/json; charset=utf-8',
      });
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(addresses()));
      return;
    }
    const file = files.get(path) ?? pageWithPreview(request, path);
    if (!file) return refuse(response, 404);
    send(request, response, file).catch(() => refuse(response, 500));
  };
}
