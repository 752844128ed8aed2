// Replays as links: the save text behind the #, deflated where the browser can. It never reaches a server.
//   z<base64 of the deflated text>   or   t<base64 of the text>

import { decodeBytes, decodeText, encodeBytes, encodeText } from '../../../core/base64.ts';
import { failure, type Result, success } from '../../../core/result.ts';

const LONGEST_SAVE = 5_000_000;

async function pipe(bytes: Uint8Array, through: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough<Uint8Array>(through);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > LONGEST_SAVE) throw new RangeError('too long');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function packReplay(save: string): Promise<string> {
  try {
    const bytes = new TextEncoder().encode(save);
    return `z${encodeBytes(await pipe(bytes, new CompressionStream('deflate-raw')))}`;
  } catch {
    return `t${encodeText(save)}`;
  }
}

/** Fault: notAReplay. */
export async function unpackReplay(text: string): Promise<Result<string>> {
  const bare = text.replace(/^#/, '').trim();
  const form = bare.charAt(0);
  if (form === 't') {
    const plain = decodeText(bare.slice(1));
    return plain.ok ? plain : failure('notAReplay');
  }
  const bytes = form === 'z' ? decodeBytes(bare.slice(1)) : undefined;
  if (!bytes?.ok) return failure('notAReplay');
  try {
    const plain = await pipe(bytes.value, new DecompressionStream('deflate-raw'));
    return success(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return failure('notAReplay');
  }
}
