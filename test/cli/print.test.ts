// `curio print`, with a made-up way to print the toy, and the games of the program that print.

import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { cabinet } from '../../src/cli/extensions.ts';
import { curio, dealtCode, oneJson } from './world.ts';

/** What the text of a page says. */
const said = (svg: string | undefined) => /<text[^>]*>(.*)<\/text>/.exec(svg ?? '')?.[1];

async function pageCount(bytes: string | undefined): Promise<number> {
  return (await PDFDocument.load(Buffer.from(bytes ?? '', 'latin1'))).getPageCount();
}

describe('print', () => {
  test('new puzzles: the same seed gives the same pages', async () => {
    const files = new Map<string, string>();
    const run = await curio(['print', 'toy', '--seed', 'abc', '-o', 'a.svg'], { files });
    expect(run).toMatchObject({
      exit: 0,
      out: ['Wrote a.svg'],
      err: [expect.stringContaining('bare codes')],
    });
    await curio(['print', 'toy', '--seed', 'abc', '-o', 'b.svg'], { files });
    await curio(['print', 'toy', '--seed', 'abd', '-o', 'c.svg'], { files });
    expect(files.get('b.svg')).toBe(files.get('a.svg'));
    expect(files.get('c.svg')).not.toBe(files.get('a.svg'));
    expect(said(files.get('a.svg'))).toBe(`Short ${await dealtCode('abc-1')}`);
  });

  test('one SVG per page, or one PDF with all of them', async () => {
    const files = new Map<string, string>();
    const order = ['print', 'toy', '--set', 'preset=long', '--set', 'pages=3'];
    const { out } = await curio([...order, '-o', 'way/a.svg'], { files });
    expect(out).toEqual(['way/a.svg', 'way/a-2.svg', 'way/a-3.svg'].map((file) => `Wrote ${file}`));
    expect(said(files.get('way/a-3.svg'))).toMatch(/^Long toy\.1p\./);
    await curio([...order, '-o', 'a.pdf'], { files });
    expect(await pageCount(files.get('a.pdf'))).toBe(3);
  });

  test('the puzzle of a code, with a link and its level, on other paper', async () => {
    const files = new Map<string, string>();
    const code = await dealtCode('abc');
    const args = [
      'print',
      code,
      '--link',
      'https://curio.example/',
      '--set',
      'loud',
      '-o',
      'a.svg',
    ];
    expect((await curio(args, { files })).exit).toBe(0);
    expect(said(files.get('a.svg'))).toBe(`Short! https://curio.example/play/${code}`);
    const a4 = files.get('a.svg');
    await curio([...args, '--paper', 'letter'], { files });
    expect(files.get('a.svg')).toContain('215.9');
    expect(a4).toContain('297');
    const custom = String((await oneJson(['deal', 'toy', '--set', 'chests=9']))['code']);
    await curio(['print', custom, '-o', 'b.svg'], { files });
    expect(said(files.get('b.svg'))).toBe(`Custom ${custom}`);
  });

  test.each([
    [['--link', 'https://curio.example'], undefined],
    [['--link', 'http://localhost:8080'], 'only this machine knows'],
    [['--link', 'http://127.0.0.1:8080/'], 'only this machine knows'],
    [[], 'bare codes'],
  ] as const)('warns of QR codes that no phone can open: %j', async (link, warning) => {
    const run = await curio(['print', 'toy', '-o', 'a.svg', ...link]);
    expect([run.exit, run.err]).toEqual([
      0,
      warning === undefined ? [] : [expect.stringContaining(warning)],
    ]);
  });

  test('tells programs what it did', async () => {
    const order = ['print', 'toy', '--set', 'pages=2', '--seed', 's', '-o', 'a.svg'];
    expect(await oneJson(order)).toEqual({
      warning: expect.stringContaining('bare codes'),
      game: 'toy',
      version: 1,
      order: {
        preset: 'short',
        pages: 2,
        loud: false,
      },
      seed: 's',
      paper: 'a4',
      codes: [await dealtCode('s-1'), await dealtCode('s-2')],
      pages: 2,
      files: ['a.svg', 'a-2.svg'],
    });
    const code = await dealtCode('abc');
    expect(await oneJson(['print', code, '-o', 'a.pdf'])).toMatchObject({
      game: 'toy',
      code,
      params: { chests: 7, candles: 5 },
      codes: [code],
      seed: 'random1',
      files: ['a.pdf'],
    });
  });

  const code = 'toy.1p.7~5.A.zzzzzz';
  const rows: readonly (readonly [string, readonly string[], string, RegExp])[] = [
    ['an unknown game', ['toi', '-o', 'a.svg'], 'unknownGame', /mean toy/],
    ['a broken code', [code, '-o', 'a.svg'], 'wrongCheckDigits', /check letters/],
    ['a game that does not print', ['bare', '-o', 'a.svg'], 'notPrintable', /bare .*: toy\./],
    ['an unknown setting', ['toy', '--set', 'page=2', '-o', 'a.svg'], 'unknownSetting', /pages/],
    ['a value too large', ['toy', '--set', 'pages=4', '-o', 'a.svg'], 'badNumber', /1 to 3/],
    ['a bad choice', ['toy', '--set', 'preset=x', '-o', 'a.svg'], 'badChoice', /short, long/],
    ['unknown paper', ['toy', '--paper', 'a3', '-o', 'a.svg'], 'badChoice', /--paper.*a4, letter/],
    ['another form', ['toy', '-o', 'a.png'], 'badFileName', /\.svg or \.pdf.*a\.png/],
    ['a bad seed', ['toy', '--seed', 'a b', '-o', 'a.svg'], 'badSeed', /seed/],
    ['no steps', ['toy', '--budget', '0', '-o', 'a.svg'], 'budgetExhausted', /--budget/],
    ['a file in no place', ['toy', '-o', '/.svg'], 'unwritableFile', /cannot be written/],
  ];
  test.each(rows)('refuses %s', async (_, args, fault, message) => {
    const run = await curio(['print', ...args]);
    expect([run.exit, run.out, run.err.join()]).toEqual([1, [], expect.stringMatching(message)]);
    const asJson = await curio(['print', ...args, '--json']);
    expect(JSON.parse(asJson.err.join())).toMatchObject({ error: fault });
  });

  test('of a puzzle that is there, only what matters for it can be set', async () => {
    const toyCode = await dealtCode('abc');
    const run = await curio(['print', toyCode, '--set', 'pages=2', '-o', 'a.svg']);
    expect([run.exit, run.err.join()]).toEqual([1, expect.stringContaining('Choose from: loud.')]);
    const none = await curio(['print', toyCode, '--paper', 'letter', '-o', 'a.svg']);
    expect([none.exit, none.err.join()]).toEqual([1, 'curio: This puzzle cannot be printed.']);
  });

  test.each([
    [['toy'], /Into which file/],
    [['-o', 'a.svg'], /Which game or code/],
    [['toy', '--colour', 'red', '-o', 'a.svg'], /--colour/],
  ])('misuse: %j', async (args, message) => {
    const run = await curio(['print', ...args]);
    expect([run.exit, run.out]).toEqual([2, []]);
    expect(run.err.join('\n')).toMatch(message);
    expect(run.err.join('\n')).toContain('Usage: curio print');
  });

  test.each(cabinet.printing)('%s: an order, and the puzzle of a code', async (id) => {
    const files = new Map<string, string>();
    const world = { real: true, files } as const;
    const ordered = await oneJson(['print', id, '--seed', 'abc', '-o', 'a.pdf'], world);
    expect(ordered).toMatchObject({ game: id, seed: 'abc', files: ['a.pdf'] });
    expect(await pageCount(files.get('a.pdf'))).toBe(ordered['pages']);
    const dealt = await oneJson(['deal', id, '--seed', 'abc'], world);
    const args = ['print', String(dealt['code']), '--paper', 'letter', '-o', 'b.svg'];
    expect(await oneJson(args, world)).toMatchObject({ game: id, codes: [dealt['code']] });
    expect(files.get('b.svg')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });
});
