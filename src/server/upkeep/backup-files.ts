// Backups as files of lines, gzipped if the name ends in .gz. A file appears complete or not at all.

import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Longer than any row. */
const LONGEST_LINE = 4 * 1024 * 1024;

export class LongLine extends Error {}

/** Writes what `fill` writes; leaves no file behind on failure. */
export async function writeLines<T>(
  file: string,
  fill: (write: (line: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const part = `${file}.part`;
  const head = file.endsWith('.gz') ? createGzip() : new PassThrough();
  const piped = pipeline(head, createWriteStream(part, { mode: 0o600, flush: true }));
  // Avoids an unhandled rejection; we await it below.
  piped.catch(() => {});
  try {
    const answer = await fill(async (line) => {
      if (!head.write(line)) await Promise.race([once(head, 'drain'), piped]);
    });
    head.end();
    await piped;
    await rename(part, file);
    await syncFolder(dirname(file));
    return answer;
  } catch (error) {
    head.destroy();
    await rm(part, { force: true });
    throw error;
  }
}

/** Makes created and renamed files durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/** Reads lines, gzipped or not. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const packed = await isGzip(file);
  const raw = createReadStream(file);
  const bytes = packed ? raw.pipe(createGunzip()) : raw;
  // Pipes do not forward errors.
  raw.once('error', (error) => bytes.destroy(error));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new LongLine();
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** A UTC time as part of a file name: 20261116-110000. */
export function momentName(millis: number): string {
  return new Date(millis).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
