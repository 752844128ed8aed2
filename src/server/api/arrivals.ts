// Requests whose bodies are being read. They count from their first byte, so that a crowd that comes at once does not get in
// as a whole before the first of it is counted; but only for a moment: one that trickles in keeps no place from others.

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds in which a body that comes without delay has come. */
const MOMENT = 1000;

export interface Arrivals {
  readonly count: number;
  begin(request: IncomingMessage, response: ServerResponse): void;
  end(request: IncomingMessage): void;
}

export function createArrivals(): Arrivals {
  const arriving = new Map<IncomingMessage, NodeJS.Timeout>();
  const end = (request: IncomingMessage) => {
    clearTimeout(arriving.get(request));
    arriving.delete(request);
  };
  return {
    get count() {
      return arriving.size;
    },
    begin(request, response) {
      arriving.set(
        request,
        setTimeout(() => end(request), MOMENT),
      );
      // Not of the request: that closes when it was read, before its reader goes on.
      response.once('close', () => end(request));
    },
    end,
  };
}
