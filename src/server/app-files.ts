// The built app in memory: every file with its type, tag and compressed forms. Requests only index this map; their paths
// never reach the file system.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

export interface ServedFile {
  /** With a leading slash. */
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
  /** Text, and long enough to shrink. */
  readonly compressible: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const contentType = (path: string): string | undefined => TYPES[extname(path).toLowerCase()];

const SMALLEST_COMPRESSED = 600;

/** Reads every file below the folder. Throws if it cannot. */
export function readFiles(folder: string): ReadonlyMap<string, ServedFile> {
  const files = new Map<string, ServedFile>();
  const walk = (inside: string, path: string) => {
    for (const entry of readdirSync(inside, { withFileTypes: true })) {
      const below = join(inside, entry.name);
      if (entry.isDirectory()) walk(below, `${path}${entry.name}/`);
      else if (entry.isFile()) {
        const file = readServed(below, `${path}${entry.name}`);
        files.set(file.path, file);
      }
    }
  };
  walk(folder, '/');
  return files;
}

export const tagOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

function readServed(place: string, path: string): ServedFile {
  const body = readFileSync(place);
  const type = contentType(path) ?? 'application/octet-stream';
  const textual = /^text\/|json|javascript|svg|wasm|ttf/.test(type);
  return {
    path,
    type,
    body,
    tag: tagOf(body),
    compressible: textual && body.length >= SMALLEST_COMPRESSED,
  };
}

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** Compresses each file on first request, once per encoding. */
export function createCompressor(): (file: ServedFile, encoding: Encoding) => Promise<Buffer> {
  const done = new Map<string, Promise<Buffer>>();
  return (file, encoding) => {
    const key = `${encoding} ${file.path} ${file.tag}`;
    const known = done.get(key) ?? compressors[encoding](file.body);
    done.set(key, known);
    return known;
  };
}
