import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFiles } from './app-files.ts';
import { cacheControl, createHandler, inlineScriptHashes, requestPath } from './app-handler.ts';
import { readHintTable } from './app-pages.ts';
import { readPort, type Serving, serve } from './http-server.ts';

const PAGE =
  '<!doctype html><head><script>theme()</script><script src="/assets/a.js"></script></head><p>Curio</p>';
/** Home and one game have prerendered pages. */
const DRAWN = PAGE.replace('<p>', '<!--first--><b>drawn</b><!--/first--><p>');
const WITCHES = DRAWN.replace('drawn', 'a board');
const TABLE = {
  pikachu: ['assets/a.js', 'assets/pikachu-1.js', 'assets/pikachu-2.css', 'assets/gone.js'],
  '/pikachu': ['assets/first.svg'],
  daily: ['assets/main-Ab12_-cd.js'],
};
const SCRIPT = `export const words = '${'curio '.repeat(300)}';\n`;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let folder: string;
let serving: Serving;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curio-'));
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'web', 'index.html'), DRAWN);
  mkdirSync(join(folder, 'web', 'witches'));
  writeFileSync(join(folder, 'web', 'witches', 'index.html'), WITCHES);
  writeFileSync(join(folder, 'web', 'sw.js'), SCRIPT);
  writeFileSync(join(folder, 'web', 'assets', 'main-Ab12_-cd.js'), SCRIPT);
  writeFileSync(join(folder, 'web', 'assets', 'pikachu-1.js'), SCRIPT);
  writeFileSync(join(folder, 'web', 'assets', 'pikachu-2.css'), 'p {}');
  writeFileSync(join(folder, 'web', 'assets', 'first.svg'), '<svg/>');
  writeFileSync(join(folder, 'web', 'first-visit.json'), JSON.stringify(TABLE));
  writeFileSync(join(folder, 'web', 'icon.png'), Buffer.alloc(2000));
  const addresses = () => ['http://192.168.1.20:8080/'];
  const handler = createHandler(readFiles(join(folder, 'web')), { addresses });
  serving = await serve(handler, 0, '127.0.0.1');
});

afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

/** With node:http, because fetch normalizes URLs. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  port = serving.port,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('pages', () => {
  const pages: readonly (readonly [string, string, Record<string, string>])[] = [
    ['a page of the app', '/settings', browser],
    ['a share code with dots', '/play/hudoku.1p.8.AbC-_.x1y2z3', browser],
    ['a share code that ends like a file', '/play/toy.1p.a.js', { 'sec-fetch-mode': 'navigate' }],
    ['a page with a query', '/play?from=/..', browser],
    ['a page asked for by a plain tool', '/settings', {}],
  ];
  test.each(pages)('%s is index.html', async (_, path, headers) => {
    const answer = await ask(path, headers);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(PAGE);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('home and a game get their own prerendered page; no other address does', async () => {
    const textOf = async (path: string) => (await ask(path, browser)).body.toString();
    expect(await textOf('/')).toBe(DRAWN);
    expect(await textOf('/witches')).toBe(WITCHES);
    expect(await textOf('/witches/')).toBe(WITCHES);
    expect(await textOf('/witches/board1')).toBe(PAGE);
    expect(await textOf('/rules/witches')).toBe(PAGE);
  });

  test('only own scripts may run, and the inline script by its hash', async () => {
    const policy = (await ask('/', browser)).headers['content-security-policy'];
    const [hash] = inlineScriptHashes(PAGE);
    expect(inlineScriptHashes(PAGE)).toHaveLength(1);
    expect(policy).toContain(`script-src 'self' ${hash};`);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("worker-src 'self' blob:");
  });
});

describe('files', () => {
  test('a hashed asset is immutable', async () => {
    const answer = await ask('/assets/main-Ab12_-cd.js');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(SCRIPT);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('the service worker is always revalidated', async () => {
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
    expect(cacheControl('/assets/plain.js')).toBe('no-cache');
  });

  const forms = [
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ] as const;
  test.each(forms)('%s for clients that accept it', async (name, accept, unpack) => {
    const answer = await ask('/sw.js', { 'accept-encoding': accept });
    expect(answer.headers['content-encoding']).toBe(name);
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(answer.body.length).toBeLessThan(SCRIPT.length);
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    expect(unpack(answer.body).toString()).toBe(SCRIPT);
  });

  test('pictures are not compressed again', async () => {
    const answer = await ask('/icon.png', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toHaveLength(2000);
  });

  test('what the browser has cached is not sent again', async () => {
    const tag = (await ask('/sw.js')).headers.etag ?? '';
    const again = await ask('/sw.js', { 'if-none-match': `"other", ${tag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await ask('/sw.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('HEAD has the headers and no body', async () => {
    const answer = await ask('/sw.js', {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(Number(answer.headers['content-length'])).toBe(SCRIPT.length);
    expect(answer.body).toHaveLength(0);
  });
});

describe('refusals', () => {
  const refused: readonly { what: string; path: string; status: number; method?: string }[] = [
    { what: 'a missing asset, even from a browser', path: '/assets/old-12345678.js', status: 404 },
    { what: 'a missing file', path: '/missing.png', status: 404 },
    { what: 'another method', path: '/', status: 405, method: 'POST' },
    { what: 'climbing', path: '/../secret.txt', status: 400 },
    { what: 'climbing in disguise', path: '/%2e%2e/secret.txt', status: 400 },
    { what: 'climbing with a coded slash', path: '/assets%2f..%2f..%2fsecret.txt', status: 400 },
    { what: 'a backslash', path: '/..%5csecret.txt', status: 400 },
    { what: 'a null', path: '/index.html%00.png', status: 400 },
    { what: 'half an escape', path: '/%e0%a4%a', status: 400 },
    { what: 'no leading slash', path: 'http://other.example/', status: 400 },
  ];
  test.each(refused)('$what', async ({ path, status, method = 'GET' }) => {
    const answer = await ask(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.body.toString()).not.toContain('secret');
    if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test('a name may contain two dots', () => {
    expect(requestPath('/play/a..b')).toBe('/play/a..b');
  });
});

describe('ports', () => {
  test('falls back to another port', async () => {
    const other = await serve(() => {}, serving.port, '127.0.0.1');
    expect(other.asAsked).toBe(false);
    expect(other.port).not.toBe(serving.port);
    await other.close();
  });

  const ports: readonly (readonly [string | undefined, number | undefined])[] = [
    [undefined, 8080],
    ['', 8080],
    ['0', 0],
    ['3000', 3000],
    ['65536', undefined],
    ['http', undefined],
    ['-1', undefined],
  ];
  test.each(ports)('PORT=%s', (text, port) => {
    expect(readPort(text)).toBe(port);
  });
});

describe('the page of an address', () => {
  const linksOf = async (path: string) => {
    const { body } = await ask(path, { accept: 'text/html' });
    return [
      ...body.toString('utf8').matchAll(/<link rel="(\w+)"[^>]* crossorigin href="([^"]+)">/g),
    ].map(([, kind, file]) => `${kind} ${file}`);
  };
  const own = ['modulepreload /assets/pikachu-1.js', 'stylesheet /assets/pikachu-2.css'];

  test('hints at the files of its game that exist and that the page does not already name', async () => {
    expect(await linksOf('/pikachu')).toEqual([...own, 'preload /assets/first.svg']);
    expect(await linksOf('/pikachu/board1')).toEqual(own);
    expect(await linksOf('/play/pikachu.1p.9~easy.body')).toEqual(own);
  });

  test('combines the files of a page and of its game', async () => {
    const both = ['modulepreload /assets/main-Ab12_-cd.js', ...own];
    expect(await linksOf('/daily/2026-11-16/pikachu')).toEqual(both);
  });

  test('is plain elsewhere, and for the service worker', async () => {
    for (const path of ['/', '/unknown', '/index.html']) expect(await linksOf(path)).toEqual([]);
  });

  test('has a tag of its own', async () => {
    const tags = await Promise.all(
      ['/', '/pikachu'].map(async (path) => (await ask(path)).headers.etag),
    );
    expect(tags[0]).not.toBe(tags[1]);
  });

  test('has no hints if the table is damaged', () => {
    for (const text of [undefined, '', '{', 'null', '[1]', '{"pikachu":5}'])
      expect([...readHintTable(text).values()].flat()).toEqual([]);
  });
});

describe('behind a proxy on this machine', () => {
  const asked = async (trustsProxy: boolean, headers: Record<string, string>) => {
    const addresses = () => ['http://192.168.1.20:8080/'];
    const handler = createHandler(readFiles(join(folder, 'web')), { addresses, trustsProxy });
    const behind = await serve(handler, 0, '127.0.0.1');
    try {
      return (await ask('/addresses.json', headers, 'GET', behind.port)).body.includes('192.168');
    } finally {
      await behind.close();
    }
  };
  test.each([
    ['a visitor from elsewhere', true, { 'x-forwarded-for': '203.0.113.7' }, false],
    ['one who claims to be here', true, { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }, false],
    ['one of whom it says nothing', true, {}, false],
    ['one of whom it says nonsense', true, { 'x-forwarded-for': '127.0.0.1.example.org' }, false],
    ['a visitor from here', true, { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }, true],
    ['a visitor from here by IPv6', true, { 'x-forwarded-for': '::1' }, true],
    ['a visitor through an untrusted proxy', false, { 'x-forwarded-for': '127.0.0.1' }, false],
    [
      'a visitor through one that only passes the host on',
      false,
      { host: 'curio.example.org' },
      false,
    ],
  ])('%s learns the addresses of the machine only from it', async (_, trusts, headers, learns) => {
    expect(await asked(trusts, headers)).toBe(learns);
  });
});

test('gives pages on this machine the URLs for other devices', async () => {
  const { status, headers, body } = await ask('/addresses.json');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(body.toString())).toEqual(['http://192.168.1.20:8080/']);
});
