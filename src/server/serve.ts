// Opens a port for a handler: the one that is asked for, or the next free one.

import { createServer, type RequestListener, type Server } from 'node:http';
import { serverWords } from './words.ts';

export interface Serving {
  readonly port: number;
  /** False where the port that was asked for is in use. */
  readonly asAsked: boolean;
  close(): Promise<void>;
}

const NEIGHBOURS = 20;
/** Milliseconds for what is being answered when the server is closed. */
const PATIENCE = 3000;
/** Milliseconds for whoever sends the head of a request, and all of it: who takes longer is holding a place. */
const HEAD_WITHIN = 15_000;
const WHOLE_WITHIN = 60_000;
/** Connections that may wait to be taken; with fewer, a rush ends in broken ones instead of in answers. */
const BACKLOG = 4096;

/** The port as people write it in an environment variable; undefined where it is not one. */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return 8080;
  return /^\d{1,5}$/.test(text) && Number(text) < 65536 ? Number(text) : undefined;
}

/** Tries the port and its neighbours, then any. Throws for other troubles, such as a port that needs rights. */
export async function serve(
  handler: RequestListener,
  wanted: number,
  host?: string,
): Promise<Serving> {
  const candidates = wanted === 0 ? [0] : [...neighbours(wanted), 0];
  for (const candidate of candidates) {
    const server = await listen(handler, candidate, host);
    const address = server?.address();
    if (!server || !address || typeof address === 'string') continue;
    return {
      port: address.port,
      asAsked: wanted === 0 || candidate === wanted,
      close: () => closeServer(server),
    };
  }
  throw new Error(serverWords.noFreePort);
}

function neighbours(port: number): readonly number[] {
  const last = Math.min(port + NEIGHBOURS, 65535);
  return Array.from({ length: last - port + 1 }, (_, offset) => port + offset);
}

/** A listening server, or undefined where the port is in use. */
function listen(
  handler: RequestListener,
  port: number,
  host: string | undefined,
): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const within = { headersTimeout: HEAD_WITHIN, requestTimeout: WHOLE_WITHIN };
    const server = createServer({ ...within, connectionsCheckingInterval: 5000 }, handler);
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ port, backlog: BACKLOG, ...(host === undefined ? {} : { host }) }, () =>
      resolve(server),
    );
  });
}

/** Takes nobody new and lets those who are there finish, but not for ever. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const enough = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearTimeout(enough);
      resolve();
    });
    server.closeIdleConnections();
  });
}
