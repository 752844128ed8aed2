// Requests whose bodies are being read. They count from their first byte, so that a crowd that comes at once does not get in
// as a whole before the first of it is counted; and only a few are read at a time, so that whoever is turned away meanwhile
// hears it at once. One that trickles in holds up nobody: its turn is over after a moment, and then its place.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGate } from './gate.ts';

const READ_AT_ONCE = 8;
/** Milliseconds in which a body that comes without delay has come: the next one is read, and then its place is free. */
const TURN = 50;
const PLACE = 1000;

export interface Arrivals {
  readonly count: number;
  /** Takes a place, and answers when it is this request's turn to be read. */
  admit(request: IncomingMessage, response: ServerResponse, answer: () => void): void;
  /** It was read. */
  end(request: IncomingMessage): void;
}

export function createArrivals(): Arrivals {
  const gate = createGate(READ_AT_ONCE);
  const arriving = new Map<IncomingMessage, () => void>();
  const end = (request: IncomingMessage) => {
    const wasRead = arriving.get(request);
    arriving.delete(request);
    wasRead?.();
  };

  const read = (request: IncomingMessage, answer: () => void) =>
    new Promise<void>((resolve) => {
      const turn = setTimeout(resolve, TURN);
      const place = setTimeout(() => end(request), PLACE);
      arriving.set(request, () => {
        clearTimeout(turn);
        clearTimeout(place);
        resolve();
      });
      answer();
    });

  return {
    get count() {
      return arriving.size;
    },
    admit(request, response, answer) {
      arriving.set(request, () => {});
      // Not when the request closes: that is when it was read, before its reader goes on.
      response.once('close', () => end(request));
      // Who has gone away while waiting is not read.
      void gate.pass(async () => {
        if (arriving.has(request)) await read(request, answer);
      });
    },
    end,
  };
}
