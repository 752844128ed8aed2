// Listens on a port: the requested one, or the next free one.

import { createServer, type RequestListener, type Server } from 'node:http';
import { serverWords } from '#words/server.ts';

export interface Serving {
  readonly port: number;
  /** False if the requested port was in use. */
  readonly asAsked: boolean;
  close(): Promise<void>;
}

const NEIGHBOURS = 20;
/** Milliseconds that requests in progress get when the server closes. */
const CLOSE_WITHIN = 3000;
/** Milliseconds for the head of a request and for all of it; slower clients only occupy connections. */
const HEAD_WITHIN = 15_000;
const WHOLE_WITHIN = 60_000;
/** Connections that may queue. With fewer, the system resets connections in a rush, and clients get no response. */
const BACKLOG = 4096;

/** Reads the `PORT` variable, 8080 by default; undefined if it is not a port. */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return 8080;
  return /^\d{1,5}$/.test(text) && Number(text) < 65536 ? Number(text) : undefined;
}

/** Tries the port, those after it, then any. Throws on other errors, such as missing permission. */
export async function serve(
  handler: RequestListener,
  wanted: number,
  host?: string,
): Promise<Serving> {
  const last = Math.min(wanted + NEIGHBOURS, 65535);
  const neighbours = Array.from({ length: last - wanted + 1 }, (_, offset) => wanted + offset);
  const candidates = wanted === 0 ? [0] : [...neighbours, 0];
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

/** Returns the listening server, or undefined if the port is in use. */
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

/** Accepts no new connections and gives requests in progress a moment to finish. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const enough = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN);
    server.close(() => {
      clearTimeout(enough);
      resolve();
    });
    server.closeIdleConnections();
  });
}
