// Answers requests from the files of the built app. One page: addresses inside the app get index.html.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isFromHere } from './api/visitor.ts';
import { contentType, createCompressor, type ServedFile } from './files.ts';
import { cacheControl, chooseEncoding, commonHeaders, securityPolicy } from './headers.ts';
import { createPreviews, isHost } from './previews.ts';
import { createPages } from './visits.ts';
import { refusals } from './words.ts';

const PAGE = '/index.html';
const METHODS: readonly string[] = ['GET', 'HEAD'];

/** The path that a request names, or undefined where it is malformed or tries to climb. */
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

/** Does the request want a page of the app, rather than a file that is not there? Share codes have dots in them. */
function wantsPage(request: IncomingMessage, path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  const asksForPage =
    request.headers['sec-fetch-mode'] === 'navigate' ||
    (request.headers.accept ?? '').includes('text/html');
  return asksForPage || contentType(path) === undefined;
}

/** Told to pages that were opened on this machine: where others find the app. */
const ADDRESSES = '/addresses.json';

export interface HandlerOptions {
  /** Addresses of the app that other devices know. */
  addresses?(): readonly string[];
  /** A proxy in front tells by whom it was asked, and by which protocol and name. */
  readonly trustsProxy?: boolean;
}

/** By which address the server was asked; undefined where that makes no sense. */
function originOf({ headers }: IncomingMessage, trustsProxy: boolean): string | undefined {
  const told = (name: string) =>
    trustsProxy ? headers[name]?.toString().split(',')[0] : undefined;
  const host = told('x-forwarded-host') ?? headers.host ?? '';
  const protocol = told('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return isHost(host) ? `${protocol}://${host.toLowerCase()}` : undefined;
}

export function createHandler(
  files: ReadonlyMap<string, ServedFile>,
  { addresses, trustsProxy = false }: HandlerOptions = {},
): RequestListener {
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
    const kept = {
      ...headers,
      'Cache-Control': cacheControl(file.path),
      ETag: tag,
      ...(file.compressible ? { Vary: 'Accept-Encoding' } : {}),
    };
    const known = (request.headers['if-none-match'] ?? '').split(',').map((item) => item.trim());
    if (known.includes(tag)) {
      response.writeHead(304, kept).end();
      return;
    }
    const body = encoding ? await compress(file, encoding) : file.body;
    response.writeHead(200, {
      ...kept,
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
    // Nobody else needs to know which networks this machine is in.
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
