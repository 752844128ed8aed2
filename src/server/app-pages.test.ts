import { describe, expect, test } from 'vitest';
import { type ServedFile, tagOf } from './app-files.ts';
import { createPreviews, isHost, readPreviews } from './app-pages.ts';

const served = (path: string, text: string): ServedFile => {
  const body = Buffer.from(text);
  return { path, type: 'text/html', body, tag: tagOf(body), compressible: true };
};
const TABLE = {
  curio: { title: 'Curio', description: 'A "cabinet" & more', image: '/previews/curio.png' },
  pikachu: { title: 'Pikachu', description: 'Join tiles.', image: '/previews/pikachu.png' },
};
const page = served('/index.html', '<head><title>Curio</title></head>');
const withPreview = () =>
  createPreviews(new Map([['/previews.json', served('/previews.json', JSON.stringify(TABLE))]]));
const textOf = (file: ServedFile) => file.body.toString('utf8');

describe('link previews', () => {
  test.each([
    ['/', 'Curio', 'curio'],
    ['/archive', 'Curio', 'curio'],
    ['/archive/2026-11-16', 'Daily Curio', 'curio'],
    ['/pikachu', 'Pikachu', 'pikachu'],
    ['/pikachu/daily-2026-11-16-pikachu', 'Pikachu', 'pikachu'],
    ['/daily/2026-11-16/pikachu', 'Daily Pikachu', 'pikachu'],
    ['/play/pikachu.1p.6~10.abc.vfrmcr', 'Pikachu', 'pikachu'],
    ['/rules/pikachu', 'Pikachu', 'pikachu'],
  ])('%s shows %s', (path, title, image) => {
    const text = textOf(withPreview()(page, path, 'https://curio.example'));
    expect(text).toContain(`<meta property="og:title" content="${title}">`);
    expect(text).toContain(
      `<meta property="og:image" content="https://curio.example/previews/${image}.png">`,
    );
    expect(text).toMatch(/<\/head>$/);
    expect(text).not.toContain('og:url');
  });

  test('are made once per address, escaped, and for a limited number of hosts', () => {
    const make = withPreview();
    const first = make(page, '/play/pikachu.1p.a.b.cccccc', 'http://a.example');
    expect(make(page, '/play/pikachu.1p.d.e.ffffff', 'http://a.example')).toBe(first);
    expect(first.tag).not.toBe(page.tag);
    expect(textOf(make(page, '/', 'http://a.example'))).toContain(
      'A &quot;cabinet&quot; &amp; more',
    );
    for (let host = 0; host < 19; host++) make(page, '/', `http://h${host}.example`);
    expect(make(page, '/', 'http://one-too-many.example')).toBe(page);
    expect(make(page, '/', undefined)).toBe(page);
  });

  test('are left out without a table or a valid host', () => {
    for (const text of [undefined, 'no json', '[]', '{"curio":{"title":1}}', '{"curio":null}'])
      expect(readPreviews(text).size).toBe(0);
    expect(
      ['a.example', 'localhost:8080', '192.168.1.5:80', '[::1]:8080'].filter(isHost),
    ).toHaveLength(4);
    expect(['', 'a b', 'a/b', 'x"><script>', 'a:b', 'a:123456'].filter(isHost)).toEqual([]);
  });
});
