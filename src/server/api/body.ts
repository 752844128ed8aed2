// The body of a request as text: no longer than allowed, and real UTF-8. Read from Node's own request: the one that the web
// has would cost more than everything else that is done with a log before it is judged.

import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { failure, type Result, success } from '../../core/result.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): Result<string> {
  try {
    return success(decoder.decode(bytes));
  } catch {
    return failure('badText');
  }
}

type Sending = Readable & { readonly headers: Pick<IncomingHttpHeaders, 'content-length'> };

/** Faults: tooLarge, badText, cutOff. Stops reading as soon as there is too much. */
export function readText(request: Sending, most: number): Promise<Result<string>> {
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
    // Whoever was sending is gone.
    const cut = () => end(failure('cutOff'));
    // The listener for errors stays: one that comes late must not end the process.
    request.on('error', () => {});
    request.on('data', take).on('end', whole).on('error', cut).on('close', cut);
    if (request.destroyed) cut();
  });
}
