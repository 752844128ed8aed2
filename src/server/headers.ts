// The headers of an answer: what the page may load, how long it may be kept, how it is compressed.

import { createHash } from 'node:crypto';
import { type Encoding, encodings, type ServedFile } from './files.ts';

/** Hashes of the scripts inside a page, so that they may run although no other inline script may. */
export function inlineScriptHashes(page: string): readonly string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].flatMap(([, text = '']) =>
    text.trim() === ''
      ? []
      : [`'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`],
  );
}

/** Own origin only; `https:` for connections because the address of the card update is a setting. */
export function securityPolicy(page: string): string {
  const sources: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(page)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'https:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(sources)
    .map(([directive, allowed]) => [directive, ...allowed].join(' '))
    .join('; ');
}

/** On every answer, errors too. */
export function commonHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Names with a hash in them never change their content; everything else is asked for again. */
export function cacheControl(path: string): string {
  return /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}

/** The best encoding that the browser takes, by the order of `encodings`; a weight of zero refuses one. */
export function chooseEncoding(file: ServedFile, accept: string | undefined): Encoding | undefined {
  if (!file.compressible || !accept) return undefined;
  const taken = accept
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  return encodings.find((encoding) => taken.includes(encoding));
}
