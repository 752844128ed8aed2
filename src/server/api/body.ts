// The body of a request as text: no longer than allowed, and real UTF-8.

import { failure, type Result, success } from '../../core/result.ts';

/** Faults: tooLarge, badText, cutOff. Stops reading as soon as there is too much. */
export async function readText(request: Request, most: number): Promise<Result<string>> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > most) return failure('tooLarge');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > most) return failure('tooLarge');
      chunks.push(chunk);
    }
  } catch {
    // Whoever was sending is gone.
    return failure('cutOff');
  }
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    return failure('badText');
  }
}
